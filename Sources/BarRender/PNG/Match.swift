/// A step of a Deflate stream: a byte as it is, or a copy of bytes that came before.
struct Match {
  /// Longest copy of one step.
  static let longest = 258
  /// Farthest a copy reaches back.
  static let farthest = 32768
  /// The symbol that ends a block.
  static let endOfBlock = 256

  /// The byte, or the copy's length in the upper half and its distance less one in the lower.
  private var value: UInt32

  init(byte: UInt8) { value = UInt32(byte) }

  init(length: Int, distance: Int) {
    value = UInt32(truncatingIfNeeded: length << 16 | (distance - 1))
  }

  /// Bytes copied; 0 for a byte as it is.
  var length: Int { Int(value >> 16) }
  /// How far back the copied bytes lie.
  var distance: Int { Int(value & 0xffff) + 1 }
  /// The byte as it is.
  var byte: Int { Int(value & 0xff) }

  /// The symbol of a length, less 257, and how many bits follow it (RFC 1951, section 3.2.5).
  @inline(__always)
  static func lengthSymbol(_ length: Int) -> (symbol: Int, extraBits: Int) {
    if length == longest { return (28, 0) }
    let value = length - 3
    if value < 8 { return (value, 0) }
    let extraBits = Int.bitWidth - 3 - value.leadingZeroBitCount
    return (extraBits * 4 + value >> extraBits, extraBits)
  }

  /// The symbol of a distance, and how many bits follow it.
  @inline(__always)
  static func distanceSymbol(_ distance: Int) -> (symbol: Int, extraBits: Int) {
    let value = distance - 1
    if value < 4 { return (value, 0) }
    let extraBits = Int.bitWidth - 2 - value.leadingZeroBitCount
    return (extraBits * 2 + value >> extraBits, extraBits)
  }
}
