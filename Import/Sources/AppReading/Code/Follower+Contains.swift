internal import AppCode

/// Questions whether a list holds a case, `features.contains(.add)`, where the list is written out
/// and nothing changes it.
extension Follower {
  /// Whether a list that a condition asks for one of its cases holds it; nil for any other condition,
  /// and for a list that only the running app knows.
  func contains(_ condition: String, in scope: Scope) -> Bool? {
    guard condition.hasSuffix(")"), let call = condition.firstRange(of: ".contains(.") else {
      return nil
    }
    let isTurned = condition.hasPrefix("!")
    let path = condition[..<call.lowerBound].drop { $0 == "!" }
    let names = path.split(separator: ".").map(String.init)
    let asked = condition[call.upperBound...].dropLast()
    guard !asked.isEmpty, !names.isEmpty,
      (names + [String(asked)]).allSatisfy({
        $0.isOfNames()
      })
    else { return nil }
    let place = names.dropFirst().reduce(Expression.name(names[0])) { .member($0, $1, line: 0) }
    guard let list = lasting(place, in: scope),
      let cases = elements(list.expression, in: list.scope)?.map({ Self.caseName($0.expression) }),
      !cases.contains(nil)
    else { return nil }
    return cases.contains(String(asked)) != isTurned
  }

  /// The name of the case that a value is, by itself or with its type; nil for anything else.
  private static func caseName(_ value: Expression) -> String? {
    if let name = implicitCase(value) { return name }
    guard let path = path(value), path.count > 1, path[path.count - 2].first?.isUppercase == true
    else { return nil }
    return path.last
  }

  /// What a name or a member stands for as long as the screen is there; nil where that may change.
  private func lasting(_ expression: Expression, in scope: Scope, depth: Int = 0) -> Scope.Value? {
    guard depth < 12, fuel.burn() else { return nil }
    switch expression {
    case .list: return Scope.Value(expression: expression, scope: scope)
    case .name(let name), .member(.name("self")?, let name, _):
      guard let value = scope.value(name) else {
        guard let type = scope.type else { return nil }
        return lasting(name, of: Instance(type: type), in: scope, depth: depth)
      }
      // Only parameters come with a type; a name of the body's own may get another value.
      guard value.type != nil, value.scope !== scope else { return nil }
      return lasting(value.expression, in: value.scope, depth: depth + 1)
    case .member(let base?, let name, _):
      guard let owner = maker(of: base, in: scope) else { return nil }
      return lasting(name, of: owner, in: scope, depth: depth)
    default: return nil
    }
  }

  private func lasting(
    _ name: String, of owner: Instance, in scope: Scope, depth: Int
  ) -> Scope.Value? {
    guard let (property, _) = index.property(name, of: owner.type), property.getter == nil,
      property.isConstant || !index.assigned.changes(name, in: index.lineage(owner.type)),
      let value = put(into: property, of: owner, in: scope)
    else { return nil }
    return lasting(value.expression, in: value.scope, depth: depth + 1)
  }

  /// What makes the value that a name or a member stands for, also that of a state which a store
  /// looks at; nil where only the running app knows.
  private func maker(of expression: Expression, in scope: Scope, depth: Int = 0) -> Instance? {
    guard depth < 12, fuel.burn() else { return nil }
    switch expression {
    case .name("self"): return scope.type.map { Instance(type: $0) }
    case .name(let name), .member(.name("self")?, let name, _):
      if let value = scope.value(name) {
        guard value.type != nil, value.scope !== scope else { return nil }
        return maker(of: value.expression, in: value.scope, depth: depth + 1)
      }
      guard let type = scope.type, let (property, owner) = index.property(name, of: type) else {
        return nil
      }
      if let state = property.type.flatMap(CodeIndex.stateName) {
        return index.typeName(state, from: owner).map { Instance(type: $0) }
      }
      return made(property, of: Instance(type: type), in: scope)
    case .member(let base?, "state", _) where isStore(base, in: scope):
      return maker(of: base, in: scope, depth: depth + 1)
    case .member(let base?, let name, _):
      guard let owner = maker(of: base, in: scope, depth: depth + 1),
        let (property, _) = index.property(name, of: owner.type)
      else { return nil }
      return made(property, of: owner, in: scope)
    case .call(let call):
      // A part of a store: `store.scope(state: \.list, action: \.list)`.
      if case .member(let base?, "scope", _) = call.callee,
        case .other(let path)? = call.argument("state"),
        path.hasPrefix("\\."), !path.contains("?")
      {
        let names = path.dropFirst(2).split(separator: ".").map(String.init)
        let part = names.reduce(base) { .member($0, $1, line: 0) }
        return maker(of: part, in: scope, depth: depth + 1)
      }
      return instance(expression, in: scope)
    default: return nil
    }
  }

  /// What makes the value of a stored property.
  private func made(_ property: Property, of owner: Instance, in scope: Scope) -> Instance? {
    guard property.getter == nil, let value = put(into: property, of: owner, in: scope) else {
      return nil
    }
    if case .call(let call) = value.expression, case .member(nil, "init", _) = call.callee {
      return property.type.flatMap { index.typeName($0, from: owner.type) }.map {
        Instance(type: $0, maker: (call, value.scope))
      }
    }
    return instance(value.expression, in: value.scope)
  }

  /// What the making of a value puts into one of its properties: the call that is known, or else the
  /// only initializer its type has.
  private func put(into property: Property, of owner: Instance, in scope: Scope) -> Scope.Value? {
    if let maker = owner.maker { return passed(property.name, by: maker, to: owner.type) }
    let inside = Scope(type: owner.type, path: property.path)
    if let value = property.value { return Scope.Value(expression: value, scope: inside) }
    let makers = index.types[owner.type]?.functions.filter { $0.name == "init" } ?? []
    guard makers.count == 1 else { return nil }
    for parameter in makers[0].parameters { inside.declare(parameter.name) }
    return put(into: property.name, by: makers[0].body, inside)
  }
}
