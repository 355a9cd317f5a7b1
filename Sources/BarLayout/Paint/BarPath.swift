/// An outline of straight lines and curves, in points.
public struct BarPath: Hashable, Sendable {
  /// One step of the pen.
  package enum Element: Hashable, Sendable {
    /// Starts a contour.
    case move(BarPoint)
    /// A straight line.
    case line(BarPoint)
    /// A quadratic Bézier curve.
    case quad(control: BarPoint, end: BarPoint)
    /// A cubic Bézier curve.
    case curve(control1: BarPoint, control2: BarPoint, end: BarPoint)
    /// Ends the contour with a line to its start.
    case close
  }

  /// The steps, in order.
  package var elements: [Element]

  /// Makes a path of the given steps.
  package init(_ elements: [Element]) {
    self.elements = elements
  }

  /// Makes a path without steps.
  public init() {
    elements = []
  }

  /// Starts a contour.
  public mutating func move(to point: BarPoint) { elements.append(.move(point)) }

  /// Adds a straight line.
  public mutating func addLine(to point: BarPoint) { elements.append(.line(point)) }

  /// Adds a quadratic Bézier curve.
  public mutating func addQuadCurve(to end: BarPoint, control: BarPoint) {
    elements.append(.quad(control: control, end: end))
  }

  /// Adds a cubic Bézier curve.
  public mutating func addCurve(to end: BarPoint, control1: BarPoint, control2: BarPoint) {
    elements.append(.curve(control1: control1, control2: control2, end: end))
  }

  /// Ends the contour with a line to its start.
  public mutating func closeSubpath() { elements.append(.close) }

  /// The path with every point mapped.
  public func mapped(_ map: (BarPoint) -> BarPoint) -> BarPath {
    BarPath(
      elements.map { element in
        switch element {
        case .move(let point): .move(map(point))
        case .line(let point): .line(map(point))
        case .quad(let control, let end): .quad(control: map(control), end: map(end))
        case .curve(let control1, let control2, let end):
          .curve(control1: map(control1), control2: map(control2), end: map(end))
        case .close: .close
        }
      })
  }

  /// The path moved by the given distances.
  public func offset(dx: Double, dy: Double) -> BarPath {
    mapped { BarPoint(x: $0.x + dx, y: $0.y + dy) }
  }

  /// The box of all points, control points included; nil for a path without points.
  public var controlBounds: BarRect? {
    var result: BarRect?
    func add(_ point: BarPoint) {
      let box = BarRect(x: point.x, y: point.y, width: 0, height: 0)
      result = result.map { $0.union(box) } ?? box
    }
    for element in elements {
      switch element {
      case .move(let point), .line(let point): add(point)
      case .quad(let control, let end):
        add(control)
        add(end)
      case .curve(let control1, let control2, let end):
        add(control1)
        add(control2)
        add(end)
      case .close: break
      }
    }
    return result
  }
}
