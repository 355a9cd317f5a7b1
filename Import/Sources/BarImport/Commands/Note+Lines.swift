internal import AppReading

extension Note {
  /// Notes a line each; what many files have in common is one line.
  static func lines(_ notes: [Note]) -> [String] {
    var counts: [String: Int] = [:]
    for note in notes where note.line == nil { counts[note.text, default: 0] += 1 }
    var seen: Set<String> = []
    return notes.compactMap { note in
      guard note.line == nil, let count = counts[note.text], count > manyFiles else {
        return note.description
      }
      guard seen.insert(note.text).inserted else { return nil }
      return "\(note.description) (and \(count - 1) more files)"
    }
  }

  /// How many files are too many for a line each.
  private static let manyFiles = 5
}
