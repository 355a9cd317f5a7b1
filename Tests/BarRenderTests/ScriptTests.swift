import BarLayout
import Testing

@testable import BarRender

@Suite struct ScriptTests {
  private func draw(_ run: TextRun) throws -> Bitmap {
    try Renderer(fonts: .pinned()).draw(
      Drawing.list(width: 240, height: 44, scale: 3, [.text(run)]))
  }

  @Test func `Arabic letters join`() throws {
    // The same four letters with joining forbidden between them fall apart.
    let joined = try draw(Drawing.text("بسمل", direction: .rightToLeft))
    let apart = try draw(Drawing.text("ب\u{200c}س\u{200c}م\u{200c}ل", direction: .rightToLeft))
    #expect(joined.gapCount == 0)
    #expect(apart.gapCount == 3)
  }

  @Test func `Arabic begins at the right`() throws {
    // A dot below marks beh, which is the first letter and so the rightmost; alef has none.
    let word = try draw(Drawing.text("با", y: 20, direction: .rightToLeft))
    let box = try #require(word.inkBox)
    let below = (box.minX..<box.maxX).filter { x in
      (64..<box.maxY).contains { word.darkness(x, $0) > 128 }
    }
    let dot = try #require(below.first)
    #expect(dot > box.minX + box.width / 3)
  }

  @Test func `a joined line is squeezed to the width layout gave, without gaps`() throws {
    var run = try Drawing.text("بسملة", x: 10, y: 28, direction: .rightToLeft)
    let natural = try #require(try draw(run).inkBox)
    run.glyphs = run.glyphs.map { GlyphPlacement(advance: $0.advance * 1.3) }
    run.width *= 1.3
    let wide = try draw(run)
    let box = try #require(wide.inkBox)
    #expect(abs(Double(box.width) - Double(natural.width) * 1.3) <= 2)
    #expect(box.height == natural.height)
    #expect(wide.gapCount == (try draw(Drawing.text("بسملة", direction: .rightToLeft)).gapCount))
  }

  @Test func `a mixed line is ordered by the paragraph's direction`() throws {
    // A wide black box stands for Latin, a thin stroke for Hebrew.
    func order(_ text: String, _ direction: BarLayoutDirection) throws -> [Bool] {
      let bitmap = try draw(Drawing.text(text, y: 30, weight: .bold, direction: direction))
      let columns = (0..<bitmap.width).map { x in
        (0..<bitmap.height).contains { bitmap.darkness(x, $0) > 128 }
      }
      var widths: [Int] = []
      for (x, isInked) in columns.enumerated() where isInked {
        if x > 0, columns[x - 1] { widths[widths.count - 1] += 1 } else { widths.append(1) }
      }
      return widths.map { $0 > 20 }
    }
    #expect(try order("— ו", .leftToRight) == [true, false])
    #expect(try order("— ו", .rightToLeft) == [false, true])
    #expect(try order("M וו M", .leftToRight) == [true, false, false, true])
    #expect(try order("M ו", .leftToRight) == [true, false])
    #expect(try order("M ו", .rightToLeft) == [false, true])
  }

  @Test func `brackets turn round in text to the left`() throws {
    // In Hebrew an opening bracket opens to the left: the mirror image of the Latin one.
    let hebrew = try draw(Drawing.text("(", x: 10, y: 30, direction: .rightToLeft))
    let latin = try draw(Drawing.text(")", x: 10, y: 30))
    #expect(hebrew == latin)
  }

  @Test func `levels follow the Unicode algorithm`() throws {
    func levels(_ text: String, _ direction: BarLayoutDirection) throws -> [Int8] {
      try BidiLevels.levels(LineScalars(text), direction: direction)
    }
    #expect(try levels("ab", .leftToRight) == [0, 0])
    #expect(try levels("ab", .rightToLeft) == [2, 2])
    #expect(try levels("אב 12", .rightToLeft) == [1, 1, 1, 2, 2])
    #expect(try levels("a אב.", .leftToRight) == [0, 0, 1, 1, 0])
    #expect(try levels("a ", .rightToLeft) == [2, 1])
    #expect(BidiLevels.visualOrder([0, 1, 0]) == [0, 1, 2])
    #expect(BidiLevels.visualOrder([1, 2, 1]) == [2, 1, 0])
    #expect(BidiLevels.visualOrder([0, 1, 2, 1, 0]) == [0, 3, 2, 1, 4])
    #expect(BidiLevels.visualOrder([]) == [])
  }

  @Test func `semibold and heavier are drawn bold where a script has files of two weights`() throws
  {
    let weights: [FontWeight] = [.regular, .medium, .semibold, .bold]
    let areas = try weights.map { weight in
      var run = try Drawing.text("שלום", weight: .regular)
      run.style.weight = weight
      return try draw(run).inkedArea
    }
    #expect(areas[0] == areas[1])
    #expect(areas[2] == areas[3])
    #expect(areas[2] > areas[1] * 1.2)
  }

  @Test(arguments: [
    ("日本", "Hani", "fonts-noto-cjk"), ("한", "Hang", "fonts-noto-cjk"),
    ("かな", "Hira", "fonts-noto-cjk"), ("नम", "Deva", "fonts-noto-core"),
    ("مر", "Arab", "fonts-noto-core"), ("😀", "Zsye", "fonts-noto-color-emoji"),
    ("❤\u{fe0f}", "Zsye", "fonts-noto-color-emoji"),
  ])
  func `a script without a font is an error that names the package`(
    text: String, script: String, package: String
  ) throws {
    // Inter alone.
    let named = try FontLibrary.pinned(extraPaths: [FontLibraryTests.pin(.inter)])
    let fonts = FontLibrary(source: .folders([]), named: named.named, relatives: [])
    let run = TextRun(
      text: "a" + text, origin: BarPoint(x: 4, y: 22), glyphs: [], width: 0,
      style: TextStyle(size: 17, weight: .regular), direction: .leftToRight, color: .black)
    #expect {
      try Renderer(fonts: fonts).draw(Drawing.list([.text(run)]))
    } throws: { error in
      guard case RenderError.scriptUncovered(_, let points, let found, _) = error else {
        return false
      }
      #if os(macOS)
        let names = "\(error)".contains("font-noto")
      #else
        let names = "\(error)".contains(package)
      #endif
      return found == script && names && points.first == text.unicodeScalars.first?.value
    }
  }

  /// Source: documented — Unicode 15, 23.7: 66 code points that never stand for a character.
  @Test func `each noncharacter is an error that names it`() throws {
    let codes =
      Array(0xFDD0...0xFDEF) + (0...16).flatMap { [$0 << 16 | 0xFFFE, $0 << 16 | 0xFFFF] }
    #expect(codes.count == 66)
    for code in codes {
      let scalar = try #require(Unicode.Scalar(UInt32(code)))
      let error = #expect(throws: RenderError.self) { try draw(Drawing.text("a\(scalar)b")) }
      #expect(error?.description.contains("U+\(String(code, radix: 16, uppercase: true))") == true)
    }
  }
}
