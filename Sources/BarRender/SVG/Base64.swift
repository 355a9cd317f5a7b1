/// Bytes as text, RFC 4648, padded.
enum Base64 {
  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// The text of bytes.
  static func text(_ bytes: [UInt8]) -> String {
    var result: [UInt8] = []
    result.reserveCapacity((bytes.count + 2) / 3 * 4)
    var index = 0
    while index < bytes.count {
      let part = (0..<3).map { index + $0 < bytes.count ? UInt32(bytes[index + $0]) : 0 }
      let word = part[0] << 16 | part[1] << 8 | part[2]
      let signs = min(bytes.count - index, 3) + 1
      for place in 0..<4 {
        let digit = Int(word >> UInt32(18 - 6 * place) & 63)
        result.append(place < signs ? alphabet[digit] : UInt8(ascii: "="))
      }
      index += 3
    }
    return String(decoding: result, as: UTF8.self)
  }
}
