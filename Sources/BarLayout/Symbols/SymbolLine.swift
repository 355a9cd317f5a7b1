/// A line under the pen: what a symbol is described with.
///
/// Points at the reference size, the optical middle of the symbol at (0, 0), y downwards.
struct SymbolLine {
  private(set) var elements: [BarPath.Element] = []
  private var here = BarPoint.zero
  private var start = BarPoint.zero

  init() {}

  /// The line drawn by a description.
  static func drawn(_ draw: (inout SymbolLine) -> Void) -> BarPath {
    var line = SymbolLine()
    draw(&line)
    return BarPath(line.elements)
  }

  mutating func move(_ x: Double, _ y: Double) {
    here = BarPoint(x: x, y: y)
    start = here
    elements.append(.move(here))
  }

  mutating func line(_ x: Double, _ y: Double) {
    here = BarPoint(x: x, y: y)
    elements.append(.line(here))
  }

  /// A cubic curve: the two controls, then where it ends.
  mutating func curve(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ x: Double, _ y: Double
  ) {
    here = BarPoint(x: x, y: y)
    elements.append(
      .curve(control1: BarPoint(x: x1, y: y1), control2: BarPoint(x: x2, y: y2), end: here))
  }

  mutating func close() {
    here = start
    elements.append(.close)
  }

  /// A circular arc to a point; of the two that fit, the shorter unless `large`.
  mutating func arc(
    _ x: Double, _ y: Double, radius: Double, clockwise: Bool = true, large: Bool = false
  ) {
    let end = BarPoint(x: x, y: y)
    let from = clockwise ? here : end
    let to = clockwise ? end : here
    let chord = PenVector(from: from, to: to)
    let half = chord.length / 2
    let rise = (max(0, radius * radius - half * half)).squareRoot() * (large ? -1 : 1)
    let center = from + chord * 0.5 + chord.normalized.clockwise * rise
    let steps = Arc.elements(
      about: center, radius: max(radius, half), from: PenVector(from: center, to: from),
      to: PenVector(from: center, to: to))
    here = end
    if clockwise {
      elements += steps
    } else {
      elements += BarPath([.move(from)] + steps).reversed.elements.dropFirst()
    }
  }

  mutating func circle(_ x: Double, _ y: Double, radius: Double) {
    ellipse(x, y, radius, radius)
  }

  /// An ellipse by its middle and its half axes, clockwise from the top.
  mutating func ellipse(_ x: Double, _ y: Double, _ a: Double, _ b: Double) {
    let k = Arc.kappa
    move(x, y - b)
    curve(x + a * k, y - b, x + a, y - b * k, x + a, y)
    curve(x + a, y + b * k, x + a * k, y + b, x, y + b)
    curve(x - a * k, y + b, x - a, y + b * k, x - a, y)
    curve(x - a, y - b * k, x - a * k, y - b, x, y - b)
    close()
  }

  /// A rectangle by its left, top, right and bottom edge, clockwise.
  mutating func box(
    _ left: Double, _ top: Double, _ right: Double, _ bottom: Double, corner: Double = 0
  ) {
    polygon([(left, top), (right, top), (right, bottom), (left, bottom)], corner: corner)
  }

  /// A closed polygon with rounded corners.
  mutating func polygon(_ corners: [(Double, Double)], corner radius: Double) {
    polygon(corners.map { ($0.0, $0.1, radius) })
  }

  /// A closed polygon; each corner has a radius of its own.
  mutating func polygon(_ corners: [(x: Double, y: Double, radius: Double)]) {
    for index in corners.indices {
      let corner = corners[index]
      let before = corners[(index + corners.count - 1) % corners.count]
      let after = corners[(index + 1) % corners.count]
      round(
        corner.x, corner.y, radius: corner.radius, from: (before.x, before.y),
        to: (after.x, after.y), isFirst: index == 0)
    }
    close()
  }

  /// An open line through corners that are rounded with one radius.
  mutating func bend(_ points: [(Double, Double)], corner radius: Double) {
    for (index, point) in points.enumerated() {
      if index == 0 {
        move(point.0, point.1)
      } else if index + 1 == points.count {
        line(point.0, point.1)
      } else {
        round(
          point.0, point.1, radius: radius, from: points[index - 1], to: points[index + 1],
          isFirst: false)
      }
    }
  }

  /// A rounded corner: the tangent points lie radius · tan(θ/2) from it, θ being the turn.
  private mutating func round(
    _ x: Double, _ y: Double, radius: Double, from before: (Double, Double),
    to after: (Double, Double), isFirst: Bool
  ) {
    let arriving = PenVector(x - before.0, y - before.1).normalized
    let leaving = PenVector(after.0 - x, after.1 - y).normalized
    let turn = arriving.cross(leaving)
    let cut = radius * abs(turn) / (1 + arriving.dot(leaving))
    let entry = BarPoint(x: x, y: y) + arriving * -cut
    if isFirst { move(entry.x, entry.y) } else { line(entry.x, entry.y) }
    guard cut > 1e-9 else { return }
    let exit = BarPoint(x: x, y: y) + leaving * cut
    arc(exit.x, exit.y, radius: radius, clockwise: turn > 0)
  }

  /// Adds what a description draws, turned about a point.
  mutating func turned(
    by turn: PenVector, about x: Double = 0, _ y: Double = 0, _ draw: (inout SymbolLine) -> Void
  ) {
    let center = BarPoint(x: x, y: y)
    let path = Self.drawn(draw).mapped {
      center + PenVector(from: center, to: $0).turned(by: turn)
    }
    elements += path.elements
    here = path.elements.last?.endPoint ?? here
  }
}
