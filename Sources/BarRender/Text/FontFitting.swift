internal import BarLayout

/// How the drawing font's letters are scaled to look as large as San Francisco's.
enum FontFitting {
  /// Whether a style is drawn with the cut for large sizes.
  static func usesDisplayCut(_ style: TextStyle) -> Bool {
    style.size >= 20
  }

  /// Width of a drawn letter as a share of the drawing font's own.
  static func horizontalScale(_ style: TextStyle) -> Double {
    1
  }

  /// Height of a drawn letter as a share of the drawing font's own: San Francisco's capitals are
  /// 0.7046 em tall, Inter's 0.7273.
  static func verticalScale(_ style: TextStyle) -> Double {
    0.7046 / 0.7273
  }
}
