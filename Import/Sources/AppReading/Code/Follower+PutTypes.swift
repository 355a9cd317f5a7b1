internal import AppCode

extension Follower {
  /// The types of what all code puts into a property of `self` that starts as nothing; nil where anything
  /// may be put into it.
  func typesPut(into base: Expression, in scope: Scope) -> Set<String>? {
    guard let path = Self.path(base)?.filter({ $0 != "self" }), path.count == 1,
      scope.value(path[0]) == nil, let owner = scope.type,
      let (property, _) = index.property(path[0], of: owner), property.getter == nil,
      property.value == nil, !property.isStatic, put.enter()
    else { return nil }
    defer { put.leave() }
    var types: Set<String> = []
    for step in put.values(of: path[0], in: owner, self) {
      guard let type = instance(step.value, in: step.scope)?.type,
        let kind = index.types[type]?.kind, kind != .protocol
      else { return nil }
      types.insert(type)
    }
    return types.isEmpty ? nil : types
  }
}
