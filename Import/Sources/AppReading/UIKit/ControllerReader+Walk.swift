internal import AppCode

extension ControllerReader {
  /// Where a walk through a controller's code is.
  struct Walk {
    var draft: ControllerDraft
    var scope: Scope
    /// The class.
    var owner: String
    /// The function that the walk started in.
    var function: String
    /// 0 for the class itself, 1 for what it inherits from, and so on.
    var generation: Int
    /// The branch; nil outside of any.
    var condition: String?
    /// The ways through branchings that lead here, by the branching's number.
    var ways: [Int: Int] = [:]
    /// What holds here.
    var holding = Holding()
    /// The conditions of the cases beside those that lead here.
    var otherCases = OtherCases()
    var depth = 0
    var path: Set<String> = []
    /// Whether the class is no screen itself.
    var isMaker = false
    /// Whether the function belongs to the class rather than to a screen of it.
    var isStatic = false
    /// The initializer that the walk started in, where the class has several.
    var initializer: Function?
    /// Whether `self` is the screen's navigation item.
    var isInItem = false
    /// Whether `self` is another object, which the screen or its item is handed to.
    var isOfOther = false
    /// Flags of that object which nothing has set.
    var unsetFlags: Set<String> = []
    /// Whether nothing that the system calls as the screen comes leads here.
    var isLater = false
    /// Whether a block leads here that is handed to somebody who runs it at some other time.
    var isHanded = false
    /// Whether the steps are those for one element of a list.
    var isOfElement = false
    /// Whether only some cases of what a function is called for lead here.
    var isOfSomeCase = false
    /// Functions inside of the walked one which only some cases call.
    var functionsOfCases: Set<String> = []
    /// Whether another object sets something on the screen.
    var isOutside = false
    /// Whether a branch leads here that a screen does not come with.
    var isAbsent = false
    /// What has to hold for the steps from here on that an ordinary screen does not come with.
    var special: String?
    /// What the screen is drawn under that another object sets something on; nil for unknown.
    var identifier: String?
    /// Whether that screen is where a segue leads which the class prepares for.
    var isOfSegue = false
    /// What the stacks are drawn under on which it is first; nothing where the code does not say.
    var entries: Set<String> = []
    /// What has to hold for buttons that another object sets, beside what their screen is made for.
    var asked: Scope.Making?
    /// Where the screen's own code calls what is walked; nil for that code itself.
    var origin: Place?
    /// What the function starts that the walk started in.
    var modes: Set<String> = []
    /// Whether it ends something of that kind.
    var endsMode = false
    /// The back button that the steps before have set last; nil for none.
    var back: LaterBack?
    /// Whether the steps before have taken all screens off a stack.
    var isStackEmpty = false
    /// Whether they have made another screen the only one of the stack whose code is walked.
    var isStackReplaced = false
    /// The stack whose code is walked for the screen that is first on it; nil for any other code.
    var stack: MadeStack?
    /// Whether the steps that called this put another title in the place of any that is set here.
    var isTitleReplaced = false
    /// What the function is given that is walked, and where; nil where it is given nothing.
    var handed: Handed?
    /// The screen that was given the code which is walked; nil for nobody known.
    var asker: String?
    /// Whether the steps before have asked the base class to do what it does in the same function.
    var hasAskedBase = false
    /// How many sets of buttons there were before the steps that are walked.
    var firstSet = 0

    /// Values by the names that a function has for them, and where they are given to it.
    struct Handed {
      var names: Set<String>
      var place: Place
    }

    func inside(_ scope: Scope? = nil) -> Walk {
      var walk = self
      walk.depth += 1
      walk.scope = scope ?? self.scope
      return walk
    }
  }

