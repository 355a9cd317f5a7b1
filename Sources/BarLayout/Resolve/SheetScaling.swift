/// How a sheet that floats clear of the screen's edges is made smaller with everything in it.
///
/// It is laid out over the whole width and then drawn at a share of its size: UIKit gives the view
/// around it a transform. Source: measured — `sheetFloatInset`; lodev09/react-native-true-sheet
/// issue 732 reads the transform off a phone of 414 points, 0.961.
package struct SheetScaling: Hashable, Sendable {
  /// Its size, of what it was before.
  package let factor: Double
  /// Where the screen's upper left corner goes, in points.
  private let origin: BarPoint

  /// Makes a sheet as wide as a screen so small that its sides and its lower edge stand clear of the
  /// screen's by a distance in points.
  init(inset: Double, screen: BarSize) {
    factor = 1 - 2 * inset / screen.width
    origin = BarPoint(x: inset, y: screen.height - inset - screen.height * factor)
  }

  /// Where a point goes.
  func point(_ point: BarPoint) -> BarPoint {
    BarPoint(x: origin.x + point.x * factor, y: origin.y + point.y * factor)
  }

  /// Where a rectangle goes.
  func rect(_ rect: BarRect) -> BarRect {
    let corner = point(BarPoint(x: rect.x, y: rect.y))
    return BarRect(
      x: corner.x, y: corner.y, width: rect.width * factor, height: rect.height * factor)
  }
}
