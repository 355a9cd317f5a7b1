internal import BarLayout

extension Keys {
  /// A device of the catalogue, or one that the scene states.
  static let deviceRequest: ValueKind<SceneDraft.DeviceRequest> = {
    let custom = Kind.object(customDevice).map(\.request)
    return ValueKind(shape: .either([deviceModel.shape, custom.shape])) { node, key, decoding in
      if case .mapping = node.content {
        return custom.decode(node, key, &decoding)
      }
      return deviceModel.decode(node, key, &decoding).map(SceneDraft.DeviceRequest.model)
    }
  }()

  /// A device of the catalogue.
  private static let deviceModel: ValueKind<DeviceModel> = {
    let names = DeviceCatalog.all.map(\.id)
    let accepted = "an id of `navbar devices`, or a mapping with points"
    return ValueKind(shape: .choice(names)) { node, key, decoding in
      guard case .scalar(let text, let style) = node.content, style != .literal else {
        decoding.error(
          "\(key) must be a device \(hint(found: node.found, accepted: accepted))",
          at: node.position)
        return nil
      }
      guard let model = DeviceCatalog.model(text) else {
        let meant = decoding.isPatient ? DeviceCatalog.nearestIDs(to: text, count: 1).first : nil
        decoding.error(
          "unknown device \(hint(found: node.found, accepted: accepted, meant: meant))",
          at: node.position)
        return nil
      }
      return model
    }
  }()

  /// A device as a scene states it.
  struct CustomDevice: Sendable {
    var points: [Double] = []
    var scale: Double?
    var idiom = Device.Idiom.phone
    var safeArea = DirectionalEdgeInsets.zero
    /// Nil for the safe area's top.
    var statusBar: Double?
    var cornerRadius = 0.0
    var sensor = Device.Sensor.none
    var regularWidthInLandscape = false

    /// The device, its safe area still by reading direction.
    var request: SceneDraft.DeviceRequest {
      let height = statusBar ?? safeArea.top
      return .custom(
        Device(
          id: "custom", idiom: idiom,
          size: BarSize(width: points.first ?? 0, height: points.last ?? 0),
          scale: scale ?? (idiom == .phone ? 3 : 2), safeArea: .zero,
          statusBarHeight: height > 0 ? height : nil, cornerRadius: cornerRadius, sensor: sensor,
          isRegularWidthInLandscape: regularWidthInLandscape), safeArea)
    }
  }

  private static let customDevice = ObjectSchema<CustomDevice>(
    "device", "a device", "A screen of your own, as the window stands: it is not turned again.",
    start: CustomDevice(),
    fields: [
      Field(
        "points", Kind.numbers(["width", "height"], SceneLimits.screen), \.points,
        "Extent of the window, in points.", isRequired: true),
      Field(
        optional: "scale", Kind.number(SceneLimits.scale), \.scale,
        "Pixels per point; left out, 3 on a phone and 2 on a pad."),
      Field(
        "idiom", Kind.choice(Device.Idiom.self), \.idiom, "What kind of machine it is.",
        default: "phone"),
      Field(
        "safeArea", Kind.object(edgeInsets), \.safeArea,
        "Parts of each edge that contents keep clear of, in points; an edge left out is 0.",
        reach: .off([.watch])),
      Field(
        optional: "statusBar", Kind.number(SceneLimits.extent), \.statusBar,
        "Height of the status bar in points, 0 when hidden; left out, the safe area's top.",
        reach: .touch),
      Field(
        "cornerRadius", Kind.number(SceneLimits.extent), \.cornerRadius,
        "Radius of the display's corners, in points.", default: "0"),
      Field(
        "sensor", Kind.choice(Device.Sensor.self), \.sensor,
        "What is cut out of the display's upper edge.", default: "none", reach: .touch),
      Field(
        "regularWidthInLandscape", Kind.bool, \.regularWidthInLandscape,
        "Whether a phone held sideways has a regular width, as Plus and Max models do.",
        default: "false", reach: .on([.phone])),
    ])

  /// Distances inwards from four edges.
  static let edgeInsets = ObjectSchema<DirectionalEdgeInsets>(
    "edgeInsets", "edge insets", "Distances inwards from edges, in points.", start: .zero,
    fields: [
      Field(
        "top", Kind.number(SceneLimits.extent), \.top, "From the top edge.", default: "0"),
      Field(
        "leading", Kind.number(SceneLimits.extent), \.leading,
        "From the edge where a line of text begins.", default: "0"),
      Field(
        "bottom", Kind.number(SceneLimits.extent), \.bottom, "From the bottom edge.",
        default: "0"),
      Field(
        "trailing", Kind.number(SceneLimits.extent), \.trailing,
        "From the edge where a line of text ends.", default: "0"),
    ])
}
