/// What is written when a golden is not there or is not as it would be now.
///
/// A test that writes fails once, so that nobody takes a recording for a comparison.
public enum GoldenRecording: String, CaseIterable, Hashable, Sendable {
  /// Goldens that have no file yet.
  case missing
  /// Goldens that have no file, or whose file is not as it would be now.
  case changed
  /// Everything, changed or not.
  case all
  /// Nothing.
  case never
  /// As `changed`, but beside the goldens, as `.new` files that wait to be accepted.
  case pending

  /// What follows the name of a file that waits to be accepted.
  package static let pendingEnding = ".new"

  /// Whether a machine works without anyone watching, where nothing is ever recorded.
  ///
  /// Most services set `CI`; the others are named. `CI=false` says that somebody watches.
  package static func isUnattended(_ variable: (String) -> String?) -> Bool {
    if let value = variable("CI")?.lowercased(), !value.isEmpty {
      return !["0", "false", "no"].contains(value)
    }
    return ["GITHUB_ACTIONS", "TF_BUILD", "JENKINS_URL", "TEAMCITY_VERSION"].contains { name in
      variable(name).map { !$0.isEmpty } ?? false
    }
  }
}
