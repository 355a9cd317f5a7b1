internal import AppCode

/// Finds the screens of an app that are written in UIKit.
final class ControllerReader {
  let follow: Follower
  let text: TextReader
  /// Screens by the name of their class.
  var drafts: [String: ControllerDraft] = [:]
  /// What is said about screens where others make them.
  var outside: [String: ControllerDraft] = [:]
  /// What is said about views in SwiftUI where they are put into controllers.
  var hosted: [String: ControllerDraft] = [:]
  /// Views in SwiftUI that hosting controllers are made with, by the class of those.
  var views: [String: Set<String>] = [:]
  /// Views in SwiftUI that hosting controllers get once they are made.
  var rootViews: Set<String> = []
  /// The class where a screen is pushed or presented from, and whether it covers that screen.
  var parents: [String: (parent: String, isSheet: Bool)] = [:]
  /// All classes that show a screen, in the order of the code, and whether they cover themselves with it.
  var openers: [String: [(parent: String, isSheet: Bool)]] = [:]
  /// Classes of screens that more than one class shows.
  var shownBySeveral: Set<String> = []
  /// Classes of screens that leave nothing of the screen they are presented from.
  var covers: Set<String> = []
  /// Classes that some code presents.
  var presentedClasses: Set<String> = []
  /// Classes that code only ever presents as they are.
  lazy var presentedAlone = classesPresentedAlone()
  /// Classes that functions of libraries present, as they are called.
  var presentedByLibraries: Set<String> = []
  /// How many places present each class, and how many of those present it as its initializer makes it.
  var (presentations, presentationsAsMade): ([String: Int], [String: Int]) = ([:], [:])
  /// How many put it first on a stack, and how many search fields show what they find in it.
  var (rootMakings, resultScreens): ([String: Int], [String: Int]) = ([:], [:])
  /// Names that several functions of the class which is read give to values of their own.
  var sharedNames: Set<String> = []
  /// Classes that some code puts into screens that stand around them.
  var children: Set<String> = []
  /// The classes whose screens stand around those.
  var containers: [String: Set<String>] = [:]
  /// Classes that code makes tabs of as they are, without a stack around them.
  var bareTabs: Set<String> = []
  /// Classes that stand in controllers of pages, and properties whose screens do.
  var (pages, heldPages): (Set<String>, Set<String>) = ([], [])
  /// The properties that hold the screens which calls make, by the place of the call.
  var keptIn: [String: String] = [:]
  /// Classes that some code pushes, and those of them that only classes of segues push.
  var (pushed, pushedBySegues): (Set<String>, Set<String>) = ([], [])
  /// The classes that push each of them with `pushViewController`.
  var pushers: [String: Set<String>] = [:]
  /// What is asked for before each class is pushed.
  var askedPushes: [String: Set<PushAskers.Asked>] = [:]
  /// Functions of the app's own that push what they are given, with its label; which of them on any stack.
  lazy var ownPushes = findOwnPushes()
  lazy var pushesOnTop = findPushesOnTop()
  /// The labels under which functions of the app's own are given what they put first on a stack.
  lazy var ownFirsts = findOwnPushes(by: "setViewControllers")
  /// Whether code outside of screens hides bars.
  lazy var hidesBarsElsewhere = hidesBars()
  /// Screens that drawn segues push after those which code puts on stacks.
  lazy var pushedLoosely = findPushedLoosely()
  /// Which views of SwiftUI's have nothing of a bar.
  lazy var quietViews = QuietViews(index)
  /// Screens before which others show the bar of their stack, as they prepare the segue that leads there.
  lazy var shownAsPushed = findShownAsPushed()
  /// Stacks whose bars code hides, and controllers of UIKit's own classes that functions make.
  var (quietStacks, ofUIKit) = (QuietStacks(), MadeOfUIKit())
  /// Screens that containers of the app's own hold which have no bar.
  var heldByContainers: Set<String> = []
  /// What is said of those that are left out.
  var notes: [Note] = []
  /// Stacks that functions make and push screens on.
  var ownStacks = OwnStacks()
  /// Stacks that screens are pushed on.
  var pushes = Pushes()
  /// Classes that are the first screen of some stack.
  var roots: Set<String> = []
  /// Classes of the stacks that code puts screens first on, by the class of the screen.
  var stacks: [String: Set<String>] = [:]
  /// Whether those stacks have large titles, where whoever makes one says so.
  var largeStacks: [String: Fact<Bool>] = [:]
  /// Names that code asks other objects for, and types that it names where it has a value.
  lazy var namesAskedOfOthers = findNamesAskedOfOthers()
  lazy var namedTypes = index.namedTypes()
  /// What properties of screens hold that everybody gives alike who makes them, by class.
  lazy var settledValues = settledByMakers()
  /// Classes whose screens storyboards alone make.
  lazy var madeByDrawings = classesMadeByDrawings()
  /// What code puts into properties of objects that are not its own, by the property's name.
  var settingsOfCases: [String: Set<CaseSetting>] = [:]
  /// The steps that do so.
  lazy var stepsThatSet = allStepsThatSet()
  /// Titles that a screen takes from another, in the order of the code.
  var loans: [Loan] = []
  /// What screens set on the one that they stand in, by their class.
  var forContainers: [String: ControllerDraft] = [:]
  /// Buttons that a screen takes from another, in the order of the code.
  var itemLoans: [ItemLoan] = []
  /// Where what is set on the views and lists of a screen is noted, while they are looked at.
  var around: Scope?
  /// What words of the buttons that are looked at read where something else holds.
  var wordsOfStates: [AppText: [TextReader.State]] = [:]
  /// What has to hold for the buttons that are looked at.
  var held: Set<String> = []
  /// Classes that a segue leads to, as functions that prepare for it say.
  var segueDestinations: Set<String> = []
  /// Calls that make screens, by the name of their class.
  var makers: [String: [Maker]] = [:]
  /// Screens that code makes and puts something into, by the name of their class.
  var filled: [String: [Maker]] = [:]
  /// How many calls make each screen, by the name of its class.
  var makings: [String: Int] = [:]
  /// Classes that more calls make and pass something to than are looked at.
  var crowded: Set<String> = []
  /// How many steps calls may still lead to.
  lazy var calledStepsLeft = limitOfCalledSteps()
  /// The functions that these calls stand in.
  var callers: [String: Set<ControllerDraft.Caller>] = [:]
  /// Functions that leave it to their callers to set up the screens that they make, by the screen's class.
  var leavesToCallers: [String: Set<ControllerDraft.Caller>] = [:]
  /// Those calls.
  var makingPlaces: Set<String> = []
  /// What stacks of the app's own do with their screens, by class.
  var stepsOfStacks: [String: [(Function, String)]?] = [:]
  /// Whether a type is a screen of the app's own, and which views it may show, of each that was asked for.
  var (controllers, viewsThatMayShow): ([String: Bool], [String: Set<String>]) = ([:], [:])
  /// Classes of libraries that are screens, as those of drawn controllers inherit from them.
  private(set) lazy var basesOfDrawn = unreadBases(of: looseOutlets.keys)
  /// How many calls handed each function a screen, by the place of the function.
  var showings: [String: Int] = [:]
  /// Number of the branchings that were walked so far.
  var branchings = 0
  var index: CodeIndex { follow.index }

