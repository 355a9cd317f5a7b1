/// The numbers of the rules.
enum LintLimits {
  /// How long a title may be.
  ///
  /// Source: documented — Human Interface Guidelines, Navigation bars: about 15 characters.
  static let titleCharacters = 15
  /// Buttons beside the back button in a bar of compact width.
  ///
  /// Source: chosen — the guidelines warn of crowding without a number; Apple's own bars on phones
  /// hold three at most.
  static let compactItems = 3
  /// Buttons beside the back button in a bar of regular width.
  ///
  /// Source: chosen — as above; Apple's own bars on iPads hold up to seven.
  static let regularItems = 7
  /// Buttons of a watch's bar: one in each corner.
  ///
  /// Source: documented — Human Interface Guidelines, Toolbars: watchOS.
  static let watchItems = 2
  /// Points that a fix puts between words.
  ///
  /// Source: chosen — twice the least gap between buttons.
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
  /// Source: documented — Human Interface Guidelines, Accessibility: 18 points.
  static let largeText = 18.0
  /// Size in points from which bold text is large.
  ///
  /// Source: documented — WCAG 2.2: 14 points bold.
  static let largeBoldText = 14.0
}
