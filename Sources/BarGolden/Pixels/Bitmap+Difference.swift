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
    for start in stride(from: 0, to: result.count, by: 4) {
      // Weights of the luminance in 256ths, then a tenth of its distance from white.
      let light =
        (77 * Int(result[start]) + 150 * Int(result[start + 1]) + 29 * Int(result[start + 2])) >> 8
      let shown = 255 - (255 - light) * Int(result[start + 3]) / 2550
      let grey = UInt8(truncatingIfNeeded: shown)
      result[start] = grey
      result[start + 1] = grey
      result[start + 2] = grey
      result[start + 3] = 255
    }
    return result
  }
}
