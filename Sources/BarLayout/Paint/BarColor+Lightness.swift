extension BarColor {
  /// The value of a channel at its full strength.
  package static let fullLevel = 255.0

  /// The opacity as a share, 0 to 1.
  public var share: Double { Double(alpha) / Self.fullLevel }

  /// The same colour without transparency.
  var opaque: BarColor { BarColor(red: red, green: green, blue: blue) }

  /// How light the colour is, 0 to 255, as the eye weighs red, green and blue.
  package var lightness: Double {
    Self.lightness(red: Double(red), green: Double(green), blue: Double(blue))
  }

  /// How light channels of 0 to 255 are together.
  ///
  /// Source: documented — ITU-R BT.709, weights of the primaries.
  static func lightness(red: Double, green: Double, blue: Double) -> Double {
    0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
}

extension BarColor {
  /// How bright the colour is to the eye, 0 for black to 1 for white, as WCAG 2.2 has it.
  ///
  /// Within 0.003 of the definition.
  var luminance: Double {
    0.2126 * Self.light(red) + 0.7152 * Self.light(green) + 0.0722 * Self.light(blue)
  }

  /// A channel as an amount of light: a cubic in place of a power, whose last bits would depend on
  /// the machine.
  private static func light(_ channel: UInt8) -> Double {
    let value = Double(channel) / fullLevel
    return value * (0.012522878 + value * (0.682171111 + value * 0.305306011))
  }
}

extension BarColor {
  /// The colour, every channel so many times as strong.
  func lightened(by factor: Double) -> BarColor {
    mapped { $0 * factor }
  }

  /// The colour, as far from grey as another one is.
  func shaded(like other: BarColor) -> BarColor {
    let light = other.lightness
    return BarColor(
      red: Self.level(Double(red) + Double(other.red) - light),
      green: Self.level(Double(green) + Double(other.green) - light),
      blue: Self.level(Double(blue) + Double(other.blue) - light), alpha: alpha)
  }

  private func mapped(_ change: (Double) -> Double) -> BarColor {
    BarColor(
      red: Self.level(change(Double(red))), green: Self.level(change(Double(green))),
      blue: Self.level(change(Double(blue))), alpha: alpha)
  }

  private static func level(_ value: Double) -> UInt8 {
    UInt8(min(max(value.rounded(), 0), fullLevel))
  }
}
