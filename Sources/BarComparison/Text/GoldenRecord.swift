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
  init(line: ArraySlice<UInt8>, bar: String?) {
    var rest = line.drop { $0 == Self.space }
    let name = rest.prefix { $0 != Self.space }
    rest = rest.dropFirst(name.count)
    var fields: [Field] = []
    for edge in ["frame.x", "frame.y", "frame.width", "frame.height"] {
      rest = rest.drop { $0 == Self.space }
      let bytes = rest.prefix { $0 != Self.space }
      let number = Self.text(bytes)
      guard Double(number) != nil else { break }
      fields.append(Field(name: edge, value: number))
      rest = rest.dropFirst(bytes.count)
    }
    for note in Self.notes(rest) { Self.addFields(of: note, to: &fields) }
    let id = Self.text(name)
    self.init(id: bar.map { "\($0)/\(id)" } ?? id, fields: fields)
  }

  private static let space = UInt8(ascii: " ")

  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self)
  }

  /// The notes of a line; two spaces inside quotation marks part nothing.
  private static func notes(_ text: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var notes: [ArraySlice<UInt8>] = []
    var start = text.startIndex
    var index = text.startIndex
    var isQuoted = false
    func add(_ end: Int) {
      if start < end { notes.append(text[start..<end]) }
    }
    while index < text.endIndex {
      let next = index + 1
      switch text[index] {
      case UInt8(ascii: "\\") where isQuoted:
        index = min(next + 1, text.endIndex)
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

  /// Adds what a note says.
  private static func addFields(of note: ArraySlice<UInt8>, to fields: inout [Field]) {
    let words = note.split(separator: space)
    guard let first = words.first else { return }
    let word = text(first)
    let rest = text(note.dropFirst(first.count + 1))
    switch word {
    case "hidden": fields.append(Field(name: "alpha", value: "0"))
    case "disabled": fields.append(Field(name: "isEnabled", value: "false"))
    case "truncated": fields.append(Field(name: "isTruncated", value: "true"))
    case "magnified": fields.append(Field(name: "magnification", value: rest))
    case "says": fields.append(Field(name: "accessibilityLabel", value: rest))
    case "state": fields.append(Field(name: "appearance", value: rest))
    case "metrics": fields.append(Field(name: "barMetrics", value: rest))
    case "title": fields.append(Field(name: "titleMode", value: rest))
    case "progress": fields.append(Field(name: "largeTitleProgress", value: rest))
    case "ink", "clip":
      for (edge, number) in zip(["x", "y", "width", "height"], words.dropFirst()) {
        fields.append(Field(name: "\(word).\(edge)", value: text(number)))
      }
    default:
      switch first.first {
      case UInt8(ascii: "\""): fields.append(Field(name: "text", value: text(note)))
      case UInt8(ascii: "#"): fields.append(Field(name: "color", value: text(note)))
      case _ where words.count == 2 && Double(word) != nil:
        fields.append(Field(name: "font.size", value: word))
        fields.append(Field(name: "font.weight", value: rest))
      default: fields.append(Field(name: word, value: rest.isEmpty ? "true" : rest))
      }
    }
  }
}
