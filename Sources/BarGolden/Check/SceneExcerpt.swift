/// Some lines of a scene, with the one at fault.
package struct SceneExcerpt: Hashable, Sendable {
  /// The number of the first line.
  package var first: Int
  /// The lines.
  package var lines: [String]
  /// The number of the line at fault.
  package var line: Int

  /// Lines with their place.
  package init(first: Int, lines: [String], line: Int) {
    self.first = first
    self.lines = lines
    self.line = line
  }

  /// The lines around one of a text; nil for a line that it has not.
  init?(of bytes: [UInt8], around line: Int?) {
    let all = bytes.split(separator: 10, omittingEmptySubsequences: false)
    guard let line, all.indices.contains(line - 1) else { return nil }
    let range = max(0, line - 1 - Self.around)..<min(all.count, line + Self.around)
    first = range.lowerBound + 1
    self.line = line
    lines = all[range].map { bytes in
      let text = String(decoding: bytes.prefix(Self.width), as: UTF8.self)
      return bytes.count > Self.width ? text + "…" : text
    }
  }

  private static let around = 2
  private static let width = 200
}
