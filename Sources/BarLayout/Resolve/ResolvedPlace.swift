/// Where a bar stands.
public struct ResolvedPlace: Hashable, Sendable {
  /// Pixels per point.
  public var scale: Double
  /// Whether lengths are rounded to pixels, as they are but in an explanation.
  var roundsToPixels: Bool
  /// The bar's left edge from the origin of the answer, in points.
  public var x: Double
  /// The bar's top edge, in points.
  public var y: Double
  /// The bar's width, in points.
  public var width: Double
  /// Top edge of the background, in points; above the bar where it reaches under the status bar.
  public var backgroundTop: Double
  /// Whether the hairline lies above the background, as on a bar at the bottom, and not below it.
  public var hairlineIsAbove = false
  /// Where the background ends without collapsible rows, in points.
  public var baseBottom: Double
  /// Distance of contents from the bar's edges, safe area included, in points.
  public var margins: DirectionalEdgeInsets
  /// Distance of buttons from the bar's edges, safe area included, in points.
  public var itemMargins: DirectionalEdgeInsets
  /// The part of the margins that is safe area, in points.
  public var insets: DirectionalEdgeInsets
}

extension ResolvedPlace {
  /// The device's pixels.
  var grid: PixelGrid { PixelGrid(scale: scale, rounds: roundsToPixels) }
}
