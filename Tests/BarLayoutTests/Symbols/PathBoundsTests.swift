import Testing

@testable import BarLayout

@Suite struct `The box of a path` {
  @Test func `counts a curve as far as it reaches`() {
    let cubic = Path([
      .move(.zero),
      .curve(
        control1: Point(x: 0, y: 10), control2: Point(x: 10, y: 10), end: Point(x: 10, y: 0)),
    ])
    #expect(cubic.bounds == Rect(x: 0, y: 0, width: 10, height: 7.5))
    let quad = Path([.move(.zero), .quad(control: Point(x: 5, y: 8), end: Point(x: 10, y: 0))])
    #expect(quad.bounds?.isClose(to: Rect(x: 0, y: 0, width: 10, height: 4), within: 1e-9) == true)
  }

  @Test func `holds every point of the line and touches it on four sides`() throws {
    var seed: UInt64 = 7
    func next() -> Double {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(seed >> 44) / 4096
    }
    func point() -> Point { Point(x: next(), y: next()) }
    for _ in 0..<60 {
      let path = Path([
        .move(point()), .curve(control1: point(), control2: point(), end: point()),
      ])
      let box = try #require(path.bounds)
      let points = path.contours.flatMap { $0.sampled(300) }
      let seen = Rect(
        minX: points.map(\.x).min() ?? 0, minY: points.map(\.y).min() ?? 0,
        maxX: points.map(\.x).max() ?? 0, maxY: points.map(\.y).max() ?? 0)
      #expect(box.isClose(to: seen, within: 0.02), "\(path)")
      #expect(box.minX <= seen.minX + 1e-9 && box.maxX >= seen.maxX - 1e-9, "\(path)")
    }
  }

  @Test func `is missing for a path that draws nothing`() {
    #expect(Path().bounds == nil)
    #expect(Path([.move(Point(x: 1, y: 1))]).bounds == nil)
  }

  @Test func `mirrors onto itself twice`() {
    let box = Rect(x: 2, y: 1, width: 12, height: 8)
    let path = Path([.move(Point(x: 3, y: 2)), .line(Point(x: 5.5, y: 4)), .close])
    let once = path.mirrored(in: box)
    #expect(once.elements.first == .move(Point(x: 13, y: 2)))
    #expect(once.mirrored(in: box) == path)
  }
}
