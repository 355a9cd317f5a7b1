/// A picture: 8 bits a channel, red, green, blue, alpha, in sRGB, alpha not premultiplied.
public struct Bitmap: Hashable, Sendable {
  /// Pixels in a row.
  public let width: Int
  /// Rows.
  public let height: Int
  /// Four bytes a pixel, row by row from the top left.
  public let pixels: [UInt8]
  /// Whether no pixel lets anything show through.
  public let isOpaque: Bool

  /// Makes a picture of the given bytes; nil when their number is not four times width times
  /// height.
  public init?(width: Int, height: Int, pixels: [UInt8]) {
    let (area, overflow) = width.multipliedReportingOverflow(by: height)
    guard width > 0, height > 0, !overflow, pixels.count % 4 == 0, pixels.count / 4 == area else {
      return nil
    }
    self.init(
      width: width, height: height, pixels: pixels, isOpaque: Self.areOpaque(pixels))
  }

  /// Makes a picture whose parts are known to fit.
  init(width: Int, height: Int, pixels: [UInt8], isOpaque: Bool) {
    self.width = width
    self.height = height
    self.pixels = pixels
    self.isOpaque = isOpaque
  }

  /// The four channels of one pixel; nil outside the picture.
  public subscript(x: Int, y: Int) -> (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8)? {
    guard x >= 0, y >= 0, x < width, y < height else { return nil }
    let index = (y * width + x) * 4
    return (pixels[index], pixels[index + 1], pixels[index + 2], pixels[index + 3])
  }

  /// Whether every fourth byte is 255.
  private static func areOpaque(_ pixels: [UInt8]) -> Bool {
    unsafe pixels.withUnsafeBytes { bytes in
      // Four pixels at once; a picture is a whole number of pixels.
      var all = SIMD16<UInt8>(repeating: .max)
      let whole = bytes.count & ~15
      for start in stride(from: 0, to: whole, by: 16) {
        unsafe all &= bytes.loadUnaligned(fromByteOffset: start, as: SIMD16<UInt8>.self)
      }
      var last = all[3] & all[7] & all[11] & all[15]
      for index in stride(from: whole + 3, to: bytes.count, by: 4) { unsafe last &= bytes[index] }
      return last == .max
    }
  }
}
