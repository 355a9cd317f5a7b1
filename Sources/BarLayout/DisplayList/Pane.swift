/// A sheet of material over whatever was drawn before it.
package struct Pane: Hashable, Sendable {
  /// Where it lies, in points.
  package var frame: BarRect
  /// Radius of its corners, in points; at most half of the shorter side counts.
  package var cornerRadius: Double
  /// How its corners are bent.
  package var cornerCurve: CornerCurve
  /// What it makes of what lies beneath.
  package var material: BarMaterial
  /// How light is bent at its rim; nil for not at all.
  package var lens: GlassLens?
  /// How much of it shows, 0 to 1.
  package var opacity: Double

  /// Makes a pane.
  package init(
    frame: BarRect, cornerRadius: Double = 0, cornerCurve: CornerCurve = .circular,
    material: BarMaterial, lens: GlassLens? = nil, opacity: Double = 1
  ) {
    self.frame = frame
    self.cornerRadius = cornerRadius
    self.cornerCurve = cornerCurve
    self.material = material
    self.lens = lens
    self.opacity = opacity
  }
}
