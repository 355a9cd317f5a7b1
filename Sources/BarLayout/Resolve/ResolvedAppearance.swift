/// Background and hairline.
package struct ResolvedAppearance: Hashable, Sendable {
  /// Which appearance is in force.
  package var state: AppearanceState
  /// Colour of the background at full strength.
  package var backgroundColor: BarColor
  /// How much of the background shows, 0 to 1.
  package var backgroundAlpha: Double
  /// A picture over the background's colour; nil for none.
  @Seldom package var backgroundImage: ResolvedBackgroundImage?
  /// Colour of the hairline at full strength.
  package var shadowColor: BarColor
  /// How much of the hairline shows, 0 to 1.
  package var shadowAlpha: Double
  /// A picture in the hairline's place; nil for the hairline.
  @Seldom package var shadowImage: ResolvedImage?
}

/// A picture behind the bar.
package struct ResolvedBackgroundImage: Hashable, Sendable {
  /// The picture.
  package var image: ResolvedImage
  /// How it fills the background.
  package var contentMode: BarContentMode
  /// Whether it fills the bar alone and leaves out what lies above it, under the status bar.
  package var isBarOnly: Bool
  /// How much of it shows, 0 to 1.
  package var alpha: Double
}
