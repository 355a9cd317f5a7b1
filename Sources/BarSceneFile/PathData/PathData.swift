internal import BarLayout

/// SVG path data, read into an outline.
///
/// Source: SVG 1.1, section 8.3.
struct PathData {
  /// Why path data cannot be read.
  struct Fault: Error, Hashable {
    /// Where, in Unicode scalars from the start of the data.
    var offset: Int
    var message: String
  }

  /// The outline; arcs have become curves.
  private(set) var path = BarPath()
  private var scanner: PathScanner
  private var current = BarPoint.zero
  private var start = BarPoint.zero
  /// What a smooth curve mirrors: the last control point of the same kind of curve.
  private var cubicControl: BarPoint?
  private var quadControl: BarPoint?

  /// Reads path data; at least one step must be there.
  init(_ text: String) throws(Fault) {
    scanner = PathScanner(text)
    while let command = try scanner.nextCommand() {
      if path.elements.isEmpty, command != "M", command != "m" {
        throw scanner.fault("a path must begin with M or m", back: 1)
      }
      repeat {
        try step(command, isRepeated: false)
        if command == "M" || command == "m" {
          while scanner.hasNumber { try step(command == "M" ? "L" : "l", isRepeated: true) }
        }
      } while command != "Z" && command != "z" && scanner.hasNumber
    }
    if path.elements.isEmpty { throw scanner.fault("the path is empty") }
  }

  /// One step with its numbers.
  private mutating func step(_ command: Unicode.Scalar, isRepeated: Bool) throws(Fault) {
    let isRelative = command.value >= 0x61
    let origin = isRelative ? current : .zero
    var cubic: BarPoint?
    var quad: BarPoint?
    switch command {
    case "M", "m":
      current = try point(from: origin)
      start = current
      try append(.move(current))
    case "L", "l":
      current = try point(from: origin)
      try append(.line(current))
    case "H", "h":
      current.x = try coordinate(from: origin.x)
      try append(.line(current))
    case "V", "v":
      current.y = try coordinate(from: origin.y)
      try append(.line(current))
    case "C", "c", "S", "s":
      let isSmooth = command == "S" || command == "s"
      let control1 = isSmooth ? mirrored(cubicControl) : try point(from: origin)
      let control2 = try point(from: origin)
      current = try point(from: origin)
      cubic = control2
      try append(.curve(control1: control1, control2: control2, end: current))
    case "Q", "q", "T", "t":
      let isSmooth = command == "T" || command == "t"
      let control = isSmooth ? mirrored(quadControl) : try point(from: origin)
      current = try point(from: origin)
      quad = control
      try append(.quad(control: control, end: current))
    case "A", "a": try arc(from: origin)
    default:
      current = start
      try append(.close)
    }
    cubicControl = cubic
    quadControl = quad
  }

  private mutating func arc(from origin: BarPoint) throws(Fault) {
    let radiusX = try scanner.number()
    let radiusY = try scanner.number()
    let degrees = try scanner.number()
    let isLarge = try scanner.flag()
    let isClockwise = try scanner.flag()
    let end = try point(from: origin)
    let arc = EllipticalArc(
      start: current, end: end, radii: BarSize(width: abs(radiusX), height: abs(radiusY)),
      degrees: degrees, isLarge: isLarge, isClockwise: isClockwise)
    for element in arc.elements { try append(element) }
    current = end
  }

  /// The last control point mirrored at the current point; the current point where there is none.
  private func mirrored(_ control: BarPoint?) -> BarPoint {
    guard let control else { return current }
    return BarPoint(x: 2 * current.x - control.x, y: 2 * current.y - control.y)
  }

  private mutating func point(from origin: BarPoint) throws(Fault) -> BarPoint {
    let x = try coordinate(from: origin.x)
    let y = try coordinate(from: origin.y)
    return BarPoint(x: x, y: y)
  }

  private mutating func coordinate(from origin: Double) throws(Fault) -> Double {
    let value = origin + (try scanner.number())
    guard SceneLimits.offset.contains(value) else {
      throw scanner.fault("a coordinate is out of range", back: 1)
    }
    return value
  }

  private mutating func append(_ element: BarPath.Element) throws(Fault) {
    guard path.elements.count < SceneLimits.pathElements else {
      throw scanner.fault("more than \(SceneLimits.pathElements) steps", back: 1)
    }
    path.elements.append(element)
  }
}
