extension Stroke {
  /// The left edge of one curved piece, cut up until each part keeps its distance from the piece.
  func offset(_ piece: PathSegment, depth: Int = 0) -> [BarPath.Element] {
    let edge = offsetPart(piece)
    if depth == Self.deepestCut || isEven(edge, along: piece) { return [edge.element] }
    let (before, after) = piece.split(at: 0.5)
    return offset(before, depth: depth + 1) + offset(after, depth: depth + 1)
  }

  /// Whether an edge keeps half a width from its piece, measured at three moments.
  private func isEven(_ edge: PathSegment, along piece: PathSegment) -> Bool {
    [0.25, 0.5, 0.75].allSatisfy { moment in
      let (before, _) = piece.split(at: moment)
      let way = PenVector(from: before.end, to: edge.split(at: moment).0.end)
      return abs(way.dot(before.endDirection.left) - width / 2) <= Self.tolerance
    }
  }

  /// How far an edge may stray from half a width, in points.
  private static let tolerance = 0.001
  /// How often a piece may be halved; reached only where it bends more sharply than the pen can.
  private static let deepestCut = 5

  private func offsetPart(_ part: PathSegment) -> PathSegment {
    let radius = width / 2
    let end = part.end + part.endDirection.left * radius
    let start = part.start + part.startDirection.left * radius
    let out = PenVector(from: part.start, to: part.control1)
    let back = PenVector(from: part.end, to: part.control2)
    let bridge = PenVector(from: part.control1, to: part.control2)
    return PathSegment(
      from: start, control1: start + out * stretch(out, bridge, radius),
      control2: end + back * stretch(-back, bridge, radius, isEnd: true), to: end)
  }

  /// How much longer the edge is than the line, at the end of a piece whose handle is given:
  /// 1 + κ·d, with κ = 2/3 · (handle × bridge) / |handle|³ and positive when it turns clockwise.
  private func stretch(
    _ handle: PenVector, _ bridge: PenVector, _ distance: Double, isEnd: Bool = false
  ) -> Double {
    let length = handle.length
    guard length > 1e-6 else { return 1 }
    let turn = isEnd ? bridge.cross(handle) : handle.cross(bridge)
    return max(0, 1 + 2 / 3 * turn / (length * length * length) * distance)
  }

  /// The left edge from the end of one piece to the start of the next.
  ///
  /// `room` is the share of a straight piece that may be cut off.
  func joint(
    from before: PathSegment, room roomBefore: Double, to after: PathSegment,
    room roomAfter: Double
  ) -> [BarPath.Element] {
    let radius = width / 2
    let corner = before.end
    let arriving = before.endDirection
    let leaving = after.startDirection
    let turn = arriving.cross(leaving)
    let along = arriving.dot(leaving)
    let old = corner + arriving.left * radius
    let new = corner + leaving.left * radius
    if abs(turn) < 1e-6, along > 0 { return before.isStraight ? [.line(new)] : [] }

    // Where both edges, run on, meet: on the bisector, at radius / cos(θ/2).
    let meeting = corner + (arriving.left + leaving.left) * (radius / max(1 + along, 1e-12))
    if turn < 0, abs(turn) >= 1e-6 {
      let cut = radius * -turn / (1 + along)
      let fits =
        before.isStraight && after.isStraight && cut <= before.length * roomBefore
        && cut <= after.length * roomAfter
      if fits { return [.line(meeting)] }
      return (before.isStraight ? [.line(old)] : []) + [.line(corner), .line(new)]
    }

    let arrived: [BarPath.Element] = before.isStraight ? [.line(old)] : []
    switch join {
    case .round:
      return arrived
        + Arc.elements(about: corner, radius: radius, from: arriving.left, to: leaving.left)
    case .miter:
      // The tip lies radius · √(2 / (1 + cos θ)) from the corner.
      let isSharp = 2 > Self.miterLimit * Self.miterLimit * (1 + along)
      if isSharp { return arrived + [.line(new)] }
      return after.isStraight ? [.line(meeting)] : [.line(meeting), .line(new)]
    }
  }

  /// How far a mitred tip may lie from its corner, in half widths.
  private static let miterLimit = 10.0

  /// The steps from the left to the right edge at the end of an open line.
  func capElements(_ cap: Cap, at end: BarPoint, heading: PenVector) -> [BarPath.Element] {
    let side = heading.left * (width / 2)
    let ahead = heading * (width / 2)
    switch cap {
    case .butt: return [.line(end + -side)]
    case .square:
      return [.line(end + side + ahead), .line(end + -side + ahead), .line(end + -side)]
    case .round:
      return Arc.elements(
        about: end, radius: width / 2, from: heading.left, to: -heading.left)
    }
  }
}

extension PathSegment {
  /// Distance between the ends, in points.
  var length: Double { PenVector(from: start, to: end).length }
}
