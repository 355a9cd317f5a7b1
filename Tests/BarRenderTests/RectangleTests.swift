import BarLayout
import Testing

@testable import BarRender

@Suite struct RectangleTests {
  @Test(arguments: [1.0, 2, 3])
  func `a rectangle on pixel edges covers its pixels and no others`(scale: Double) throws {
    let rect = BarRect(x: 2, y: 3, width: 5, height: 4)
    let bitmap = try Drawing.draw(scale: scale, [.fill(rect, .black)])
    let pixel = Int(scale)
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        let inside = (2 * pixel..<7 * pixel).contains(x) && (3 * pixel..<7 * pixel).contains(y)
        #expect(bitmap.darkness(x, y) == (inside ? 255 : 0), "at \(x), \(y)")
      }
    }
  }

  @Test(arguments: [(1.0, 1), (2, 1), (1.5, 1), (6, 2), (4, 1)])
  func `a hairline of a third of a point is one clean line at any scale`(
    scale: Double, thickness: Int
  ) throws {
    let line = BarRect(x: 0, y: 10 + 2.0 / 3, width: 40, height: 1.0 / 3)
    var list = Drawing.list(scale: 3, [.fill(line, BarColor(rgba: 0x0000_004d))])
    list.setScale(scale)
    let bitmap = try Renderer(fonts: .pinned()).draw(list)
    let rows = (0..<bitmap.height).filter { bitmap.darkness(7, $0) > 0 }
    #expect(rows.count == thickness)
    #expect(rows.allSatisfy { bitmap.darkness(7, $0) == 77 })
    let middle = (10 + 5.0 / 6) * scale
    #expect(abs(Double(try #require(rows.first)) - middle) <= 1.5)
  }

  @Test(arguments: [1.0, 1.5, 2])
  func `a hairline between two boxes stays whole whichever is drawn last`(scale: Double) throws {
    let white = BarColor(rgba: 0xffff_ffff)
    let gray = BarColor(rgba: 0xc6c6_c8ff)
    for top in [10, 10 + 1.0 / 3, 10 + 2.0 / 3] {
      let line = BarRect(x: 4, y: top, width: 40, height: 1.0 / 3)
      let above = BarRect(x: 0, y: 2, width: 44, height: line.minY - 2)
      let below = BarRect(minX: 0, minY: line.maxY, maxX: 44, maxY: 20)
      var list = Drawing.list(
        scale: 3, [.fill(above, white), .fill(line, gray), .fill(below, white)])
      list.setScale(scale)
      let bitmap = try Renderer(fonts: .pinned()).draw(list)
      let rows = (Int(3 * scale)..<Int(19 * scale)).map { bitmap.darkness(Int(20 * scale), $0) }
      #expect(rows.count { $0 == 0xff - 0xc6 } == 1, "\(rows) at \(top)")
      #expect(rows.count { $0 == 0 } == rows.count - 1, "\(rows) at \(top)")
    }
  }

  @Test func `a hairline stays under what covers it, whatever lies beside that`() throws {
    let white = BarColor(rgba: 0xffff_ffff)
    let line = BarRect(x: 4, y: 10, width: 40, height: 1.0 / 3)
    var list = Drawing.list(
      scale: 3,
      [
        .fill(line, BarColor(rgba: 0xc6c6_c8ff)),
        .fill(BarRect(minX: 0, minY: 2, maxX: 44, maxY: 20), white),
        .fill(BarRect(minX: 0, minY: line.maxY, maxX: 44, maxY: 20), white),
      ])
    list.setScale(1)
    let bitmap = try Renderer(fonts: .pinned()).draw(list)
    for y in 3..<19 { #expect(bitmap.darkness(20, y) == 0, "row \(y)") }
  }

  @Test func `boxes of one colour that meet show nothing between them`() throws {
    let color = BarColor(rgba: 0x0000_00ff)
    var list = Drawing.list(
      scale: 3,
      [
        .fill(BarRect(minX: 0, minY: 2, maxX: 40, maxY: 10 + 1.0 / 3), color),
        .fill(BarRect(minX: 0, minY: 10 + 1.0 / 3, maxX: 40, maxY: 20), color),
      ])
    list.setScale(1)
    let bitmap = try Renderer(fonts: .pinned()).draw(list)
    for y in 2..<20 { #expect(bitmap.darkness(7, y) == 255, "row \(y)") }
  }

  @Test func `what is thicker than two pixels stands where it stood at any scale`() throws {
    let box = BarRect(x: 1, y: 10.25, width: 20, height: 9.5)
    var list = Drawing.list(scale: 4, [.fill(box, .black)])
    list.setScale(1)
    #expect(list.items.map(\.content) == [.fill(box, .black)])
    let bitmap = try Renderer(fonts: .pinned()).draw(list)
    #expect(bitmap.darkness(7, 10) == 191 && bitmap.darkness(7, 11) == 255)
  }

  @Test func `half a pixel of a rectangle is half as dark, a quarter in the corner`() throws {
    let bitmap = try Drawing.draw(
      [.fill(BarRect(x: 2.5, y: 3.5, width: 4, height: 4), .black)])
    #expect(bitmap.darkness(2, 5) == 128)
    #expect(bitmap.darkness(6, 5) == 128)
    #expect(bitmap.darkness(4, 3) == 128)
    #expect(bitmap.darkness(4, 7) == 128)
    #expect(bitmap.darkness(2, 3) == 64)
    #expect(bitmap.darkness(4, 5) == 255)
    #expect(bitmap.darkness(1, 5) == 0)
    #expect(bitmap.darkness(7, 5) == 0)
  }

  @Test func `a third of a point is one pixel at three pixels a point`() throws {
    let bitmap = try Drawing.draw(
      scale: 3, [.fill(BarRect(x: 0, y: 9.667, width: 40, height: 1.0 / 3), .black)])
    for y in 27..<32 { #expect(bitmap.darkness(60, y) == (y == 29 ? 255 : 0), "row \(y)") }
  }

  @Test func `a rectangle thinner than a pixel is as faint as it is thin`() throws {
    let bitmap = try Drawing.draw([.fill(BarRect(x: 5.25, y: 0, width: 0.25, height: 30), .black)])
    #expect(bitmap.darkness(5, 10) == 64)
    #expect(bitmap.darkness(4, 10) == 0)
    #expect(bitmap.darkness(6, 10) == 0)
  }

  @Test func `what lies off the canvas is not drawn`() throws {
    let far = BarRect(x: -1e300, y: -20, width: 1e300, height: 1000)
    let wide = BarRect(x: -1e9, y: 10, width: 2e9, height: 1)
    let bitmap = try Drawing.draw([.fill(far, .black), .fill(wide, .black)])
    #expect(bitmap.darkness(0, 0) == 0)
    #expect(bitmap.darkness(0, 10) == 255)
    #expect(bitmap.darkness(39, 10) == 255)
    #expect(bitmap.inkedArea == 40)
  }

  @Test func `a clip cuts fills, paths and text alike`() throws {
    let clip = BarRect(x: 10, y: 5, width: 8, height: 10)
    let contents: [DisplayItem.Content] = [
      .fill(BarRect(x: 0, y: 0, width: 40, height: 30), .black),
      .path(Drawing.circle(x: 14, y: 10, radius: 40), .black),
      .text(try Drawing.text("MMMMM", x: 0, y: 14)),
    ]
    for content in contents {
      let bitmap = try Drawing.draw(scale: 2, [content], clip: clip)
      let box = try #require(bitmap.inkBox)
      #expect(box.minX >= 20 && box.maxX <= 36 && box.minY >= 10 && box.maxY <= 30)
      #expect(bitmap.inkedArea > 50)
    }
  }

  @Test(arguments: [
    BarRect(x: .nan, y: 0, width: 1, height: 1), BarRect(x: 0, y: 0, width: .infinity, height: 1),
  ])
  func `a coordinate that is no number is an error`(rect: BarRect) throws {
    let path = Drawing.box(rect)
    for content in [DisplayItem.Content.fill(rect, .black), .path(path, .black)] {
      #expect(throws: RenderError.notFinite(element: "test")) { try Drawing.draw([content]) }
    }
  }

  @Test(arguments: [
    (BarSize(width: 0, height: 4), 1.0), (BarSize(width: 4, height: 4), 0),
    (BarSize(width: 4, height: 4), -2),
    (BarSize(width: .nan, height: 4), 1), (BarSize(width: 4, height: 4), .infinity),
    (BarSize(width: -4, height: -4), 1),
  ])
  func `a canvas without pixels is an error`(size: BarSize, scale: Double) {
    let list = DisplayList(size: size, scale: scale, background: .white, items: [])
    #expect {
      try Renderer(fonts: .pinned()).draw(list)
    } throws: { error in
      if case RenderError.emptyCanvas = error { true } else { false }
    }
  }

  @Test func `a canvas of too many pixels is an error that names them`() {
    let list = DisplayList(
      size: BarSize(width: 20000, height: 10), scale: 1, background: .white, items: [])
    #expect(throws: RenderError.tooLarge(width: 20000, height: 10)) {
      try Renderer(fonts: .pinned()).draw(list)
    }
  }
}
