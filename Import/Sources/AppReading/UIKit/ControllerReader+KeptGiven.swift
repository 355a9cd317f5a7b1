internal import AppCode

/// What a function is given and puts into a property, before it asks whether there is anything.
extension ControllerReader {
  /// Lets what a step puts into a property of the class that may be nothing count for the steps after it, where
  /// the function is given that and it surely is something, or surely nothing:
  /// `kept = button; if kept != nil { … }`.
  func keepsGiven(_ step: Expression, _ walk: Walk) {
    guard let handed = walk.handed, case .assign(let place, .name(let given), _) = step,
      handed.names.contains(given), let type = walk.scope.value(given)?.type,
      let path = Follower.path(place)?.filter({ $0 != "self" }), path.count == 1,
      walk.scope.value(path[0]) == nil,
      let (property, _) = index.property(path[0], of: walk.owner), property.getter == nil,
      property.type?.hasSuffix("?") ?? false,
      let value = surelyGiven(.name(given), in: walk.scope)
    else { return }
    let kept = Scope.Value(expression: value.expression, scope: value.scope, type: type)
    walk.scope.set(path[0], kept)
    walk.scope.set("self." + path[0], kept)
  }

  /// What a name stands for that is surely something, or surely nothing; nil where only the running app knows.
  private func surelyGiven(_ name: Expression, in scope: Scope) -> Scope.Value? {
    guard var target = follow.target(name, in: scope) else { return nil }
    for _ in 0..<Self.limitOfHands {
      guard Follower.path(target.expression) != nil,
        let next = follow.target(target.expression, in: target.scope)
      else { break }
      target = next
    }
    switch target.expression {
    case .null: return target
    case .call(let call):
      guard case .closure(let closure) = call.callee else {
        return call.name?.first?.isUppercase ?? false ? target : nil
      }
      let ends = follow.outcomes(closure.body, in: target.scope.inner())
      guard let first = ends.first?.expression.isNull,
        ends.allSatisfy({ $0.expression.isNull == first })
      else { return nil }
      if first { target.expression = .null }
      return target
    default: return nil
    }
  }

  /// Through how many names a value is followed.
  private static let limitOfHands = 8
}
