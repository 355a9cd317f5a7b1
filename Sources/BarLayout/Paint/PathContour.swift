/// One cubic piece of a contour; straight pieces carry their controls on the line.
struct PathSegment: Hashable, Sendable {
  var start: BarPoint
  var control1: BarPoint
  var control2: BarPoint
  var end: BarPoint
  /// Whether the piece is a straight line.
  var isStraight: Bool

  /// A straight line.
  init(from start: BarPoint, to end: BarPoint) {
    let way = PenVector(from: start, to: end)
    self.start = start
    control1 = start + way * (1 / 3)
    control2 = start + way * (2 / 3)
    self.end = end
    isStraight = true
  }

  /// A cubic Bézier curve.
  init(from start: BarPoint, control1: BarPoint, control2: BarPoint, to end: BarPoint) {
    self.start = start
    self.control1 = control1
    self.control2 = control2
    self.end = end
    isStraight = false
  }

  /// The same piece walked from its end to its start.
  var reversed: PathSegment {
    var result = self
    (result.start, result.end) = (end, start)
    (result.control1, result.control2) = (control2, control1)
    return result
  }

  /// Where the pen heads at the start.
  var startDirection: PenVector {
    direction(from: start, towards: [control1, control2, end])
  }

  /// Where the pen heads at the end.
  var endDirection: PenVector {
    -direction(from: end, towards: [control2, control1, start])
  }

  private func direction(from point: BarPoint, towards candidates: [BarPoint]) -> PenVector {
    for candidate in candidates {
      let way = PenVector(from: point, to: candidate)
      if way.length > 1e-9 { return way.normalized }
    }
    return PenVector(1, 0)
  }

  /// The step that draws this piece from its start.
  var element: BarPath.Element {
    isStraight ? .line(end) : .curve(control1: control1, control2: control2, end: end)
  }

  /// The piece before and the piece after a moment between 0 and 1.
  func split(at moment: Double) -> (PathSegment, PathSegment) {
    func mix(_ a: BarPoint, _ b: BarPoint) -> BarPoint { a + PenVector(from: a, to: b) * moment }
    let first = mix(start, control1)
    let second = mix(control1, control2)
    let third = mix(control2, end)
    let left = mix(first, second)
    let right = mix(second, third)
    let middle = mix(left, right)
    var before = PathSegment(from: start, control1: first, control2: left, to: middle)
    var after = PathSegment(from: middle, control1: right, control2: third, to: end)
    before.isStraight = isStraight
    after.isStraight = isStraight
    return (before, after)
  }

  /// What this piece adds to the area of its contour, exactly: the integral of (x·dy − y·dx) / 2.
  var area: Double {
    func cross(_ a: BarPoint, _ b: BarPoint) -> Double { a.x * b.y - a.y * b.x }
    let parts =
      6 * cross(start, control1) + 3 * cross(start, control2) + cross(start, end)
      + 3 * cross(control1, control2) + 3 * cross(control1, end) + 6 * cross(control2, end)
    return parts / 20
  }
}

/// One unbroken line of a path.
struct PathContour: Hashable, Sendable {
  /// Its pieces, each starting where the one before ends; pieces without length are left out.
  var segments: [PathSegment]
  /// Where it starts.
  var start: BarPoint
  /// Whether it was closed.
  var isClosed: Bool

  /// The same line walked the other way.
  var reversed: PathContour {
    PathContour(
      segments: segments.reversed().map(\.reversed), start: segments.last?.end ?? start,
      isClosed: isClosed)
  }

  /// Area inside, in square points; positive when the contour runs clockwise on the screen.
  ///
  /// An open contour counts as if it were closed.
  var area: Double {
    guard let last = segments.last else { return 0 }
    return segments.reduce(PathSegment(from: last.end, to: start).area) { $0 + $1.area }
  }

  /// The steps that draw the contour.
  var elements: [BarPath.Element] {
    [.move(start)] + segments.map(\.element) + (isClosed ? [.close] : [])
  }
}

extension BarPath {
  /// The lines of the path, in order.
  var contours: [PathContour] {
    var result: [PathContour] = []
    var open = PathContour(segments: [], start: .zero, isClosed: false)
    var isDrawing = false
    func add(_ segment: PathSegment) {
      isDrawing = true
      let reach = [segment.control1, segment.control2, segment.end]
      guard reach.contains(where: { PenVector(from: segment.start, to: $0).length > 1e-9 })
      else { return }
      open.segments.append(segment)
    }
    func finish(closed: Bool) {
      guard isDrawing else { return }
      let end = open.segments.last?.end ?? open.start
      if closed, PenVector(from: end, to: open.start).length > 1e-9 {
        open.segments.append(PathSegment(from: end, to: open.start))
      }
      open.isClosed = closed
      result.append(open)
      open = PathContour(segments: [], start: open.start, isClosed: false)
      isDrawing = false
    }
    for element in elements {
      let here = open.segments.last?.end ?? open.start
      switch element {
      case .move(let point):
        finish(closed: false)
        open.start = point
      case .line(let end): add(PathSegment(from: here, to: end))
      case .quad(let control, let end):
        add(
          PathSegment(
            from: here, control1: here + PenVector(from: here, to: control) * (2 / 3),
            control2: end + PenVector(from: end, to: control) * (2 / 3), to: end))
      case .curve(let control1, let control2, let end):
        add(PathSegment(from: here, control1: control1, control2: control2, to: end))
      case .close: finish(closed: true)
      }
    }
    finish(closed: false)
    return result
  }

  /// Sum of the contours' areas, in square points; contours that run counterclockwise on the
  /// screen count against the others.
  var area: Double { contours.reduce(0) { $0 + $1.area } }

  /// The same outline with every contour walked the other way.
  var reversed: BarPath { BarPath(contours.flatMap(\.reversed.elements)) }
}
