internal import BarLayout
internal import BarSceneFile
internal import Testing

@Suite struct PathDataTests {
  private func path(_ data: String) throws -> [BarPath.Element] {
    guard
      case .image(.path(let path, _)) = try barButtonItem("{image: {path: \"\(data)\"}}").content
    else { return [] }
    return path.elements
  }

  private func message(_ data: String) -> String? {
    problems(of: "navigationBar: {items: [{titleView: {image: {path: \"\(data)\"}}}]}").first?
      .message
  }

  private func p(_ x: Double, _ y: Double) -> BarPoint { BarPoint(x: x, y: y) }

  @Test func `SVG path data has lines, absolute and relative`() throws {
    #expect(
      try path("M1 2 L3,4 H5 V6 l1 -1 h-2 v2 z m1 1 l1 0") == [
        .move(p(1, 2)), .line(p(3, 4)), .line(p(5, 4)), .line(p(5, 6)), .line(p(6, 5)),
        .line(p(4, 5)), .line(p(4, 7)), .close, .move(p(2, 3)), .line(p(3, 3)),
      ])
  }

  @Test func `SVG path data repeats a command for further numbers, M as L`() throws {
    #expect(
      try path("m1 1 2 0 0 2ZM0 0 1 1") == [
        .move(p(1, 1)), .line(p(3, 1)), .line(p(3, 3)), .close, .move(p(0, 0)), .line(p(1, 1)),
      ])
  }

  @Test func `SVG path data has numbers without blanks between them`() throws {
    #expect(
      try path("M.5.25-1e1+2L5.-.5") == [.move(p(0.5, 0.25)), .line(p(-10, 2)), .line(p(5, -0.5))])
  }

  @Test func `SVG path data has curves, smooth ones with mirrored control points`() throws {
    #expect(
      try path("M0 0 C1 1 2 1 3 0 S5 -1 6 0 s1 1 2 0") == [
        .move(p(0, 0)), .curve(control1: p(1, 1), control2: p(2, 1), end: p(3, 0)),
        .curve(control1: p(4, -1), control2: p(5, -1), end: p(6, 0)),
        .curve(control1: p(7, 1), control2: p(7, 1), end: p(8, 0)),
      ])
    #expect(
      try path("M0 0 Q1 2 2 0 T4 0 t2 0 S1 1 2 2") == [
        .move(p(0, 0)), .quad(control: p(1, 2), end: p(2, 0)),
        .quad(control: p(3, -2), end: p(4, 0)), .quad(control: p(5, 2), end: p(6, 0)),
        .curve(control1: p(6, 0), control2: p(1, 1), end: p(2, 2)),
      ])
  }

  /// Points on a curve, the end included.
  private func samples(from start: BarPoint, _ element: BarPath.Element) -> [BarPoint] {
    guard case .curve(let a, let b, let end) = element else { return [] }
    return (1...16).map { step in
      let t = Double(step) / 16
      let s = 1 - t
      func mix(_ c0: Double, _ c1: Double, _ c2: Double, _ c3: Double) -> Double {
        s * s * s * c0 + 3 * s * s * t * c1 + 3 * s * t * t * c2 + t * t * t * c3
      }
      return p(mix(start.x, a.x, b.x, end.x), mix(start.y, a.y, b.y, end.y))
    }
  }

  @Test(arguments: [
    // A quarter, a half and three quarters of a circle around (10, 10), both ways round.
    ("M20 10 A10 10 0 0 1 10 20", 1, 0.25), ("M20 10 A10 10 0 0 1 0 10", 2, 0.5),
    ("M20 10 A10 10 0 1 1 10 0", 4, 0.75), ("M20 10 A10 10 0 0 0 10 0", 1, 0.25),
    ("M20 10 A10 10 0 1 0 10 20", 4, 0.75), ("M20 10 A10 10 33 0 1 10 20", 1, 0.25),
    ("M20 10 a10 10 0 01-20 0", 2, 0.5), ("M20 10 A-10-10 90 1 1 10 0", 4, 0.75),
    // Radii that do not reach grow until they do.
    ("M20 10 A1 1 0 0 1 0 10", 2, 0.5),
  ])
  func `arcs keep to their circle and go as far round as they should`(
    data: String, curves: Int, turns: Double
  ) throws {
    let elements = try path(data)
    #expect(elements.count == 1 + curves)
    var current = p(20, 10)
    var area = 0.0
    for element in elements.dropFirst() {
      for point in samples(from: current, element) {
        let (x, y) = (point.x - 10, point.y - 10)
        #expect(abs((x * x + y * y).squareRoot() - 10) < 0.003)
        area += abs((current.x - 10) * y - (current.y - 10) * x) / 2
        current = point
      }
    }
    #expect(abs(area - 100 * Double.pi * turns) < 1)
  }

  @Test(arguments: [0.0, 30, 45, 90, 135, 180, 225, 270, -30, 720, 99_000])
  func `turned arcs keep to their ellipse`(degrees: Double) throws {
    // In a frame that is turned back, (x / 8)² + (y / 3)² is 1 all the way round.
    let elements = try path("M10 10 A8 3 \(degrees) 1 1 13 12")
    let ends = elements.dropFirst().compactMap { element -> BarPoint? in
      if case .curve(_, _, let end) = element { end } else { nil }
    }
    #expect(ends.last == p(13, 12))
    let opposite = try path("M10 10 A8 3 \(degrees + 180) 1 1 13 12")
    for (a, b) in zip(elements, opposite) {
      guard case .curve(_, _, let first) = a, case .curve(_, _, let second) = b else { continue }
      #expect(abs(first.x - second.x) < 1e-6 && abs(first.y - second.y) < 1e-6)
    }
  }

  @Test func `an arc without radius is a line and one without length is nothing`() throws {
    #expect(try path("M0 0 A0 5 0 0 1 9 9") == [.move(p(0, 0)), .line(p(9, 9))])
    #expect(try path("M1 1 A5 5 0 0 1 1 1 L2 2") == [.move(p(1, 1)), .line(p(2, 2))])
  }

  @Test(arguments: [
    ("", "the path is empty (found the end), at character 1"),
    ("L1 1", "a path must begin with M or m, at character 1"),
    ("M1", "expected a number (found the end), at character 3"),
    ("M1 1 B2 2", "expected a command (found \"B\"), at character 6"),
    ("M1 1,,2 2", "expected a command (found \",\"), at character 5"),
    ("M0 0 A1 1 0 2 0 1 1", "expected a flag, 0 or 1 (found \"2\"), at character 13"),
    ("M0 0 L1e9 0", "a number is out of range (found \"1e9\"), at character 7"),
    ("M-1e+30 0", "a number is out of range (found \"-1e+30\"), at character 2"),
    ("M0 0 l90000 0 20000 0", "a coordinate is out of range, at character 19"),
    ("M0 0 L- 1", "expected a number (found \"-\"), at character 7"),
  ])
  func `SVG path data is refused with the place of the mistake`(data: String, expected: String) {
    #expect(message(data) == "bad path data: \(expected)")
  }

  @Test func `SVG path data has a limited number of steps`() {
    let steps = String(repeating: "h1", count: SceneLimits.pathElements)
    #expect(message("M0 0\(steps)")?.contains("more than 30000 steps") == true)
  }
}