  /// Classes whose screens Interface Builder has.
  var drawn: Set<String> = []
  /// What Interface Builder says about screens.
  let interfaces: [InterfaceReader.Found]
  /// Titles of controllers that no drawn stack holds, by class.
  let looseTitles: [String: Fact<AppText>]
  /// Buttons that are drawn beside controllers without a navigation item, by class and outlet.
  let looseOutlets: [String: [String: Item]]
  /// Segues with a class of the app's own.
  let segues: [InterfaceReader.Segue]
  /// Classes that are drawn in views of other screens alone.
  let embedded: Set<String>
  /// Stacks that are drawn in views of screens.
  let embeddedStacks: [InterfaceReader.EmbeddedStack]
  /// Tab bar controllers that are drawn on stacks, with their tabs.
  let tabs: DrawnTabs
  /// Ways that lead to screens of drawn stacks, by the names of the screens.
  let standings: [String: [InterfaceReader.Standing]]
  /// What drawn segues push from screens without a drawn stack, by the name of what they push.
  let loosePushes: [String: [InterfaceReader.Standing]]
  /// What drawn segues push on drawn stacks without a bar.
  let quietPushes: [InterfaceReader.Standing]

  init(
    _ index: CodeIndex, interfaces: [InterfaceReader.Found] = [],
    looseTitles: [String: Fact<AppText>] = [:], looseOutlets: [String: [String: Item]] = [:],
    segues: [InterfaceReader.Segue] = [], tabs: DrawnTabs = DrawnTabs(),
    standings: [InterfaceReader.Standing] = [], embedded: [String: Set<String>] = [:],
    embeddedStacks: [InterfaceReader.EmbeddedStack] = []
  ) {
    (self.embeddedStacks, self.embedded) = (embeddedStacks, Set(embedded.keys))
    let shown = standings.filter { !$0.isQuiet }
    self.standings = Dictionary(grouping: shown.filter { !$0.isLoose }, by: \.name)
    loosePushes = Dictionary(grouping: shown.filter(\.isLoose), by: \.name)
    quietPushes = standings.filter(\.isQuiet)
    (self.tabs, self.segues) = (tabs, segues)
    (self.looseTitles, self.looseOutlets) = (looseTitles, looseOutlets)
    let drawn = interfaces.map { found in
      var found = found
      found.customClass = found.customClass.map {
        index.twins.name($0, near: found.screen.place.path)
      }
      return found
    }
    self.interfaces = DrawnStacks(index).settled(drawn)
    follow = Follower(index: index)
    text = TextReader(follow: follow)
    (children, containers) = (self.embedded, embedded)
  }

