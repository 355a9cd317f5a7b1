import Testing

@testable import BarLayout

@Suite struct PathBoundsTests {
  @Test func `the box of a path counts a curve as far as it reaches`() {
    let cubic = BarPath([
      .move(.zero),
      .curve(
        control1: BarPoint(x: 0, y: 10), control2: BarPoint(x: 10, y: 10),
        end: BarPoint(x: 10, y: 0)),
    ])
    #expect(cubic.bounds == BarRect(x: 0, y: 0, width: 10, height: 7.5))
    let quad = BarPath([
      .move(.zero), .quad(control: BarPoint(x: 5, y: 8), end: BarPoint(x: 10, y: 0)),
    ])
    #expect(
      quad.bounds?.isClose(to: BarRect(x: 0, y: 0, width: 10, height: 4), within: 1e-9) == true)
  }

  @Test func `the box of a path holds every point of the line and touches it on four sides`() throws
  {
    var seed: UInt64 = 7
    func next() -> Double {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(seed >> 44) / 4096
    }
    func point() -> BarPoint { BarPoint(x: next(), y: next()) }
    for _ in 0..<60 {
      let path = BarPath([
        .move(point()), .curve(control1: point(), control2: point(), end: point()),
      ])
      let box = try #require(path.bounds)
      let points = path.contours.flatMap { $0.sampled(300) }
      let seen = BarRect(
        minX: points.map(\.x).min() ?? 0, minY: points.map(\.y).min() ?? 0,
        maxX: points.map(\.x).max() ?? 0, maxY: points.map(\.y).max() ?? 0)
      #expect(box.isClose(to: seen, within: 0.02), "\(path)")
      #expect(box.minX <= seen.minX + 1e-9 && box.maxX >= seen.maxX - 1e-9, "\(path)")
    }
  }

  @Test func `the box of a path is missing for a path that draws nothing`() {
    #expect(BarPath().bounds == nil)
    #expect(BarPath([.move(BarPoint(x: 1, y: 1))]).bounds == nil)
  }

  @Test func `mirrors onto itself twice`() {
    let box = BarRect(x: 2, y: 1, width: 12, height: 8)
    let path = BarPath([.move(BarPoint(x: 3, y: 2)), .line(BarPoint(x: 5.5, y: 4)), .close])
    let once = path.mirrored(in: box)
    #expect(once.elements.first == .move(BarPoint(x: 13, y: 2)))
    #expect(once.mirrored(in: box) == path)
  }
}
