/// Bytes as text, RFC 4648.
package enum Base64 {
  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// The text of bytes, padded.
  package static func text(_ bytes: [UInt8]) -> String {
    var result: [UInt8] = []
    result.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let part = bytes[start..<min(start + 3, bytes.count)]
      var word: UInt32 = 0
      for offset in 0..<3 {
        word = word << 8 | (offset < part.count ? UInt32(part[start + offset]) : 0)
      }
      for offset in 0..<4 {
        let digit = Int(word >> UInt32(18 - 6 * offset) & 63)
        result.append(offset <= part.count ? alphabet[digit] : UInt8(ascii: "="))
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The bytes of a padded text; nil for anything else.
  package static func bytes(_ text: String) -> [UInt8]? {
    let signs = Array(text.utf8)
    guard signs.count % 4 == 0 else { return nil }
    let padding = signs.reversed().prefix { $0 == UInt8(ascii: "=") }.count
    guard padding <= 2 else { return nil }
    var result: [UInt8] = []
    result.reserveCapacity(signs.count / 4 * 3)
    var word: UInt32 = 0
    for (index, sign) in signs.enumerated() {
      let isPadding = index >= signs.count - padding
      guard let digit = isPadding ? 0 : digit(sign) else { return nil }
      word = word << 6 | digit
      if index % 4 == 3 {
        for shift in [UInt32(16), 8, 0] {
          result.append(UInt8(truncatingIfNeeded: word >> shift))
        }
        word = 0
      }
    }
    return Array(result.dropLast(padding))
  }

  private static func digit(_ sign: UInt8) -> UInt32? {
    switch sign {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(sign - UInt8(ascii: "A"))
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(sign - UInt8(ascii: "a")) + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(sign - UInt8(ascii: "0")) + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}
