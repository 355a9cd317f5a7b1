import BarLayout
import BarTestSupport
import Foundation
import Testing

@testable import BarRender

/// Fonts that ask for more memory or time than they have bytes: they are refused at once.
@Suite struct HungryFontTests {
  /// Draws a text with a font of the fuzzing corpus.
  ///
  /// - Returns: what it fails with; nil when it is drawn.
  private func failure(_ name: String, _ text: String, size: Double = 17) throws -> String? {
    let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Fuzz/Corpora/font/\(name)").standardized.path
    let list = Drawing.list([
      .text(
        TextRun(
          text: text, origin: BarPoint(x: 4, y: 22), glyphs: [], width: 0,
          style: TextStyle(size: size, weight: .regular), direction: .leftToRight, color: .black))
    ])
    do throws(RenderError) {
      let picture = try Renderer(fonts: .alone(paths: [path])).draw(list)
      #expect(picture.inkedArea > 0, "nothing was drawn, and nothing said")
      return nil
    } catch {
      guard case .fontUnreadable(_, let reason) = error else { return "\(error)" }
      return reason
    }
  }

  private let emoji = "\u{1F600}"

  @Test(arguments: ["glyph-of-two", "widths-of-two"])
  func `a letter made of two glyphs is drawn`(name: String) throws {
    #expect(try failure(name, "AA") == nil)
  }

  /// Forty glyphs that each name the next one twice: HarfBuzz was busy with the first for hours.
  @Test func `a letter made of a million millions of glyphs is refused`() throws {
    let reason = try #require(try failure("glyph-of-a-million-millions", "AA"))
    #expect(reason.hasPrefix("its glyph of U+0041 is made of too many others"), "\(reason)")
  }

  /// A variable font without a table of widths: they are read out of the glyphs.
  @Test func `a width that hangs on a million millions of glyphs is refused`() throws {
    let reason = try #require(try failure("widths-of-a-million-millions", "AA"))
    #expect(reason.hasPrefix("a glyph of it is made of too many others"), "\(reason)")
  }

  /// Axes that HarfBuzz does not take are none: with places on them it read the widths out of the glyphs.
  @Test func `a face whose axes are not taken is no variable one`() throws {
    let reason = try #require(try failure("axes-that-are-not-taken", "AA"))
    #expect(reason.hasPrefix("its glyph of U+0041 is made of too many others"), "\(reason)")
  }

  /// A table of widths that is not taken is none.
  @Test func `a width is refused whose table is not taken`() throws {
    let reason = try #require(try failure("widths-that-are-not-taken", "AA"))
    #expect(reason.hasPrefix("a glyph of it is made of too many others"), "\(reason)")
  }

  @Test(arguments: [17, 300])
  func `an emoji of 100 pixels an em is drawn`(size: Double) throws {
    #expect(try failure("emoji-of-100-pixels", emoji, size: size) == nil)
  }

  /// One that is 200 times as large as the letters beside it took gigabytes at the largest sizes.
  @Test(arguments: [17, 300])
  func `an emoji of many ems is none`(size: Double) throws {
    let reason = try #require(try failure("emoji-of-200-ems", emoji, size: size))
    #expect(reason.hasPrefix("it has no pictures of the emoji it claims to have"), "\(reason)")
  }

  /// Five hundred bytes asked for four gigabytes.
  @Test func `an emoji that claims 32,767 pixels each way is refused before memory is taken`()
    throws
  {
    let before = ProcessMemory.largest
    let reason = try #require(try failure("emoji-of-32767-pixels", emoji))
    #expect(reason.hasPrefix("it has no pictures of the emoji it claims to have"), "\(reason)")
    // Other tests run at the same time, and may take some; not gigabytes.
    if let before, let after = ProcessMemory.largest { #expect(after - before < 1 << 20) }
  }
}
