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
    var result = pixels
    unsafe result.withUnsafeMutableBytes { bytes in
      // Most pixels have the colour of the one before.
      var color: UInt32?
      var shown: UInt32 = 0
      for start in stride(from: 0, to: bytes.count, by: 4) {
        let next = unsafe bytes.loadUnaligned(fromByteOffset: start, as: UInt32.self)
        if next != color {
          let (red, green) = unsafe (Int(bytes[start]), Int(bytes[start + 1]))
          let (blue, alpha) = unsafe (Int(bytes[start + 2]), Int(bytes[start + 3]))
          color = next
          shown = Self.pale(red: red, green: green, blue: blue, alpha: alpha)
        }
        unsafe bytes.storeBytes(of: shown, toByteOffset: start, as: UInt32.self)
      }
    }
    return result
  }

  /// The pale grey of a colour, as four bytes in the order of memory.
  private static func pale(red: Int, green: Int, blue: Int, alpha: Int) -> UInt32 {
    // Weights of the luminance in 256ths, then a tenth of its distance from white.
    let light = (77 * red + 150 * green + 29 * blue) >> 8
    let grey = UInt32(255 - (255 - light) * alpha / 2550)
    return UInt32(littleEndian: grey | grey << 8 | grey << 16 | 255 << 24)
  }
}
