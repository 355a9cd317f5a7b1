/// A sheet of material over whatever was drawn before it.
public struct Pane: Hashable, Sendable {
  /// Where it lies, in points.
  public var frame: BarRect
  /// Radius of its corners, in points; at most half of the shorter side counts.
  public var cornerRadius: Double
  /// How its corners are bent.
  public var cornerCurve: CornerCurve
  /// What it makes of what lies beneath.
  public var material: BarMaterial
  /// How much of it shows, 0 to 1.
  public var opacity: Double

  /// Makes a pane.
  public init(
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
public struct DropShadow: Hashable, Sendable {
  /// The shape, in points.
  public var shape: BarPath
  /// Standard deviation of the blur, in points.
  public var blurRadius: Double
  /// How far the shadow lies below the shape, in points.
  public var drop: Double
  /// Colour of the shadow where nothing is blurred away.
  public var color: BarColor

  /// Makes a shadow.
  public init(shape: BarPath, blurRadius: Double, drop: Double, color: BarColor) {
    self.shape = shape
    self.blurRadius = blurRadius
    self.drop = drop
    self.color = color
  }
}
