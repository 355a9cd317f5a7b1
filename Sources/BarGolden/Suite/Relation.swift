internal import BarFiles

/// A line of `relations.txt`: two goldens, or parts of them, that must be equal or must not.
///
/// Form: `NAME[:ID] == NAME[:ID]  # reason`, or `!=`; after the id there may be a field, as in
/// `:title.frame`.
package struct Relation: Hashable, Sendable {
  /// What the file is called.
  package static let fileName = "relations.txt"

  /// A golden, or one of its elements.
  package struct Side: Hashable, Sendable {
    /// The golden's name.
    package var golden: String
    /// The element's id, and perhaps a field of it; nil for everything but the line of the scene.
    package var element: String?

    /// `NAME:ID`.
    package var text: String { element.map { "\(golden):\($0)" } ?? golden }
  }

  /// The file.
  package var file: String
  /// The line, counted from 1.
  package var line: Int
  /// What stands on the left of the sign.
  package var left: Side
  /// What stands on the right of the sign.
  package var right: Side
  /// Whether both must be equal.
  package var isEqual: Bool
  /// Why.
  package var reason: String
  /// What is wrong with the line; nil when it can be used.
  package var problem: String?

  /// The line as it is written, where it has not the form of a relation; nil where it has.
  package var unreadable: String?

  /// What reports call it.
  package var name: String {
    unreadable ?? "\(left.text) \(isEqual ? "==" : "!=") \(right.text)"
  }

  /// Reads a file of relations; lines that are empty or start with `#` say nothing.
  static func read(
    _ path: String, _ reader: FolderReader, prefix: String
  ) throws(FileFailure) -> [Relation] {
    let bytes = try reader.bytes(of: path, limit: FileReading.sceneLimit) ?? []
    let file = "\(reader.root)/\(path)"
    guard let text = String(ofUTF8: bytes) else {
      throw FileFailure(.cannotRead, "cannot read \(file): it is not UTF-8")
    }
    return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .compactMap { index, line in
        relation(in: line, prefix: prefix, file: file, line: index + 1)
      }
  }

  private static func relation(
    in line: Substring, prefix: String, file: String, line number: Int
  ) -> Relation? {
    let parts = line.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let words = (parts.first ?? "").split { $0 == " " || $0 == "\t" || $0 == "\r" }
    if words.isEmpty { return nil }
    let reason = parts.count > 1 ? trimmed(parts[1]) : ""
    var result = Relation(
      file: file, line: number, left: Side(golden: prefix + (words.first ?? "")),
      right: Side(golden: prefix + (words.last ?? "")), isEqual: true, reason: reason)
    guard words.count == 3, words[1] == "==" || words[1] == "!=" else {
      result.unreadable = trimmed(line)
      result.problem = "a line is NAME == NAME  # reason, or NAME != NAME  # reason"
      return result
    }
    result.isEqual = words[1] == "=="
    result.left = side(words[0], prefix)
    result.right = side(words[2], prefix)
    if reason.isEmpty { result.problem = "the reason is missing: write it after a #" }
    return result
  }

  private static func side(_ word: Substring, _ prefix: String) -> Side {
    let parts = word.split(separator: ":", maxSplits: 1)
    return Side(
      golden: prefix + (parts.first ?? ""), element: parts.count > 1 ? String(parts[1]) : nil)
  }

  private static func trimmed(_ text: Substring) -> String {
    var rest = text.drop { $0 == " " }
    while rest.last == " " || rest.last == "\r" { rest = rest.dropLast() }
    return String(rest)
  }
}
