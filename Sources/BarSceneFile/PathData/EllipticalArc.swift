internal import BarLayout

/// A part of an ellipse, drawn with curves of a quarter turn at most.
///
/// Only square roots are used, since sines differ in their last bits from one processor to the
/// next. The arc is turned and scaled to a part of the unit circle, halved until every part is at
/// most a quarter, and each part becomes one curve. Source of the centre: SVG 1.1, appendix F.6.
struct EllipticalArc {
  var start: BarPoint
  var end: BarPoint
  /// Half the extents of the ellipse, in points.
  var radii: BarSize
  /// How far the ellipse is turned; clockwise on a screen.
  var degrees: Double
  /// Whether the arc is the longer of the two.
  var isLarge: Bool
  /// Whether the arc runs clockwise on a screen.
  var isClockwise: Bool

  /// The curves, or the line that an ellipse without extent comes to.
  var elements: [BarPath.Element] {
    if start == end { return [] }
    guard radii.width > 0, radii.height > 0 else { return [.line(end)] }
    let turn = Direction(degrees: degrees)
    let half = turn.unturned(BarPoint(x: (start.x - end.x) / 2, y: (start.y - end.y) / 2))
    let unit = BarPoint(x: half.x / radii.width, y: half.y / radii.height)
    let square = unit.x * unit.x + unit.y * unit.y
    guard square > 0, square.isFinite else { return [.line(end)] }
    // Radii too small to reach are enlarged until they just do.
    let growth = max(1, square.squareRoot())
    let from = BarPoint(x: unit.x / growth, y: unit.y / growth)
    let reach = from.x * from.x + from.y * from.y
    let side = (max(0, 1 - reach) / reach).squareRoot() * (isLarge == isClockwise ? -1 : 1)
    let center = BarPoint(x: side * from.y, y: -side * from.x)
    let first = BarPoint(x: from.x - center.x, y: from.y - center.y).normalized
    let last = BarPoint(x: -from.x - center.x, y: -from.y - center.y).normalized
    let middle = BarPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
    let place = { (point: BarPoint) -> BarPoint in
      let local = turn.turned(
        BarPoint(
          x: (point.x + center.x) * growth * radii.width,
          y: (point.y + center.y) * growth * radii.height))
      return BarPoint(x: local.x + middle.x, y: local.y + middle.y)
    }
    var result: [BarPath.Element] = []
    for (a, b) in parts(from: first, to: last) {
      let (control1, control2) = controls(from: a, to: b)
      let target = b == last ? end : place(b)
      result.append(.curve(control1: place(control1), control2: place(control2), end: target))
    }
    return result
  }

  /// The arc of the unit circle in parts of a quarter turn at most.
  private func parts(from first: BarPoint, to last: BarPoint) -> [(BarPoint, BarPoint)] {
    // The way round is known, and whether it is more than half: that tells the two middles apart.
    let sum = BarPoint(x: first.x + last.x, y: first.y + last.y)
    let sign: Double = isClockwise ? 1 : -1
    let cross = (first.x * last.y - first.y * last.x) * sign
    let isMoreThanHalf = cross < 0
    let isAboutHalf = sum.x * sum.x + sum.y * sum.y < 1e-12
    let middle: BarPoint
    if isAboutHalf {
      middle = BarPoint(x: -first.y * sign, y: first.x * sign)
    } else {
      let bisector = sum.normalized
      middle = isMoreThanHalf ? BarPoint(x: -bisector.x, y: -bisector.y) : bisector
    }
    if isAboutHalf { return [(first, middle), (middle, last)] }
    if !isMoreThanHalf, first.x * last.x + first.y * last.y >= -1e-9 { return [(first, last)] }
    if !isMoreThanHalf { return [(first, middle), (middle, last)] }
    let quarter = BarPoint(x: first.x + middle.x, y: first.y + middle.y).normalized
    let threeQuarters = BarPoint(x: middle.x + last.x, y: middle.y + last.y).normalized
    return [(first, quarter), (quarter, middle), (middle, threeQuarters), (threeQuarters, last)]
  }

  /// The control points of the curve that is nearest to a part of the unit circle: they lie on the
  /// tangents, 4/3 of the tangent of a quarter of the angle away.
  private func controls(from a: BarPoint, to b: BarPoint) -> (BarPoint, BarPoint) {
    let sign: Double = isClockwise ? 1 : -1
    let halfTangent = abs(a.x * b.y - a.y * b.x) / max(1 + a.x * b.x + a.y * b.y, 1e-12)
    let quarterTangent = halfTangent / (1 + (1 + halfTangent * halfTangent).squareRoot())
    let length = 4 / 3 * quarterTangent * sign
    return (
      BarPoint(x: a.x - length * a.y, y: a.y + length * a.x),
      BarPoint(x: b.x + length * b.y, y: b.y - length * b.x)
    )
  }
}

/// A direction as a point of the unit circle.
struct Direction {
  let cosine: Double
  let sine: Double

  /// The direction of an angle: whole eighths of a turn are taken off, and the series of sine and
  /// cosine do the rest, to the last bit or two.
  init(degrees: Double) {
    let turns = degrees - (degrees / 360).rounded() * 360
    let quarters = (turns / 90).rounded()
    let rest = (turns - quarters * 90) * (Double.pi / 180)
    let square = rest * rest
    var sine = 0.0
    var cosine = 0.0
    for term in stride(from: 18.0, through: 2, by: -2) {
      cosine = (1 - cosine) * square / (term * (term - 1))
      sine = (1 - sine) * square / ((term + 1) * term)
    }
    sine = rest * (1 - sine)
    cosine = 1 - cosine
    switch quarters {
    case 1: (self.cosine, self.sine) = (-sine, cosine)
    case -1: (self.cosine, self.sine) = (sine, -cosine)
    case 2, -2: (self.cosine, self.sine) = (-cosine, -sine)
    default: (self.cosine, self.sine) = (cosine, sine)
    }
  }

  func turned(_ point: BarPoint) -> BarPoint {
    BarPoint(x: point.x * cosine - point.y * sine, y: point.x * sine + point.y * cosine)
  }

  func unturned(_ point: BarPoint) -> BarPoint {
    BarPoint(x: point.x * cosine + point.y * sine, y: point.y * cosine - point.x * sine)
  }
}

extension BarPoint {
  fileprivate var normalized: BarPoint {
    let length = (x * x + y * y).squareRoot()
    return length > 0 ? BarPoint(x: x / length, y: y / length) : self
  }
}
