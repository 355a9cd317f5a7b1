extension BarColor {
  /// The value of a channel at its full strength.
  static let fullLevel = 255.0

  /// The opacity as a share, 0 to 1.
  public var share: Double { Double(alpha) / Self.fullLevel }

  /// The same colour without transparency.
  var opaque: BarColor { BarColor(red: red, green: green, blue: blue) }

  /// How light the colour is, 0 to 255, as the eye weighs red, green and blue.
  var lightness: Double {
    Self.lightness(red: Double(red), green: Double(green), blue: Double(blue))
  }

  /// Whether white is easier to see on the colour than black.
  ///
  /// Source: assumed — lightness below the middle.
  var isDark: Bool { lightness * 2 < Self.fullLevel }

  /// How light channels of 0 to 255 are together.
  ///
  /// Source: documented — ITU-R BT.709, weights of the primaries.
  static func lightness(red: Double, green: Double, blue: Double) -> Double {
    0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
}
