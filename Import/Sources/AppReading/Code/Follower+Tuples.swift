internal import AppCode

extension Follower {
  /// A part of several values that are handed on together: `done.label` of
  /// `SheetView(done: (label: "Done", action: save))`, or that a constant holds; nil for anything else.
  func part(_ label: String, of base: Expression, in scope: Scope) -> Scope.Value? {
    guard Self.path(base) != nil, fuel.enter() else { return nil }
    defer { fuel.leave() }
    var value = Scope.Value(expression: base, scope: scope)
    if let property = declaration(base, in: scope) {
      guard property.isConstant, case .tuple? = property.value,
        let kept = target(base, in: scope)
      else { return nil }
      value = kept
    }
    for _ in 0..<8 {
      switch value.expression {
      case .tuple(let parts):
        return parts.first { $0.label == label }.map {
          Scope.Value(expression: $0.value, scope: value.scope)
        }
      case .call(let call) where value.expression.isSomething:
        guard let inner = call.argument(nil) else { return nil }
        value.expression = inner
      case .name(let name):
        guard let next = value.scope.value(name) ?? value.scope.allMembers[name] else { return nil }
        value = next
      default: return nil
      }
    }
    return nil
  }
}
