/// A screen to lay a bar out on, as of one system version and orientation.
///
/// The catalogue's devices (`DeviceModel`) resolve to this; a scene may also state one outright.
public struct Device: Hashable, Sendable {
  /// What kind of machine it is.
  ///
  /// UIKit: `UIUserInterfaceIdiom`.
  public enum Idiom: String, CaseIterable, Hashable, Sendable {
    case phone, pad, watch, tv, vision, mac
  }

  /// What is cut out of the display's upper edge.
  package enum Sensor: String, CaseIterable, Hashable, Sendable {
    case none, notch, dynamicIsland
    /// A camera behind a round hole, and one behind a longer one.
    case camera, wideCamera
  }

  /// The catalogue's id; `custom` for a device that a scene states.
  public var id: String
  /// The kind of machine.
  public var idiom: Idiom
  /// Extent of the screen as it is held, in points.
  public var size: BarSize
  /// Pixels per point.
  public var scale: Double
  /// Parts of each edge that a bar's contents keep clear of, in points, as the screen is held.
  public var safeArea: BarEdgeInsets
  /// Height of the status bar, in points; nil when it is hidden.
  public var statusBarHeight: Double?
  /// Radius of the display's corners, in points.
  public var cornerRadius: Double
  /// What is cut out of the display.
  package var sensor: Sensor
  /// Whether a phone held sideways has a regular width, as Plus and Max models do.
  public var isRegularWidthInLandscape: Bool

  /// Whether bars stand upright at the screen's right edge.
  ///
  /// UIKit: the trait `verticalBarEdge`, from iOS 27.1.
  public var hasVerticalBars = false

  /// Makes a device that is in no catalogue, with nothing cut out of its display.
  public init(
    id: String = "custom", idiom: Idiom, size: BarSize, scale: Double,
    safeArea: BarEdgeInsets = .zero, statusBarHeight: Double? = nil, cornerRadius: Double = 0,
    isRegularWidthInLandscape: Bool = false
  ) {
    self.init(
      id: id, idiom: idiom, size: size, scale: scale, safeArea: safeArea,
      statusBarHeight: statusBarHeight, cornerRadius: cornerRadius, sensor: .none,
      isRegularWidthInLandscape: isRegularWidthInLandscape)
  }

  /// Whether the device shows its status bar in a strip at the screen's right edge.
  public var hasStatusStrip = false
  /// Whether it has a regular width held upright too, as a phone that is opened.
  public var isRegularWidthUpright = false
  /// Where the screen folds, in points; nil for one that does not.
  public var fold: BarRect?
  /// Whether it is folded partly, so that contents keep clear of the fold.
  public var isPartlyFolded = false

  /// Makes a device.
  package init(
    id: String, idiom: Idiom, size: BarSize, scale: Double, safeArea: BarEdgeInsets,
    statusBarHeight: Double?, cornerRadius: Double = 0, sensor: Sensor,
    isRegularWidthInLandscape: Bool = false
  ) {
    self.id = id
    self.idiom = idiom
    self.size = size
    self.scale = scale
    self.safeArea = safeArea
    self.statusBarHeight = statusBarHeight
    self.cornerRadius = cornerRadius
    self.sensor = sensor
    self.isRegularWidthInLandscape = isRegularWidthInLandscape
  }
}
