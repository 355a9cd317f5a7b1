/// Something about a navigation that SwiftUI would complain of at run time, and where it stands.
package struct NavigationDiagnosis: Hashable, Sendable {
  /// Whether the navigation can be shown all the same.
  package enum Severity: Hashable, Sendable {
    case error, warning
  }

  /// Where in the scene the reason stands: `navigationStack.path[1]`.
  package var keyPath: String
  /// What is wrong, in one sentence without a full stop.
  package var message: String
  /// Whether the navigation can be shown all the same.
  package var severity: Severity

  /// Makes a diagnosis.
  package init(_ severity: Severity, _ keyPath: String, _ message: String) {
    self.keyPath = keyPath
    self.message = message
    self.severity = severity
  }
}
