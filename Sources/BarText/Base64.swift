/// Bytes as text, RFC 4648.
package enum Base64 {
  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// The text of bytes, padded.
  package static func text(_ bytes: [UInt8]) -> String {
    let alphabet = alphabet
    let (whole, rest) = bytes.count.quotientAndRemainder(dividingBy: 3)
    var text = [UInt8](repeating: UInt8(ascii: "="), count: (whole + (rest > 0 ? 1 : 0)) * 4)
    for part in 0..<whole {
      let (first, second) = (UInt32(bytes[part * 3]), UInt32(bytes[part * 3 + 1]))
      let word = first << 16 | second << 8 | UInt32(bytes[part * 3 + 2])
      text[part * 4] = alphabet[Int(word >> 18)]
      text[part * 4 + 1] = alphabet[Int(word >> 12 & 63)]
      text[part * 4 + 2] = alphabet[Int(word >> 6 & 63)]
      text[part * 4 + 3] = alphabet[Int(word & 63)]
    }
    if rest > 0 {
      let second = rest > 1 ? UInt32(bytes[whole * 3 + 1]) : 0
      let word = UInt32(bytes[whole * 3]) << 16 | second << 8
      for digit in 0...rest {
        text[whole * 4 + digit] = alphabet[Int(word >> UInt32(18 - 6 * digit) & 63)]
      }
    }
    return String(decoding: text, as: UTF8.self)
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
