/// A place on the canvas in pixels, from its top left.
struct PixelPoint: Hashable, Sendable {
  var x: Double
  var y: Double
}

/// Closed contours of straight lines, in pixels.
struct Polygon: Hashable, Sendable {
  var points: [PixelPoint] = []
  /// For each contour, the number of points up to its end.
  var ends: [Int] = []

  /// Ends the contour that is being made; one of fewer than three points has no inside and is
  /// dropped.
  mutating func closeContour() {
    let start = ends.last ?? 0
    if points.count - start < 3 {
      points.removeSubrange(start...)
    } else {
      ends.append(points.count)
    }
  }

  /// The smallest box around all points; nil for no points or for any that is no finite number.
  var bounds: (minX: Double, minY: Double, maxX: Double, maxY: Double)? {
    guard let first = points.first else { return nil }
    var box = (minX: first.x, minY: first.y, maxX: first.x, maxY: first.y)
    for point in points {
      guard point.x.isFinite, point.y.isFinite else { return nil }
      box.minX = min(box.minX, point.x)
      box.minY = min(box.minY, point.y)
      box.maxX = max(box.maxX, point.x)
      box.maxY = max(box.maxY, point.y)
    }
    return box
  }
}
