internal import AppReading

extension Note {
  /// Notes a line each; what many files have in common is one line, which says how all of them are named.
  ///
  /// - Parameter all: whether each file gets a line of its own, however many there are.
  static func lines(_ notes: [Note], all: Bool = false) -> [String] {
    if all { return notes.map(\.description) }
    var counts: [String: Int] = [:]
    for note in notes where note.line == nil { counts[note.text, default: 0] += 1 }
    var seen: Set<String> = []
    return notes.compactMap { note in
      guard note.line == nil, let count = counts[note.text], count > manyFiles else {
        return note.description
      }
      guard seen.insert(note.text).inserted else { return nil }
      return "\(note.description) (and \(count - 1) more files; --all-notes names them)"
    }
  }

  /// How many files are too many for a line each.
  private static let manyFiles = 5
}
