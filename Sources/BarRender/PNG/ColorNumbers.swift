/// Colours and their numbers, in the order in which they are met: at most 256.
struct ColorNumbers: Sendable {
  /// The colours: red lowest, alpha highest.
  private(set) var colors: [UInt32] = []
  /// For each slot, the number of the colour in it and one more; 0 for none.
  private var numbers = [UInt16](repeating: 0, count: ColorNumbers.slots)

  /// Most colours.
  private static let limit = 256
  /// Places to look for a colour's number, a power of two.
  private static let slots = 1024

  /// Writes the numbers of a row of pixels; false where there are too many colours.
  mutating func number(_ pixels: UnsafeRawPointer, into row: inout [UInt8]) -> Bool {
    unsafe row.withUnsafeMutableBufferPointer { row in
      unsafe row.baseAddress.map { unsafe number(pixels, count: row.count, into: $0) } ?? true
    }
  }

  /// Writes the numbers of so many pixels; false where there are too many colours.
  mutating func number(
    _ pixels: UnsafeRawPointer, count: Int, into row: UnsafeMutablePointer<UInt8>
  ) -> Bool {
    var last = unsafe pixels.loadUnaligned(as: UInt32.self)
    guard var index = place(of: last) else { return false }
    var pair = UInt64(last) &<< 32 | UInt64(last)
    var x = 0
    while x < count {
      // Four pixels at once, as most have the colour of the one before.
      if x &+ 4 <= count,
        unsafe pixels.loadUnaligned(fromByteOffset: x &* 4, as: UInt64.self) == pair,
        unsafe pixels.loadUnaligned(fromByteOffset: x &* 4 &+ 8, as: UInt64.self) == pair
      {
        unsafe UnsafeMutableRawPointer(row + x).storeBytes(
          of: UInt32(index) &* 0x0101_0101, as: UInt32.self)
        x &+= 4
        continue
      }
      let color = unsafe pixels.loadUnaligned(fromByteOffset: x &* 4, as: UInt32.self)
      if color != last {
        guard let found = place(of: color) else { return false }
        (last, index) = (color, found)
        pair = UInt64(last) &<< 32 | UInt64(last)
      }
      unsafe row[x] = index
      x &+= 1
    }
    return true
  }

  /// The number of a colour, a new one where it has none; nil where there are no more.
  mutating func place(of color: UInt32) -> UInt8? {
    var slot = Int(truncatingIfNeeded: (UInt32(littleEndian: color) &* 2_654_435_761) >> 22)
    while true {
      let number = Int(numbers[slot])
      if number == 0 { break }
      if colors[number - 1] == color { return UInt8(truncatingIfNeeded: number - 1) }
      slot = (slot + 1) & (Self.slots - 1)
    }
    guard colors.count < Self.limit else { return nil }
    colors.append(color)
    numbers[slot] = UInt16(colors.count)
    return UInt8(colors.count - 1)
  }

  /// Whether a palette saves more than it takes in a picture of so many pixels.
  func isWorthwhile(pixels: Int, isOpaque: Bool) -> Bool {
    colors.count * 8 < pixels * (isOpaque ? 2 : 3)
  }

  /// The colours as PNG's chunk `PLTE` has them.
  var palette: [UInt8] { Self.palette(of: colors.map { UInt32(littleEndian: $0) }) }

  /// Colours, red lowest, as PNG's chunk `PLTE` has them.
  static func palette(of colors: [UInt32]) -> [UInt8] {
    colors.flatMap { color in [0, 8, 16].map { UInt8(truncatingIfNeeded: color >> $0) } }
  }

  /// The colours' alphas as the chunk `tRNS` has them; empty where all are opaque.
  var alphas: [UInt8] {
    let alphas = colors.map { UInt8(truncatingIfNeeded: UInt32(littleEndian: $0) >> 24) }
    let last = alphas.lastIndex { $0 < 255 }
    return last.map { Array(alphas[...$0]) } ?? []
  }
}
