extension Path {
  /// A rectangle with rounded corners, each a cubic that stays within 0.03 % of a circle.
  ///
  /// - Parameter radius: radius of the corners in points; at most half of the shorter side counts.
  public init(roundedRect rect: Rect, radius: Double) {
    let radius = min(radius, rect.width / 2, rect.height / 2)
    guard radius > 0 else {
      self.init([
        .move(Point(x: rect.minX, y: rect.minY)), .line(Point(x: rect.maxX, y: rect.minY)),
        .line(Point(x: rect.maxX, y: rect.maxY)), .line(Point(x: rect.minX, y: rect.maxY)),
        .close,
      ])
      return
    }
    let pull = radius * (1 - Self.circleControl)
    var elements: [Element] = []
    // A side and a curve a corner between the start and the end.
    elements.reserveCapacity(1 + 2 * 4 + 1)
    elements.append(.move(Point(x: rect.minX + radius, y: rect.minY)))
    /// A side up to the corner, then the corner; `along` and `away` point out of the corner along
    /// the side that ends and the side that begins.
    func corner(_ x: Double, _ y: Double, _ along: Point, _ away: Point) {
      func at(_ a: Double, _ b: Double) -> Point {
        Point(x: x + along.x * a + away.x * b, y: y + along.y * a + away.y * b)
      }
      elements.append(.line(at(radius, 0)))
      elements.append(
        .curve(control1: at(pull, 0), control2: at(0, pull), end: at(0, radius)))
    }
    let (left, right) = (Point(x: -1, y: 0), Point(x: 1, y: 0))
    let (up, down) = (Point(x: 0, y: -1), Point(x: 0, y: 1))
    corner(rect.maxX, rect.minY, left, down)
    corner(rect.maxX, rect.maxY, up, left)
    corner(rect.minX, rect.maxY, right, up)
    corner(rect.minX, rect.minY, down, right)
    elements.append(.close)
    self.init(elements)
  }

  /// A quarter of a circle from a point to another one, bulging towards the corner between them.
  static func quarter(from start: Point, corner: Point, to end: Point) -> Element {
    func pulled(_ point: Point) -> Point {
      Point(
        x: point.x + (corner.x - point.x) * circleControl,
        y: point.y + (corner.y - point.y) * circleControl)
    }
    return .curve(control1: pulled(start), control2: pulled(end), end: end)
  }

  /// The ring between a rounded rectangle and another one inside it.
  ///
  /// The inner contour runs the other way, so that what it holds is outside under any rule.
  init(between outer: Rect, radius: Double, and inner: Rect, radius innerRadius: Double) {
    // A rounded rectangle seen in a mirror is the same one drawn the other way round.
    let hole = Path(roundedRect: inner, radius: innerRadius).mirrored(in: inner)
    self.init(Path(roundedRect: outer, radius: radius).elements + hole.elements)
  }

  /// What lies between a corner of a rectangle and the arc that rounds it.
  ///
  /// - Parameters:
  ///   - corner: the corner's point.
  ///   - radius: radius of the arc, in points.
  ///   - right: 1 where the rectangle lies to the right of the corner, -1 to the left.
  ///   - down: 1 where it lies below, -1 above.
  init(outsideRoundedCorner corner: Point, radius: Double, right: Double, down: Double) {
    let pull = radius * (1 - Self.circleControl)
    func at(_ x: Double, _ y: Double) -> Point {
      Point(x: corner.x + right * x, y: corner.y + down * y)
    }
    self.init([
      .move(corner), .line(at(radius, 0)),
      .curve(control1: at(pull, 0), control2: at(0, pull), end: at(0, radius)), .close,
    ])
  }

  /// The line inside the edge of a rounded rectangle.
  ///
  /// - Parameters:
  ///   - radius: radius of the outer corners in points.
  ///   - width: thickness of the line in points.
  init(rimOf rect: Rect, radius: Double, width: Double) {
    self.init(
      between: rect, radius: radius, and: rect.inset(by: EdgeInsets(all: width)),
      radius: max(radius - width, 0))
  }

  /// Distance of a quarter circle's control points from its ends, for a radius of 1: 4/3 (√2 − 1).
  private static let circleControl = 4 * (2.0.squareRoot() - 1) / 3
}
