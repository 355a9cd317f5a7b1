package import BarRender

extension Bitmap {
  /// A picture of where two pictures of one extent differ: what they share is pale grey, what
  /// differs is red, and what differs on smoothed edges is yellow where the rules tell it apart.
  package static func difference(
    expected: Bitmap, actual: Bitmap, rules: PictureRules
  ) -> Bitmap? {
    guard expected.width == actual.width, expected.height == actual.height else { return nil }
    var pixels = expected.faded
    expected.compare(with: actual, rules) { x, y, _, isSmoothed in
      let start = (y * expected.width + x) * 4
      pixels[start] = isSmoothed ? 0xe6 : 0xff
      pixels[start + 1] = isSmoothed ? 0xb4 : 0
      pixels[start + 2] = 0
    }
    return Bitmap(width: expected.width, height: expected.height, pixels: pixels)
  }

  /// The picture in pale grey, opaque.
  private var faded: [UInt8] {
    let length = width * 4
    return unsafe pixels.withUnsafeBytes { pixels in
      unsafe [UInt8](unsafeUninitializedCapacity: pixels.count) { memory, count in
        count = pixels.count
        guard let source = pixels.baseAddress, let target = memory.baseAddress else { return }
        for start in stride(from: 0, to: count, by: length) {
          let (row, pale) = unsafe (source + start, UnsafeMutableRawPointer(target + start))
          // Most rows are as the one above.
          if start > 0, unsafe PixelBand.areSame(row, row - length, count: length) {
            unsafe pale.copyMemory(from: pale - length, byteCount: length)
          } else {
            unsafe Self.fade(row, into: pale, count: length)
          }
        }
      }
    }
  }

  /// Writes so many bytes of pixels in pale grey.
  private static func fade(
    _ pixels: UnsafeRawPointer, into pale: UnsafeMutableRawPointer, count: Int
  ) {
    // Most pixels have the colour of the one before, so two are looked at together.
    var (color, shown) = (UInt32(0), Self.pale(0))
    var start = 0
    while start < count {
      if start + 8 <= count,
        unsafe pixels.loadUnaligned(fromByteOffset: start, as: UInt64.self) == Self.twice(color)
      {
        unsafe pale.storeBytes(of: Self.twice(shown), toByteOffset: start, as: UInt64.self)
        start += 8
        continue
      }
      let next = unsafe pixels.loadUnaligned(fromByteOffset: start, as: UInt32.self)
      if next != color { (color, shown) = (next, Self.pale(next)) }
      unsafe pale.storeBytes(of: shown, toByteOffset: start, as: UInt32.self)
      start += 4
    }
  }

  /// Two pixels of one colour.
  private static func twice(_ color: UInt32) -> UInt64 { UInt64(color) << 32 | UInt64(color) }

  /// The pale grey of a colour, both as four bytes in the order of memory.
  private static func pale(_ color: UInt32) -> UInt32 {
    let channels = UInt32(littleEndian: color)
    let (red, green) = (Int(channels & 255), Int(channels >> 8 & 255))
    let (blue, alpha) = (Int(channels >> 16 & 255), Int(channels >> 24))
    // Weights of the luminance in 256ths, then a tenth of its distance from white.
    let light = (77 * red + 150 * green + 29 * blue) >> 8
    let grey = UInt32(255 - (255 - light) * alpha / 2550)
    return UInt32(littleEndian: grey | grey << 8 | grey << 16 | 255 << 24)
  }
}
