/// Where a bar stands.
package struct ResolvedPlace: Hashable, Sendable {
  /// Pixels per point.
  package var scale: Double
  /// Whether lengths are rounded to pixels, as they are but in an explanation.
  var roundsToPixels: Bool
  /// The bar's left edge from the origin of the answer, in points.
  package var x: Double
  /// The bar's top edge, in points.
  package var y: Double
  /// The bar's width, in points.
  package var width: Double
  /// Top edge of the background, in points; above the bar where it reaches under the status bar.
  package var backgroundTop: Double
  /// Whether the hairline lies above the background, as on a bar at the bottom, and not below it.
  package var hairlineIsAbove = false
  /// Where the background ends without collapsible rows, in points.
  package var baseBottom: Double
  /// Distance of contents from the bar's edges, safe area included, in points.
  package var margins: DirectionalEdgeInsets
  /// Distance of buttons from the bar's edges, safe area included, in points.
  package var itemMargins: DirectionalEdgeInsets
  /// The part of the margins that is safe area, in points.
  package var insets: DirectionalEdgeInsets
}

extension ResolvedPlace {
  /// The device's pixels.
  var grid: PixelGrid { PixelGrid(scale: scale, rounds: roundsToPixels) }
}
