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
    var edges = SIMD4(rect.minX, rect.minY, rect.maxX, rect.maxY)
    if rounds { edges = Self.floor(edges * scale + 0.5 + Self.noise) / scale }
    return BarRect(minX: edges.x, minY: edges.y, maxX: edges.z, maxY: edges.w)
  }

  /// The rectangle with each number that is all but a whole count of pixels, or of thousandths of a
  /// point, made exactly that; other numbers stay.
  func exact(_ rect: BarRect) -> BarRect {
    let numbers = SIMD4(rect.x, rect.y, rect.width, rect.height)
    let onPixels = Self.floor(numbers * scale + 0.5) / scale
    let off = onPixels - numbers
    // Most are on pixels.
    guard (off * off).sum() <= Self.residue * Self.residue else {
      return BarRect(
        x: exact(rect.x), y: exact(rect.y), width: exact(rect.width), height: exact(rect.height))
    }
    return BarRect(x: onPixels.x, y: onPixels.y, width: onPixels.z, height: onPixels.w)
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
    // So far from 0 nothing but whole numbers has a place, so that adding rounds.
    let far = Double(signOf: value, magnitudeOf: wholeFrom)
    let nearest = (value + far) - far
    return nearest > value ? nearest - 1 : nearest
  }

  /// The same of four numbers at once.
  @inline(__always)
  private static func floor(_ values: SIMD4<Double>) -> SIMD4<Double> {
    guard (values * values).sum() < modestSquares else { return floorEach(values) }
    let nearest = (values + far) - far
    return nearest - SIMD4(repeating: 0).replacing(with: 1, where: nearest .> values)
  }

  @inline(never)
  private static func floorEach(_ values: SIMD4<Double>) -> SIMD4<Double> {
    SIMD4(floor(values.x), floor(values.y), floor(values.z), floor(values.w))
  }

  /// Added to a number that is not too large, of either sign, it leaves no room for a fraction.
  private static let far = 6_755_399_441_055_744.0
  /// Below this sum of squares every one of some numbers is such a number.
  private static let modestSquares = 1e30
  /// From here on every number is whole.
  private static let wholeFrom = 4_503_599_627_370_496.0
  /// What a sum of a few coordinates may be wrong by, in points.
  private static let residue = 1e-9
  /// What rounding of the arithmetic may add to a coordinate, in pixels.
  static let noise = 1e-6
  /// What printing a width to three decimals may add to it, in pixels.
  static let slack = 0.01
}
