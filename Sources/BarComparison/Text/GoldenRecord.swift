/// One line of a golden text, taken apart: an element, a bar or the screen, and its fields.
package struct GoldenRecord: Hashable {
  /// The element's id, with its bar before it where there are several: `sidebar/title`.
  package var id: String
  /// Names and values in the order of the line: `frame.x` `72`.
  package var fields: [Field]

  /// A name and a value as text.
  package struct Field: Hashable {
    /// The name: `frame.x`.
    package var name: String
    /// The value as text.
    package var value: String
  }

  /// The value of a field; what holds for a field that is not written.
  package subscript(name: String) -> String? {
    fields.first { $0.name == name }?.value ?? Self.unwritten[name]
  }

  /// The number of a field; nil where it has none.
  package func number(_ name: String) -> Double? { self[name].flatMap { Double($0) } }

  /// Whether nothing of the element shows.
  package var isHidden: Bool { self["alpha"] == "0" }

  /// Whether it is a part of another element: `backButton.label`.
  var isPart: Bool { id.contains(".") && !id.hasPrefix("searchBar.") }

  /// Fields that are only written when they say something unusual.
  package static let unwritten = ["alpha": "1", "isEnabled": "true", "isTruncated": "false"]
}

extension GoldenRecord {
  /// Reads a line: a name, four numbers, and notes two spaces apart.
  ///
  /// It goes by bytes: what parts a line are signs of ASCII, whatever stands beside them.
  init(line: Substring, bar: String?) {
    let space = UInt8(ascii: " ")
    var rest = line.utf8.drop { $0 == space }
    let name = Substring(rest.prefix { $0 != space })
    rest = rest.dropFirst(name.utf8.count)
    var fields: [Field] = []
    for edge in ["frame.x", "frame.y", "frame.width", "frame.height"] {
      rest = rest.drop { $0 == space }
      let number = Substring(rest.prefix { $0 != space })
      guard Double(number) != nil else { break }
      fields.append(Field(name: edge, value: String(number)))
      rest = rest.dropFirst(number.utf8.count)
    }
    for note in Self.notes(rest) { fields += Self.fields(of: note) }
    self.init(id: bar.map { "\($0)/\(name)" } ?? String(name), fields: fields)
  }

  /// The notes of a line; two spaces inside quotation marks part nothing.
  private static func notes(_ text: Substring.UTF8View) -> [Substring] {
    let space = UInt8(ascii: " ")
    var notes: [Substring] = []
    var start = text.startIndex
    var index = text.startIndex
    var isQuoted = false
    func add(_ end: Substring.Index) {
      if start < end { notes.append(Substring(text[start..<end])) }
    }
    while index != text.endIndex {
      let next = text.index(after: index)
      switch text[index] {
      case UInt8(ascii: "\\") where isQuoted:
        index = next == text.endIndex ? next : text.index(after: next)
        continue
      case UInt8(ascii: "\""): isQuoted.toggle()
      case space
      where !isQuoted && (next == text.endIndex || text[next] == space || start == index):
        add(index)
        start = next
      default: break
      }
      index = next
    }
    add(text.endIndex)
    return notes
  }

  /// What a note says.
  private static func fields(of note: Substring) -> [Field] {
    let words = note.utf8.split(separator: UInt8(ascii: " ")).map { Substring($0) }
    guard let first = words.first else { return [] }
    let rest = String(Substring(note.utf8.dropFirst(first.utf8.count + 1)))
    switch first {
    case "hidden": return [Field(name: "alpha", value: "0")]
    case "disabled": return [Field(name: "isEnabled", value: "false")]
    case "truncated": return [Field(name: "isTruncated", value: "true")]
    case "magnified": return [Field(name: "magnification", value: rest)]
    case "says": return [Field(name: "accessibilityLabel", value: rest)]
    case "state": return [Field(name: "appearance", value: rest)]
    case "metrics": return [Field(name: "barMetrics", value: rest)]
    case "title": return [Field(name: "titleMode", value: rest)]
    case "progress": return [Field(name: "largeTitleProgress", value: rest)]
    case "ink", "clip":
      return zip(["x", "y", "width", "height"], words.dropFirst()).map { edge, number in
        Field(name: "\(first).\(edge)", value: String(number))
      }
    default: break
    }
    switch first.utf8.first {
    case UInt8(ascii: "\""): return [Field(name: "text", value: String(note))]
    case UInt8(ascii: "#"): return [Field(name: "color", value: String(note))]
    default: break
    }
    if Double(first) != nil, words.count == 2 {
      return [
        Field(name: "font.size", value: String(first)),
        Field(name: "font.weight", value: rest),
      ]
    }
    return [Field(name: String(first), value: rest.isEmpty ? "true" : rest)]
  }
}
