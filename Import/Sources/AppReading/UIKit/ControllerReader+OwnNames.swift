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
}
