/// Addresses of files, as `file:///Users/a/b%20c.yaml`.
///
/// Source: documented — RFC 8089, RFC 3986.
enum FileAddress {
  private static let scheme = "file://"

  /// The path of a file's address; nil for another address.
  static func path(of address: String) -> String? {
    guard address.hasPrefix(scheme) else { return nil }
    var bytes: [UInt8] = []
    var rest = address.utf8.dropFirst(scheme.utf8.count).drop { $0 != UInt8(ascii: "/") }
    while let byte = rest.popFirst() {
      let digits = rest.prefix(2).compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
      if byte == UInt8(ascii: "%"), digits.count == 2 {
        bytes.append(UInt8(digits[0] * 16 + digits[1]))
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The address of a file with an absolute path.
  static func address(of path: String) -> String {
    var text = scheme
    for byte in path.utf8 {
      let scalar = Unicode.Scalar(byte)
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "-", ".", "_", "~", "/":
        text.unicodeScalars.append(scalar)
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        text += "%" + (digits.utf8.count == 1 ? "0" : "") + digits
      }
    }
    return text
  }
}
