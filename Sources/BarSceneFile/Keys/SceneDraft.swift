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
  var golden = SceneGolden()

  /// The id of the device that a scene has when it names none.
  static let standardDevice = "iphone-15"
  /// The major version of the system that a scene has when it names none.
  static let standardMajor = 17

  /// A scene without keys.
  static let empty = SceneDraft(
    scene: BarScene(
      device: Device(
        id: "", idiom: .phone, size: .zero, scale: 1, safeArea: .zero, statusBarHeight: nil),
      system: SystemVersion(.iOS, standardMajor), navigationBar: NavigationBar(items: [])))

  /// The whole scene; nil after an error.
  func finished(_ decoding: inout Decoding) -> BarScene? {
    guard let request = device ?? DeviceCatalog.model(Self.standardDevice).map(DeviceRequest.model)
    else { return nil }
    let isPad = request.idiom == .pad
    let system = system ?? SystemVersion(isPad ? .iPadOS : .iOS, Self.standardMajor)
    checkSystem(system, isPad: isPad, &decoding)
    for use in decoding.newKeys where use.since > system.major {
      decoding.warn(
        "\(quoted(use.key)) has no effect before version \(use.since) "
          + "(found \(system.identifier))", at: use.position)
    }
    var result = scene
    result.system = system
    switch request {
    case .model(let model):
      result.device = model.device(on: system, orientation: scene.orientation)
    case .custom(var device, let insets):
      let isMirrored = scene.traits.layoutDirection == .rightToLeft
      device.safeArea = EdgeInsets(
        top: insets.top, left: isMirrored ? insets.trailing : insets.leading,
        bottom: insets.bottom, right: isMirrored ? insets.leading : insets.trailing)
      result.device = device
    }
    return result
  }

  /// iPads ran iOS up to 12 and run iPadOS from 13 on.
  private func checkSystem(_ system: SystemVersion, isPad: Bool, _ decoding: inout Decoding) {
    let firstPadOS = SystemVersion.supportedMajors(of: .iPadOS).first ?? 0
    let suits: Bool =
      switch system.platform {
      case .iOS: !isPad || system.major < firstPadOS
      case .iPadOS: isPad
      case .watchOS, .tvOS, .macOS, .visionOS: false
      }
    guard !suits else { return }
    let accepted = isPad ? "ios-7 to ios-12, or ipados-13 and later" : "ios-7 and later"
    decoding.error(
      "the system does not run on the device, a \(isPad ? "pad" : "phone") "
        + hint(found: system.identifier, accepted: accepted),
      at: systemPosition ?? devicePosition ?? .start)
  }
}
