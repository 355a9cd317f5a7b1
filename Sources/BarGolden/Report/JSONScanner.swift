/// Reads JSON as RFC 8259 has it.
struct JSONScanner {
  /// Why a text is no JSON, and where.
  struct Fault: Error, Hashable {
    /// Bytes before the fault.
    var offset: Int
  }

  /// The most arrays and objects inside each other.
  private static let depthLimit = 32

  private let bytes: [UInt8]
  private var index = 0

  /// Reads a whole document.
  static func document(_ bytes: [UInt8]) throws(Fault) -> JSONTree {
    var scanner = JSONScanner(bytes: bytes)
    let tree = try scanner.value(depth: 0)
    scanner.skipBlanks()
    guard scanner.index == bytes.count else { throw scanner.fault }
    return tree
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private var fault: Fault { Fault(offset: index) }
  private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func skipBlanks() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      index += 1
    }
  }

  private mutating func take(_ sign: Unicode.Scalar) -> Bool {
    skipBlanks()
    guard next == UInt8(ascii: sign) else { return false }
    index += 1
    return true
  }

  private mutating func value(depth: Int) throws(Fault) -> JSONTree {
    guard depth < Self.depthLimit else { throw fault }
    if take("{") { return .object(try members(depth: depth + 1)) }
    if take("[") { return .array(try elements(depth: depth + 1)) }
    if take("\"") { return .string(try string()) }
    let start = index
    while let byte = next, !",]} \n\r\t".utf8.contains(byte) { index += 1 }
    let word = String(decoding: bytes[start..<index], as: UTF8.self)
    switch word {
    case "null": return .null
    case "true": return .boolean(true)
    case "false": return .boolean(false)
    default:
      guard let first = word.utf8.first, first == 0x2D || (0x30...0x39).contains(first),
        Double(word) != nil
      else { throw Fault(offset: start) }
      return .number(word)
    }
  }

  private mutating func members(depth: Int) throws(Fault) -> [JSONTree.Member] {
    var members: [JSONTree.Member] = []
    if take("}") { return members }
    repeat {
      guard take("\"") else { throw fault }
      let key = try string()
      guard take(":") else { throw fault }
      members.append(JSONTree.Member(key: key, value: try value(depth: depth)))
    } while take(",")
    guard take("}") else { throw fault }
    return members
  }

  private mutating func elements(depth: Int) throws(Fault) -> [JSONTree] {
    var elements: [JSONTree] = []
    if take("]") { return elements }
    repeat { elements.append(try value(depth: depth)) } while take(",")
    guard take("]") else { throw fault }
    return elements
  }

  /// The rest of a string whose opening mark was taken.
  private mutating func string() throws(Fault) -> String {
    var result: [UInt8] = []
    while let byte = next {
      index += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: result, as: UTF8.self)
      case UInt8(ascii: "\\"): result += try escape()
      case 0..<0x20: throw fault
      default: result.append(byte)
      }
    }
    throw fault
  }

  private mutating func escape() throws(Fault) -> [UInt8] {
    guard let sign = next else { throw fault }
    index += 1
    switch sign {
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "u"): return Array(String(try scalar()).utf8)
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [sign]
    default: throw fault
    }
  }

  /// The scalar of four digits, or of two times four for one outside the basic plane.
  private mutating func scalar() throws(Fault) -> Unicode.Scalar {
    let first = try fourDigits()
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard (0xD800..<0xDC00).contains(first), next == UInt8(ascii: "\\") else { throw fault }
    index += 1
    guard next == UInt8(ascii: "u") else { throw fault }
    index += 1
    let second = try fourDigits()
    guard (0xDC00..<0xE000).contains(second),
      let scalar = Unicode.Scalar(0x1_0000 + (first - 0xD800) << 10 + (second - 0xDC00))
    else { throw fault }
    return scalar
  }

  private mutating func fourDigits() throws(Fault) -> UInt32 {
    guard index + 4 <= bytes.count,
      let value = UInt32(String(decoding: bytes[index..<(index + 4)], as: UTF8.self), radix: 16)
    else { throw fault }
    index += 4
    return value
  }
}
