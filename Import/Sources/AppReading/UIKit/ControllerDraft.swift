internal import AppCode

/// A controller's screen while its facts are gathered.
final class ControllerDraft {
  /// What is known so far.
  var screen: Screen
  /// Back buttons that code sets which does not run as the screen comes.
  var laterBacks: [ControllerReader.LaterBack] = []
  /// Buttons that were set together, by side.
  var sets: [ItemSet] = []
  /// What code has put into lists of the screen's own, by the list's name, before buttons are made of it.
  var listed: [String: [Listed]] = [:]
  /// Whether the title is set whatever the code looks at.
  var isTitleAlways = false
  /// Whether some title is set in every case of a `switch`.
  var isTitleInAllCases = false
  /// Whether some title is set on its navigation item.
  var isTitleOfItem = false
  /// The function that sets the title.
  var functionOfTitle = ""
  /// The function that hides or shows the bar; nil for none.
  var functionOfHiding: String?
  /// The ways through branchings that show the bar where others hide it, by what has to hold.
  var waysWithBar: [String: [Int: Int]] = [:]
  /// What has to hold for the title; nil for always.
  var titleCondition: String?
  /// Whether some title is set, whatever holds.
  var hasTitleAlways: Bool {
    isTitleAlways || isTitleInAllCases || titleCondition?.hasSuffix("else") ?? true
      || titles.contains { $0.condition.hasSuffix("else") }
  }
  /// The cases of enumerations that its class holds; nil before its code is walked.
  var cases: HeldCases?
  /// How many steps calls have led its code into.
  var calledSteps = 0
  /// Other titles, with their conditions.
  var titles: [(condition: String, words: AppText)] = []
  /// It as other callers make it, with other buttons, each with its title.
  var otherWays: [(title: Fact<AppText>, bound: ControllerDraft)] = []
  /// Titles of what is special, which count where the screen has none otherwise.
  var specialTitles: [(value: Expression, place: Place, walk: ControllerReader.Walk)] = []
  /// The ways through branchings that lead to a title, by the branching's number.
  var waysOfTitles: [AppText: [Int: Int]] = [:]
  /// What holds at each place that gives the screen a title.
  var holdingsOfTitles: [AppText: Set<Holding>] = [:]
  /// What has to hold for a title that the code chooses beside another: `not isNew`.
  var statesOfTitles: [AppText: String] = [:]
  /// What has to hold for titles that some function may start: that the screen is edited, or a flag.
  var modesOfTitles: [AppText: Set<String>] = [:]
  /// The title that whatever starts something gives the screen, by what it starts.
  var titlesOfModes: [String: AppText] = [:]
  /// What is started by functions that set a title in some case, which stands there then.
  var titledModes: Set<String> = []
  /// The sides whose buttons whatever starts something takes away, by what it starts.
  var sidesWithout: [String: Set<Item.Position>] = [:]
  /// What is started where the search field is taken away.
  var modesWithoutSearch: Set<String> = []
  /// Words that code gives the only button of a side where something holds.
  var amendmentsWhere: [String: [Item.Position: AppText]] = [:]
  /// What words of buttons read where something else holds.
  var wordsOfStates: [AppText: [TextReader.State]] = [:]
  /// What cases of a `switch` ask for, as an `if` would: `mode == .new` of `case .new`.
  var questions: [String: Set<String>] = [:]
  /// Where each title is set.
  var placesOfTitles: [AppText: Place] = [:]
  /// The ways through branchings that lead to the view in the title's place.
  var waysOfTitleView: [Int: Int] = [:]
  /// Whether only something special puts that view there.
  var isTitleViewSpecial = false
  /// Views that something special puts there, by what has to hold.
  var specialTitleViews: [String: Fact<Item.Content>] = [:]
  /// Labels that functions of its own which others call put there later, by function.
  var laterTitleViews: [(function: String, view: Fact<Item.Content>)] = []
  /// The name that the view in the title's place has in the code; nil for none.
  var nameOfTitleView: String?
  /// The names of the steps that put it there.
  var scopeOfTitleView: Scope?
  /// When the system calls what puts a view in the title's place, and what takes it away again.
  var timeOfTitleView = 0
  var timeOfNoTitleView = -1
  /// The function that puts a view in the title's place, where that only runs once others call it; nil for
  /// any other.
  var laterFunctionOfTitleView: String?
  /// Functions that others call which take the view in the title's place away.
  var functionsWithoutTitleView: Set<String> = []
  /// The name that the controller of its search field has in the code.
  var nameOfSearch = ""
  /// What code does with its search field on each way.
  var searchSteps = SearchSteps()
  /// What has to hold for the buttons that the screen has first; nil for nothing.
  var conditionOfItems: String?
  /// What the class sets on its properties.
  var scope: Scope?
  /// What each function of the class sets on names of its own, by its place.
  var settings: [String: Scope] = [:]
  /// Whether a function that the system calls says whether it has a back button.
  var hidesBackSurely = false
  /// The function of the screen's own that says in any case whether Back is hidden; nil for none.
  var functionOfHiddenBack: String?
  /// The ways through branchings that hide the back button, where only some do; nil otherwise.
  var waysOfHiddenBack: [Int: Int]?
  /// Whether its code shows the bar as it comes, in any case.
  var showsBar = false
  /// Whether another function shows its back button.
  var showsBackLater = false
  /// Whether nothing stands in the title's place in one of several branches.
  var mayHaveNoTitleView = false
  /// Words that code gives the only button of a side that is drawn, by side.
  var amendments: [Item.Position: (words: AppText, place: Place)] = [:]
  /// What its code surely changes on the only button of a side that is there before, by side.
  var itemChanges: [Item.Position: ItemChange] = [:]
  /// The sides from which a function of its own surely takes all that is there before, each with that
  /// function and how many sets of buttons there were.
  var takenAway: [Item.Position: (function: String, before: Int)] = [:]
  /// The sides that its code fills or clears in every case as the screen comes.
  var settledSides: [Item.Position: SettledSide] = [:]
  /// What its code says of the bar, step by step.
  var barSteps: [BarStep] = []
  /// Its functions that surely run as the screen comes; nil before somebody has asked.
  var surelyRun: Set<String>?
  /// Data that drawn buttons read where something holds, by the names that the class has for them.
  var dataOfOutlets: [String: (condition: String, source: String, place: Place)] = [:]
  /// Whether the only button of a side that is drawn can be pressed as the screen comes, by side.
  var enabledAtFirst: [Item.Position: Bool] = [:]
  /// Titles that others give it where they make it, with their conditions and what else they may
  /// be.
  var outsideTitles: [OutsideTitle] = []
  /// The titles that functions give it which make it.
  var titlesOfCallers: [Caller: Fact<AppText>] = [:]
  /// How many calls of other objects hand it something.
  var handings = 0
  /// What its title reads as other objects hand it to the screen; nil for nothing.
  var handedTitles: [HandedTitle] = []
  /// What words of its buttons read as other objects hand them to the screen, by how its code spells
  /// them.
  var handedWords: [String: [AppText?]] = [:]
  /// Functions of the class that run as the screen comes.
  var early: Set<String> = []
  /// Those of them that are read where its code calls them.
  var branched: Set<String> = []
  /// What it sets itself, without what it inherits; nil for one that inherits nothing of the app's.
  var own: Scope?

