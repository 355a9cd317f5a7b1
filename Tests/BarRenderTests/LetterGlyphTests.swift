import BarLayout
import Testing

@testable import BarRender

/// Letters that are drawn without being shaped first.
@Suite struct LetterGlyphTests {
  /// Every two characters beside each other of a face's that stand alone in a script.
  private static func pairs(of script: ScriptTag, in face: FontFace) -> [UInt32] {
    let all = ((0x20 as UInt32)...0x206f).filter {
      let own = ScriptTag(of: $0)
      return LineShaper.standsAlone($0) && (own == script || own.isShared) && face.covers($0)
    }
    return all.flatMap { first in all.flatMap { [first, $0] } }
  }

  @Test(
    arguments: [FontWeight.regular, .medium, .semibold, .bold],
    [ScriptTag.latin, .greek, .cyrillic, .common])
  func `shaping finds the same glyphs for any two letters`(
    weight: FontWeight, script: ScriptTag
  ) throws {
    for isDisplay in [false, true] {
      try expectSameGlyphs(weight: weight, isDisplay: isDisplay, script: script)
    }
  }

  private func expectSameGlyphs(weight: FontWeight, isDisplay: Bool, script: ScriptTag) throws {
    let fonts = FaceStore(library: .pinned())
    let face = try #require(try fonts.face(isDisplay ? .interDisplay : .inter, weight))
    let text = Self.pairs(of: script, in: face)
    let letters = try face.letters(text, 0..<text.count)
    let shaped = try face.shape(
      text, 0..<text.count, isRightToLeft: false, script: script, isPlain: true)
    #expect(letters.count == text.count && shaped.count == text.count)
    #expect(letters.map(\.glyph) == shaped.map(\.glyph))
    #expect(letters.map(\.cluster) == shaped.map(\.cluster))
    #expect(shaped.allSatisfy { $0.xOffset == 0 && $0.yOffset == 0 })
  }

  @Test func `a letter that the font lacks is left to shaping`() throws {
    let fonts = FaceStore(library: .pinned())
    let face = try #require(try fonts.face(.inter, .regular))
    #expect(try face.letters([0x61, 0x5d0], 0..<2).count < 2)
  }

  /// HarfBuzz 12 puts it at 111.2773 where it rounds by itself.
  @Test func `a bold letter has the same outline with every HarfBuzz`() throws {
    let fonts = FaceStore(library: .pinned())
    let face = try #require(try fonts.face(.interDisplay, .bold))
    face.setAxes(weight: 700, opticalSize: 32)
    let letter = try #require(try face.letters([0x4d], 0..<1).first)
    let path = try face.outline(
      letter.glyph, xScale: 1, yScale: 1, origin: PixelPoint(x: 0, y: 0))
    guard case .move(let start) = try #require(path.elements.first) else {
      Issue.record("an outline begins with a point: \(path)")
      return
    }
    #expect(abs(start.x - 111.2815) < 0.001, "\(start.x)")
  }
}
