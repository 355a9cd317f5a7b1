internal import AppCode

extension Follower {
  /// Whether a name means a store of The Composable Architecture, also where a closure gets it.
  func isStore(_ expression: Expression, in scope: Scope) -> Bool {
    if case .name(let name) = expression, let value = scope.value(name) {
      return value.scope !== scope && isStore(value.expression, in: value.scope)
    }
    return declaration(expression, in: scope)?.type.flatMap(CodeIndex.stateName) != nil
  }
}
