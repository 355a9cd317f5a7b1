internal import AppCode

/// Names of cases in a file of Swift where they are values, not patterns.
struct CaseWords {
  private let bytes: [UInt8]
  /// The names that are looked for.
  private let names: Set<String>
  /// The same, by the last part of the name of an enumeration that has them; none for another type.
  private let owners: [String: Set<String>]

  init(_ bytes: [UInt8], _ names: Set<String>, of owners: [String: Set<String>]) {
    (self.bytes, self.names, self.owners) = (bytes, names, owners)
  }

  /// Each with its place; all of an enumeration where something is asked for all of them, or makes one of
  /// something else: `Route.allCases`, `Route(rawValue: text)`.
  func all() -> [(name: String, place: Int)] {
    var found: [(name: String, place: Int)] = []
    var lengths: Set<Int> = []
    for name in names { lengths.insert(name.utf8.count) }
    var comments = BlockComments(bytes)
    var left = 0
    for place in bytes.indices where place >= left {
      if let end = comments.end(at: place) {
        left = end
        continue
      }
      guard place > 0 else { continue }
      if bytes[place] == 0x28 {
        guard Self.isLetter(bytes[place - 1]), let all = owners[word(endingAt: place - 1)] else {
          continue
        }
        found += all.map { ($0, place) }
        continue
      }
      guard bytes[place] == 0x2E else { continue }
      var end = place + 1
      while end < bytes.count, Self.isLetter(bytes[end]) { end += 1 }
      let length = end - place - 1
      guard length == 8 || lengths.contains(length) else { continue }
      let name = String(decoding: bytes[(place + 1)..<end], as: UTF8.self)
      guard name == "allCases" || names.contains(name) else { continue }
      let owner = word(endingAt: place - 1)
      if name == "allCases", let all = owners[owner] { found += all.map { ($0, place) } }
      if let all = owners[owner], !all.contains(name) { continue }
      // A key path, and a key of what is read from data, make no value.
      if bytes[place - 1] == 0x5C || bytes[..<place].suffix(Self.key.count).elementsEqual(Self.key)
      {
        continue
      }
      guard names.contains(name), isValue(place, end), owner.first?.isUppercase ?? true else {
        continue
      }
      found.append((name, place))
    }
    return found
  }

  private static let key = Array("forKey: ".utf8)

  private static func isLetter(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F: true
    default: byte > 0x7F
    }
  }

  /// The word that ends at a byte; what stands in brackets before a dot is none of a type: "a".
  private func word(endingAt end: Int) -> String {
    guard end >= 0 else { return "" }
    if [0x29, 0x5D, 0x3F, 0x21, 0x22, 0x7D].contains(bytes[end]) { return "a" }
    var start = end
    while start >= 0, Self.isLetter(bytes[start]) { start -= 1 }
    return start < end ? String(decoding: bytes[(start + 1)...end], as: UTF8.self) : ""
  }

  /// How much of a line is looked at before a name, in bytes; some files have but one line.
  private static let lineLimit = 400

  /// Whether what stands from a dot to an end is a value: not a pattern, nor in a comment.
  private func isValue(_ dot: Int, _ end: Int) -> Bool {
    var start = dot
    while start > max(dot - Self.lineLimit, 0), bytes[start - 1] != 0x0A { start -= 1 }
    let before = String(decoding: bytes[start..<dot], as: UTF8.self)
    if let comment = before.firstRange(of: "//"),
      !before[..<comment.lowerBound].contains("\"")
    {
      return false
    }
    if let pattern = before.split(separator: "case ", omittingEmptySubsequences: false).last,
      before.contains("case "), !pattern.contains(where: { ":=".contains($0) }),
      !pattern.contains(" in ")
    {
      return false
    }
    // The last of several cases: `.first,` and `.second:` below it.
    return !(before.allSatisfy(\.isWhitespace) && end < bytes.count && bytes[end] == 0x3A)
  }
}
