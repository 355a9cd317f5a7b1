extension BarPath {
  /// The same shape with outlines that run clockwise around what is filled, so that shapes drawn
  /// over each other never cancel out.
  ///
  /// Outlines may lie in each other but not cross; with the even-odd rule every second one inside
  /// another is a hole.
  /// - Parameter isEvenOdd: whether the shape is meant to be filled with the even-odd rule.
  package func wound(isEvenOdd: Bool) -> BarPath {
    let contours = contours
    guard contours.count <= 200 else { return upright }
    let parents = contours.indices.map { index in
      contours.indices.filter { $0 != index && contours[$0].surrounds(contours[index]) }
    }
    return BarPath(
      contours.indices.flatMap { index in
        let contour = contours[index]
        let isFlipped: Bool
        if isEvenOdd {
          isFlipped = (contour.area < 0) == parents[index].count.isMultiple(of: 2)
        } else {
          let outermost = parents[index].first { parents[$0].isEmpty } ?? index
          isFlipped = contours[outermost].area < 0
        }
        return (isFlipped ? contour.reversed : contour).closed.elements
      })
  }

  /// The same outlines, all turned round where more of them run counterclockwise.
  package var upright: BarPath { area < 0 ? reversed : self }
}

extension PathContour {
  fileprivate var closed: PathContour {
    var result = self
    result.isClosed = true
    return result
  }

  /// Whether another outline's first point lies inside this one.
  fileprivate func surrounds(_ other: PathContour) -> Bool {
    let point = other.start
    var isInside = false
    var here = start
    for segment in segments + [PathSegment(from: segments.last?.end ?? start, to: start)] {
      let steps = segment.isStraight ? 1 : 8
      for step in 1...steps {
        let next = segment.split(at: Double(step) / Double(steps)).0.end
        if (here.y > point.y) != (next.y > point.y),
          point.x < here.x + (point.y - here.y) / (next.y - here.y) * (next.x - here.x)
        {
          isInside.toggle()
        }
        here = next
      }
    }
    return isInside
  }
}