  /// Walks every class that is a screen.
  func readAll() {
    for name in index.types.keys.sorted() where isController(name) {
      guard let entry = index.types[name] else { continue }
      follow.fuel.fill(at: entry.place)
      let draft = ControllerDraft(name, at: entry.place)
      drafts[name] = draft
      read(name, into: draft)
    }
    readPages()
    readListedChildren()
  }

  /// Walks a class.
  ///
  /// - Parameter maker: the call that makes it; nil for any.
  func read(_ name: String, into draft: ControllerDraft, made maker: Maker? = nil) {
    let lineage = lineageRead(of: name)
    let scope = Scope(type: name, path: draft.screen.place.path)
    draft.scope = scope
    bindSettled(of: name, in: scope)
    bind(maker, of: name, in: scope)
    let cases = heldCases(of: name)
    draft.cases = cases
    let early = earlyFunctions(of: name, lineage)
    (draft.early, draft.branched) = (early.names, early.branched)
    let started = modesStarted(in: lineage, early, of: name)
    sharedNames = Self.sharedNames(of: lineage.flatMap(\.functions))
    func gatherAll(_ functions: [Function], in scope: Scope) {
      for function in functions where !isNeverAsked(function, of: name) {
        // What a button does, it does later.
        let isOfOutlet = isOfOutlet(function, of: name)
        scope.isOfLater = early.isAction(function)
        scope.isEarly = Self.lifecycle.contains(function.name) || isOfOutlet
        scope.isReached = early.isEarly(function) || isOfOutlet
        scope.isStraight = true
        let names = gather(function.body, in: scope)
        let mark = "\(function.path):\(function.line)"
        draft.settings[mark] = draft.settings[mark] ?? scope.inner(settingsOf: names)
      }
      (scope.isOfLater, scope.isEarly) = (false, false)
      (scope.isReached, scope.isStraight) = (false, false)
    }
    for entry in lineage {
      gatherAll(entry.functions, in: scope)
      for property in entry.properties {
        if let getter = property.getter { gather(getter, in: scope) }
      }
    }
    if lineage.count > 1 {
      let own = Scope(type: name, path: draft.screen.place.path)
      gatherAll(lineage[0].functions, in: own)
      draft.own = own
    }
    // What the initializer of a class hands to that of its base class.
    var handed = Self.inherited(maker, in: lineage.first)
    for (generation, entry) in lineage.enumerated() {
      let functions = Self.ordered(entry.functions)
      let makers = functions.filter { $0.name == "init" }
      let asked = handed.flatMap { CodeIndex.best(makers, for: $0.call) }
      if let handed, let asked { keepConstants(of: entry, asked, handed, in: scope) }
      var next: Maker?
      for function in functions {
        if early.leaves(function) || isNeverAsked(function, of: name) { continue }
        if generation > 0, !isRead(function, of: entry) { continue }
        let outer = draft.settings["\(function.path):\(function.line)"] ?? scope
        let inside = Scope(type: name, path: function.path, outer: outer)
        inside.owner = CodeIndex.withoutGenerics(entry.parts[0].name)
        inside.isOfLater = early.isAction(function)
        bindCases(cases, of: function, in: inside)
        for parameter in function.parameters {
          inside.typesGiven[parameter.name] = parameter.type
          if let standard = parameter.standard {
            inside.set(parameter.name, Scope.Value(expression: standard, scope: scope))
          }
          if hidesOwn(parameter, in: outer) { inside.declare(parameter.name) }
        }
        if function.name == "init", let maker, generation == 0,
          CodeIndex.best([function], for: maker.call) != nil
        {
          inside.bind(function, to: maker.call, from: maker.scope)
        }
        if let handed, let asked, asked.path == function.path, asked.line == function.line {
          inside.bind(function, to: handed.call, from: handed.scope)
        }
        if function.name == "init", let call = Self.superCall(in: function.body) {
          next = next ?? Maker(call: call, scope: inside)
        }
        walk(
          function.body,
          Walk(
            draft: draft, scope: inside, owner: name, function: function.name,
            generation: generation, isStatic: function.isStatic,
            initializer: Self.isOneOfSeveral(function, of: entry) ? function : nil,
            isLater: !early.isEarly(function),
            isAbsent: early.isAction(function), modes: started[function.spelling] ?? [],
            endsMode: !modes(startedBy: function, of: name, isEnd: true).isEmpty))
      }
      if !makers.isEmpty { handed = next }
      for property in entry.properties {
        let start = Walk(
          draft: draft, scope: Scope(type: name, path: property.path, outer: scope), owner: name,
          function: property.name, generation: generation)
        fillsOwnBar(madeBy: property, start)
        if property.name == "title", property.getter != nil,
          let value = follow.value(of: property, in: start.scope)
        {
          setTitle(value.expression, at: Place(property.path, property.line), start)
        }
      }
    }
    leaveOverwritten(of: draft, lineage)
    watchMembers(of: maker, name, into: draft)
    setSpecialTitles(of: draft)
  }
}
