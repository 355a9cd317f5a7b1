internal import AppCode

/// Branches that ask whether what they show is a stack: `if next is UINavigationController { … }`.
extension ControllerReader {
  /// What is shown in steps that ask whether it is a stack, of what it may be: stacks alone; nil where steps
  /// do not ask.
  func stacksAskedFor(_ shown: Expression?, _ walk: Walk) -> [(Expression, Walk)]? {
    guard let shown, case .name(let name) = shown, let condition = walk.condition,
      condition.split(separator: ", ").contains(where: { Self.asksForStack($0, name) })
    else { return nil }
    return choices(shown, walk).filter { isStack($0, $1.scope) }
  }

  private static func asksForStack(_ condition: Substring, _ name: String) -> Bool {
    condition == "\(name) is UINavigationController"
      || condition == "\(name).isKind(of: UINavigationController.self)"
      || condition.hasPrefix("let ")
        && (condition.hasSuffix("= \(name) as? UINavigationController")
          || condition == "let \(name) as? UINavigationController")
  }

  /// Whether a value is a stack that a call makes, or that a function gives in any of its ways.
  private func isStack(_ value: Expression, _ scope: Scope, depth: Int = 0) -> Bool {
    guard depth < 4 else { return false }
    switch value {
    case .name, .member:
      guard let target = follow.target(value, in: scope) else {
        let type = follow.declaration(value, in: scope)?.type
        return type.map { index.ancestors($0).contains("UINavigationController") } ?? false
      }
      return isStack(target.expression, target.scope, depth: depth + 1)
    case .choice(_, let first, let second):
      return isStack(first, scope, depth: depth + 1) && isStack(second, scope, depth: depth + 1)
    case .call(let call):
      if first(on: call, scope) != nil { return true }
      if let type = index.typeMade(by: call, in: scope) ?? call.name {
        if type == "UINavigationController" { return true }
        if index.ancestors(type).contains("UINavigationController") { return true }
      }
      guard let (function, inside) = follow.function(call, in: scope) else { return false }
      let ends = follow.outcomes(function.body, in: inside)
      guard !ends.isEmpty, ends.count <= 4 else { return false }
      return ends.allSatisfy { isStack($0.expression, $0.scope, depth: depth + 1) }
    default: return false
    }
  }
}
