internal import AppCode

/// A screen while its facts are gathered.
final class Draft {
  /// What is known so far.
  var screen: Screen
  /// The type whose body it is; nil for the content of a link, a sheet or a column.
  let type: String?
  /// The only view its content is made of, where modifiers apart that is all there is.
  var core: Child?
  /// The stacks in it that something hangs on from outside.
  var stacksApart: [Draft] = []
  /// Whether what hangs on its stack from outside is left out, as no bar shows it.
  var isClearedOutside = false
  /// Views of the app's own that stand in it.
  var children: [Child] = []
  /// Whether another screen has taken in what this one says.
  var isAbsorbed = false
  /// Whether it has a stack of its own around its content.
  var hasStack = false
  /// Whether a frame for screens stands in it, so that it is one.
  var isFramed = false
  /// Whether its bar is hidden inside of that stack.
  var hidesInStack = false
  /// Whether it hides its bar for itself alone, so that what is pushed on top of it has one.
  var hidesForItself = false
  /// Whether it is all that a stack of another view has first.
  var isFirstOnStack = false
  /// The view that is all its stack has first, where that stands on a branch; nil for none.
  var firstOnBranch: String?
  /// Whether something in it is not known, or says more of a bar than is read.
  var holdsUnknown = false
  /// What stands in it that views of the app's own are handed to show.
  var handedParts: Set<SwiftUIReader.HandedPart> = []
  /// Whether it is made of columns.
  var hasColumns = false
  /// Whether it has no title as it is made here, though it has one as other calls make it.
  var isUntitled = false
  /// Whether a function of a controller's puts it onto a stack.
  var isHosted = false
  /// Whether code of UIKit's puts it onto a stack.
  var isOnStackOfUIKit = false
  /// Whether that pushes it in a controller that surely has a bar.
  var isPushedUnderBar = false
  /// Whether it is made of tabs.
  var hasTabs = false
  /// The tabs that share its bar.
  var tabs: [Item.Branch] = []
  /// Whether it is one of several tabs.
  var isTab = false
  /// Whether it is a stack with nothing in it, whose bar shows nothing that hangs on it.
  var isEmptyStack = false
  /// The view inside of it that its title stands in; nil for one that stands in itself.
  var titled: String?
  /// Titles that it has where others use it with other arguments.
  var otherTitles: [Fact<AppText>] = []
  /// Whether others use it with a title that only the running app knows.
  var isTitleOpen = false
  /// Other titles it may have, with their conditions.
  var variants: [(condition: String, words: AppText)] = []
  /// The branches that those other titles stand in, for those that stand in one.
  var waysOfTitles: [AppText: Item.Branch] = [:]
  /// Other ways through a branching on which its title reads the same.
  var otherWaysOfTitle: [Item.Branch] = []
  /// What has to hold for its title, where it has another otherwise; nil for nothing known.
  var conditionOfTitle: String?
  /// The branch that its title stands in; nil for one that is always there.
  var branchOfTitle: Item.Branch?
  /// The branch that its search field stands in; nil for one that is always there.
  var branchOfSearch: Item.Branch?
  /// Words in its bar that read otherwise where something else holds, with what they read then.
  var alternatives: [AppText: [(condition: String, words: AppText)]] = [:]
  /// Whether its title is for what is missing, of what whoever makes it may pass.
  var isTitleForMissing = false
  /// Whether somebody makes it without that.
  var isMadeWithout = false
  /// Whether somebody makes it with nothing for its title.
  var isMadeUntitled = false
  /// How large its title is where something holds, where that is one of two.
  var modes: [(condition: String, mode: Fact<Screen.TitleMode>)] = []
  /// What stands for its bar where that is hidden on some branches.
  var marks: [Item] = []
  /// What stands for its back button where that is hidden on some branches.
  var backMarks: [Item] = []
  /// What stands for a hidden bottom bar.
  var bottomMarks: [Item] = []
  /// Whether it got its title where it is shown.
  var isTitleFromOutside = false
  /// Whether it got buttons where it is shown.
  var hasItemsFromOutside = false
  /// Whether it is also shown without them.
  var isShownPlain = false
  /// Whether a place shows it otherwise than over a screen, so that there may be one to go back to.
  var isShownOnStack = false
  /// Whether a link surely pushes it, with nothing of the app's own around it.
  var isPushed = false
  /// The first screen with a link that surely pushes it.
  var pushedBy: String?
  /// Whether it is a view as one place makes it that surely pushes it, whatever other places make of it.
  var isAsPushed = false
  /// The columns that a phone shows it on top of, by the views that the columns stand in.
  var columnsBefore: [String: String] = [:]
  /// Where the code writes the value of a list that has it; nil for what no list has.
  var entry: Place?
  /// The screen without a type of its own that its link stands in; nil for none.
  var linkedIn: Draft?
  /// The views that links to it stand in, with the branches that these stand in there.
  var linkedOn: [(parent: String, branch: Item.Branch?)] = []
  /// The case of a value that it is pushed for; nil for none, or for one that nobody knows.
  var asked: PushAskers.Asked?
  /// Whether a link surely pushes it, or a view without a bar of its own that it stands in.
  var isInPushed = false
  /// What it has alike with twins of it, once it is known.
  var likeness: SwiftUIReader.Likeness?
  /// What it said before it got them.
  var plain: Screen?

