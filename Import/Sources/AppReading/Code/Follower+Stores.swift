internal import AppCode

extension Follower {
  /// Whether a flag holds that the app keeps among its settings, before anybody has set it:
  /// `UserDefaults.standard.bool(forKey: "tips")`; nil for anything else.
  func storedFlag(_ condition: String) -> Bool? {
    let isTurned = condition.hasPrefix("!")
    let asked = isTurned ? condition.dropFirst() : condition[...]
    guard !index.registersDefaults, asked.hasPrefix("UserDefaults"), asked.hasSuffix(")"),
      let call = asked.firstRange(of: ".bool(forKey: "),
      !asked[call.upperBound...].dropLast().contains(")")
    else { return nil }
    return isTurned
  }

  /// Whether a name means a store of The Composable Architecture, also where a closure gets it.
  func isStore(_ expression: Expression, in scope: Scope) -> Bool {
    if case .name(let name) = expression, let value = scope.value(name) {
      return value.scope !== scope && isStore(value.expression, in: value.scope)
    }
    return declaration(expression, in: scope)?.type.flatMap(CodeIndex.stateName) != nil
  }
}
