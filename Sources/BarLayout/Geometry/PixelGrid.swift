/// The device's pixels: rounds lengths in points to whole pixels.
///
/// Halves go up, also below zero, so that a shift of the whole screen never changes a rounding.
/// A distance of a hundredth of a pixel counts as none: widths that a tool printed to three
/// decimals (34.667 for 34 2/3) must not grow by a pixel.
public struct PixelGrid: Hashable, Sendable {
  /// Pixels per point.
  public let scale: Double

  /// Whether lengths are rounded at all; a grid that does not round is for explaining a layout.
  let rounds: Bool

  /// Makes the grid of a display with so many pixels per point.
  public init(scale: Double) {
    self.init(scale: scale, rounds: true)
  }

  /// Makes a grid that may leave every length as it is.
  init(scale: Double, rounds: Bool) {
    self.scale = scale
    self.rounds = rounds
  }

  /// One pixel, in points.
  public var pixel: Double { 1 / scale }

  /// The nearest pixel edge, in points.
  public func nearest(_ value: Double) -> Double {
    rounds ? (value * scale + 0.5 + Self.noise).rounded(.down) / scale : value
  }

  /// The nearest pixel edge that is not smaller, in points.
  public func up(_ value: Double) -> Double {
    rounds ? (value * scale - Self.slack).rounded(.up) / scale : value
  }

  /// The nearest pixel edge that is not larger, in points.
  public func down(_ value: Double) -> Double {
    rounds ? (value * scale + Self.slack).rounded(.down) / scale : value
  }

  /// The rectangle between the nearest pixel edges: both edges are rounded, so neighbours that
  /// share an edge still share it.
  public func nearest(_ rect: BarRect) -> BarRect {
    BarRect(
      minX: nearest(rect.minX), minY: nearest(rect.minY),
      maxX: nearest(rect.maxX), maxY: nearest(rect.maxY))
  }

  /// What rounding of the arithmetic may add to a coordinate, in pixels.
  static let noise = 1e-6
  /// What printing a width to three decimals may add to it, in pixels.
  static let slack = 0.01
}
