internal import BarAnswers
internal import BarText
internal import BarLayout

/// Devices as JSON; the keys are those of a device that a scene states itself.
enum DeviceJSON {
  /// A document about one device.
  static func document(_ model: DeviceModel) -> JSONValue {
    let version = JSONValue.Member(key: "schemaVersion", value: .number(1))
    return .object([version] + value(model).members)
  }

  /// All about one device.
  static func value(_ model: DeviceModel) -> JSONValue {
    .members([
      "id": .string(model.id),
      "name": .string(model.name),
      "idiom": .string(model.idiom.rawValue),
      "points": size(model.size),
      "scale": .number(model.scale),
      "nativePixels": model.nativePixels.map(size),
      "cornerRadius": .number(model.cornerRadius),
      "sensor": .string(model.sensor.rawValue),
      "isRegularWidthInLandscape": .boolean(model.isRegularWidthInLandscape),
      "insets": .array(model.insets.map { insets($0, canTurn: model.canTurn) }),
      "sources": .array(model.sources.map(JSONValue.string)),
      "assumed": model.assumed.isEmpty ? nil : .array(model.assumed.map(JSONValue.string)),
    ])
  }

  private static func insets(_ row: DeviceModel.Insets, canTurn: Bool) -> JSONValue {
    .members([
      "from": .number(Double(row.from)),
      "portrait": edges(row.portrait, statusBar: row.portraitStatusBar),
      "landscape": canTurn ? edges(row.landscape, statusBar: row.landscapeStatusBar) : nil,
    ])
  }

  private static func edges(_ insets: BarEdgeInsets, statusBar: Double?) -> JSONValue {
    .members([
      "safeArea": .members([
        "top": .number(insets.top), "left": .number(insets.left),
        "bottom": .number(insets.bottom), "right": .number(insets.right),
      ]),
      "statusBarHeight": statusBar.map(JSONValue.number) ?? .null,
    ])
  }

  private static func size(_ size: BarSize) -> JSONValue {
    .array([.number(size.width), .number(size.height)])
  }
}
