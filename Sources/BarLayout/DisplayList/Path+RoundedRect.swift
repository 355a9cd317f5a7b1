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
    var elements: [Element] = [.move(Point(x: rect.minX + radius, y: rect.minY))]
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

  /// The line inside the edge of a rounded rectangle.
  ///
  /// - Parameters:
  ///   - radius: radius of the outer corners in points.
  ///   - width: thickness of the line in points.
  init(rimOf rect: Rect, radius: Double, width: Double) {
    let half = width / 2
    let middle = rect.inset(by: EdgeInsets(top: half, left: half, bottom: half, right: half))
    self = Stroke(width: width).outline(
      of: Path(roundedRect: middle, radius: max(radius - half, 0)))
  }

  /// Distance of a quarter circle's control points from its ends, for a radius of 1: 4/3 (√2 − 1).
  private static let circleControl = 4 * (2.0.squareRoot() - 1) / 3
}
