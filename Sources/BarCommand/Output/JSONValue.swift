internal import BarFiles
internal import BarLayout

/// A JSON document whose keys keep their order.
enum JSONValue: Hashable, Sendable {
  case null
  case boolean(Bool)
  /// A number, printed to a thousandth.
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([Member])

  /// A key and its value.
  struct Member: Hashable, Sendable {
    /// The key.
    var key: String
    /// The value.
    var value: JSONValue
  }

  /// An object of the members that have a value, in the order given.
  static func members(_ members: KeyValuePairs<String, JSONValue?>) -> JSONValue {
    .object(
      members.compactMap { key, value in value.map { Member(key: key, value: $0) } })
  }

  /// The value of a key; nil when there is none or this is no object.
  subscript(key: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }
}

extension JSONValue {
  /// The document on one line.
  var line: String {
    var writer = JSONWriter(expandedLevels: 0)
    writer.write(self)
    return writer.text
  }

  /// The document with its outer levels one member a line; no newline at the end.
  ///
  /// - Parameter levels: how many levels of objects and arrays are spread over lines. What holds no
  ///   objects or arrays stays on one line all the same.
  func text(expandedLevels levels: Int) -> String {
    var writer = JSONWriter(expandedLevels: levels)
    writer.write(self)
    return writer.text
  }
}

/// Puts a document into text.
private struct JSONWriter {
  /// How many levels are spread over lines.
  let expandedLevels: Int
  /// What has been written.
  var text = ""
  /// How many objects and arrays are open.
  var depth = 0

  init(expandedLevels: Int) {
    self.expandedLevels = expandedLevels
  }

  mutating func write(_ value: JSONValue) {
    switch value {
    case .null: text += "null"
    case .boolean(let value): text += value ? "true" : "false"
    case .number(let value): text += Thousandths(value).description
    case .string(let value): writeQuoted(value)
    case .array(let values):
      write(values, open: "[", close: "]", spread: values.contains(where: \.isContainer)) {
        $0.write($1)
      }
    case .object(let members):
      write(members, open: "{", close: "}", spread: members.contains(where: \.value.isContainer)) {
        $0.writeQuoted($1.key)
        $0.text += ": "
        $0.write($1.value)
      }
    }
  }

  private mutating func write<Element>(
    _ elements: [Element], open: String, close: String, spread: Bool,
    each: (inout JSONWriter, Element) -> Void
  ) {
    let isSpread = depth < expandedLevels && (spread || depth == 0) && !elements.isEmpty
    text += open
    depth += 1
    for (index, element) in elements.enumerated() {
      if index > 0 { text += isSpread ? "," : ", " }
      if isSpread { startLine() }
      each(&self, element)
    }
    depth -= 1
    if isSpread { startLine() }
    text += close
  }

  private mutating func startLine() {
    text += "\n" + String(repeating: "  ", count: depth)
  }

  private mutating func writeQuoted(_ string: String) {
    text += "\""
    var before: Unicode.Scalar = " "
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "#" where before == "#": text += JSONText.code(scalar)
      default:
        // What a terminal or a machine that reads along would obey: see VisibleText.
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

extension JSONValue {
  /// Whether it holds other values.
  fileprivate var isContainer: Bool {
    switch self {
    case .array, .object: true
    default: false
    }
  }
}
