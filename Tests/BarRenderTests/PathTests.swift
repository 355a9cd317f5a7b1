import BarLayout
import Testing

@testable import BarRender

@Suite struct PathTests {
  @Test(arguments: [3.5, 7.25, 14, 56], [0.0, 0.3])
  func `a circle has a circle's area`(radius: Double, shift: Double) throws {
    let side = (radius * 2 + 4).rounded(.up)
    let bitmap = try Drawing.draw(
      width: side, height: side,
      [.path(Drawing.circle(x: side / 2 + shift, y: side / 2, radius: radius), .black)])
    let ideal = Double.pi * radius * radius
    #expect(abs(bitmap.inkedArea / ideal - 1) < 0.003, "area \(bitmap.inkedArea) of \(ideal)")
  }

  @Test func `the rim of a disc is within 5 of 255 of its true coverage`() throws {
    let (radius, centre) = (7.0, 10.2)
    let bitmap = try Drawing.draw(
      width: 20, height: 20, [.path(Drawing.circle(x: centre, y: centre, radius: radius), .black)])
    let parts = 64
    for y in 0..<20 {
      for x in 0..<20 {
        var inside = 0
        for part in 0..<(parts * parts) {
          let dx = Double(x) + (Double(part % parts) + 0.5) / Double(parts) - centre
          let dy = Double(y) + (Double(part / parts) + 0.5) / Double(parts) - centre
          if dx * dx + dy * dy <= radius * radius { inside += 1 }
        }
        let ideal = 255 * Double(inside) / Double(parts * parts)
        #expect(abs(Double(bitmap.darkness(x, y)) - ideal) <= 5, "at \(x), \(y)")
      }
    }
  }

  @Test func `a rectangle's path covers what the rectangle covers`() throws {
    let rect = BarRect(x: 3.25, y: 4.5, width: 20.5, height: 10.75)
    let filled = try Drawing.draw([.fill(rect, .black)])
    let drawn = try Drawing.draw([.path(Drawing.box(rect), .black)])
    for y in 0..<30 {
      for x in 0..<40 { #expect(abs(filled.darkness(x, y) - drawn.darkness(x, y)) <= 1) }
    }
  }

  @Test func `winding the other way cuts a hole, winding the same way does not`() throws {
    let outer = Drawing.box(BarRect(x: 2, y: 2, width: 20, height: 20))
    let inner = Drawing.box(BarRect(x: 8, y: 8, width: 8, height: 8))
    let corners: [BarPath.Element] = [
      .move(BarPoint(x: 8, y: 8)), .line(BarPoint(x: 8, y: 16)), .line(BarPoint(x: 16, y: 16)),
      .line(BarPoint(x: 16, y: 8)), .close,
    ]
    let solid = try Drawing.draw([.path(BarPath(outer.elements + inner.elements), .black)])
    let ring = try Drawing.draw([.path(BarPath(outer.elements + corners), .black)])
    #expect(solid.inkedArea == 400)
    #expect(ring.inkedArea == 336)
  }

  @Test func `a quadratic curve reaches where its formula says`() throws {
    // From (0, 20) over (20, 0) to (40, 20): the middle lies at y = 10, the area under it is 800 /
    // 3.
    let path = BarPath([
      .move(BarPoint(x: 0, y: 20)),
      .quad(control: BarPoint(x: 20, y: 0), end: BarPoint(x: 40, y: 20)),
      .close,
    ])
    let bitmap = try Drawing.draw([.path(path, .black)])
    #expect(abs(bitmap.inkedArea - 800.0 / 3) < 0.5)
    #expect(bitmap.darkness(20, 9) < 10)
    #expect(bitmap.darkness(20, 10) > 240)
  }

  @Test func `a path that reaches far beyond the canvas draws the part on it`() throws {
    let huge = Drawing.circle(x: 20, y: 1_000_015, radius: 1_000_000)
    let bitmap = try Drawing.draw([.path(huge, .black)])
    #expect(bitmap.darkness(20, 14) == 0)
    #expect(bitmap.darkness(20, 15) == 255)
    #expect(bitmap.darkness(0, 29) == 255)
    #expect(abs(bitmap.inkedArea - 600) < 1)
  }

  @Test func `a path of more corners than FreeType takes is drawn in parts`() throws {
    var elements: [BarPath.Element] = [.move(BarPoint(x: 0, y: 0))]
    for index in 0..<50_000 {
      let y = Double(index) * 30 / 50_000
      elements.append(.line(BarPoint(x: index % 2 == 0 ? 20 : 20.5, y: y)))
    }
    elements += [.line(BarPoint(x: 0, y: 30)), .close]
    let bitmap = try Drawing.draw([.path(BarPath(elements), .black)])
    #expect(bitmap.darkness(10, 15) == 255)
    #expect(bitmap.darkness(19, 29) == 255)
    #expect((40...90).contains(bitmap.darkness(20, 15)))
    #expect(bitmap.darkness(22, 15) == 0)
  }

  @Test func `a path may have any number of corners in a row of pixels`() throws {
    var elements: [BarPath.Element] = [.move(BarPoint(x: 0, y: 0))]
    for index in 0..<80_000 {
      elements.append(.line(BarPoint(x: Double(index % 40), y: index % 2 == 0 ? 0.1 : 0.9)))
    }
    let bitmap = try Drawing.draw([.path(BarPath(elements + [.close]), .black)])
    #expect(bitmap.darkness(20, 0) == 255 && bitmap.darkness(20, 1) == 0)
  }

  @Test(arguments: [
    BarPath(), BarPath([.close, .close]), BarPath([.move(.zero)]),
    BarPath([.move(.zero), .line(BarPoint(x: 9, y: 9)), .close]),
    BarPath([.line(BarPoint(x: 5, y: 5)), .close]),
  ])
  func `a path without an inside draws nothing`(path: BarPath) throws {
    #expect(try Drawing.draw([.path(path, .black)]).inkedArea == 0)
  }

  @Test(arguments: [1e13, 1e200, 1.7e308, -1e300])
  func `a coordinate beyond reckoning is an error, not a crash`(far: Double) {
    let path = BarPath([
      .move(.zero), .line(BarPoint(x: far, y: 3)),
      .quad(control: .zero, end: BarPoint(x: 3, y: far)),
      .close,
    ])
    #expect(throws: RenderError.notFinite(element: "test")) {
      try Drawing.draw([.path(path, .black)])
    }
  }
}
