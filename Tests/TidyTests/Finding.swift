/// Something a rule forbids, and what to do instead.
struct Finding: Hashable, Sendable, CustomStringConvertible {
  /// The file's path.
  var path: String
  /// Line, counted from 1; nil for the file as a whole.
  var line: Int?
  /// What was found.
  var found: String
  /// What to do instead.
  var instead: String

  var description: String {
    let place = line.map { "\(path):\($0)" } ?? path
    return "\(place): \(found); \(instead)"
  }
}

extension [Finding] {
  /// The findings, one a line.
  var listed: String { "\n" + map(\.description).joined(separator: "\n") }
}
