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
}
