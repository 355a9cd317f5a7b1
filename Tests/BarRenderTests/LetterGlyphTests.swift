import BarLayout
import Testing

@testable import BarRender

/// Letters that are drawn without being shaped first.
@Suite struct LetterGlyphTests {
  /// Every two characters of ASCII beside each other.
  private static let pairs: [UInt32] = {
    let all = (0x20 as UInt32)..<0x7f
    return all.flatMap { first in all.flatMap { [first, $0] } }
  }()

  @Test(arguments: [FontWeight.regular, .medium, .semibold, .bold], [false, true])
  func `shaping finds the same glyphs for any two letters`(
    weight: FontWeight, isDisplay: Bool
  ) throws {
    let fonts = FaceStore(library: .pinned())
    let face = try #require(try fonts.face(isDisplay ? .interDisplay : .inter, weight))
    let text = Self.pairs
    let letters = face.letters(text, 0..<text.count)
    let shaped = face.shape(
      text, 0..<text.count, isRightToLeft: false, script: ScriptTag(of: 0x61), isPlain: true)
    #expect(letters.count == text.count && shaped.count == text.count)
    #expect(letters.map(\.glyph) == shaped.map(\.glyph))
    #expect(letters.map(\.cluster) == shaped.map(\.cluster))
    #expect(shaped.allSatisfy { $0.xOffset == 0 && $0.yOffset == 0 })
  }

  @Test func `a letter that the font lacks is left to shaping`() throws {
    let fonts = FaceStore(library: .pinned())
    let face = try #require(try fonts.face(.inter, .regular))
    #expect(face.letters([0x61, 0x5d0], 0..<2).count < 2)
  }

  /// HarfBuzz 12 puts it at 111.2773 where it rounds by itself.
  @Test func `a bold letter has the same outline with every HarfBuzz`() throws {
    let fonts = FaceStore(library: .pinned())
    let face = try #require(try fonts.face(.interDisplay, .bold))
    face.setAxes(weight: 700, opticalSize: 32)
    let letter = try #require(face.letters([0x4d], 0..<1).first)
    let path = try face.outline(
      letter.glyph, xScale: 1, yScale: 1, origin: PixelPoint(x: 0, y: 0))
    guard case .move(let start) = try #require(path.elements.first) else {
      Issue.record("an outline begins with a point: \(path)")
      return
    }
    #expect(abs(start.x - 111.2815) < 0.001, "\(start.x)")
  }
}