  /// Walks the steps of a function.
  func walk(_ body: [Statement], _ walk: Walk) {
    let line = body.lazy.map(\.line).first { $0 > 0 }
    guard goes(walk, line), takes(body.count, walk, line) else { return }
    defer { fillTitleView(after: walk, body) }
    var walk = walk
    walk.firstSet = walk.draft.sets.count
    let body = BuiltList.withWays(body)
    for case .function(let function) in body { walk.scope.set(function) }
    let lastTitle = Self.replacesTitles(body) { self.comesWithTitle($0, walk) }
    walk.functionsOfCases.formUnion(Self.functionsOfCases(in: body))
    var isApart = false
    for (number, statement) in body.enumerated() {
      switch Self.asChosen(statement, at: number, of: body) {
      case .premise(let condition, let otherwise):
        switch follow.truth(of: condition, in: walk.scope) {
        case false?: return self.walk(otherwise, walk.inside(walk.scope.inner()))
        case true? where walk.scope.selfCase != nil: continue
        default: break
        }
        // What is shown otherwise is a screen, too.
        var other = walk.inside(walk.scope.inner())
        other.scope.hold(listsFilledBy: otherwise)
        (other.isMaker, other.isAbsent) = (true, true)
        part(by: condition, otherwise, &walk, &other)
        if let missing = Self.missing(by: condition, otherwise) {
          // It is there or it is not: both are states of the screen.
          branchings += 1
          (other.ways[branchings], walk.ways[branchings]) = (1, 0)
          other.condition = [walk.condition, missing].compactMap(\.self).joined(separator: ", ")
          self.walk(otherwise, other)
          continue
        }
        self.walk(otherwise, other)
        if Self.asksForBefore(spelledOut(condition, of: walk.owner)) {
          walk.condition = [walk.condition, condition].compactMap(\.self).joined(separator: ", ")
          continue
        }
        if follow.isOrdinary(condition, in: walk.scope) == false || hangsOnData(condition, walk) {
          makeSpecial(&walk, condition, isApart: isApart)
          isApart = true
        }
      case .binding(let binding):
        if let value = binding.value, !startsEmpty(binding, walk) {
          walk.scope.set(
            binding.name,
            Scope.Value(
              expression: typed(value, binding, walk), scope: walk.scope.snapshot(),
              type: binding.type.flatMap { $0.hasPrefix("[") ? $0 : nil }, making: walk.making))
          step(value, walk)
          noteSegue(value, walk)
          if case .closure(let closure) = value {
            // Steps with a name are done later.
            var later = walk.inside(walk.scope.inner())
            later.isLater = true
            self.walk(closure.body, later)
          }
        } else {
          walk.scope.declare(binding.name, type: binding.type)
        }
      case .function(let function):
        var inside = walk.inside(walk.scope.inner())
        inside.isOfSomeCase =
          walk.isOfSomeCase || walk.functionsOfCases.contains(function.name)
        self.walk(function.body, inside)
      case .result(let value?):
        step(value, walk)
      case .expression(let value):
        follow.noteSetting(value, in: walk.scope, isOnTheWay: true)
        noteCase(value, walk)
        var inside = walk
        if let lastTitle, number < lastTitle, Self.asksBase(statement) {
          inside.isTitleReplaced = true
        }
        let backs = walk.draft.laterBacks.count
        let sets = walk.draft.sets.count
        step(value, inside)
        keepsGiven(value, walk)
        dropReplaced(by: statement, after: body[..<number], from: sets, walk)
        if walk.draft.laterBacks.count > backs { walk.back = walk.draft.laterBacks.last }
        if Self.emptiesStack(value) { walk.isStackEmpty = true }
        if replacesStack(value, walk) { walk.isStackReplaced = true }
        if Self.asksBase(value, toDo: walk.function) { walk.hasAskedBase = true }
      case .branches(let branches):
        let given = given(by: branches, in: walk.scope)
        self.branches(branches, walk)
        for (name, value) in given { walk.scope.set(name, value) }
        leave(branches, &walk)
        if let condition = returnsOrdinarily(branches, walk) {
          makeSpecial(&walk, condition, isApart: isApart)
          isApart = true
        }
      case .loop(let inner, let element):
        for scope in rounds(over: element, walk) { self.walk(inner, walk.inside(scope)) }
      case .result(nil): break
      }
    }
  }

