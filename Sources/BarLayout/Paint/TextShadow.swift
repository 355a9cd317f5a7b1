/// A shadow behind letters, with every colour decided.
package struct TextShadow: Hashable, Sendable {
  /// Its colour; the letters' own opacity does not change it.
  package var color: BarColor
  /// How far it lies from the letters, in points: right and down.
  package var offset: BarPoint
  /// How far it is blurred, in points; 0 is sharp.
  ///
  /// The blur is Gaussian, with half of this as its standard deviation.
  package var blurRadius: Double

  /// Makes a shadow.
  package init(color: BarColor, offset: BarPoint, blurRadius: Double) {
    self.color = color
    self.offset = offset
    self.blurRadius = blurRadius
  }
}
