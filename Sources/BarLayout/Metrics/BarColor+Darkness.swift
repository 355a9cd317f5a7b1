extension BarColor {
  /// Whether white is easier to see on the colour than black.
  ///
  /// Source: assumed — lightness below the middle.
  var isDark: Bool { lightness * 2 < Self.fullLevel }
}