  /// Whether it is there to be inherited from: its title is nobody's yet and its name says so.
  var isPlainBase: Bool {
    screen.title?.value.isKnown != true
      && (screen.name.hasPrefix("Bas") || screen.name.contains("Base"))
  }

  /// Titles that initializers set in any case, each with its initializer.
  var titlesOfInitializers: [(initializer: Function, title: Fact<AppText>)] = []

  /// A function that makes a screen.
  struct Caller: Hashable {
    var owner: String
    var function: String
  }

  /// Functions that take all buttons of a side away, by side.
  var clearings: [Item.Position: Set<String>] = [:]

  /// The sides that a base class empties as the screen comes, so that nothing drawn is left there.
  var clearedByBases: Set<Item.Position> = []

  /// Whether the class takes the buttons of a side away as the screen comes, so that none of those is left
  /// which its stack has put there before.
  func isClearedAsItComes(_ position: Item.Position) -> Bool {
    !(clearings[position] ?? []).isDisjoint(with: early)
  }

  /// The ways through branchings that take all buttons of a side away.
  var waysOfClearings: [Clearing] = []

  /// Whether another way of going on takes away what only happens later sets.
  func isTakenAwayOtherwise(_ set: ItemSet) -> Bool {
    set.isLater && set.condition != nil
      && waysOfClearings.contains { $0.position == set.position && $0.ways.excludes(set.ways) }
  }

