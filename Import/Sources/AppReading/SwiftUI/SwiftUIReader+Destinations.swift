internal import AppCode

/// What destinations are made for: values of a type that is passed, each case in its own way.
extension SwiftUIReader {
  /// The case of a value that a destination is made for.
  struct DestinationCase {
    /// What the destination calls the value.
    var name: String
    var type: String
    var caseName: String

    /// A scope in which the value is that case.
    func bound(in scope: Scope) -> Scope {
      let inside = scope.inner()
      inside.set(
        name,
        Scope.Value(
          expression: .member(.name(type), caseName, line: 0), scope: scope, type: type))
      return inside
    }
  }

  /// The case that one way of a `switch` over what a destination is made for stands for.
  func destinationCase(of branch: Branch, in scope: Scope) -> DestinationCase? {
    guard let subject = branch.subject, branch.cases.count == 1 else { return nil }
    if case .name(Self.itself) = subject, scope.selfCase == nil, scope.selfValue == nil,
      let type = scope.type, index.types[type]?.casesByName[branch.cases[0]] != nil
    {
      return DestinationCase(name: Self.itself, type: type, caseName: branch.cases[0])
    }
    return follow.target(subject, in: scope).flatMap(destination).map { name, type in
      DestinationCase(name: name, type: type, caseName: branch.cases[0])
    }
  }

  /// The ways through a property or function of a value that a destination is made for, each with the case
  /// of that which it is for: those of `route.page` are those of `route`.
  ///
  /// - Parameter shown: the property or function with the value before it.
  func named(_ ways: [Way], behind shown: Expression, in scope: Scope) -> [Way] {
    guard ways.contains(where: { $0.destination?.name == Self.itself }) else { return ways }
    return ways.map { way in
      guard let known = way.destination, known.name == Self.itself else { return way }
      var way = way
      way.destination = destination(known, behind: shown, in: scope)
      return way
    }
  }

  /// What `self` is called in code of its own.
  static let itself = "self"

  private func destination(
    _ known: DestinationCase, behind shown: Expression, in scope: Scope
  ) -> DestinationCase? {
    var base = Expression.name(Self.itself)
    if case .member(let owner, _, _) = shown {
      guard let owner else { return nil }
      base = owner
    }
    if case .name(Self.itself) = base { return scope.type == known.type ? known : nil }
    guard let value = follow.target(base, in: scope), let (name, type) = destination(value),
      type == known.type
    else { return nil }
    return DestinationCase(name: name, type: type, caseName: known.caseName)
  }

  /// What a destination calls the value that it is made for, with its type, where that stands behind a
  /// value; nil for any other.
  private func destination(_ value: Scope.Value) -> (name: String, type: String)? {
    var value = value
    for _ in 0..<6 {
      if case .cast(.other(let name), let type) = value.expression { return (name, type) }
      guard let next = follow.target(value.expression, in: value.scope) else { return nil }
      value = next
    }
    return nil
  }

  /// What is asked for before a stack shows what is made for a case: the case of a type, or one of the
  /// path of a store, whose type nothing tells.
  func asked(
    for known: DestinationCase?, _ caseName: String?, of caseType: String?, by call: Call
  ) -> PushAskers.Asked? {
    if let known {
      return PushAskers.Asked(owner: known.type, name: known.caseName, isCase: true)
    }
    guard let caseName, !caseName.isEmpty, call.name != "NavigationLink",
      call.argument("destination") != nil
    else { return nil }
    let isStack = call.name == "NavigationStackStore"
    return PushAskers.Asked(owner: isStack ? caseType : nil, name: caseName, isCase: true)
  }

  /// Notes who pushes a view: what asks for it, or the view with the link.
  func notePush(of own: Draft, as draft: Draft) {
    if let asked = draft.asked {
      asking[own.screen.name, default: []].insert(asked)
    } else if draft.screen.presentation == nil, let parent = draft.screen.parent {
      linked[own.screen.name, default: []].insert(parent)
    }
  }

  /// Gives the types that a modifier is generic in the names of those that its maker passes:
  /// `Route` for `D` where an initializer takes a `D.Type`.
  func bindTypes(
    of entry: CodeIndex.TypeEntry, to maker: (call: Call, scope: Scope), in scope: Scope
  ) {
    for function in entry.functions where function.name == "init" {
      for parameter in function.parameters where parameter.type.hasSuffix(".Type") {
        guard let passed = maker.call.argument(parameter.label),
          let type = typePassed(passed, maker.scope)
        else { continue }
        scope.set(
          String(parameter.type.dropLast(5)), Scope.Value(expression: .name(type), scope: scope))
      }
    }
  }

  /// The type of the app that `Route.self` means, also behind a name.
  private func typePassed(_ expression: Expression, _ scope: Scope, steps: Int = 6) -> String? {
    guard steps > 0 else { return nil }
    if case .member(let owner?, "self", _) = expression, let path = Follower.path(owner) {
      if path.count == 1, let known = scope.value(path[0]), case .name(let type) = known.expression
      {
        return type
      }
      return typeOfParameter(path, in: scope)
        ?? index.typeName(path.joined(separator: "."), from: scope.type, in: scope.path)
    }
    guard let target = follow.target(expression, in: scope) else { return nil }
    return typePassed(target.expression, target.scope, steps: steps - 1)
  }

  /// The closure that a function stands for which is handed over by its name and takes one value:
  /// `{ show(for: $0) }` of `show`; nil for anything else.
  func closure(calling reference: Expression, in scope: Scope) -> Closure? {
    guard let path = Follower.path(reference), let name = path.last,
      path.count == 1 && scope.value(name) == nil || path.count == 2 && path[0] == "self"
    else { return nil }
    var functions = scope.type.map { index.lineage($0).flatMap(\.functions) } ?? []
    functions.removeAll { $0.name != name }
    if functions.isEmpty, path.count == 1 {
      functions = index.functions(name, seenFrom: scope.path)
    }
    let labels = functions.compactMap { function -> String?? in
      let asked = function.parameters.filter { $0.standard == nil }
      return asked.count == 1 ? .some(asked[0].label) : nil
    }
    guard let label = labels.first, functions.count == labels.count else { return nil }
    let made = Call(
      callee: reference, arguments: [Argument(label: label, value: .name("$0"))],
      line: reference.line)
    return Closure(parameters: [], body: [.expression(.call(made))])
  }

  /// Notes the type of what a destination is made for.
  ///
  /// - Parameter name: what the closure or function that makes the destination calls it.
  func bindDestination(_ name: String, _ call: Call, in scope: Scope, from around: Scope) {
    guard let made = call.argument("for"),
      let type = typePassed(made, around)
    else { return }
    scope.set(
      name, Scope.Value(expression: .cast(.other(name), type: type), scope: scope, type: type))
  }
}
