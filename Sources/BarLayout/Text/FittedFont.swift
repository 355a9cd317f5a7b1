/// The stand-in for San Francisco: Inter, scaled and spaced so that text is as wide and its
/// capitals as tall as San Francisco's.
///
/// The measurer and the renderer take the numbers from here. A glyph of Inter is scaled by
/// `horizontalScale` and `verticalScale` and its origin stands `AdvanceTable.glyphOffset` to the
/// right of the pen. Glyphs of other fonts (CJK, Arabic, emoji, …) are not scaled.
public enum FittedFont {
  /// Whether letters are drawn with Inter Display instead of Inter.
  ///
  /// San Francisco passes smoothly from its text to its display letters between 17 and 28 pt; the
  /// advances do, the drawings change at once. Source: assumed, where Inter Display of that width
  /// is the nearer drawing.
  public static func usesDisplayCut(_ style: TextStyle) -> Bool {
    style.size >= displayDrawingsStart
  }

  /// What Inter's glyphs are stretched by along x.
  ///
  /// It equals `verticalScale`: letters keep Inter's proportions, and only the space around them
  /// is fitted, which also puts the first letter's edge where screenshots show it.
  public static func horizontalScale(_ style: TextStyle) -> Double { verticalScale(style) }

  /// What Inter's glyphs are stretched by along y, so that capitals are as tall as San Francisco's.
  public static func verticalScale(_ style: TextStyle) -> Double {
    VerticalMetrics.sanFrancisco.capHeight
      / (usesDisplayCut(style) ? displayCapHeight : textCapHeight)
  }

  /// Share of the display cut in an advance: 0 up to 17 pt, 1 from 28 pt.
  ///
  /// Source: documented, WWDC 2020 session 10175 (variable optical sizes between 17 and 28 pt).
  static func displayShare(size: Double) -> Double {
    min(max((size - textEnd) / (displayStart - textEnd), 0), 1)
  }

  /// Space that San Francisco adds around a letter, in em; between whole sizes it is in proportion.
  static func tracking(size: Double) -> Double {
    guard size > trackingStart else { return Double(trackingRows[0].thousandths) / 1000 }
    guard size < trackingEnd else { return 0 }
    let below = size.rounded(.down)
    let lower = trackingThousandths(wholeSize: Int(below))
    let upper = trackingThousandths(wholeSize: Int(below) + 1)
    return (Double(lower) + (size - below) * Double(upper - lower)) / 1000
  }

  private static func trackingThousandths(wholeSize: Int) -> Int {
    trackingBySize[min(wholeSize, trackingBySize.count - 1)]
  }

  /// Tracking in 1/1000 em for each whole size from 0 on.
  private static let trackingBySize: [Int] = (0...Int(trackingEnd)).map { size in
    trackingRows.last { $0.size <= size }?.thousandths ?? 0
  }

  /// Capital height of Inter: 2048 of 2816.
  private static let textCapHeight = 2048.0 / 2816
  /// Capital height of Inter Display: 1472 of 2048.
  private static let displayCapHeight = 1472.0 / 2048
  private static let textEnd = 17.0
  private static let displayStart = 28.0
  private static let displayDrawingsStart = 20.0
  private static let trackingStart = 6.0
  private static let trackingEnd = 80.0

  /// Tracking in 1/1000 em from a size up to the next.
  ///
  /// Source: documented, Apple's design resources (the tracking table of SF Pro).
  private static let trackingRows: [(size: Int, thousandths: Int)] = [
    (6, 41), (7, 34), (8, 26), (9, 19), (10, 12), (11, 6), (12, 0), (13, -6), (14, -11),
    (15, -16), (16, -20), (17, -26), (18, -25), (19, -24), (20, -23), (21, -18), (22, -12),
    (23, -4), (24, 3), (25, 6), (26, 8), (27, 11), (28, 14), (31, 13), (33, 12), (35, 11),
    (36, 10), (41, 9), (44, 8), (49, 7), (52, 6), (58, 5), (60, 4), (66, 3), (68, 2), (76, 1),
    (80, 0),
  ]
}
