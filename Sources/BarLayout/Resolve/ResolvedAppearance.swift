/// Background and hairline.
public struct ResolvedAppearance: Hashable, Sendable {
  /// Which appearance is in force.
  public var state: AppearanceState
  /// Colour of the background at full strength.
  public var backgroundColor: BarColor
  /// How much of the background shows, 0 to 1.
  public var backgroundAlpha: Double
  /// A picture over the background's colour; nil for none.
  public var backgroundImage: ResolvedBackgroundImage?
  /// Colour of the hairline at full strength.
  public var shadowColor: BarColor
  /// How much of the hairline shows, 0 to 1.
  public var shadowAlpha: Double
  /// A picture in the hairline's place; nil for the hairline.
  public var shadowImage: ResolvedImage?
}

/// A picture behind the bar.
public struct ResolvedBackgroundImage: Hashable, Sendable {
  /// The picture.
  public var image: ResolvedImage
  /// How it fills the background.
  public var contentMode: BarContentMode
  /// Whether it fills the bar alone and leaves out what lies above it, under the status bar.
  public var isBarOnly: Bool
  /// How much of it shows, 0 to 1.
  public var alpha: Double
}
