/// A picture in memory: 8 bits a channel, red, green, blue, alpha, row by row from the top left.
package struct Picture: Hashable, Sendable {
  /// Pixels in a row.
  package let width: Int
  /// Rows.
  package let height: Int
  /// Four bytes a pixel, alpha not premultiplied.
  package let pixels: [UInt8]

  /// Makes a picture; nil when the number of bytes is not four times width times height.
  package init?(width: Int, height: Int, pixels: [UInt8]) {
    let (area, overflow) = width.multipliedReportingOverflow(by: height)
    guard width > 0, height > 0, !overflow, pixels.count % 4 == 0, pixels.count / 4 == area else {
      return nil
    }
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// Makes a picture of parts that are known to fit, as those of another picture.
  package init(wholeWidth: Int, wholeHeight: Int, wholePixels: [UInt8]) {
    width = wholeWidth
    height = wholeHeight
    pixels = wholePixels
  }
}

/// Whole pixels of a picture, from `x` up to but not including `x + width`.
package struct PixelBox: Hashable, Sendable {
  /// The leftmost column.
  package var x: Int
  /// The topmost row.
  package var y: Int
  /// How many columns.
  package var width: Int
  /// How many rows.
  package var height: Int

  /// Makes a box.
  package init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Whether a pixel is inside.
  package func contains(_ x: Int, _ y: Int) -> Bool {
    x >= self.x && y >= self.y && x - self.x < width && y - self.y < height
  }

  /// The box of both.
  package func union(_ other: PixelBox) -> PixelBox {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return PixelBox(
      x: left, y: top, width: max(x + width, other.x + other.width) - left,
      height: max(y + height, other.y + other.height) - top)
  }
}
