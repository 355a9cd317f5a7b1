internal import BarLayout

/// A scene while it is being decoded: what the device is depends on keys that may come later.
struct SceneDraft: Sendable {
  /// The device as it was asked for.
  enum DeviceRequest: Sendable {
    /// One of the catalogue's.
    case model(DeviceModel)
    /// One that the scene states, with the safe area's leading and trailing edges.
    case custom(Device, DirectionalEdgeInsets)

    var idiom: Device.Idiom {
      switch self {
      case .model(let model): model.idiom
      case .custom(let device, _): device.idiom
      }
    }
  }

  var scene: BarScene
  /// Nil for the standard device.
  var device: DeviceRequest?
  var devicePosition: SourcePosition?
  /// Nil for the standard system of the device.
  var system: SystemVersion?
  var systemPosition: SourcePosition?
  /// Nil for the standard locale.
  var localePosition: SourcePosition?
  /// Nil for that of the device's id.
  var posture: Posture?
  /// Nil for the standard clock.
  var clock: Keys.Clock?
  var clockPosition: SourcePosition?
  /// How many of the actions are done; nil where the scene does not say.
  var after: Int?
  /// Pixels per point; nil for the device's own.
  var scale: Double?
  var golden = SceneGolden()
  /// Nil where the scene has no such key.
  var allowPosition: SourcePosition?
  var ignorePosition: SourcePosition?
  var lint = SceneLint()

  /// The id of the device that a scene has when it names none.
  static let defaultDevice = "iphone-15"
  /// The major version of the system that a scene has when it names none.
  static let defaultMajor = 17

  /// A scene without keys.
  static let empty = SceneDraft(
    scene: BarScene(
      device: Device(
        id: "", idiom: .phone, size: .zero, scale: 1, safeArea: .zero, statusBarHeight: nil),
      system: SystemVersion(.iOS, defaultMajor), navigationBar: NavigationBar(items: [])))

  /// The whole scene; nil after an error.
  func finished(_ decoding: inout Decoding) -> BarScene? {
    let defaultDevice = Self.defaultDevice(on: system?.platform ?? .iOS)
    guard let request = device ?? DeviceCatalog.model(defaultDevice).map(DeviceRequest.model)
    else { return nil }
    let system = suitedSystem(to: request.idiom, &decoding)
    checkSystem(system, idiom: request.idiom, &decoding)
    checkModel(request, system, &decoding)
    checkLocale(&decoding)
    checkChecksum(&decoding)
    var result = scene
    result.system = system
    if !scene.statesLayoutDirection {
      result.traits.layoutDirection = BarLayoutDirection(ofLocale: scene.locale)
    }
    result.clock = clockText(request.idiom, &decoding)
    switch request {
    case .model(let model):
      let screen = folded(model, &decoding)
      result.device = screen.device(on: system, orientation: scene.orientation)
      result.device.isPartlyFolded = posture == .partiallyOpen && screen.otherScreen != nil
    case .custom(var device, let insets):
      let isMirrored = result.traits.layoutDirection == .rightToLeft
      device.safeArea = BarEdgeInsets(
        top: insets.top, left: isMirrored ? insets.trailing : insets.leading,
        bottom: insets.bottom, right: isMirrored ? insets.leading : insets.trailing)
      result.device = device
    }
    if let scale { result.device.scale = scale }
    // Whoever asks for the bar of a navigation gets that of its detail.
    if result.navigation != nil, let bar = try? result.barScenes().last?.navigationBar {
      result.navigationBar = bar
    }
    if !decoding.hasErrors, !decoding.keyUses.isEmpty {
      decoding.warnOfKeys(without: machines(of: result))
    }
    return result
  }
}
