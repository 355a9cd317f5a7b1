public import BarLayout

/// Measures text with the font that draws it, letters as wide as the font has them.
///
/// For one thread, like `Renderer`.
public final class FontMeasurer: TextMeasuring {
  /// The measurer's name in a layout's answer.
  public var name: String { "font" }

  private let shaper: LineShaper

  /// Makes a measurer.
  ///
  /// - Throws: `RenderError.fontMissing` when the library has no font for Latin letters.
  public init(fonts: FontLibrary) throws(RenderError) {
    shaper = LineShaper(fonts: FaceStore(library: fonts), measures: true)
    _ = try shaper.shape("x", style: TextStyle(size: 17, weight: .regular), direction: .leftToRight)
  }

  /// Measures one line of text, in reading order.
  ///
  /// Characters that no installed font has count as one em each; drawing them is an error.
  public func measure(_ text: String, style: TextStyle, limit: Double) -> TextMeasure {
    guard style.size > 0, style.size.isFinite, style.kern.isFinite else { return .empty }
    // A prefix of plausible length first: few lines of a bar need more.
    var count = Self.firstCount(style: style, limit: limit)
    while true {
      let end = text.index(text.startIndex, offsetBy: count, limitedBy: text.endIndex)
      let isWhole = end == nil || end == text.endIndex
      var result = measureWhole(isWhole ? text : String(text.prefix(count)), style: style)
      if isWhole || result.width > limit {
        result.isComplete = isWhole
        return result
      }
      count *= 4
    }
  }

  /// How many characters are looked at first: as many as fill the limit, if they are narrow.
  private static func firstCount(style: TextStyle, limit: Double) -> Int {
    let most = 1e6
    let count = limit / (style.size * 0.25)
    return count.isFinite ? Int(min(max(count, 0), most)) + 16 : Int(most)
  }

  private func measureWhole(_ text: String, style: TextStyle) -> TextMeasure {
    guard let line = try? shaper.shape(text, style: style, direction: .leftToRight) else {
      return estimate(text, style: style)
    }
    let advances = line.advances.map { $0 * style.size + style.kern }
    return TextMeasure(
      width: advances.reduce(0, +), ink: ink(line, advances: advances, style: style),
      advances: advances)
  }

  /// The measure of a text that cannot be shaped as a whole: character by character.
  private func estimate(_ text: String, style: TextStyle) -> TextMeasure {
    var advances: [Double] = []
    for character in text {
      let line = try? shaper.shape(String(character), style: style, direction: .leftToRight)
      advances.append((line?.advances.reduce(0, +) ?? 1) * style.size + style.kern)
    }
    let width = advances.reduce(0, +)
    let capitals = 0.7 * style.size
    return TextMeasure(
      width: width, ink: BarRect(x: 0, y: -capitals, width: width, height: capitals),
      advances: advances)
  }

  /// The box of all glyphs, from the pen's start.
  private func ink(_ line: ShapedLine, advances: [Double], style: TextStyle) -> BarRect? {
    let run = TextRun(
      text: "", origin: .zero, glyphs: advances.map { GlyphPlacement(advance: $0) },
      width: advances.reduce(0, +), style: style, direction: .leftToRight, color: .black)
    let placement = TextPlacement(line, run: run, scale: 1)
    var result: BarRect?
    for glyph in placement.glyphs {
      guard let box = try? glyph.face.extents(glyph.glyph) else { continue }
      let ink = BarRect(
        x: glyph.pen.x + box.x * glyph.xScale, y: glyph.pen.y + box.y * glyph.yScale,
        width: box.width * glyph.xScale, height: box.height * glyph.yScale)
      result = result.map { $0.union(ink) } ?? ink
    }
    return result
  }
}
