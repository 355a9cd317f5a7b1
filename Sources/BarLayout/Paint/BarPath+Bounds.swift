extension BarPath {
  /// The smallest box around the drawn line, in points: curves count as far as they reach, their
  /// control points do not.
  ///
  /// Nil for a path that draws nothing.
  public var bounds: BarRect? {
    var result: BarRect?
    for segment in contours.flatMap(\.segments) {
      let box = segment.bounds
      result = result.map { $0.union(box) } ?? box
    }
    return result
  }
}

extension PathSegment {
  /// The smallest box around the piece, in points.
  var bounds: BarRect {
    let x = Self.range(start.x, control1.x, control2.x, end.x)
    let y = Self.range(start.y, control1.y, control2.y, end.y)
    return BarRect(minX: x.low, minY: y.low, maxX: x.high, maxY: y.high)
  }

  /// How far a cubic reaches along one axis: its ends, and where its derivative
  /// 3·((b−a)(1−t)² + 2(c−b)(1−t)t + (d−c)t²) is 0.
  private static func range(
    _ a: Double, _ b: Double, _ c: Double, _ d: Double
  ) -> (low: Double, high: Double) {
    var low = min(a, d)
    var high = max(a, d)
    if min(b, c) >= low, max(b, c) <= high { return (low, high) }
    for moment in roots(d - a + 3 * (b - c), 2 * (a - 2 * b + c), b - a)
    where moment > 0 && moment < 1 {
      let rest = 1 - moment
      let value =
        rest * rest * (rest * a + 3 * moment * b) + moment * moment * (3 * rest * c + moment * d)
      low = min(low, value)
      high = max(high, value)
    }
    return (low, high)
  }

  /// The real roots of a·t² + b·t + c, in the form that loses no digits when a is small.
  private static func roots(_ a: Double, _ b: Double, _ c: Double) -> [Double] {
    let discriminant = b * b - 4 * a * c
    guard discriminant >= 0 else { return [] }
    let sum = -0.5 * (b + (b < 0 ? -1 : 1) * discriminant.squareRoot())
    var result: [Double] = []
    if a != 0 { result.append(sum / a) }
    if sum != 0 { result.append(c / sum) }
    return result
  }
}
