/// What decoding has found out besides the values: problems, and which keys newer than some
/// systems were used.
struct Decoding {
  /// A key that older systems do not have.
  struct NewKey {
    var key: String
    var since: Int
    var position: SourcePosition
  }

  private let names: [String]
  private var found: [(position: SourcePosition, problem: SceneProblem)] = []
  private var refused: Set<SourcePosition> = []
  private(set) var hasErrors = false
  /// Files that were read besides the scene, by their paths from its folder.
  var files: Set<String> = []
  private(set) var newKeys: [NewKey] = []

  /// The folder that the scene's pictures are in; nil for none.
  let folder: String?

  /// - Parameter names: the file's name, then those of the overrides.
  init(names: [String], folder: String? = nil) {
    self.names = names
    self.folder = folder
  }

  /// Notes what reading found wrong; what decoding says of the same place is no news then.
  mutating func note(_ fault: SourceFault) {
    error(fault.message, at: fault.position)
    refused.insert(fault.position)
  }

  /// Notes an error.
  mutating func error(_ message: String, at position: SourcePosition) {
    hasErrors = true
    guard !refused.contains(position) else { return }
    found.append((position, problem(message, at: position, .error)))
  }

  /// Notes a warning.
  mutating func warn(_ message: String, at position: SourcePosition) {
    found.append((position, problem(message, at: position, .warning)))
  }

  /// Notes that a key was used that only newer systems have.
  mutating func use(_ key: String, since: Int, at position: SourcePosition) {
    newKeys.append(NewKey(key: key, since: since, position: position))
  }

  /// Everything noted, in the order of the file; a last one counts those above the limit.
  var problems: [SceneProblem] {
    let sorted = found.enumerated().sorted {
      ($0.element.position, $0.offset) < ($1.element.position, $1.offset)
    }.map(\.element)
    guard sorted.count > SceneLimits.problems else { return sorted.map(\.problem) }
    let rest = sorted[SceneLimits.problems...]
    var shown = sorted[..<SceneLimits.problems].map(\.problem)
    if let first = rest.first {
      let isError = rest.contains { $0.problem.severity == .error }
      shown.append(
        problem(
          "\(rest.count) more problems from here on", at: first.position,
          isError ? .error : .warning))
    }
    return shown
  }

  /// Whether another problem would still be shown, for whoever makes costly messages.
  var isPatient: Bool { found.count <= SceneLimits.problems }

  /// A problem at a place.
  func problem(
    _ message: String, at position: SourcePosition, _ severity: SceneProblem.Severity
  ) -> SceneProblem {
    SceneProblem(
      file: names[position.source], line: position.line, column: position.column,
      severity: severity, message: message, isOfOption: position.source > 0)
  }
}
