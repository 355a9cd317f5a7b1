internal import AppCode

/// What another object does with a screen, or with the screen's item or bar, that it is handed.
extension ControllerReader {
  /// Walks the function of another object that the screen, its item or its bar is handed to:
  /// `presenter.fill(navigationItem)`.
  func handsItself(toObjectOf call: Call, _ walk: Walk) {
    guard walk.path.count < Self.limitOfObjects,
      call.arguments.contains(where: { partOfScreen($0.value, walk) != nil }),
      let (function, scope) = functionOfObject(call, walk),
      !function.isStatic, !function.body.isEmpty, function.name != "init",
      walk.isOfOther || call.arguments.contains(where: { Self.isItem($0.value) })
        || Self.speaksOfItem(function.body)
    else { return }
    let mark = "\(function.path):\(function.line)"
    guard !walk.path.contains(mark) else { return }
    for parameter in function.parameters {
      guard let given = scope.value(parameter.name), given.scope === walk.scope,
        let part = partOfScreen(given.expression, walk)
      else { continue }
      scope.set(parameter.name, Scope.Value(expression: part, scope: scope))
    }
    var inside = walk.inside(scope)
    inside.path.insert(mark)
    inside.isOfOther = true
    inside.isInItem = false
    inside.unsetFlags = flagsNeverSet(onObjectOf: call, of: scope.type, walk)
    inside.handed = handing(call, to: function, walk)
    self.walk(function.body, inside)
  }

  /// How many functions may hand a screen on to each other.
  static let limitOfObjects = 6

  /// The screen itself or the part of it that a value is: `self`, `navigationItem`; nil for anything
  /// else.
  private func partOfScreen(_ value: Expression, _ walk: Walk) -> Expression? {
    if walk.isOfOther {
      guard let names = Follower.path(value), let first = names.first,
        let held = walk.scope.value(first)?.expression ?? kept(names, walk)
      else { return nil }
      let rest = names.first == "self" ? names.dropFirst(2) : names.dropFirst()
      return Self.part(rest.reduce(held) { .member($0, $1, line: 0) })
    }
    return Self.part(value)
  }

  /// What another object keeps of a screen under a name of its own.
  private func kept(_ names: [String], _ walk: Walk) -> Expression? {
    guard names.count > 1, names[0] == "self" else { return nil }
    return walk.scope.value(names[1])?.expression
  }

  private static func part(_ value: Expression) -> Expression? {
    if case .name("self") = value { return value }
    let names = Follower.path(value)?.filter { $0 != "self" } ?? []
    guard barParts.contains(names.joined(separator: ".")) else { return nil }
    return names.dropFirst().reduce(.name(names[0])) { .member($0, $1, line: 0) }
  }

  private static func isItem(_ value: Expression) -> Bool {
    if case .name("self") = value { return false }
    return part(value) != nil
  }

  /// Whether steps do something with the item of a screen.
  private static func speaksOfItem(_ body: [Statement]) -> Bool {
    var isFound = false
    ExpressionVisitor.visit(body) { value in
      if case .member(.some(let base), "navigationItem", _) = value, base.source != "self" {
        isFound = true
      }
      return !isFound
    }
    return isFound
  }

  /// The function that a call of another object means: that of the class whose object the screen puts
  /// there, where it is declared with one that this class inherits from.
  private func functionOfObject(_ call: Call, _ walk: Walk) -> (Function, Scope)? {
    guard let found = follow.function(call, in: walk.scope) else { return nil }
    let (function, scope) = found
    guard let type = scope.type else { return nil }
    if scope.owner == nil, let owner = index.function(function.name, of: type, for: call)?.1 {
      scope.owner = owner
    }
    guard case .member(let base?, _, _) = call.callee,
      base.source != "self", base.source != "super",
      let value = follow.target(base, in: walk.scope),
      let made = follow.instance(value.expression, in: value.scope), made.type != type,
      index.ancestors(made.type).contains(type),
      let (own, owner) = index.function(function.name, of: made.type, for: call)
    else { return found }
    let inside = Scope(type: made.type, path: own.path)
    inside.owner = owner
    inside.bind(own, to: call, from: walk.scope)
    return (own, inside)
  }

  /// A step of Objective-C's that looks as if it sets a property and calls a function of the app's own:
  /// `[self setBarOf:list]` where nothing is called `barOf`; nil for any other.
  func message(
    setting place: Expression, to value: Expression, _ line: Int, _ walk: Walk
  ) -> Call? {
    guard walk.scope.path.hasSuffix(".m") || walk.scope.path.hasSuffix(".mm"),
      case .member(let base?, let name, _) = place, let first = name.first
    else { return nil }
    let type: String?
    if case .name("self") = base {
      type = walk.scope.type
    } else {
      // Of another object only what it is handed counts.
      guard partOfScreen(value, walk) != nil else { return nil }
      type = follow.instance(base, in: walk.scope)?.type
    }
    let call = Call(
      callee: .member(base, "set" + first.uppercased() + name.dropFirst(), line: line),
      arguments: [Argument(label: nil, value: value)], line: line)
    guard let type, index.property(name, of: type) == nil,
      index.function(call.name ?? "", of: type, for: call) != nil
    else { return nil }
    return call
  }

  /// Whether a message gives the screen a title that its class's own setter does something with which
  /// nobody can follow, so that the title is taken to be the one that is given.
  ///
  /// - Parameter follow: walks the setter.
  func keepsTitle(_ call: Call, _ walk: Walk, _ follow: (Walk) -> Void) -> Bool {
    guard call.name == "setTitle", !walk.isOfOther,
      case .member(.name("self")?, _, _) = call.callee, let value = call.argument(nil),
      words(value, walk)?.words.isKnown ?? false
    else { return false }
    var aside = walk
    aside.draft = ControllerDraft(walk.owner, at: walk.draft.screen.place)
    follow(aside)
    return aside.draft.screen.title?.value.isKnown != true
  }

  /// Whether what names lead to may belong to the screen: of another object's code, only what it was
  /// handed, or has a name of its own.
  func isAboutScreen(_ names: [String], _ walk: Walk) -> Bool {
    guard walk.isOfOther else { return true }
    let own = names.first == "self" ? names.dropFirst() : names[...]
    return own.first.map { walk.scope.value($0) != nil } ?? false
  }

  /// Keeps a screen's item that another object puts into a property of its own.
  func keepPart(_ value: Expression, as names: [String], _ walk: Walk) {
    let own = names.filter { $0 != "self" }
    guard own.count == 1, let part = partOfScreen(value, walk) else { return }
    walk.scope.set(own[0], Scope.Value(expression: part, scope: walk.scope))
  }
}
