/// Reads the generated rows: fields between spaces or line breaks, rows ended by a semicolon.
struct RowReader {
  private let bytes: [UInt8]
  private var position = 0

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// Whether another row follows.
  mutating func hasRow() -> Bool {
    skipBlanks()
    return position < bytes.count
  }

  /// The next field as a number with an optional minus sign.
  mutating func number() -> Int32 {
    skipBlanks()
    var isNegative = false
    var value: Int32 = 0
    while let byte = next() {
      if byte == UInt8(ascii: "-") {
        isNegative = true
      } else {
        value = value &* 10 &+ Int32(byte &- UInt8(ascii: "0"))
      }
    }
    return isNegative ? -value : value
  }

  /// The next field as a hexadecimal scalar value.
  mutating func scalar() -> UInt32 {
    skipBlanks()
    var value: UInt32 = 0
    while let byte = next() {
      let digit = byte > UInt8(ascii: "9") ? byte &- UInt8(ascii: "A") &+ 10 : byte & 15
      value = value &* 16 &+ UInt32(digit)
    }
    return value
  }

  /// The next field's first byte.
  mutating func letter() -> UInt8 {
    skipBlanks()
    let first = next() ?? 0
    while next() != nil {}
    return first
  }

  /// The next byte of the field; nil once, at its end.
  private mutating func next() -> UInt8? {
    guard position < bytes.count, !Self.isBlank(bytes[position]) else { return nil }
    position += 1
    return bytes[position - 1]
  }

  private mutating func skipBlanks() {
    while position < bytes.count, Self.isBlank(bytes[position]) { position += 1 }
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: ";") || byte == UInt8(ascii: "\n")
  }
}
