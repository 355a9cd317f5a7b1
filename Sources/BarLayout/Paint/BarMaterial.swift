/// What a translucent surface makes of what lies beneath it.
///
/// In this order: it is blurred, its colours grow more vivid, its lightness is bent along a curve,
/// and a tint is laid over. Works on sRGB values as they are encoded, as `UIVisualEffectView` does.
package struct BarMaterial: Hashable, Sendable {
  /// Standard deviation of the blur, in points; 0 leaves everything sharp.
  package var blurRadius: Double
  /// How vivid colours become: 1 keeps them, 0 makes them grey.
  package var saturation: Double
  /// How light becomes lighter or darker, before the tint.
  package var lightness: LightnessCurve
  /// The colour laid over; its alpha is the share of it in the result.
  package var tint: BarColor

  /// Makes a material.
  package init(
    blurRadius: Double, saturation: Double = 1, lightness: LightnessCurve = .unchanged,
    tint: BarColor
  ) {
    self.blurRadius = blurRadius
    self.saturation = saturation
    self.lightness = lightness
    self.tint = tint
  }

  /// A plain colour, as a material that changes nothing beneath it.
  package static func plain(_ color: BarColor) -> BarMaterial {
    BarMaterial(blurRadius: 0, tint: color)
  }

  /// The same material with one more colour on top.
  package func covered(by color: BarColor) -> BarMaterial {
    var material = self
    material.tint = color.over(tint)
    return material
  }

  /// The material a share of the way towards another one.
  func mixed(with other: BarMaterial, share: Double) -> BarMaterial {
    func between(_ from: Double, _ to: Double) -> Double { from + (to - from) * share }
    return BarMaterial(
      blurRadius: between(blurRadius, other.blurRadius),
      saturation: between(saturation, other.saturation),
      lightness: share < 0.5 ? lightness : other.lightness,
      tint: tint.mixed(with: other.tint, share: share))
  }
}

/// Which lightness a material makes of which: straight lines between knots.
///
/// Lightness is 0 to 255; the curve begins at 0 and ends at 255 whatever the knots are, and keeps
/// the value of the outermost knot beyond it. A pixel's three channels move by the same amount.
package struct LightnessCurve: Hashable, Sendable {
  /// A point of the curve.
  package struct Knot: Hashable, Sendable {
    /// Lightness beneath the material.
    package var from: Double
    /// What becomes of it.
    package var to: Double

    /// Makes a point of a curve.
    package init(_ from: Double, _ to: Double) {
      self.from = from
      self.to = to
    }
  }

  /// The points, darkest first; none leaves everything as it is.
  package var knots: [Knot]

  /// Makes a curve through the given points.
  package init(_ knots: [Knot]) {
    self.knots = knots
  }

  /// Everything stays as light as it is.
  package static let unchanged = LightnessCurve([])

  /// What becomes of a lightness.
  package subscript(lightness: Double) -> Double {
    guard var before = knots.first else { return lightness }
    if lightness <= before.from { return before.to }
    for knot in knots.dropFirst() {
      if lightness <= knot.from {
        let share = (lightness - before.from) / (knot.from - before.from)
        return before.to + (knot.to - before.to) * share
      }
      before = knot
    }
    return before.to
  }
}
