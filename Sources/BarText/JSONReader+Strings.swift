extension JSONReader {
  /// The rest of a string whose opening mark was taken.
  mutating func string() throws(Fault) -> String {
    var result: [UInt8] = []
    while true {
      let plain = bytes[index...].prefix { byte in
        byte >= 0x20 && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
      }
      result += plain
      index = plain.endIndex
      if take("\"") { return String(decoding: result, as: UTF8.self) }
      if take("\\") {
        result += String(try escape()).utf8
      } else if next == nil {
        throw fault("the text ends inside a string")
      } else {
        throw fault("a control character in a string (found \(found))")
      }
    }
  }

  /// What an escape stands for; its backslash was taken.
  private mutating func escape() throws(Fault) -> Unicode.Scalar {
    if next == UInt8(ascii: "u") { return try codePoint() }
    for (sign, meaning) in Self.escapes where take(sign) { return meaning }
    throw fault("unknown escape (found \(found) after '\\')")
  }

  private static let escapes: KeyValuePairs<Unicode.Scalar, Unicode.Scalar> = [
    "\"": "\"", "\\": "\\", "/": "/", "b": "\u{8}", "f": "\u{C}", "n": "\n", "r": "\r", "t": "\t",
  ]

  /// `u` and four digits, or two of them for a character beyond the first 65,536.
  private mutating func codePoint() throws(Fault) -> Unicode.Scalar {
    let start = index - 1
    let high = try codeUnit()
    if let scalar = Unicode.Scalar(high) { return scalar }
    if (0xD800..<0xDC00).contains(high), bytes[index...].starts(with: "\\u".utf8) {
      index += 1
      let low = try codeUnit()
      if (0xDC00..<0xE000).contains(low),
        let scalar = Unicode.Scalar(0x1_0000 + ((high - 0xD800) << 10) + (low - 0xDC00))
      {
        return scalar
      }
    }
    index = start
    throw fault("half of a surrogate pair (found \\u\(String(high, radix: 16)))")
  }

  /// Reads `u` and four hexadecimal digits.
  private mutating func codeUnit() throws(Fault) -> UInt32 {
    index += 1
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = next, let digit = Character(UnicodeScalar(byte)).hexDigitValue else {
        throw fault("expected four hexadecimal digits after '\\u' (found \(found))")
      }
      value = value * 16 + UInt32(digit)
      index += 1
    }
    return value
  }
}
