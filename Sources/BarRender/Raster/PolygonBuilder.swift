internal import BarLayout

/// Turns the steps of a pen into a polygon: curves become lines that stray at most 0.005 pixels
/// from them, which costs a page dot of 7 pixels a five-hundredth of its area.
///
/// The rasteriser would accept curves, but leaves one as a single line once its control points are
/// within a sixth of a pixel, which costs up to a tenth of full coverage at the rim of a page dot.
struct PolygonBuilder {
  private(set) var polygon = Polygon()
  private var current = PixelPoint(x: 0, y: 0)
  private var start = PixelPoint(x: 0, y: 0)
  private var isOpen = false

  /// Farthest a line may stray from its curve, in pixels.
  private static let tolerance = 0.005
  /// Most lines of one curve.
  private static let lineLimit = 2048.0

  mutating func move(to point: PixelPoint) {
    close()
    start = point
    current = point
  }

  mutating func line(to point: PixelPoint) {
    open()
    add(point)
  }

  mutating func quad(control: PixelPoint, to end: PixelPoint) {
    open()
    let from = current
    // A curve strays from n equal steps by at most |second derivative| / (8 n²).
    let bend = 2 * Self.length(from, control, end)
    let steps = Self.steps(bend)
    for index in stride(from: 1, to: steps, by: 1) {
      let t = Double(index) / Double(steps)
      let s = 1 - t
      add(
        PixelPoint(
          x: s * s * from.x + 2 * s * t * control.x + t * t * end.x,
          y: s * s * from.y + 2 * s * t * control.y + t * t * end.y))
    }
    add(end)
  }

  mutating func curve(control1: PixelPoint, control2: PixelPoint, to end: PixelPoint) {
    open()
    let from = current
    let bend = 6 * max(Self.length(from, control1, control2), Self.length(control1, control2, end))
    let steps = Self.steps(bend)
    for index in stride(from: 1, to: steps, by: 1) {
      let t = Double(index) / Double(steps)
      let s = 1 - t
      let a = s * s * s
      let b = 3 * s * s * t
      let c = 3 * s * t * t
      let d = t * t * t
      add(
        PixelPoint(
          x: a * from.x + b * control1.x + c * control2.x + d * end.x,
          y: a * from.y + b * control1.y + c * control2.y + d * end.y))
    }
    add(end)
  }

  mutating func close() {
    if isOpen {
      polygon.closeContour()
      isOpen = false
    }
    current = start
  }

  /// The polygon of everything so far.
  mutating func finish() -> Polygon {
    close()
    return polygon
  }

  private mutating func open() {
    if isOpen { return }
    isOpen = true
    polygon.points.append(current)
  }

  private mutating func add(_ point: PixelPoint) {
    polygon.points.append(point)
    current = point
  }

  /// How many lines a curve needs.
  private static func steps(_ bend: Double) -> Int {
    guard bend.isFinite else { return 1 }
    return max(1, Int(min(lineLimit, (bend / (8 * tolerance)).squareRoot().rounded(.up))))
  }

  /// Length of the second difference of three points.
  private static func length(_ a: PixelPoint, _ b: PixelPoint, _ c: PixelPoint) -> Double {
    let x = a.x - 2 * b.x + c.x
    let y = a.y - 2 * b.y + c.y
    return (x * x + y * y).squareRoot()
  }
}

extension Polygon {
  /// The inside of a path, in pixels.
  init(flattening path: BarPath, scale: Double) {
    func pixel(_ point: BarPoint) -> PixelPoint {
      PixelPoint(x: point.x * scale, y: point.y * scale)
    }
    var builder = PolygonBuilder()
    for element in path.elements {
      switch element {
      case .move(let point): builder.move(to: pixel(point))
      case .line(let point): builder.line(to: pixel(point))
      case .quad(let control, let end): builder.quad(control: pixel(control), to: pixel(end))
      case .curve(let control1, let control2, let end):
        builder.curve(control1: pixel(control1), control2: pixel(control2), to: pixel(end))
      case .close: builder.close()
      }
    }
    self = builder.finish()
  }
}
