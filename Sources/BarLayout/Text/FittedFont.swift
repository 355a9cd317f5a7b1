/// The stand-in for San Francisco: Inter, scaled and spaced so that text is as wide and its
/// capitals as tall as San Francisco's.
///
/// Each letter stands in San Francisco's advance, which `GlyphPlacement` carries to the renderer.
/// Glyphs of other fonts (CJK, Arabic, emoji, …) are not scaled.
package enum FittedFont {
  /// Whether letters are drawn with Inter Display instead of Inter.
  ///
  /// San Francisco passes smoothly from its text to its display letters between 17 and 28 pt; the
  /// advances do, the drawings change at once. Source: assumed, where Inter Display of that width
  /// is the nearer drawing.
  package static func usesDisplayCut(_ style: TextStyle) -> Bool {
    style.size >= displayDrawingsStart
  }

  /// What Inter's glyphs are scaled by, so that capitals are as tall as San Francisco's.
  static var glyphScale: Double { VerticalMetrics.sanFrancisco.capHeight / drawnCapHeight }

  /// Share of the display cut in an advance: 0 up to 17 pt, 1 from 28 pt.
  ///
  /// Source: measured, docs/TEXT.md; the kerning tables of Vercantez/openuikit have it for each
  /// whole size.
  static func displayShare(size: Double) -> Double {
    value(at: size - textEnd, in: displayShares)
  }

  /// What San Francisco adds to every advance, in em; between whole sizes it is in proportion.
  ///
  /// Source: measured, docs/TEXT.md; beyond 40 pt Apple's design resources. The watch's font: Apple's
  /// Human Interface Guidelines, Typography.
  static func tracking(size: Double, isCompact: Bool) -> Double {
    value(at: size, in: isCompact ? compactTrackings : trackings) / trackingUnitsPerEm
  }

  /// How far a weight's advances lie from regular to bold: 0 at regular, 2 at black.
  static func boldShare(_ weight: FontWeight) -> Double {
    boldShares[(weight.cssValue - FontWeight.ultraLight.cssValue) / cssStep]
  }

  /// How far Inter's outlines lie from regular to bold; lighter ones are placed like regular.
  ///
  /// Source: Inter's weights, evenly spaced on the scale of CSS.
  static func drawnBoldShare(_ weight: FontWeight) -> Double {
    let regular = FontWeight.regular.cssValue
    return Double(max(weight.cssValue - regular, 0))
      / Double(FontWeight.bold.cssValue - regular)
  }

  /// Between the values at whole places; the first before them, the last after them.
  @inline(__always)
  private static func value(at place: Double, in values: [Double]) -> Double {
    guard place > 0 else { return values[0] }
    let last = values.count - 1
    guard place < Double(last) else { return values[last] }
    let below = Int(place)
    return values[below] + (place - Double(below)) * (values[below + 1] - values[below])
  }

  /// Capital height of Inter 4.1 at every size: 1490 of 2048.
  private static let drawnCapHeight = 1490.0 / 2048
  private static let textEnd = 17.0
  private static let displayDrawingsStart = 20.0
  private static let trackingUnitsPerEm = 2048.0
  private static let cssStep = 100
}
