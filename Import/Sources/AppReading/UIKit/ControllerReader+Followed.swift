internal import AppCode

extension ControllerReader {
  /// Walks functions of base classes and extensions that are called, and any with arguments.
  func followed(_ call: Call, _ walk: Walk) {
    if callsHanded(call, walk) { return }
    if walk.isMaker, walk.stack == nil { return showing(call, walk) }
    if walk.isOfOther { return handsItself(toObjectOf: call, walk) }
    let asName: Call
    switch call.callee {
    case .name: asName = call
    case .member(.name("self")?, let name, _):
      asName = Call(callee: .name(name), arguments: call.arguments, line: call.line)
    case .member(.name("super")?, let name, _): return inherited(name, call, walk)
    case .member(.name(let type)?, let name, _) where type.first?.isUppercase ?? false:
      return handsItself(to: name, of: type, call, walk)
    case .member(let base?, _, _):
      stackFunction(call, on: base, walk)
      return handsItself(toObjectOf: call, walk)
    default: return
    }
    var found = follow.function(asName, in: walk.scope)
    if found == nil, let name = call.name,
      let functions = index.extensionFunctions(name, seenFrom: walk.scope.path)
    {
      let ancestors = index.ancestors(walk.owner)
      let mine = functions.filter { ancestors.contains($0.type) || $0.type == "UIViewController" }
      if let best = index.best(mine.map(\.function), for: call, in: walk.scope) {
        let scope = Scope(type: walk.owner, path: best.path)
        scope.bind(best, to: call, from: walk.scope)
        found = (best, scope)
      }
    }
    guard let (function, scope) = found else { return }
    nameDestination(handedTo: function, in: scope, walk)
    let isOwn =
      index.types[walk.owner]?.functionsByName[function.name]?.contains { part in
        part.functions.contains { $0.line == function.line && $0.path == function.path }
      } ?? false
    // The others are read by themselves.
    if isOwn, function.parameters.isEmpty, walk.stack == nil,
      !walk.draft.branched.contains(function.name)
    {
      return
    }
    // What starts the editing is not what the screen comes with; the function is walked with its class.
    if isOwn, function.name == "setEditing", !Self.lifecycle.contains(walk.function) { return }
    let mark = "\(function.path):\(function.line)"
    guard !walk.path.contains(mark) else { return }
    if !isOwn, scope.type == walk.owner, let own = walk.draft.settings[mark] ?? walk.draft.scope {
      // A base class's function finds what its screen puts into properties.
      scope.stand(in: own)
    }
    let inner = Scope(type: walk.owner, path: function.path, outer: scope)
    var inside = walk.inside(inner)
    inside.path.insert(mark)
    inside.handed = handing(call, to: function, walk)
    if !isOwn, walk.functionsOfCases.contains(function.name) { inside.isOfSomeCase = true }
    self.walk(function.body, inside)
  }

  /// Walks the closure that a function is handed where the function calls it with a screen: `setUp(screen)`
  /// of `push(Editor()) { $0.title = "New" }`; false for any other call.
  private func callsHanded(_ call: Call, _ walk: Walk) -> Bool {
    guard case .name(let name) = call.callee, let type = screen(among: call.arguments, walk) else {
      return false
    }
    guard walk.scope.value(name) != nil,
      let (closure, scope) = follow.keptClosure(call, in: walk.scope)
    else {
      if walk.depth == 0, isHandedClosure(name, walk) {
        // What sets up the screen is for those to say who call the function.
        leavesToCallers[type, default: []].insert(
          ControllerDraft.Caller(owner: walk.owner, function: walk.function))
      }
      return false
    }
    let mark = "closure:\(walk.scope.path):\(call.line)"
    guard !walk.path.contains(mark), walk.path.count < Self.limitOfShowing else { return true }
    var inside = walk.inside(scope)
    inside.path.insert(mark)
    self.walk(closure.body, inside)
    return true
  }

  /// The class of a screen under a name that a call is given; nil for none.
  private func screen(among arguments: [Argument], _ walk: Walk) -> String? {
    for argument in arguments {
      guard case .name(let name) = argument.value, walk.scope.value(name) != nil else { continue }
      if let type = controller(argument.value, walk), isController(type) { return type }
    }
    return nil
  }

  /// Whether a name is that of a closure which the function that is walked is handed.
  private func isHandedClosure(_ name: String, _ walk: Walk) -> Bool {
    index.types[walk.owner]?.functionsByName[walk.function]?.contains { part in
      part.functions.contains { function in
        function.parameters.contains { $0.name == name && $0.type.contains("->") }
      }
    } ?? false
  }

  /// Whether a call hands a function a closure that sets something on what it is given:
  /// `{ $0.title = "New" }`.
  private static func fillsScreen(_ call: Call) -> Bool {
    call.arguments.contains { argument in
      guard case .closure(let closure) = argument.value else { return false }
      let name = closure.parameters.first ?? "$0"
      return closure.body.contains { step in
        guard case .expression(.assign(let place, _, _)) = step,
          let path = Follower.path(place), path.count > 1, path[0] == name
        else { return false }
        return path[1] == "title" || path[1] == "navigationItem"
      }
    }
  }

  /// Walks a function of an object that is no screen which one of its own steps hands a screen:
  /// `open(editor, title: "New")` of a coordinator.
  private func showing(_ call: Call, _ walk: Walk) {
    switch call.callee {
    case .name, .member(.name("self")?, _, _), .member(.name("Self")?, _, _): break
    // A function of the type's own that is called by the type's name.
    case .member(.name(let type)?, _, _)
    where index.typeName(type, from: walk.owner, in: walk.scope.path) == walk.owner:
      break
    default: return
    }
    guard drafts[walk.owner] == nil, walk.path.count < Self.limitOfShowing,
      call.arguments.contains(where: { argument in
        switch argument.value {
        case .name, .call:
          controller(argument.value, walk).map(isController) ?? false
            || isHostOfView(argument.value, walk)
        default: false
        }
      }) || Self.fillsScreen(call),
      let (function, scope) = follow.function(call, in: walk.scope), !function.body.isEmpty
    else { return }
    let mark = "\(function.path):\(function.line)"
    guard !walk.path.contains(mark) else { return }
    showings[mark, default: 0] += 1
    guard showings[mark, default: 0] <= Self.showingLimit else {
      return follow.shortfalls.note(.showings, function.path, function.line)
    }
    var inside = walk.inside(scope)
    inside.path.insert(mark)
    inside.handed = handing(call, to: function, walk)
    self.walk(function.body, inside)
  }

  /// How many calls that hand a function a screen are followed.
  private static let showingLimit = 64
  /// How many functions may hand a screen on to each other.
  private static let limitOfShowing = 3
}
