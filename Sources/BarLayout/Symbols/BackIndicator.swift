/// The chevron of the back button, drawn so that its ink fills a given box exactly.
///
/// UIKit: `UINavigationBar.backIndicatorImage`, the system's own.
package enum BackIndicator {
  /// How the chevron is drawn.
  package enum Style: Hashable, Sendable {
    /// Two bars cut square at their ends, meeting in a sharp tip: iOS 7 to 12.
    case mitred
    /// One line with round ends and a round tip: from iOS 13 on.
    case rounded
  }

  /// The chevron, pointing left; mirrored, pointing right.
  ///
  /// A stroke wider than the box allows is thinned to fit.
  /// Source of the shapes: ink of the chevron on 2x and 3x pictures. iOS 8: 12.5 × 21, where arms
  /// at 45° with square ends need a stroke of 2√2. iOS 15 to 18: 11 × 19.
  /// - Parameters:
  ///   - ink: the box the ink fills, in points.
  ///   - strokeWidth: thickness of the arms, in points.
  ///   - style: how ends and tip look.
  ///   - isMirrored: whether it points right, as right-to-left layouts have it.
  package static func path(
    ink: BarRect, strokeWidth: Double, style: Style, isMirrored: Bool = false
  ) -> BarPath {
    guard ink.width > 0, ink.height > 0, strokeWidth > 0 else { return BarPath() }
    let stroke = min(strokeWidth, ink.width / 2, ink.height / 2)
    let path =
      switch style {
      case .mitred: mitred(ink: ink, stroke: stroke)
      case .rounded: rounded(ink: ink, stroke: stroke)
      }
    return isMirrored ? path.mirrored(in: ink) : path
  }

  private static func rounded(ink: BarRect, stroke: Double) -> BarPath {
    let radius = stroke / 2
    let line = BarPath([
      .move(BarPoint(x: ink.maxX - radius, y: ink.minY + radius)),
      .line(BarPoint(x: ink.minX + radius, y: ink.midY)),
      .line(BarPoint(x: ink.maxX - radius, y: ink.maxY - radius)),
    ])
    return Stroke(width: stroke).outline(of: line)
  }

  /// With q the rise of an arm per unit of its length, the outer edge ends at the top of the box,
  /// √(1 − q²) / q · height / 2 from the tip, and the square end reaches q · stroke further.
  ///
  /// That sum shrinks as q grows; the q that makes it the box's width is found by halving.
  private static func mitred(ink: BarRect, stroke: Double) -> BarPath {
    var low = 0.0
    var high = 1.0
    for _ in 0..<64 {
      let rise = (low + high) / 2
      let reach = (1 - rise * rise).squareRoot() / rise * ink.height / 2 + rise * stroke
      if reach > ink.width { low = rise } else { high = rise }
    }
    let rise = (low + high) / 2
    let run = (1 - rise * rise).squareRoot()
    let outer = ink.maxX - rise * stroke
    let drop = run * stroke
    return BarPath([
      .move(BarPoint(x: ink.minX, y: ink.midY)),
      .line(BarPoint(x: outer, y: ink.minY)),
      .line(BarPoint(x: ink.maxX, y: ink.minY + drop)),
      .line(BarPoint(x: ink.minX + stroke / rise, y: ink.midY)),
      .line(BarPoint(x: ink.maxX, y: ink.maxY - drop)),
      .line(BarPoint(x: outer, y: ink.maxY)),
      .close,
    ])
  }
}
