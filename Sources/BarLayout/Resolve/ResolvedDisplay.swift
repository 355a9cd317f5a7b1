/// The display a scene is shown on, as far as it is more than a rectangle.
public struct ResolvedDisplay: Hashable, Sendable {
  /// Radius of the display's corners, in points.
  public var cornerRadius: Double
  /// What is cut out of the display.
  public var sensor: Device.Sensor
  /// Whether the device is held sideways.
  public var isTurned: Bool
  /// Whether a line at the lower edge stands in for the home button.
  public var hasHomeIndicator: Bool
  /// Colour of that line.
  public var homeIndicatorColor: Color
  /// Whether a sheet pushes the screen behind it back to a card.
  public var pushesPresenterBack: Bool
  /// Colour of the screen behind a sheet, dimmed.
  public var presenterColor: Color
}

extension ResolvedDisplay {
  /// Finds what the display is like.
  init(_ context: ResolvingContext, ground: Color) {
    let scene = context.scene
    cornerRadius = scene.device.cornerRadius
    sensor = scene.device.sensor
    isTurned = scene.orientation == .landscape
    hasHomeIndicator = scene.device.safeArea.bottom > 0
    homeIndicatorColor = ground.isDark ? .white : .black
    pushesPresenterBack =
      scene.device.idiom == .phone && scene.system.major < MetricTable.firstSystemWithGlass
    presenterColor = BarColor.dimming.color(context.style)
      .over(context.color(.systemBackground))
  }
}

extension Color {
  /// Whether white is easier to see on the colour than black.
  ///
  /// Source: chosen — lightness below the middle.
  var isDark: Bool { lightness * 2 < 255 }
}

extension MetricTable {
  /// The first iOS with Liquid Glass.
  ///
  /// Source: documented — UIGlassEffect, iOS 26.
  static let firstSystemWithGlass = 26
}