  /// Looks at one expression: an assignment, a call, or what holds either.
  private func step(_ expression: Expression, _ walk: Walk) {
    switch expression {
    case .assign(let place, let value, let line):
      // Of `first = second = value` the second is set before the first.
      if case .assign = value { step(value, walk) }
      if let call = message(setting: place, to: value, line, walk),
        !keepsTitle(call, walk, { called(call, $0) })
      {
        return called(call, walk)
      }
      assigned(value, to: place, line, walk)
      noteMakers(value, walk)
      noteKeeping(value, in: place, walk)
      noteRoots(value, walk)
      walkMakers(in: value, walk)
      // A function that gives a value may set something of the screen on the way.
      if case .call(let call) = value {
        let filled = walk.draft.scopeOfTitleView
        followed(call, walk)
        keepsTitleView(at: place, since: filled, walk)
      }
      // A subscription's closure may make a screen: `taps = list.onTap.sink { … }`.
      readActions(of: value, walk)
      readKept(value, in: place, walk)
    case .call(let call): called(call, walk)
    case .list(let list) where walk.isMaker:
      // Entries of a menu, each with what it does.
      for element in list { step(element, walk.inside()) }
    case .tuple(let parts) where walk.isMaker:
      for part in parts { step(part.value, walk.inside()) }
    case .list: walkMakers(in: expression, walk)
    case .closure(let closure) where walk.isMaker:
      // What a function gives to others, who do it later.
      var later = walk.inside(walk.scope.inner())
      later.isLater = true
      self.walk(closure.body, later)
    case .choice(_, let first, let second):
      step(first, walk.inside())
      step(second, walk.inside())
    default: break
    }
  }

  private func called(_ call: Call, _ walk: Walk) {
    guard goes(walk, call.line) else { return }
    lists(call, walk)
    if case .member(let base?, let name, _) = call.callee {
      if let path = Follower.path(base), isAboutScreen(path, walk) {
        let own = throughOutlet(path.filter { $0 != "self" } + [name], walk).dropLast()
        let names = (walk.isInItem ? ["navigationItem"] : []) + own
        if setter(name, call, on: names, walk) || itemFunction(name, call, on: names, walk) {
          return
        }
      }
      if case .call(let inner) = base { called(inner, walk.inside()) }
    }
    if walk.isInItem, case .name(let name) = call.callee,
      setter(name, call, on: ["navigationItem"], walk)
        || itemFunction(name, call, on: ["navigationItem"], walk)
    {
      return
    }
    if walk.isOfOther { return handsItself(toObjectOf: call, walk) }
    if boundTitle(call, walk) || fillsScreenMadeHere(call, walk) { return }
    fillsOwnBar(call, walk)
    titleViewGets(call, walk)
    callsForTitle(call, walk)
    handsTitle(call, walk)
    presented(call, walk)
    noteMakers(.call(call), walk)
    noteRoots(.call(call), walk)
    for set in Self.searchSteps(in: call) {
      follow.noteSetting(set, in: walk.scope, isOnTheWay: true)
      step(set, walk)
    }
    for argument in call.arguments { walkMakers(in: argument.value, walk, depth: 1) }
    for closure in closures(handedBy: call, walk) {
      if walkEach(call, closure, walk) { continue }
      let scope = walk.scope.inner()
      for parameter in closure.parameters { bindState(parameter, in: scope, walk) }
      bindStream(call, closure, in: scope, walk)
      bindElement(call, closure, in: scope, walk)
      bindOwner(of: call, closure, in: scope, walk)
      var inside = walk.inside(scope)
      if let moment = Self.moment(of: call) {
        inside.function = moment
      } else if !Self.runsAtOnce(call) {
        inside.isHanded = true
      }
      inside.asker = maker(of: closure, call, walk) ?? walk.asker
      self.walk(closure.body, inside)
    }
    for argument in call.arguments { readActions(of: argument.value, walk) }
    if case .closure(let closure) = call.callee {
      self.walk(closure.body, walk.inside(walk.scope.inner()))
    }
    followed(call, walk)
  }
}
