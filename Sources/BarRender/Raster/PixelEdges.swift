internal import BarLayout

/// The edges of a rectangle in pixels, not rounded, all finite.
struct PixelEdges {
  var minX: Double
  var minY: Double
  var maxX: Double
  var maxY: Double

  init(_ rect: BarRect, scale: Double, element: String) throws(RenderError) {
    minX = rect.minX * scale
    minY = rect.minY * scale
    maxX = rect.maxX * scale
    maxY = rect.maxY * scale
    guard minX.isFinite, minY.isFinite, maxX.isFinite, maxY.isFinite else {
      throw .notFinite(element: element)
    }
  }

  /// Whether every edge is a pixel's, but for what three decimals of a point may add.
  var areWhole: Bool {
    [minX, minY, maxX, maxY].allSatisfy { abs($0 - $0.rounded()) <= 0.01 }
  }

  /// The nearest whole pixels, as far as they lie in `limit`.
  func rounded(inside limit: PixelRect) -> PixelRect {
    func clamped(_ value: Double, _ low: Int, _ high: Int) -> Int {
      Int(min(max(value.rounded(), Double(low)), Double(high)))
    }
    return PixelRect(
      minX: clamped(minX, limit.minX, limit.maxX), minY: clamped(minY, limit.minY, limit.maxY),
      maxX: clamped(maxX, limit.minX, limit.maxX), maxY: clamped(maxY, limit.minY, limit.maxY))
  }
}
