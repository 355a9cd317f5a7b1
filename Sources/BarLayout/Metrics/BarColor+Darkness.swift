extension BarColor {
  /// Whether white is easier to see on the colour than black.
  ///
  /// Source: assumed — lightness below the middle.
  var isDark: Bool { lightness * 2 < Self.fullLevel }

  /// Whether apps set white words on a tile of the colour: on all but grounds and pale colours.
  ///
  /// Source: assumed — tiles of Shortcuts of iOS 17 and 26 are orange and green with white words, as
  /// the eye sees them.
  var takesWhiteWords: Bool { lightness < 0.75 * Self.fullLevel }

  /// Whether the colour is more than a grey, so that symbols on it take the colour of words.
  ///
  /// Source: assumed — the system's greys are up to 6 levels apart, its colours 90 and more.
  var isColorful: Bool { max(red, green, blue) - min(red, green, blue) > 40 }
}
