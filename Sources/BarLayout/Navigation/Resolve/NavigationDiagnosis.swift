/// Something about a navigation that SwiftUI would complain of at run time, and where it stands.
public struct NavigationDiagnosis: Hashable, Sendable {
  /// Whether the navigation can be shown all the same.
  public enum Severity: Hashable, Sendable {
    case error, warning
  }

  /// Where in the scene the reason stands: `navigationStack.path[1]`.
  public var keyPath: String
  /// What is wrong, in one sentence without a full stop.
  public var message: String
  /// Whether the navigation can be shown all the same.
  public var severity: Severity

  init(_ severity: Severity, _ keyPath: String, _ message: String) {
    self.keyPath = keyPath
    self.message = message
    self.severity = severity
  }
}
