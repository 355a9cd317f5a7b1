internal import BarLayout

extension JSONValue {
  /// How a document is put into text.
  package struct Style: Hashable, Sendable {
    /// How many levels of objects and arrays are spread over lines, a member a line.
    package var expandedLevels: Int
    /// Whether what holds no objects or arrays is spread too, within those levels.
    package var spreadsEverything: Bool
    /// Whether `<` is escaped, so that no text ends a script element around the document.
    package var escapesMarkup: Bool

    /// Makes a style; by default a document is one line.
    package init(
      expandedLevels: Int = 0, spreadsEverything: Bool = false, escapesMarkup: Bool = false
    ) {
      self.expandedLevels = expandedLevels
      self.spreadsEverything = spreadsEverything
      self.escapesMarkup = escapesMarkup
    }

    /// Every member on a line of its own.
    package static let spread = Style(expandedLevels: .max, spreadsEverything: true)
  }

  /// The document on one line.
  package var line: String { text(Style()) }

  /// The document with its outer levels one member a line; no newline at the end.
  package func text(expandedLevels levels: Int) -> String { text(Style(expandedLevels: levels)) }

  /// The document in a style; no newline at the end.
  package func text(_ style: Style) -> String {
    var writer = JSONWriter(style: style)
    writer.write(self)
    return writer.text
  }

  /// Whether it holds other values.
  fileprivate var isContainer: Bool {
    switch self {
    case .array, .object: true
    default: false
    }
  }
}

/// Puts a document into text.
private struct JSONWriter {
  let style: JSONValue.Style
  /// What has been written.
  var text = ""
  /// How many objects and arrays are open.
  var depth = 0

  init(style: JSONValue.Style) {
    self.style = style
  }

  mutating func write(_ value: JSONValue) {
    switch value {
    case .null: text += "null"
    case .boolean(let value): text += value ? "true" : "false"
    case .number(let value): text += Thousandths(value).description
    case .integer(let value): text += "\(value)"
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
    let isSpread =
      depth < style.expandedLevels && (spread || depth == 0 || style.spreadsEverything)
      && !elements.isEmpty
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

  /// A text in quotation marks; what a terminal or a machine that reads along would obey is escaped,
  /// as `VisibleText` says of what is shown.
  private mutating func writeQuoted(_ string: String) {
    if Self.isPlain(string) {
      text += "\""
      text += string
      text += "\""
      return
    }
    // Bytes first: a text that grows by single characters costs twice as much.
    var bytes = [UInt8(ascii: "\"")]
    bytes.reserveCapacity(string.utf8.count * 9 / 8 + 16)
    var before: Unicode.Scalar = " "
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": bytes += "\\\"".utf8
      case "\\": bytes += "\\\\".utf8
      case "\n": bytes += "\\n".utf8
      case "\r": bytes += "\\r".utf8
      case "\t": bytes += "\\t".utf8
      case "#" where before == "#": bytes += Self.code(scalar).utf8
      case "<" where style.escapesMarkup: bytes += Self.code(scalar).utf8
      case " "..."~": bytes.append(UInt8(truncatingIfNeeded: scalar.value))
      case "\u{200C}", "\u{200D}": bytes += String(scalar).utf8
      default: bytes += scalar.isControl ? Self.code(scalar).utf8 : String(scalar).utf8
      }
      before = scalar
    }
    bytes.append(UInt8(ascii: "\""))
    text += String(decoding: bytes, as: UTF8.self)
  }

  /// Whether every byte stands for itself, whatever is before it and whatever the style; a picture in
  /// base 64 has no other.
  ///
  /// A picture has thousands of them, so eight are looked at together.
  private static func isPlain(_ string: String) -> Bool {
    // A string's own span asks for macOS 26.
    let bytes = Array(string.utf8)
    return unsafe bytes.withUnsafeBytes { bytes in
      let whole = bytes.count & ~7
      for start in stride(from: 0, to: whole, by: 8) {
        let eight = unsafe bytes.loadUnaligned(fromByteOffset: start, as: UInt64.self)
        if hasSpecial(eight) { return false }
      }
      var rest = each(" ")
      for index in whole..<bytes.count { unsafe rest = rest << 8 | UInt64(bytes[index]) }
      return !hasSpecial(rest)
    }
  }

  /// Whether one of eight bytes does not stand for itself in every style.
  ///
  /// A byte's highest bit tells: a byte below another has it after that one is taken away, a zero
  /// after 1 is, and one from 0x7f on has it or gets it with 1 more.
  @inline(__always)
  private static func hasSpecial(_ bytes: UInt64) -> Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    var found = (bytes &- each(" ")) & ~bytes | (bytes &+ ones) | bytes
    for mark: Unicode.Scalar in ["\"", "\\", "#", "<"] {
      let other = bytes ^ each(mark)
      found |= (other &- ones) & ~other
    }
    return found & (ones << 7) != 0
  }

  /// A character of ASCII eight times.
  @inline(__always)
  private static func each(_ scalar: Unicode.Scalar) -> UInt64 {
    UInt64(scalar.value) &* 0x0101_0101_0101_0101
  }

  /// `\u202e`; two of them for a character beyond the first 65,536.
  private static func code(_ scalar: Unicode.Scalar) -> String {
    String(scalar).utf16.map { unit in
      let digits = String(unit, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
    }.joined()
  }
}
