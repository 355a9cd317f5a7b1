import BarLayout
import Testing

@testable import BarRender

@Suite struct TextTests {
  /// Draws a line three pixels a point.
  private func draw(_ run: TextRun, width: Double = 200, height: Double = 44) throws -> Bitmap {
    try Renderer(fonts: .pinned()).draw(
      Drawing.list(width: width, height: height, scale: 3, [.text(run)]))
  }

  @Test(arguments: [
    ("Inbox", 17.0, FontWeight.semibold), ("Mailboxes", 17, .regular), ("Inbox", 34, .bold),
    ("Ünïcödé", 20, .medium), ("Привет", 17, .regular), ("नमस्ते", 17, .regular),
    ("สวัสดี", 17, .bold), ("שלום", 17, .regular), ("q", 13, .light),
  ])
  func `ink lies where the measurer says, within a pixel`(
    text: String, size: Double, weight: FontWeight
  ) throws {
    let style = TextStyle(size: size, weight: weight)
    let measure = try FontMeasurer(fonts: .pinned())
      .measure(text, style: style, limit: .infinity)
    let ink = try #require(measure.ink)
    let run = TextRun(
      text: text, origin: BarPoint(x: 10.25, y: 33), glyphs: measure.glyphs,
      width: measure.width, style: style, direction: .leftToRight, color: .black)
    let box = try #require(try draw(run).inkBox)
    #expect(abs(Double(box.minX) - (10.25 + ink.minX) * 3) <= 1)
    #expect(abs(Double(box.maxX) - (10.25 + ink.maxX) * 3) <= 1)
    #expect(abs(Double(box.minY) - (33 + ink.minY) * 3) <= 1)
    #expect(abs(Double(box.maxY) - (33 + ink.maxY) * 3) <= 1)
  }

  @Test(arguments: [
    ("Inbox", 17.0, FontWeight.semibold), ("Mailboxes", 17, .regular), ("Settings", 34, .bold),
    ("Edit", 17, .regular), ("Élan Ågård", 20, .medium), ("Привет", 17, .regular),
    ("AV To", 13, .bold),
    ("שלום", 17, .regular),
  ])
  func `ink lies where the fitted layout says, within a pixel`(
    text: String, size: Double, weight: FontWeight
  ) throws {
    let style = TextStyle(size: size, weight: weight)
    let measure = AdvanceTable.sanFrancisco.measure(text, style: style, limit: .infinity)
    let ink = try #require(measure.ink)
    let run = TextRun(
      text: text, origin: BarPoint(x: 10.25, y: 33), glyphs: measure.glyphs,
      width: measure.width, style: style, direction: .leftToRight, color: .black)
    let bitmap = try Renderer(fonts: .pinned()).draw(
      Drawing.list(width: 200, height: 44, scale: 3, [.text(run)]))
    let box = try #require(bitmap.inkBox)
    #expect(abs(Double(box.minX) - (10.25 + ink.minX) * 3) <= 1.25)
    #expect(abs(Double(box.maxX) - (10.25 + ink.maxX) * 3) <= 1.25)
    #expect(abs(Double(box.minY) - (33 + ink.minY) * 3) <= 1.25)
    #expect(abs(Double(box.maxY) - (33 + ink.maxY) * 3) <= 1.25)
  }

  @Test func `letters stand where the advances put them, not where the font would`() throws {
    let style = TextStyle(size: 17, weight: .regular)
    let run = TextRun(
      text: "IIII", origin: BarPoint(x: 10, y: 30),
      glyphs: [20, 40, 20, 10].map { GlyphPlacement(advance: $0) }, width: 90,
      style: style, direction: .leftToRight, color: .black)
    let bitmap = try draw(run)
    let stems = (0..<bitmap.width).filter { bitmap.darkness($0, 80) > 128 }
    let starts = stems.filter { !stems.contains($0 - 1) }
    #expect(starts.count == 4)
    #expect(zip(starts, starts.dropFirst()).map { $1 - $0 } == [60, 120, 60])
  }

  @Test func `a line is fitted to its width when its advances add up to another`() throws {
    var run = try Drawing.text("IIII", x: 10, y: 30)
    run.glyphs = Array(repeating: GlyphPlacement(advance: 10), count: 4)
    run.width = 80
    let bitmap = try draw(run)
    let stems = (0..<bitmap.width).filter { bitmap.darkness($0, 80) > 128 }
    let starts = stems.filter { !stems.contains($0 - 1) }
    #expect(zip(starts, starts.dropFirst()).map { $1 - $0 } == [60, 60, 60])
  }

  @Test func `the baseline lies on a pixel's edge`() throws {
    for y in [30.0, 30.1, 30.3, 30.5] {
      var run = try Drawing.text("HIE", x: 10)
      run.origin.y = y
      let bitmap = try draw(run)
      let box = try #require(bitmap.inkBox)
      let foot = Int((y * 3 + 0.5).rounded(.down))
      #expect(box.maxY == foot)
      #expect((0..<bitmap.width).allSatisfy { bitmap.darkness($0, foot) == 0 })
    }
  }

