/// A pen of a width: turns the line it follows into the outline of its ink.
///
/// Fill the outline with non-zero winding. Contours run clockwise on the screen, holes the other
/// way. Curves stay curves: the edge of a piece is the cubic with the exact end points and end
/// derivatives of the offset curve, which for a piece of curvature κ are those of the piece times
/// 1 + κ·d; pieces are halved until that is exact to 0.001 points.
package struct Stroke: Hashable, Sendable {
  /// How a line ends.
  ///
  /// SVG: `stroke-linecap`.
  package enum Cap: Hashable, Sendable {
    /// Straight across, at the end point.
    case butt
    /// A half circle about the end point.
    case round
    /// Straight across, half a width beyond the end point.
    case square
  }

  /// How two pieces meet.
  ///
  /// SVG: `stroke-linejoin`.
  package enum Join: Hashable, Sendable {
    /// Both outer edges run on until they meet; cut off where that is further than 5 widths.
    case miter
    /// An arc about the corner.
    case round
  }

  /// Width of the ink, in points.
  package var width: Double
  /// How open lines start.
  package var startCap: Cap
  /// How open lines end.
  package var endCap: Cap
  /// How pieces meet.
  package var join: Join

  /// Makes a pen; `endCap` nil means that lines end as they start.
  package init(width: Double, cap: Cap = .round, endCap: Cap? = nil, join: Join = .round) {
    self.width = width
    startCap = cap
    self.endCap = endCap ?? cap
    self.join = join
  }

  /// The outline of what the pen draws along a path; empty for a pen without width.
  package func outline(of path: BarPath) -> BarPath {
    guard width > 0 else { return BarPath() }
    return BarPath(path.contours.flatMap(outline(of:)))
  }

  /// The outline of the inside of each contour together with the pen's line around it: the contour
  /// pushed outwards by half a width.
  ///
  /// Open contours count as closed.
  package func outset(of path: BarPath) -> BarPath {
    BarPath(
      path.contours.flatMap { contour -> [BarPath.Element] in
        var contour = contour
        if !contour.isClosed, let last = contour.segments.last {
          let gap = PathSegment(from: last.end, to: contour.start)
          if PenVector(from: gap.start, to: gap.end).length > 1e-9 { contour.segments.append(gap) }
        }
        if contour.area < 0 { contour = contour.reversed }
        guard !contour.segments.isEmpty else { return [] }
        return ring(leftOf: contour.segments)
      })
  }

  private func outline(of contour: PathContour) -> [BarPath.Element] {
    guard let first = contour.segments.first, let last = contour.segments.last else {
      return dot(at: contour.start)
    }
    let back = contour.reversed.segments
    if contour.isClosed { return ring(leftOf: contour.segments) + ring(leftOf: back) }
    var elements: [BarPath.Element] = [.move(first.start + first.startDirection.left * (width / 2))]
    elements += run(leftOf: contour.segments)
    elements += capElements(endCap, at: last.end, heading: last.endDirection)
    elements += run(leftOf: back)
    elements += capElements(startCap, at: first.start, heading: -first.startDirection)
    return elements + [.close]
  }

  /// The left edge of a closed line, as a contour of its own.
  private func ring(leftOf segments: [PathSegment]) -> [BarPath.Element] {
    guard let first = segments.first, let last = segments.last else { return [] }
    var body = run(leftOf: segments, isClosed: true)
    body += joint(from: last, room: 0.5, to: first, room: 0.5)
    guard let start = body.last?.endPoint else { return [] }
    return [.move(start)] + body + [.close]
  }

  /// The left edge of a line, without the step to its start.
  ///
  /// Straight pieces are drawn by the joint at their end, which may cut them short; only half of a
  /// piece may be cut at a joint, the whole of it where it has no other joint.
  private func run(leftOf segments: [PathSegment], isClosed: Bool = false) -> [BarPath.Element] {
    var elements: [BarPath.Element] = []
    for (index, segment) in segments.enumerated() {
      if !segment.isStraight { elements += offset(segment) }
      guard index + 1 < segments.count else { continue }
      elements += joint(
        from: segment, room: index == 0 && !isClosed ? 1 : 0.5, to: segments[index + 1],
        room: index + 2 == segments.count && !isClosed ? 1 : 0.5)
    }
    if let last = segments.last, last.isStraight, !isClosed {
      elements.append(.line(last.end + last.endDirection.left * (width / 2)))
    }
    return elements
  }

  private func dot(at point: BarPoint) -> [BarPath.Element] {
    let radius = width / 2
    switch startCap {
    case .butt: return []
    case .round:
      let top = PenVector(0, -radius)
      return [.move(point + top)] + Arc.elements(about: point, radius: radius, from: top, to: -top)
        + Arc.elements(about: point, radius: radius, from: -top, to: top) + [.close]
    case .square:
      return [
        .move(point + PenVector(-radius, -radius)), .line(point + PenVector(radius, -radius)),
        .line(point + PenVector(radius, radius)), .line(point + PenVector(-radius, radius)),
        .close,
      ]
    }
  }
}

extension BarPath.Element {
  /// Where the pen is after the step; nil for the step that closes.
  var endPoint: BarPoint? {
    switch self {
    case .move(let point), .line(let point): point
    case .quad(_, let end), .curve(_, _, let end): end
    case .close: nil
    }
  }
}
