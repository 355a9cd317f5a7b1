internal import BarSceneFile

/// Why a command ends early: the exit status and what is said about it.
struct Failure: Error, Hashable {
  /// How the run ends.
  var status: RunStatus
  /// What is printed on the standard error stream, a line each; empty for a quiet end.
  var lines: [String]
  /// The lines that are about a scene, as values; empty where the failure is about something else.
  var problems: [SceneProblem] = []

  /// A failure with one line, which starts with `error:`.
  init(_ status: RunStatus, _ message: String) {
    self.init(status: status, lines: ["error: \(message)"])
  }

  /// A failure with lines as they are printed.
  init(status: RunStatus, lines: [String]) {
    self.status = status
    self.lines = lines
  }

  /// The reader of a pipe has gone; nobody is left to tell.
  static let brokenPipe = Failure(status: .success, lines: [])
}