  @Test func `a quarter of a pixel moves letters, a hundredth does not`() throws {
    var run = try Drawing.text("Inbox", x: 10, y: 30)
    let first = try draw(run)
    run.origin.x = 10 + 0.01 / 3
    #expect(try draw(run) == first)
    run.origin.x = 10 + 0.25 / 3
    #expect(try draw(run) != first)
    run.origin.x = 10 + 1.0 / 3
    let moved = try #require(try draw(run).inkBox)
    #expect(moved.minX == (try #require(first.inkBox)).minX + 1)
  }

  @Test func `fitted capitals are as tall as San Francisco's`() throws {
    let run = Drawing.fitted("HHH", x: 4, y: 80, size: 100, weight: .regular)
    let bitmap = try Drawing.draw(width: 260, height: 90, scale: 2, [.text(run)])
    let box = try #require(bitmap.inkBox)
    #expect(abs(Double(box.height) - 0.7046 * 200) <= 1)
  }

  @Test func `a glyph stands and stretches as its placement says`() throws {
    let style = TextStyle(size: 40, weight: .regular)
    func box(_ glyph: GlyphPlacement) throws -> PixelRect {
      let run = TextRun(
        text: "H", origin: BarPoint(x: 10, y: 36), glyphs: [glyph], width: glyph.advance,
        style: style, direction: .leftToRight, color: .black)
      return try #require(try draw(run).inkBox)
    }
    let plain = try box(GlyphPlacement(advance: 40))
    let moved = try box(GlyphPlacement(advance: 40, offset: 5))
    #expect(moved.minX == plain.minX + 15 && moved.width == plain.width)
    let wide = try box(GlyphPlacement(advance: 40, xScale: 1.5))
    #expect(abs(Double(wide.width) - 1.5 * Double(plain.width)) <= 2.5)
    #expect(wide.height == plain.height)
    let low = try box(GlyphPlacement(advance: 40, yScale: 0.5))
    #expect(abs(Double(low.height) - 0.5 * Double(plain.height)) <= 1)
  }

  @Test func `a list says itself which measurer its letters are placed by`() throws {
    func scales(_ measurer: some TextMeasuring) throws -> [GlyphPlacement] {
      let scene = BarScene(
        device: try #require(DeviceCatalog.model("iphone-16"))
          .device(on: SystemVersion(.iOS, 18), orientation: .portrait),
        system: SystemVersion(.iOS, 18),
        navigationBar: NavigationBar(items: [NavigationItem(title: "Hn")]))
      let list = DisplayList(
        drawing: try LaidOutScene(layingOut: scene, measuring: measurer), crop: .bar)
      for item in list.items {
        if case .text(let run) = item.content, item.element == "title" { return run.glyphs }
      }
      return []
    }
    let fitted = try scales(AdvanceTable.sanFrancisco)
    #expect(fitted.count == 2 && fitted.allSatisfy { $0.yScale < 0.98 })
    #expect(fitted.map(\.xScale) != fitted.map(\.yScale))
    let natural = try scales(FontMeasurer(fonts: .pinned()))
    #expect(natural.count == 2)
    #expect(natural.allSatisfy { $0.xScale == 1 && $0.yScale == 1 && $0.offset == 0 })
  }

  @Test func `magnification scales a line about its origin`() throws {
    let plain = try #require(try draw(Drawing.text("Inbox", x: 20, y: 40, size: 34)).inkBox)
    let large = try #require(
      try draw(Drawing.text("Inbox", x: 20, y: 40, size: 34, magnification: 1.25)).inkBox)
    #expect(abs(Double(large.maxX - 60) - Double(plain.maxX - 60) * 1.25) <= 2)
    #expect(abs(Double(120 - large.minY) - Double(120 - plain.minY) * 1.25) <= 2)
    #expect(large.maxY - plain.maxY <= 1)
  }

  @Test func `very large letters are drawn like small ones`() throws {
    // 320 pixels is where glyphs stop being remembered; both sides of it must look alike.
    let areas = try [106.0, 107.5].map { size in
      let run = try Drawing.text("o", x: 10, y: 110, size: size)
      return try draw(run, width: 150, height: 150).inkedArea / (size * size)
    }
    #expect(abs(areas[0] / areas[1] - 1) < 0.01)
  }

  @Test func `control characters draw nothing`() throws {
    #expect(try draw(Drawing.text("\u{7}\u{1b}\n\t\u{2028}\u{200b}")).inkedArea == 0)
    let plain = try Drawing.text("ab", x: 4, y: 22)
    var strange = plain
    strange.text = "a\u{7}b"
    strange.glyphs.insert(GlyphPlacement(advance: 0), at: 1)
    #expect(try draw(strange) == draw(plain))
  }

  @Test func `an empty line draws nothing`() throws {
    #expect(try draw(Drawing.text("")).inkedArea == 0)
    #expect(try draw(Drawing.text("   ")).inkedArea == 0)
  }

  @Test func `a mark stands on its letter, not beside it`() throws {
    let plain = try #require(try draw(Drawing.text("q")).inkBox)
    let marked = try #require(try draw(Drawing.text("q\u{308}")).inkBox)
    #expect(abs(marked.maxX - plain.maxX) <= 2)
    #expect(marked.minY < plain.minY - 4)
  }

  @Test func `a letter under a thousand accents is drawn`() throws {
    let tower = "a" + String(repeating: "\u{301}", count: 1000)
    #expect(try draw(Drawing.text(tower)).inkedArea > 5)
  }
}
