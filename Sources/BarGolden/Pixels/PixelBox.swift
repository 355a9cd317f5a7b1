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
