/// A checksum of text that is the same on every machine and in every run.
package enum StableHash {
  /// FNV-1a of the text's UTF-8, its bits mixed once more so that the lowest ones spread well.
  package static func of(_ text: String) -> UInt64 { of(bytes: text.utf8) }

  private static func of(bytes: some Sequence<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes {
      hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
    }
    hash = (hash ^ hash >> 33) &* 0xff51_afd7_ed55_8ccd
    return hash ^ hash >> 33
  }

  /// The checksum of a list of texts, as 16 hexadecimal digits.
  package static func digits(of texts: [String]) -> String {
    digits(of(texts.joined(separator: "\n")))
  }

  /// The checksum of a list of texts, as 8 hexadecimal digits.
  package static func shortDigits(of texts: [String]) -> String {
    String(digits(of: texts).prefix(8))
  }

  /// The checksum of a file, as 16 hexadecimal digits.
  package static func digits(ofBytes bytes: [UInt8]) -> String { digits(of(bytes: bytes)) }

  private static func digits(_ hash: UInt64) -> String {
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
