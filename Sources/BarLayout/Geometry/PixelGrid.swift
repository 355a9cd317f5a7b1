/// The device's pixels: rounds lengths in points to whole pixels.
///
/// Halves go up, also below zero, so that a shift of the whole screen never changes a rounding.
/// A distance of a hundredth of a pixel counts as none: widths that a tool printed to three
/// decimals (34.667 for 34 2/3) must not grow by a pixel.
package struct PixelGrid: Hashable, Sendable {
  /// Pixels per point.
  package let scale: Double

  /// Whether lengths are rounded at all; a grid that does not round is for explaining a layout.
  let rounds: Bool

  /// Makes the grid of a display with so many pixels per point.
  package init(scale: Double) {
    self.init(scale: scale, rounds: true)
  }

  /// Makes a grid that may leave every length as it is.
  init(scale: Double, rounds: Bool) {
    self.scale = scale
    self.rounds = rounds
  }

  /// One pixel, in points.
  package var pixel: Double { 1 / scale }

  /// The nearest pixel edge, in points.
  package func nearest(_ value: Double) -> Double {
    rounds ? Self.floor(value * scale + 0.5 + Self.noise) / scale : value
  }

  /// The nearest pixel edge that is not smaller, in points.
  package func up(_ value: Double) -> Double {
    rounds ? -Self.floor(Self.slack - value * scale) / scale : value
  }

  /// The nearest pixel edge that is not larger, in points.
  package func down(_ value: Double) -> Double {
    rounds ? Self.floor(value * scale + Self.slack) / scale : value
  }

  /// The rectangle between the nearest pixel edges: both edges are rounded, so neighbours that
  /// share an edge still share it.
  package func nearest(_ rect: BarRect) -> BarRect {
    BarRect(
      minX: nearest(rect.minX), minY: nearest(rect.minY),
      maxX: nearest(rect.maxX), maxY: nearest(rect.maxY))
  }

  /// The rectangle with each number that is all but a whole count of pixels, or of thousandths of a
  /// point, made exactly that; other numbers stay.
  func exact(_ rect: BarRect) -> BarRect {
    BarRect(
      x: exact(rect.x), y: exact(rect.y), width: exact(rect.width), height: exact(rect.height))
  }

  private func exact(_ value: Double) -> Double {
    let onPixel = Self.floor(value * scale + 0.5) / scale
    if abs(onPixel - value) <= Self.residue { return onPixel }
    let onThousandth = Self.floor(value * 1000 + 0.5) / 1000
    return abs(onThousandth - value) <= Self.residue ? onThousandth : value
  }

  /// The greatest whole number that is not above a value.
  ///
  /// The same as `rounded(.down)`, which is a call into the maths library where the program is built
  /// for processors without an instruction for it.
  @inline(__always)
  static func floor(_ value: Double) -> Double {
    guard abs(value) < wholeFrom else { return value }
    let towardsZero = Double(Int64(value))
    return towardsZero > value ? towardsZero - 1 : towardsZero
  }

  /// From here on every number is whole.
  private static let wholeFrom = 4_503_599_627_370_496.0
  /// What a sum of a few coordinates may be wrong by, in points.
  private static let residue = 1e-9
  /// What rounding of the arithmetic may add to a coordinate, in pixels.
  static let noise = 1e-6
  /// What printing a width to three decimals may add to it, in pixels.
  static let slack = 0.01
}
