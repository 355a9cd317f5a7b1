/// An entry of the device catalogue: what a model's screen is like on every system and either way
/// up.
public struct DeviceModel: Hashable, Sendable {
  /// Safe area and status bar from one system version on.
  public struct Insets: Hashable, Sendable {
    /// The first major version these hold for.
    public var from: Int
    /// Safe area held upright, in points.
    public var portrait: BarEdgeInsets
    /// Height of the status bar held upright, in points; nil when it is hidden.
    public var portraitStatusBar: Double?
    /// Safe area held sideways, in points.
    public var landscape: BarEdgeInsets
    /// Height of the status bar held sideways, in points; nil when it is hidden.
    public var landscapeStatusBar: Double?

    /// Makes a row.
    public init(
      from: Int, portrait: BarEdgeInsets, portraitStatusBar: Double?, landscape: BarEdgeInsets,
      landscapeStatusBar: Double?
    ) {
      self.from = from
      self.portrait = portrait
      self.portraitStatusBar = portraitStatusBar
      self.landscape = landscape
      self.landscapeStatusBar = landscapeStatusBar
    }
  }

  /// The id that scenes use: `iphone-15-pro`.
  public var id: String
  /// The marketing name.
  public var name: String
  /// The kind of machine.
  public var idiom: Device.Idiom
  /// Extent held upright, in points.
  public var size: BarSize
  /// Pixels per point.
  public var scale: Double
  /// Radius of the display's corners, in points.
  public var cornerRadius: Double
  /// What is cut out of the display.
  public var sensor: Device.Sensor
  /// Whether a phone held sideways has a regular width.
  public var isRegularWidthInLandscape: Bool
  /// Insets per system version, oldest first; empty for a screen that has none.
  public var insets: [Insets]
  /// Where the figures come from.
  public var sources: [String]
  /// Extent of the panel held upright, in pixels; nil where unknown.
  ///
  /// Plus and mini phones scale what they draw, so that it is not the size times the scale.
  public var nativePixels: BarSize?
  /// What only a watch has; nil for everything else.
  public var watchFigures: WatchFigures?
  /// Figures without a source, and why they were assumed.
  public var assumed: [String]
  /// Ways of holding it in which bars stand upright, where the system has such bars.
  public var verticalBars: Set<Orientation> = []

  /// Makes an entry.
  public init(
    id: String, name: String, idiom: Device.Idiom, size: BarSize, scale: Double,
    cornerRadius: Double,
    sensor: Device.Sensor, isRegularWidthInLandscape: Bool, insets: [Insets], sources: [String],
    nativePixels: BarSize? = nil, watchFigures: WatchFigures? = nil, assumed: [String] = []
  ) {
    self.id = id
    self.name = name
    self.idiom = idiom
    self.size = size
    self.scale = scale
    self.cornerRadius = cornerRadius
    self.sensor = sensor
    self.isRegularWidthInLandscape = isRegularWidthInLandscape
    self.insets = insets
    self.sources = sources
    self.nativePixels = nativePixels
    self.watchFigures = watchFigures
    self.assumed = assumed
  }

  /// The insets of the newest row that is not newer than the system; the oldest row before that.
  public func insets(on major: Int) -> Insets {
    insets.last { $0.from <= major } ?? insets.first
      ?? Insets(
        from: major, portrait: .zero, portraitStatusBar: nil, landscape: .zero,
        landscapeStatusBar: nil)
  }

  /// Whether the screen can be held sideways; a watch, a television and a headset cannot.
  public var canTurn: Bool { idiom == .phone || idiom == .pad }

  /// The screen on a system, held as given; one that cannot be turned stays upright.
  public func device(on system: SystemVersion, orientation: Orientation) -> Device {
    let insets = insets(on: system.major)
    let isPortrait = orientation == .portrait || !canTurn
    var device = Device(
      id: id, idiom: idiom, size: isPortrait ? size : size.transposed, scale: scale,
      safeArea: isPortrait ? insets.portrait : insets.landscape,
      statusBarHeight: isPortrait ? insets.portraitStatusBar : insets.landscapeStatusBar,
      cornerRadius: cornerRadius, sensor: sensor,
      isRegularWidthInLandscape: isRegularWidthInLandscape)
    guard verticalBars.contains(orientation) else { return device }
    device.hasVerticalBars = system.hasVerticalBars
    if !system.hasVerticalBars {
      // An app that knows no vertical bars stands beside a rail in their place.
      device.size.width -= Self.compatibilityRail
      device.safeArea.right = 0
    }
    return device
  }

  /// Width of the rail beside an app that was built for an older system, in points.
  ///
  /// Source: measured — iPhoneDuoLab: 386 of 466 and 871 of 951 points are left to such an app.
  private static let compatibilityRail = 80.0
}
