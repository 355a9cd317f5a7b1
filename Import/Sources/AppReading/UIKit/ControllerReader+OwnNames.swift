internal import AppCode

extension ControllerReader {
  /// Whether a value is the screen itself, also as a protocol's code takes itself:
  /// `self as? UIViewController`.
  static func isSelf(_ value: Expression) -> Bool {
    switch value {
    case .name("self"): true
    case .cast(let inner, _): isSelf(inner)
    default: false
    }
  }

  /// Whether a name stands for the screen itself, maybe by another name.
  static func isScreen(_ name: String, in scope: Scope, depth: Int = 0) -> Bool {
    guard depth < 4, let value = scope.value(name) else { return false }
    if isSelf(value.expression) { return true }
    let path = Follower.path(value.expression)?.filter { $0 != "self" } ?? []
    return path.count == 1 && value.scope !== scope
      && isScreen(path[0], in: value.scope, depth: depth + 1)
  }
}
