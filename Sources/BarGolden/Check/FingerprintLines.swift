/// What a picture was made with, a line each, and how two lists of lines differ.
package enum FingerprintLines {
  /// The differences in words: `freetype 2.12.1 → 2.13.2`.
  ///
  /// A line's value is its last word, its name what stands before.
  package static func differences(recorded: [String], now: [String]) -> [String] {
    let old = recorded.map(parts)
    let new = now.map(parts)
    var result: [String] = []
    for (name, value) in old {
      let values = new.filter { $0.name == name }.map(\.value)
      if values.contains(value) { continue }
      result.append("\(name) \(value) → \(values.first ?? "none")")
    }
    for (name, value) in new where !old.contains(where: { $0.name == name }) {
      result.append("\(name) none → \(value)")
    }
    return result
  }

  /// The name of a line: `font Inter-Regular.otf`.
  package static func name(_ line: String) -> String { parts(line).name }

  private static func parts(_ line: String) -> (name: String, value: String) {
    guard let space = line.lastIndex(of: " ") else { return (line, "") }
    return (String(line[..<space]), String(line[line.index(after: space)...]))
  }
}
