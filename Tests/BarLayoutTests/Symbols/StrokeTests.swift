import Testing

@testable import BarLayout

@Suite struct StrokeTests {
  static let line = SymbolLine.drawn {
    $0.move(2, 3)
    $0.line(12, 3)
  }
  static let corner = SymbolLine.drawn {
    $0.move(0, 0)
    $0.line(10, 0)
    $0.line(10, 10)
  }
  static let wave = SymbolLine.drawn {
    $0.move(0, 0)
    $0.curve(4, -8, 8, 9, 14, 1)
    $0.curve(17, -3, 21, -6, 20, 6)
  }

  @Test(arguments: [
    (Stroke.Cap.butt, 20.0), (.square, 24), (.round, 20 + Double.pi),
  ])
  func `covers length times width and the caps`(cap: Stroke.Cap, area: Double) {
    let outline = Stroke(width: 2, cap: cap).outline(of: Self.line)
    #expect(abs(outline.area - area) < 0.001)
  }

  @Test func `the outline of a line may start and end differently`() {
    let outline = Stroke(width: 2, cap: .square, endCap: .butt).outline(of: Self.line)
    #expect(outline.bounds == BarRect(x: 1, y: 2, width: 11, height: 2))
  }

  @Test(arguments: [(Stroke.Join.miter, 40.0), (.round, 39 + Double.pi / 4)])
  func `meets at a corner without overlap`(join: Stroke.Join, area: Double) {
    let outline = Stroke(width: 2, cap: .butt, join: join).outline(of: Self.corner)
    #expect(abs(outline.area - area) < 0.001)
    #expect(outline.bounds == BarRect(x: 0, y: -1, width: 11, height: 11))
  }

  @Test func `the outline of a line is cut off where a mitre would run too far`() throws {
    let needle = SymbolLine.drawn {
      $0.move(0, 0)
      $0.line(100, 1)
      $0.line(0, 2)
    }
    let bounds = try #require(
      Stroke(width: 2, cap: .butt, join: .miter).outline(of: needle).bounds)
    #expect(bounds.maxX < 101.01)
  }

  @Test func `the outline of a line turns back with a round end`() throws {
    let there = SymbolLine.drawn {
      $0.move(0, 0)
      $0.line(10, 0)
      $0.line(0, 0)
    }
    let bounds = try #require(Stroke(width: 2, cap: .butt).outline(of: there).bounds)
    #expect(bounds.isClose(to: BarRect(x: 0, y: -1, width: 11, height: 2), within: 1e-9))
  }

  @Test(arguments: [0.5, 1.7, 6])
  func `of a circle is an even ring`(width: Double) throws {
    let circle = SymbolLine.drawn { $0.circle(20, 20, radius: 10) }
    let ring = Stroke(width: width).outline(of: circle)
    let expected = 2 * Double.pi * 10 * width
    #expect(abs(ring.area / expected - 1) < 0.001)
    let reach = 10 + width / 2
    let box = BarRect(minX: 20 - reach, minY: 20 - reach, maxX: 20 + reach, maxY: 20 + reach)
    #expect(try #require(ring.bounds).isClose(to: box, within: 1e-9))
    #expect(ring.winding(at: BarPoint(x: 20, y: 20)) == 0)
    #expect(ring.winding(at: BarPoint(x: 30, y: 20.1)) == 1)
  }

  @Test func `the outline of a line keeps half a width from a curve everywhere`() {
    let outline = Stroke(width: 1.6).outline(of: Self.wave)
    let middle = Self.wave.contours.flatMap { $0.sampled(200) }
    for point in outline.contours.flatMap({ $0.sampled(3) }) {
      let distance = middle.map { PenVector(from: $0, to: point).length }.min() ?? 0
      #expect(abs(distance - 0.8) < 0.006)
    }
  }

  @Test func `runs clockwise, whichever way the line ran`() {
    for path in [Self.line, Self.corner, Self.wave] {
      let there = Stroke(width: 1).outline(of: path)
      let back = Stroke(width: 1).outline(of: path.reversed)
      #expect(there.area > 0)
      #expect(abs(there.area - back.area) < 1e-9)
    }
  }

  @Test func `of a point is the pen's tip`() {
    let point = SymbolLine.drawn {
      $0.move(3, 3)
      $0.line(3, 3)
    }
    #expect(Stroke(width: 2).outline(of: point).bounds == BarRect(x: 2, y: 2, width: 2, height: 2))
    #expect(abs(Stroke(width: 2).outline(of: point).area - .pi) < 0.001)
    #expect(Stroke(width: 2, cap: .square).outline(of: point).area == 4)
    #expect(Stroke(width: 2, cap: .butt).outline(of: point).elements.isEmpty)
  }

  @Test func `the outline of a line is empty for a pen without width`() {
    #expect(Stroke(width: 0).outline(of: Self.line).elements.isEmpty)
    #expect(Stroke(width: -1).outline(of: Self.line).elements.isEmpty)
    #expect(Stroke(width: .nan).outline(of: Self.line).elements.isEmpty)
  }

  @Test(arguments: [false, true])
  func `the outline of a line grows a shape by half a width on every side`(isReversed: Bool) {
    let square = SymbolLine.drawn { $0.box(0, 0, 10, 10) }
    let grown = Stroke(width: 2).outset(of: isReversed ? square.reversed : square)
    #expect(abs(grown.area - (140 + .pi)) < 0.001)
    #expect(grown.bounds == BarRect(x: -1, y: -1, width: 12, height: 12))
  }
}
