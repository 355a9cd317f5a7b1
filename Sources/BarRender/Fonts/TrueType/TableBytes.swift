/// The bytes of a font's table, with the most significant byte of a number first; what lies beyond
/// them reads as nil.
struct TableBytes {
  let bytes: [UInt8]

  var count: Int { bytes.count }

  /// A number of one byte.
  func uint8(_ offset: Int) -> Int? {
    bytes.indices.contains(offset) ? Int(bytes[offset]) : nil
  }

  /// A number of two bytes.
  func uint16(_ offset: Int) -> Int? {
    guard offset >= 0, offset <= bytes.count - 2 else { return nil }
    return Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
  }

  /// A number of two bytes with a sign.
  func int16(_ offset: Int) -> Int? {
    uint16(offset).map { Int(Int16(truncatingIfNeeded: $0)) }
  }

  /// A number of four bytes.
  func uint32(_ offset: Int) -> Int? {
    guard let high = uint16(offset), let low = uint16(offset + 2) else { return nil }
    return high << 16 | low
  }
}
