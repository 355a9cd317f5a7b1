/// A sheet of material over whatever was drawn before it.
public struct Pane: Hashable, Sendable {
  /// Where it lies, in points.
  public var frame: Rect
  /// Radius of its corners, in points; at most half of the shorter side counts.
  public var cornerRadius: Double
  /// What it makes of what lies beneath.
  public var material: Material
  /// How much of it shows, 0 to 1.
  public var opacity: Double

  /// Makes a pane.
  public init(
    frame: Rect, cornerRadius: Double = 0, material: Material, opacity: Double = 1
  ) {
    self.frame = frame
    self.cornerRadius = cornerRadius
    self.material = material
    self.opacity = opacity
  }
}

/// The soft shadow of a rounded shape; nothing of it lies under the shape itself.
public struct DropShadow: Hashable, Sendable {
  /// The shape, in points.
  public var frame: Rect
  /// Radius of the shape's corners, in points; at most half of the shorter side counts.
  public var cornerRadius: Double
  /// Standard deviation of the blur, in points.
  public var blurRadius: Double
  /// How far the shadow lies below the shape, in points.
  public var drop: Double
  /// Colour of the shadow where nothing is blurred away.
  public var color: Color

  /// Makes a shadow.
  public init(
    frame: Rect, cornerRadius: Double, blurRadius: Double, drop: Double, color: Color
  ) {
    self.frame = frame
    self.cornerRadius = cornerRadius
    self.blurRadius = blurRadius
    self.drop = drop
    self.color = color
  }
}
