/// Says how wide a line of text is; layout asks for nothing else.
///
/// Vertical metrics never come from here: they are San Francisco's, rows of `MetricTable`, whatever
/// font the widths come from.
public protocol TextMeasuring {
  /// The name that a layout's answer gives to this measurer: `sf-fitted`, `font`, …
  var name: String { get }

  /// Measures one line of text, in reading order.
  ///
  /// - Parameters:
  ///   - text: the line.
  ///   - style: the font it is set in.
  ///   - limit: once the line is wider than this, in points, the rest need not be looked at and the
  ///   answer's `isComplete` is false. This keeps a megabyte of title as cheap as a line.
  func measure(_ text: String, style: TextStyle, limit: Double) -> TextMeasure
}

/// A line of text, measured.
///
/// Lengths are points; nothing is rounded.
public struct TextMeasure: Hashable, Sendable {
  /// Distance the pen travels: the sum of `advances`.
  public var width: Double
  /// Bounds of what is drawn, with the pen's start on the baseline as origin (letters stand above
  /// it, so `y` is negative); nil when nothing is drawn, as for spaces.
  public var ink: BarRect?
  /// Where the glyph of each `Character` stands, in reading order.
  package var glyphs: [GlyphPlacement]
  /// Whether the whole text was measured; false when the limit ended it.
  public var isComplete: Bool

  /// Makes a measure.
  package init(width: Double, ink: BarRect?, glyphs: [GlyphPlacement], isComplete: Bool = true) {
    self.width = width
    self.ink = ink
    self.glyphs = glyphs
    self.isComplete = isComplete
  }

  /// Makes a measure of glyphs that are drawn as their font has them.
  public init(width: Double, ink: BarRect?, advances: [Double], isComplete: Bool = true) {
    self.init(
      width: width, ink: ink, glyphs: advances.map { GlyphPlacement(advance: $0) },
      isComplete: isComplete)
  }

  /// Distance the pen travels for each `Character`, in reading order, kerning and tracking
  /// included.
  public var advances: [Double] { glyphs.map(\.advance) }

  /// A text without characters.
  public static let empty = TextMeasure(width: 0, ink: nil, glyphs: [])
}
