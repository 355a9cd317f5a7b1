/// Measures text without a font: advances of Inter, fitted to widths of San Francisco that were
/// published, and rules for what Inter lacks.
///
/// The same answer on every machine.
///
/// How well it fits stands in docs/TEXT.md. Latin, Greek and Cyrillic are San Francisco's; Hebrew,
/// Arabic, Devanagari and Thai are Noto Sans's; the rest is a width a character by script.
public struct AdvanceTable: TextMeasuring, Sendable {
  /// The name in a layout's answer.
  public let name = "sf-fitted"

  private let tables: Tables

  var glyphs: GlyphTable { tables.glyphs }
  var kerning: KerningTable { tables.kerning }
  var arabic: ArabicTable { tables.arabic }

  /// The table for San Francisco, the system's font.
  public static let sanFrancisco = AdvanceTable(
    tables: Tables(
      glyphs: GlyphTable(text: GlyphRows.text, display: GlyphRows.display, either: GlyphRows.noto),
      kerning: KerningTable(rows: KerningTable.rows, aliases: KerningTable.aliases),
      arabic: ArabicTable(rows: ArabicTable.rows)))

  /// The tables, in one object that never changes: each line that is measured takes hold of it,
  /// which costs once what holding seven arrays costs seven times.
  private final class Tables: Sendable {
    let glyphs: GlyphTable
    let kerning: KerningTable
    let arabic: ArabicTable

    init(glyphs: GlyphTable, kerning: KerningTable, arabic: ArabicTable) {
      self.glyphs = glyphs
      self.kerning = kerning
      self.arabic = arabic
    }
  }

  /// Measures one line of text, in reading order.
  ///
  /// A size that is not a positive number measures as 0.
  public func measure(_ text: String, style: TextStyle, limit: Double) -> TextMeasure {
    guard !text.isEmpty else { return .empty }
    let face = FittedFace(style)
    return measureShortASCII(text, face, limit: limit)
      ?? LineMeasurer(table: self, face: face).measure(text, limit: limit)
  }

  /// Distance from the pen to the origin of Inter's glyph for a letter, in points.
  ///
  /// A glyph is scaled by `FittedFont.horizontalScale` and stands in the middle of its fitted
  /// advance; what a letter's own correction adds stands to its right, as kerning does. The ink
  /// that `measure` answers is that of glyphs drawn so. Nil for letters that are not drawn with
  /// Inter: their glyphs' origin is the pen.
  public func glyphOffset(of scalar: Unicode.Scalar, style: TextStyle) -> Double? {
    guard let letter = glyphs.letter(scalar), glyphs.isTracked(letter) else { return nil }
    return FittedFace(style).offset(of: letter, in: glyphs)
  }
}
