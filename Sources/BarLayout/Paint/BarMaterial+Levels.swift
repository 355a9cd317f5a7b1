extension BarMaterial {
  /// What the material makes of a colour that is blurred already; red, green and blue are 0 to 255.
  ///
  /// Colours grow more vivid about their lightness, the lightness goes where its curve says, and
  /// the tint is laid over.
  package func levels(over ground: SIMD3<Double>) -> SIMD3<Double> {
    let light = BarColor.lightness(red: ground.x, green: ground.y, blue: ground.z)
    let shift = lightness[light] - light
    let vivid = SIMD3(repeating: light) + (ground - light) * saturation + shift
    let inside = vivid.clamped(lowerBound: .zero, upperBound: SIMD3(repeating: BarColor.fullLevel))
    let over = SIMD3(Double(tint.red), Double(tint.green), Double(tint.blue))
    return inside + (over - inside) * tint.share
  }

  /// What the material makes of an even ground.
  package func color(over ground: BarColor) -> BarColor {
    let result = levels(
      over: SIMD3(Double(ground.red), Double(ground.green), Double(ground.blue)))
    func channel(_ value: Double) -> UInt8 {
      UInt8(min(max(value.rounded(), 0), BarColor.fullLevel))
    }
    return BarColor(red: channel(result.x), green: channel(result.y), blue: channel(result.z))
  }

  /// Whether the material is a colour laid over whatever is beneath, and nothing more.
  package var isPlain: Bool {
    blurRadius == 0 && saturation == 1 && lightness == .unchanged
  }
}
