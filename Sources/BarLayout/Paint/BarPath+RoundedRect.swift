extension BarPath {
  /// A rectangle with rounded corners; a circular one is a cubic that stays within 0.03 % of a
  /// circle.
  ///
  /// - Parameters:
  ///   - radius: radius of the corners in points; at most half of the shorter side counts.
  ///   - curve: how the corners are bent.
  package init(roundedRect rect: BarRect, radius: Double, curve: CornerCurve = .circular) {
    let radius = min(radius, rect.width / 2, rect.height / 2)
    guard radius > 0 else {
      self.init([
        .move(BarPoint(x: rect.minX, y: rect.minY)), .line(BarPoint(x: rect.maxX, y: rect.minY)),
        .line(BarPoint(x: rect.maxX, y: rect.maxY)), .line(BarPoint(x: rect.minX, y: rect.maxY)),
        .close,
      ])
      return
    }
    let smoothness = curve.smoothness(radius: radius, in: rect)
    let shape = smoothness > 0 ? CornerShape(smoothness: smoothness) : nil
    let start = radius * (shape?.start.x ?? 1)
    var elements: [Element] = []
    // A side and up to three curves a corner between the start and the end.
    elements.reserveCapacity(1 + (shape == nil ? 2 : 2 + 2) * (2 + 2) + 1)
    elements.append(.move(BarPoint(x: rect.minX + start, y: rect.minY)))
    /// A side up to the corner, then the corner; `along` and `away` point out of the corner along
    /// the side that ends and the side that begins.
    func corner(_ x: Double, _ y: Double, _ along: BarPoint, _ away: BarPoint) {
      func at(_ a: Double, _ b: Double) -> BarPoint {
        BarPoint(x: x + along.x * a + away.x * b, y: y + along.y * a + away.y * b)
      }
      elements.append(.line(at(start, 0)))
      Self.addCorner(shape, radius: radius, to: &elements, at)
    }
    let (left, right) = (BarPoint(x: -1, y: 0), BarPoint(x: 1, y: 0))
    let (up, down) = (BarPoint(x: 0, y: -1), BarPoint(x: 0, y: 1))
    corner(rect.maxX, rect.minY, left, down)
    corner(rect.maxX, rect.maxY, up, left)
    corner(rect.minX, rect.maxY, right, up)
    corner(rect.minX, rect.minY, down, right)
    elements.append(.close)
    self.init(elements)
  }

  /// Adds the curves around a corner, from the edge that ends to the edge that begins.
  ///
  /// - Parameters:
  ///   - shape: half of the corner; nil for a quarter of a circle.
  ///   - at: the point at distances from the corner along the two edges, in points.
  private static func addCorner(
    _ shape: CornerShape?, radius: Double, to elements: inout [Element],
    _ at: (Double, Double) -> BarPoint
  ) {
    guard let shape else {
      let pull = radius * (1 - circleControl)
      elements.append(
        .curve(control1: at(pull, 0), control2: at(0, pull), end: at(0, radius)))
      return
    }
    func there(_ point: BarPoint) -> BarPoint { at(point.x * radius, point.y * radius) }
    func mirrored(_ point: BarPoint) -> BarPoint { at(point.y * radius, point.x * radius) }
    elements += [
      .curve(
        control1: there(shape.first), control2: there(shape.second), end: there(shape.joint)),
      .curve(
        control1: there(shape.middle), control2: mirrored(shape.middle),
        end: mirrored(shape.joint)),
      .curve(
        control1: mirrored(shape.second), control2: mirrored(shape.first),
        end: mirrored(shape.start)),
    ]
  }

  /// A quarter of a circle from a point to another one, bulging towards the corner between them.
  static func quarter(from start: BarPoint, corner: BarPoint, to end: BarPoint) -> Element {
    func pulled(_ point: BarPoint) -> BarPoint {
      BarPoint(
        x: point.x + (corner.x - point.x) * circleControl,
        y: point.y + (corner.y - point.y) * circleControl)
    }
    return .curve(control1: pulled(start), control2: pulled(end), end: end)
  }

  /// The ring between a rounded rectangle and another one inside it.
  ///
  /// The inner contour runs the other way, so that what it holds is outside under any rule.
  init(
    between outer: BarRect, radius: Double, and inner: BarRect, radius innerRadius: Double,
    curve: CornerCurve = .circular
  ) {
    // A rounded rectangle seen in a mirror is the same one drawn the other way round.
    let hole = BarPath(roundedRect: inner, radius: innerRadius, curve: curve).mirrored(in: inner)
    self.init(
      BarPath(roundedRect: outer, radius: radius, curve: curve).elements + hole.elements)
  }

  /// What lies between each corner of a rectangle and the curve that rounds it: the upper corners,
  /// then the lower ones where they are rounded too.
  ///
  /// - Parameters:
  ///   - radius: radius of the upper corners, in points.
  ///   - lowerRadius: radius of the lower corners, in points; nil where they are square.
  static func outsideCorners(
    of rect: BarRect, radius: Double, curve: CornerCurve, lowerRadius: Double?
  ) -> [BarPath] {
    func outside(
      _ corner: BarPoint, _ right: Double, _ down: Double, _ radius: Double
    ) -> BarPath {
      let smoothness = curve.smoothness(radius: radius, in: rect)
      let shape = smoothness > 0 ? CornerShape(smoothness: smoothness) : nil
      func at(_ x: Double, _ y: Double) -> BarPoint {
        BarPoint(x: corner.x + right * x, y: corner.y + down * y)
      }
      var elements: [Element] = [.move(corner), .line(at(radius * (shape?.start.x ?? 1), 0))]
      addCorner(shape, radius: radius, to: &elements, at)
      return BarPath(elements + [.close])
    }
    let upper = [
      outside(BarPoint(x: rect.minX, y: rect.minY), 1, 1, radius),
      outside(BarPoint(x: rect.maxX, y: rect.minY), -1, 1, radius),
    ]
    guard let lowerRadius else { return upper }
    return upper + [
      outside(BarPoint(x: rect.minX, y: rect.maxY), 1, -1, lowerRadius),
      outside(BarPoint(x: rect.maxX, y: rect.maxY), -1, -1, lowerRadius),
    ]
  }

  /// The line inside the edge of a rounded rectangle.
  ///
  /// - Parameters:
  ///   - radius: radius of the outer corners in points.
  ///   - width: thickness of the line in points.
  init(rimOf rect: BarRect, radius: Double, width: Double, curve: CornerCurve = .circular) {
    self.init(
      between: rect, radius: radius, and: rect.inset(by: BarEdgeInsets(all: width)),
      radius: max(radius - width, 0), curve: curve)
  }

  /// Distance of an arc's control points from its ends, for a radius of 1.
  ///
  /// A third of four times the tangent of a quarter of the arc's angle.
  /// - Parameter halfTangent: the tangent of half of its angle.
  static func arcControl(halfTangent: Double) -> Double {
    4 * halfTangent / (1 + (1 + halfTangent * halfTangent).squareRoot()) / 3
  }

  /// The same for a quarter of a circle: 4/3 (√2 − 1).
  private static let circleControl = 4 * (2.0.squareRoot() - 1) / 3
}
