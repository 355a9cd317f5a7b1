@testable import BarLayout

extension BarPath {
  /// How often the outline runs clockwise around a point: not 0 where the path is filled.
  func winding(at point: BarPoint) -> Int {
    var result = 0
    for contour in contours {
      let points = contour.sampled(16)
      for (a, b) in zip(points, points.dropFirst()) {
        let side = (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x)
        if a.y <= point.y, b.y > point.y, side > 0 { result += 1 }
        if a.y > point.y, b.y <= point.y, side < 0 { result -= 1 }
      }
    }
    return result
  }
}

extension PathContour {
  /// Points along the contour, so many a piece.
  func sampled(_ count: Int) -> [BarPoint] {
    [start]
      + segments.flatMap { segment in
        (1...count).map { segment.split(at: Double($0) / Double(count)).0.end }
      }
  }
}

extension BarRect {
  /// Whether each edge lies within a distance of the other rectangle's.
  func isClose(to other: BarRect, within tolerance: Double) -> Bool {
    abs(minX - other.minX) <= tolerance && abs(minY - other.minY) <= tolerance
      && abs(maxX - other.maxX) <= tolerance && abs(maxY - other.maxY) <= tolerance
  }
}