  /// Whether buttons of one side are never there with any of the other side.
  func clearsOtherSide(_ set: ItemSet) -> Bool {
    let other: Item.Position = set.position == .left ? .right : .left
    guard clearings[other]?.contains(set.function) ?? false else { return false }
    // What the same function sets as well may come back in another branch.
    return !sets.contains {
      $0.position == other && $0.function == set.function && !$0.items.isEmpty
    }
  }

  /// Buttons of one side that were set together.
  struct ItemSet {
    var position: Item.Position
    var items: [Item]
    var condition: String?
    var generation: Int
    /// The function that sets it.
    var function = ""
    /// The ways through branchings that lead to them, by the branching's number.
    var ways: [Int: Int] = [:]
    /// What holds where they are set.
    var holding = Holding()
    /// The conditions of the cases beside those that lead to them.
    var otherCases = OtherCases()
    /// Whether only what happens later sets it.
    var isLater = false
    /// Whether a block sets it that is handed to somebody who runs it at some other time.
    var isHanded = false
    /// Whether a branch sets it that the screen does not come with.
    var isAbsent = false
    /// Whether a base class sets it.
    var isInherited = false
    /// The function of another type that sets it where it makes the screen; nil for the screen's own.
    var caller: Caller?
    /// Whether a function that the system calls sets it in any case.
    var isStraight = false
    /// What the stacks are drawn under whose first screen gets it; nothing for any.
    var entries: Set<String> = []
    /// The stack of the app's own that gives it to its first screen; nil for none.
    var stack: String?
    /// What holds from its function's steps on: that the screen is edited, or a flag of its own.
    var modes: Set<String> = []
    /// Whether its function ends something of that kind.
    var endsMode = false
    /// Where it is set; nil for nowhere known.
    var place: Place?
    /// Whether it is added to what the bar has, before that or after it; nil for a set of its own.
    var addition: Addition?

    /// Where buttons are added to others, counted from the edge of the bar.
    enum Addition { case before, after }

    /// Whether it shows nothing but something turning.
    var isTurning: Bool {
      !items.isEmpty
        && items.allSatisfy { item in
          if case .activity = item.content { return true }
          return false
        }
    }
  }

  /// A title that others give it where they make it.
  struct OutsideTitle {
    var condition: String
    var title: Fact<AppText>
    /// What else it may be.
    var others: [(condition: String, words: AppText)]
    /// What the screen is drawn under that it is made of; nil where the code does not say.
    var identifier: String?
    /// The class from which the segue leads that it is given for; nil for none.
    var segue: String?
  }

  /// Whether it is that of a class.
  func isOwn(_ name: String) -> Bool { screen.name == name }

  init(_ name: String, at place: Place) {
    screen = Screen(name, .uiKit, at: place)
  }
}

extension Item.Content {
  /// Whether it is a label that reads whatever title the screen has.
  var readsTitle: Bool {
    guard case .label(.unknown(let source)) = self else { return false }
    return ["newValue", "title", "navigationItem.title"].contains(
      source.replacing("self.", with: ""))
  }
}
