internal import BarFiles

/// A JSON document whose keys keep their order, as reports are written and read.
enum JSONTree: Hashable {
  case null
  case boolean(Bool)
  /// A number, letter by letter as it is written.
  case number(String)
  case string(String)
  case array([JSONTree])
  case object([Member])

  /// A key and its value.
  struct Member: Hashable {
    var key: String
    var value: JSONTree
  }

  /// An object of the members that have a value.
  static func members(_ members: KeyValuePairs<String, JSONTree?>) -> JSONTree {
    .object(members.compactMap { key, value in value.map { Member(key: key, value: $0) } })
  }

  /// A whole number.
  static func integer(_ number: Int) -> JSONTree { .number("\(number)") }

  /// A list of texts; nil for none.
  static func strings(_ texts: [String]) -> JSONTree? {
    texts.isEmpty ? nil : .array(texts.map(JSONTree.string))
  }

  /// The value of a key; nil when there is none or this is no object.
  subscript(key: String) -> JSONTree? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }

  /// The text; nil for anything else.
  var text: String? {
    if case .string(let text) = self { return text }
    return nil
  }

  /// The whole number; nil for anything else.
  var integer: Int? {
    if case .number(let digits) = self { return Int(digits) }
    return nil
  }

  /// The elements; none for anything else.
  var elements: [JSONTree] {
    if case .array(let elements) = self { return elements }
    return []
  }

  /// The document on one line.
  var line: String {
    var text = ""
    write(to: &text)
    return text
  }

  private func write(to text: inout String) {
    switch self {
    case .null: text += "null"
    case .boolean(let value): text += value ? "true" : "false"
    case .number(let digits): text += digits
    case .string(let string): Self.quote(string, to: &text)
    case .array(let elements):
      text += "["
      for (index, element) in elements.enumerated() {
        if index > 0 { text += ", " }
        element.write(to: &text)
      }
      text += "]"
    case .object(let members):
      text += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { text += ", " }
        Self.quote(member.key, to: &text)
        text += ": "
        member.value.write(to: &text)
      }
      text += "}"
    }
  }

  /// A text in quotation marks; `<` is escaped too, so that no text ends a script element.
  private static func quote(_ string: String, to text: inout String) {
    text += "\""
    var before: Unicode.Scalar = " "
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "<": text += JSONText.code(scalar)
      case "#" where before == "#": text += JSONText.code(scalar)
      default:
        if VisibleText.isHidden(scalar) {
          text += JSONText.code(scalar)
        } else {
          text.unicodeScalars.append(scalar)
        }
      }
      before = scalar
    }
    text += "\""
  }
}
