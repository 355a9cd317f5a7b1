/// Bytes as text, RFC 4648.
package enum Base64 {
  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// The text of bytes, padded.
  package static func text(_ bytes: [UInt8]) -> String {
    let alphabet = alphabet
    let (whole, rest) = bytes.count.quotientAndRemainder(dividingBy: 3)
    let length = (whole + (rest > 0 ? 1 : 0)) * 4
    return unsafe String(unsafeUninitializedCapacity: length) { text in
      func write(_ word: UInt32, at place: Int) {
        for offset in 0..<4 {
          let digit = Int(word >> UInt32(18 - 6 * offset) & 63)
          unsafe text[place * 4 + offset] = alphabet[digit]
        }
      }
      for place in 0..<whole {
        let (first, second) = (UInt32(bytes[place * 3]), UInt32(bytes[place * 3 + 1]))
        write(first << 16 | second << 8 | UInt32(bytes[place * 3 + 2]), at: place)
      }
      if rest > 0 {
        let second = rest > 1 ? UInt32(bytes[whole * 3 + 1]) : 0
        write(UInt32(bytes[whole * 3]) << 16 | second << 8, at: whole)
        unsafe text[length - 1] = UInt8(ascii: "=")
        if rest == 1 { unsafe text[length - 2] = UInt8(ascii: "=") }
      }
      return length
    }
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