  init(_ name: String, type: String?, at place: Place) {
    screen = Screen(name, .swiftUI, at: place)
    self.type = type
  }

  /// A view of the app's own where it is used.
  struct Child {
    var type: String
    var call: Call
    var scope: Scope
    /// Whether it stands in a container with other things.
    var isInContent: Bool
    /// The branch it stands in; nil outside of any.
    var branch: Item.Branch?
    /// Whether a modifier puts it there, beside what the modifier is put on.
    var isBeside = false
    /// Whether it is handed what it shows, and so is a frame for it.
    var isFrame = false
    /// Views of the app's own that it is handed to, and so stands in.
    var holders: Set<String> = []
  }

  /// Adds items that are not there yet.
  func add(_ items: [Item]) {
    for item in items {
      guard screen.items.count < Screen.itemLimit else {
        screen.isFull = true
        return
      }
      let isThere = screen.items.contains {
        $0.place == item.place && $0.position == item.position && $0.isSame(item)
          && !$0.isInTurn(with: item)
      }
      if !isThere { screen.items.append(item) }
    }
  }

  /// Whether it has the title and buttons that another place gives it.
  func shows(_ other: Screen) -> Bool {
    guard hasItemsFromOutside, other.title == nil || other.title?.value == screen.title?.value
    else { return false }
    return other.items.allSatisfy { item in
      screen.items.contains { $0.position == item.position && $0.isSame(item) }
    }
  }

  /// Whether all its buttons stand in another way through a branching than a view that it shows there
  /// in turn, which so has none of them.
  func standsElsewhere(than child: Child) -> Bool {
    guard !screen.items.isEmpty, let ways = child.branch?.all else { return false }
    return screen.items.allSatisfy { item in
      item.branch?.all.contains { mine in
        !mine.isAbsent && ways.contains { $0.branching == mine.branching && $0.way != mine.way }
      } ?? false
    }
  }

  /// Whether it has a title from outside, and no stack: that title is not one of a stack inside of it.
  var hasTitleAround: Bool { isTitleFromOutside && screen.title != nil && !hasStack }

  /// Takes in what another draft says and this one does not.
  ///
  /// - Parameter isInside: whether the other stands in the content of this one, so that its
  ///   colours are not the bar's.
  func take(from other: Draft, isInside: Bool = false) {
    let theirs = other.screen
    if screen.title == nil {
      variants += other.variants
      waysOfTitles.merge(other.waysOfTitles) { mine, _ in mine }
      conditionOfTitle = other.conditionOfTitle
      branchOfTitle = other.branchOfTitle
      otherWaysOfTitle = other.otherWaysOfTitle
    }
    alternatives.merge(other.alternatives) { mine, _ in mine }
    screen.title = screen.title ?? theirs.title
    screen.subtitle = screen.subtitle ?? theirs.subtitle
    if screen.titleMode == nil { modes = other.modes }
    screen.titleMode = screen.titleMode ?? theirs.titleMode
    screen.hidesBack = screen.hidesBack ?? theirs.hidesBack
    if screen.hidesBack == nil { backMarks += other.backMarks }
    if screen.isBarHidden == nil { hidesForItself = other.hidesForItself }
    screen.isBarHidden = screen.isBarHidden ?? theirs.isBarHidden
    if screen.isBarHidden == nil { marks += other.marks }
    bottomMarks += other.bottomMarks
    tabs += other.tabs
    if screen.search == nil { branchOfSearch = other.branchOfSearch }
    screen.search = screen.search ?? theirs.search
    screen.titleView = screen.titleView ?? theirs.titleView
    if !isInside { screen.tint = screen.tint ?? theirs.tint }
    screen.background = screen.background ?? theirs.background
    screen.colorScheme = screen.colorScheme ?? theirs.colorScheme
    screen.isTitleRemoved = screen.isTitleRemoved || theirs.isTitleRemoved
    if screen.titleMenu.isEmpty { screen.titleMenu = theirs.titleMenu }
    add(theirs.items)
  }
}

extension Item {
  /// Whether it shows the same as another.
  func isSame(_ other: Item) -> Bool {
    "\(content)" == "\(other.content)"
  }

  /// Whether it is there on another way through a branching than another.
  fileprivate func isInTurn(with other: Item) -> Bool {
    guard let theirs = other.branch?.all else { return false }
    return branch?.all.contains { mine in
      theirs.contains { $0.branching == mine.branching && $0.way != mine.way }
    } ?? false
  }

  /// Whether it shows the same in the same way, wherever either of them is made.
  func looksLike(_ other: Item) -> Bool {
    isSame(other) && style == other.style && isEnabled == other.isEnabled && label == other.label
      && hasMenu == other.hasMenu
  }
}
