/// The numbers of the rules.
enum LintLimits {
  /// How long a title may be.
  ///
  /// Source: documented — Human Interface Guidelines, Navigation bars: about 15 characters.
  static let titleCharacters = 15
  /// Buttons beside the back button in a bar of compact width.
  ///
  /// Source: assumed — the guidelines warn of crowding without a number; Apple's own bars on phones
  /// hold three at most.
  static let compactItems = 3
  /// Buttons beside the back button in a bar of regular width.
  ///
  /// Source: assumed — as above; Apple's own bars on iPads hold up to seven.
  static let regularItems = 7
  /// Buttons of a watch's bar: one in each corner.
  ///
  /// Source: documented — Human Interface Guidelines, Toolbars: watchOS.
  static let watchItems = 2
  /// Points that a fix puts between words.
  ///
  /// Source: assumed — twice the least gap between buttons.
  static let fixedSpace = 16
  /// Least width and height of a touch target, in points.
  ///
  /// Source: documented — Human Interface Guidelines, Buttons: 44 x 44.
  static let touchTarget = 44.0
  /// Least contrast of small text.
  ///
  /// Source: documented — WCAG 2.2, 1.4.3.
  static let textContrast = 4.5
  /// Least contrast of large text and of symbols.
  ///
  /// Source: documented — WCAG 2.2, 1.4.3 and 1.4.11.
  static let largeContrast = 3.0
  /// Size in points from which text is large.
  ///
  /// Source: documented — WCAG 2.2: 18 points of paper, which are 24 pixels of CSS and, on a screen
  /// held as near, 24 of Apple's points. The guidelines of Apple begin at 18 already.
  static let largeText = 24.0
  /// Size in points from which bold text is large.
  ///
  /// Source: documented — WCAG 2.2: 14 points of paper, bold, which are 18.66 pixels of CSS.
  static let largeBoldText = 18.66
  /// How much less than what is needed a contrast may be for a rounded colour.
  ///
  /// Source: derived — half of the last digit that messages would show, twice.
  static let contrastSlack = 0.005
  /// Side of the squares in which a backdrop is looked at, in points: about a letter's stroke.
  ///
  /// Source: measured — the stem of an l at 17 points, semibold, in San Francisco.
  static let strokeWidth = 2.0
}
