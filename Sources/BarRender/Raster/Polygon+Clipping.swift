extension Polygon {
  /// The part of the polygon inside a box, in pixels; winding inside the box stays as it was.
  ///
  /// Each contour is cut along one edge of the box after the other (Sutherland and Hodgman). Where
  /// a contour leaves the box and comes back it runs along the edge, which covers nothing.
  func clipped(minX: Double, minY: Double, maxX: Double, maxY: Double) -> Polygon {
    var result = Polygon()
    result.points.reserveCapacity(points.count)
    var start = 0
    for end in ends {
      var contour = Array(points[start..<end])
      contour = Self.cut(contour, inside: { $0.x - minX }, at: { PixelPoint(x: minX, y: $0.y) })
      contour = Self.cut(contour, inside: { maxX - $0.x }, at: { PixelPoint(x: maxX, y: $0.y) })
      contour = Self.cut(contour, inside: { $0.y - minY }, at: { PixelPoint(x: $0.x, y: minY) })
      contour = Self.cut(contour, inside: { maxY - $0.y }, at: { PixelPoint(x: $0.x, y: maxY) })
      result.points += contour
      result.closeContour()
      start = end
    }
    return result
  }

  /// Cuts a contour along a line.
  ///
  /// - Parameters:
  ///   - distance: how far inside a point lies; negative outside.
  ///   - snap: puts a point that lies on the line but for rounding exactly onto it.
  private static func cut(
    _ contour: [PixelPoint], inside distance: (PixelPoint) -> Double,
    at snap: (PixelPoint) -> PixelPoint
  ) -> [PixelPoint] {
    guard var previous = contour.last else { return [] }
    var result: [PixelPoint] = []
    result.reserveCapacity(contour.count)
    var before = distance(previous)
    for point in contour {
      let after = distance(point)
      if (before < 0) != (after < 0) {
        let t = before / (before - after)
        result.append(
          snap(
            PixelPoint(
              x: previous.x + (point.x - previous.x) * t,
              y: previous.y + (point.y - previous.y) * t)))
      }
      if after >= 0 { result.append(point) }
      previous = point
      before = after
    }
    return result
  }
}
