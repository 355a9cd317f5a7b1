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
  /// How much of it shows, 0 to 1.
  package var opacity: Double

  /// Makes a pane.
  package init(
    frame: BarRect, cornerRadius: Double = 0, cornerCurve: CornerCurve = .circular,
    material: BarMaterial, opacity: Double = 1
  ) {
    self.frame = frame
    self.cornerRadius = cornerRadius
    self.cornerCurve = cornerCurve
    self.material = material
    self.opacity = opacity
  }
}

/// The soft shadow of a shape; nothing of it lies under the shape itself.
package struct DropShadow: Hashable, Sendable {
  /// The shape, in points.
  package var shape: BarPath
  /// Standard deviation of the blur, in points.
  package var blurRadius: Double
  /// How far the shadow lies below the shape, in points.
  package var drop: Double
  /// Colour of the shadow where nothing is blurred away.
  package var color: BarColor

  /// Makes a shadow.
  package init(shape: BarPath, blurRadius: Double, drop: Double, color: BarColor) {
    self.shape = shape
    self.blurRadius = blurRadius
    self.drop = drop
    self.color = color
  }
}
