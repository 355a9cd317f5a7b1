import Testing

@testable import BarLayout

@Suite struct ContinuousCornerTests {
  private static let box = BarRect(x: 0, y: 0, width: 400, height: 300)

  /// Points along the curves of a path, many to a curve.
  static func points(of path: BarPath) -> [BarPoint] {
    var pen = BarPoint(x: 0, y: 0)
    var points: [BarPoint] = []
    for element in path.elements {
      switch element {
      case .move(let point), .line(let point):
        pen = point
        points.append(point)
      case .curve(let a, let b, let end):
        for step in 1...100 {
          let t = Double(step) / 100
          func at(_ p: Double, _ q: Double, _ r: Double, _ s: Double) -> Double {
            let u = 1 - t
            return u * u * u * p + 3 * u * u * t * q + 3 * u * t * t * r + t * t * t * s
          }
          points.append(BarPoint(x: at(pen.x, a.x, b.x, end.x), y: at(pen.y, a.y, b.y, end.y)))
        }
        pen = end
      case .quad(let control, let end):
        for step in 1...100 {
          let (t, u) = (Double(step) / 100, 1 - Double(step) / 100)
          points.append(
            BarPoint(
              x: u * u * pen.x + 2 * u * t * control.x + t * t * end.x,
              y: u * u * pen.y + 2 * u * t * control.y + t * t * end.y))
        }
        pen = end
      case .close: break
      }
    }
    return points
  }

  private static func path(_ radius: Double, _ curve: CornerCurve, in rect: BarRect = box)
    -> BarPath
  {
    BarPath(roundedRect: rect, radius: radius, curve: curve)
  }

  @Test func `a continuous corner leaves the edge a radius and a half before its end`() {
    let path = Self.path(80, .continuous).mapped {
      BarPoint(x: ($0.x * 1e4).rounded() / 1e4, y: ($0.y * 1e4).rounded() / 1e4)
    }
    #expect(path.elements.first == .move(BarPoint(x: 122.2932, y: 0)))
    #expect(path.elements[1] == .line(BarPoint(x: 277.7068, y: 0)))
    #expect(
      path.elements[2]
        == .curve(
          control1: BarPoint(x: 312.9206, y: 0), control2: BarPoint(x: 330.5274, y: 0),
          end: BarPoint(x: 349.4805, y: 5.9929)))
    #expect(path.elements.count == 1 + 4 * 4 + 1)
  }

  @Test func `corners mirror each other in both middles and in their own diagonals`() {
    let square = BarRect(x: 0, y: 0, width: 300, height: 300)
    let points = Self.points(of: Self.path(90, .continuous, in: square))
    func isOnPath(_ point: BarPoint) -> Bool {
      points.contains { abs($0.x - point.x) < 0.001 && abs($0.y - point.y) < 0.001 }
    }
    for point in points {
      #expect(isOnPath(BarPoint(x: 300 - point.x, y: point.y)))
      #expect(isOnPath(BarPoint(x: point.x, y: 300 - point.y)))
      #expect(isOnPath(BarPoint(x: point.y, y: point.x)))
    }
  }

  @Test func `a continuous corner keeps near the circle: out at the diagonal, in where it begins`()
  {
    let radius = 100.0
    for point in Self.points(of: Self.path(radius, .continuous))
    where point.x < radius && point.y < radius {
      let (dx, dy) = (radius - point.x, radius - point.y)
      let distance = (dx * dx + dy * dy).squareRoot()
      #expect(abs(distance - radius) < 0.02 * radius, "\(point)")
    }
  }

  @Test(arguments: [(44.0, 44.0), (100, 44), (30, 200)])
  func `what is as round as can be is a circle or a capsule`(width: Double, height: Double) {
    let rect = BarRect(x: 3, y: 5, width: width, height: height)
    #expect(Self.path(500, .continuous, in: rect) == Self.path(500, .circular, in: rect))
  }

  @Test func `a corner without room for all of it is a circle that grows smoother`() {
    let circle = CornerShape(smoothness: 0)
    for point in [circle.start, circle.joint] {
      let (dx, dy) = (1 - point.x, 1 - point.y)
      #expect(abs((dx * dx + dy * dy).squareRoot() - 1) < 1e-12)
    }
    let tight = Self.path(
      100, .continuous, in: BarRect(x: 0, y: 0, width: 202, height: 202))
    for point in Self.points(of: tight) {
      let (dx, dy) = (101 - point.x, 101 - point.y)
      #expect(abs((dx * dx + dy * dy).squareRoot() - 101) < 1, "\(point)")
    }
    let starts = [100.0, 80, 70, 65].map { radius -> Double in
      guard
        case .move(let start) = Self.path(
          radius, .continuous, in: BarRect(x: 0, y: 0, width: 200, height: 200)
        ).elements[0]
      else { return 0 }
      return start.x / radius
    }
    #expect(starts[0] == 1 && abs(starts[3] - ContinuousCorner.reach) < 1e-12)
    #expect(zip(starts, starts.dropFirst()).allSatisfy { $0 < $1 })
    // Two corners of a side meet at most in its middle.
    #expect(starts[1] * 80 <= 100.001 && starts[2] * 70 <= 100.001)
  }

  @Test func `what a corner leaves out and the rounded shape make up the rectangle`() throws {
    let outline = Self.points(of: Self.path(40, .continuous))
    let paths = BarPath.outsideCorners(
      of: Self.box, radius: 40, curve: .continuous, lowerRadius: 40)
    #expect(paths.count == 4)
    for (path, (x, y)) in zip(paths, [(0.0, 0.0), (400, 0), (0, 300), (400, 300)]) {
      #expect(path.elements.first == .move(BarPoint(x: x, y: y)))
      for point in Self.points(of: path).dropFirst() {
        let nearest = outline.map { abs($0.x - point.x) + abs($0.y - point.y) }.min()
        #expect(try #require(nearest) < 0.001)
      }
    }
  }
}
