extension BarPath {
  /// The part of closed outlines on one side of a line.
  ///
  /// Every point there keeps its winding; on the other side nothing is left.
  /// - Parameters:
  ///   - point: a point on the line.
  ///   - side: the direction, across the line, in which the kept part lies.
  func clipped(from point: BarPoint, towards side: PenVector) -> BarPath {
    func height(_ other: BarPoint) -> Double { PenVector(from: point, to: other).dot(side) }
    var result: [Element] = []
    for contour in contours {
      var kept: [PathSegment] = []
      for piece in contour.segments.flatMap({ $0.pieces(crossing: height) }) {
        let start = height(piece.start)
        let end = height(piece.end)
        if start >= 0, end >= 0 {
          kept.append(piece)
        } else if start >= 0 || end >= 0 {
          let halves = piece.split(at: start / (start - end))
          kept.append(start >= 0 ? halves.0 : halves.1)
        }
      }
      guard let first = kept.first else { continue }
      result.append(.move(first.start))
      var here = first.start
      for piece in kept {
        if PenVector(from: here, to: piece.start).length > 1e-9 {
          result.append(.line(piece.start))
        }
        result.append(piece.element)
        here = piece.end
      }
      result.append(.close)
    }
    return BarPath(result)
  }

  /// The same outlines of straight lines alone.
  var straightened: BarPath {
    BarPath(
      contours.flatMap { contour in
        PathContour(
          segments: contour.segments.flatMap { $0.isStraight ? [$0] : $0.chords },
          start: contour.start, isClosed: true
        ).elements
      })
  }
}

extension PathSegment {
  /// The segment, or short straight ones where it may cross the line at height 0.
  fileprivate func pieces(crossing height: (BarPoint) -> Double) -> [PathSegment] {
    if isStraight { return [self] }
    let heights = [start, control1, control2, end].map(height)
    if heights.allSatisfy({ $0 >= 0 }) || heights.allSatisfy({ $0 < 0 }) { return [self] }
    return chords
  }

  /// Twelve straight lines beside the curve.
  fileprivate var chords: [PathSegment] {
    var here = start
    return (1...12).map { step in
      let end = step == 12 ? end : split(at: Double(step) / 12).0.end
      defer { here = end }
      return PathSegment(from: here, to: end)
    }
  }
}
