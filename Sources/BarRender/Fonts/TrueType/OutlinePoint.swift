internal import BarLayout

/// A point of a glyph's outline, in font units, y upwards.
struct OutlinePoint: Equatable {
  var x: Float
  var y: Float
  /// Whether the outline goes through it; it bends curves otherwise.
  var isOnCurve = true
  /// Whether the next point begins another contour.
  var endsContour = false
}

extension BarPath {
  /// The path through the points of an outline, in pixels, y downwards.
  ///
  /// Between two points that bend curves lies one in their middle that the outline goes through.
  ///
  /// - Parameters:
  ///   - xScale: pixels per font unit, to the right.
  ///   - yScale: pixels per font unit, upwards.
  ///   - origin: where the pen stands, in pixels.
  init(_ points: [OutlinePoint], xScale: Double, yScale: Double, origin: PixelPoint) {
    func placed(_ point: OutlinePoint) -> BarPoint {
      BarPoint(
        x: origin.x + Double(point.x) * xScale, y: origin.y - Double(point.y) * yScale)
    }
    self.init()
    elements.reserveCapacity(points.count + 8)
    var start = 0
    while start < points.count {
      let end = points[start...].firstIndex(where: \.endsContour) ?? points.count - 1
      let contour = points[start...end]
      start = end + 1
      // The first point that is gone through, or else the middle of the first two.
      let first: OutlinePoint
      if let on = contour.first(where: \.isOnCurve), contour.prefix(2).contains(where: \.isOnCurve)
      {
        first = on
      } else if contour.count > 1 {
        first = contour[contour.startIndex].middle(to: contour[contour.startIndex + 1])
      } else {
        first = contour[contour.startIndex]
      }
      elements.append(.move(placed(first)))
      // What comes before the first point is gone through last.
      let lead = contour.first.flatMap { $0.isOnCurve ? nil : $0 }
      let rest = contour.dropFirst(
        lead == nil ? 1 : contour.dropFirst().first?.isOnCurve == true ? 2 : 1)
      var control: OutlinePoint?
      for point in rest + (lead.map { [$0] } ?? []) {
        if let bend = control {
          let end = point.isOnCurve ? point : bend.middle(to: point)
          elements.append(.quad(control: placed(bend), end: placed(end)))
          control = point.isOnCurve ? nil : point
        } else if point.isOnCurve {
          elements.append(.line(placed(point)))
        } else {
          control = point
        }
      }
      if let control {
        elements.append(.quad(control: placed(control), end: placed(first)))
      } else {
        elements.append(.line(placed(first)))
      }
      elements.append(.close)
    }
  }
}

extension OutlinePoint {
  /// The point in the middle of two, which an outline goes through.
  fileprivate func middle(to other: OutlinePoint) -> OutlinePoint {
    OutlinePoint(x: x + 0.5 * (other.x - x), y: y + 0.5 * (other.y - y))
  }
}
