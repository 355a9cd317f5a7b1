internal import BarLayout

/// Reads JSON as RFC 8259 has it, and nothing else: no comments, no trailing commas.
package struct JSONReader {
  /// Why a text cannot be read, and where.
  package struct Fault: Error, Hashable {
    /// What is wrong.
    package enum Reason: Hashable, Sendable {
      /// There is nothing in it.
      case empty
      /// Arrays and objects are inside each other beyond the limit.
      case tooDeep
      /// It has more values than the limit.
      case tooManyValues
      /// It is no JSON; what was expected and what was found.
      case malformed(String)
    }

    /// What is wrong.
    package var reason: Reason
    /// Bytes before the fault.
    package var offset: Int
  }

  /// The most arrays and objects inside each other, and the most values.
  package struct Limits: Hashable, Sendable {
    let depth: Int
    let values: Int

    /// Makes limits; those of a report by default.
    package init(depth: Int = 32, values: Int = .max) {
      self.depth = depth
      self.values = values
    }
  }

  let bytes: [UInt8]
  var index = 0
  private let limits: Limits
  private var count = 0
  private var places: [Int] = []

  private init(bytes: [UInt8], limits: Limits) {
    self.bytes = bytes
    self.limits = limits
  }

  /// Reads a whole document.
  package static func document(_ bytes: [UInt8]) throws(Fault) -> JSONValue {
    try placed(bytes, limits: Limits()).value
  }

  /// Reads a whole document, and where each value starts: the bytes before it, in the order of the
  /// text, a member's key before its value.
  package static func placed(
    _ bytes: [UInt8], limits: Limits
  ) throws(Fault) -> (value: JSONValue, places: [Int]) {
    var reader = JSONReader(bytes: bytes, limits: limits)
    reader.skipBlanks()
    guard reader.next != nil else { throw Fault(reason: .empty, offset: reader.index) }
    let value = try reader.value(depth: 1)
    reader.skipBlanks()
    if reader.next != nil { throw reader.fault("text after the end (found \(reader.found))") }
    return (value, reader.places)
  }

  private mutating func value(depth: Int) throws(Fault) -> JSONValue {
    places.append(index)
    count += 1
    if count > limits.values { throw Fault(reason: .tooManyValues, offset: index) }
    let opening = next
    if opening == UInt8(ascii: "{") || opening == UInt8(ascii: "["), depth > limits.depth {
      throw Fault(reason: .tooDeep, offset: index)
    }
    if take("{") { return .object(try members(depth: depth + 1)) }
    if take("[") { return .array(try elements(depth: depth + 1)) }
    if take("\"") { return .string(try string()) }
    return try literal()
  }

  private mutating func members(depth: Int) throws(Fault) -> [JSONValue.Member] {
    var members: [JSONValue.Member] = []
    skipBlanks()
    if take("}") { return members }
    while true {
      places.append(index)
      guard take("\"") else {
        throw fault("expected a key in quotation marks (found \(found))")
      }
      let key = try string()
      skipBlanks()
      guard take(":") else { throw fault("expected ':' after a key (found \(found))") }
      skipBlanks()
      members.append(JSONValue.Member(key: key, value: try value(depth: depth)))
      skipBlanks()
      if take("}") { return members }
      guard take(",") else { throw fault("expected ',' or '}' after a value (found \(found))") }
      skipBlanks()
    }
  }

  private mutating func elements(depth: Int) throws(Fault) -> [JSONValue] {
    var elements: [JSONValue] = []
    skipBlanks()
    if take("]") { return elements }
    while true {
      elements.append(try value(depth: depth))
      skipBlanks()
      if take("]") { return elements }
      guard take(",") else { throw fault("expected ',' or ']' after a value (found \(found))") }
      skipBlanks()
    }
  }

  private mutating func literal() throws(Fault) -> JSONValue {
    let start = index
    let word = Self.literal(in: bytes, at: start)
    switch word {
    case "null", "true", "false":
      index += word.utf8.count
      return word == "null" ? .null : .boolean(word == "true")
    default:
      guard JSONNumber.isNumber(word) else {
        throw fault(
          "expected a value (found \(word.isEmpty ? found : "\"\(word.escaped(limit: 60))\""))")
      }
      index += word.utf8.count
      return Int(word).map(JSONValue.integer) ?? .number(Double(word) ?? 0)
    }
  }

  /// The number or word that starts at a place, letter by letter.
  package static func literal(in bytes: [UInt8], at start: Int) -> String {
    let word = bytes[start...].prefix(longestLiteral).prefix { byte in
      switch UnicodeScalar(byte) {
      case "a"..."z", "A"..."Z", "0"..."9", "+", "-", ".": true
      default: false
      }
    }
    return String(decoding: word, as: UTF8.self)
  }

  private static let longestLiteral = 400
}

// MARK: - Signs

extension JSONReader {
  var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  mutating func take(_ sign: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: sign) else { return false }
    index += 1
    return true
  }

  fileprivate mutating func skipBlanks() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      index += 1
    }
  }

  /// The character that is next, as messages show it.
  var found: String {
    guard index < bytes.count else { return "the end of the text" }
    let rest = bytes[(index + 1)...].prefix { $0 & 0xC0 == 0x80 }
    return String(decoding: bytes[index..<rest.endIndex], as: UTF8.self).quoted
  }

  func fault(_ message: String) -> Fault { Fault(reason: .malformed(message), offset: index) }
}
