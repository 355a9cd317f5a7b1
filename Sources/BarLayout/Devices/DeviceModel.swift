/// An entry of the device catalogue: what a model's screen is like on every system and either way
/// up.
public struct DeviceModel: Hashable, Sendable {
  /// Safe area and status bar from one system version on.
  package struct Insets: Hashable, Sendable {
    /// The first major version these hold for.
    package var from: Int
    /// Safe area held upright, in points.
    package var portrait: BarEdgeInsets
    /// Height of the status bar held upright, in points; nil when it is hidden.
    package var portraitStatusBar: Double?
    /// Safe area held sideways, in points.
    package var landscape: BarEdgeInsets
    /// Height of the status bar held sideways, in points; nil when it is hidden.
    package var landscapeStatusBar: Double?

    /// Makes a row.
    package init(
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
  package var sensor: Device.Sensor
  /// Whether a phone held sideways has a regular width.
  public var isRegularWidthInLandscape: Bool
  /// Insets per system version, oldest first; empty for a screen that has none.
  package var insets: [Insets]
  /// Where the figures come from.
  public var sources: [String]
  /// Extent of the panel held upright, in pixels; nil where unknown.
  ///
  /// Plus and mini phones scale what they draw, so that it is not the size times the scale.
  public var nativePixels: BarSize?
  /// What only a watch has; nil for everything else.
  package var watchFigures: WatchFigures?
  /// Figures without a source, and why they were assumed.
  public var assumed: [String]
  /// Ways of holding it in which bars stand upright, where the system has such bars.
  public var verticalBars: [Orientation] = []

  /// Every device of the catalogue, oldest kind first; no two have the same id.
  public static var all: [DeviceModel] { DeviceCatalog.all }

  /// The device of the catalogue with an id: `iphone-15-pro`; nil when there is none.
  public init?(id: String) {
    guard let model = DeviceCatalog.model(id) else { return nil }
    self = model
  }

  /// The device's other screen, which shows when it is folded or unfolded; nil for one that does not
  /// fold.
  public var otherScreen: String?
  /// Width of the fold across the middle of the longer side, in points; nil for none.
  public var foldWidth: Double?

  /// Makes an entry.
  package init(
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
  package func insets(on major: Int) -> Insets {
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
    if let foldWidth {
      let middle = (max(size.width, size.height) - foldWidth) / 2
      device.fold =
        isPortrait
        ? BarRect(x: 0, y: middle, width: size.width, height: foldWidth)
        : BarRect(x: middle, y: 0, width: foldWidth, height: size.width)
      device.isRegularWidthUpright = true
    }
    guard verticalBars.contains(orientation) else { return device }
    device.hasVerticalBars = system.hasVerticalBars
    device.hasStatusStrip = system.hasVerticalBars
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
