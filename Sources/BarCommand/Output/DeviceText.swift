internal import BarAnswers
internal import BarLayout

/// Devices as text for a person.
enum DeviceText {
  /// One line a device.
  static func table(_ models: [DeviceModel]) -> String {
    let heading = ["ID", "POINTS", "SCALE", "SAFE AREA", "SIDEWAYS", "NAME"]
    let rows = models.map { model in
      let newest = model.insets[model.insets.count - 1]
      return [
        model.id, size(model.size), "@\(Thousandths(model.scale))", insets(newest.portrait),
        model.canTurn ? insets(newest.landscape) : "-", model.name,
      ]
    }
    return TextTable(rows: [heading] + rows).text
  }

  /// All about one device, insets per system.
  static func description(of model: DeviceModel) -> String {
    var rows = [
      ["id", model.id], ["name", model.name], ["idiom", model.idiom.rawValue],
      ["points", size(model.size)], ["scale", "\(Thousandths(model.scale))"],
      ["cornerRadius", "\(Thousandths(model.cornerRadius))"], ["sensor", model.sensor.rawValue],
    ]
    if let pixels = model.nativePixels { rows.append(["nativePixels", size(pixels)]) }
    if model.isRegularWidthInLandscape { rows.append(["sideways", "regular width"]) }
    for row in model.insets {
      let from = model.insets.count > 1 ? " from version \(row.from)" : ""
      rows.append(["safeArea", "\(insets(row.portrait))\(statusBar(row.portraitStatusBar))\(from)"])
      if model.canTurn {
        rows.append([
          "sideways", "\(insets(row.landscape))\(statusBar(row.landscapeStatusBar))\(from)",
        ])
      }
    }
    rows += model.sources.map { ["source", $0] }
    rows += model.assumed.map { ["assumed", $0] }
    return TextTable(rows: rows).text
  }

  private static func size(_ size: BarSize) -> String {
    "\(Thousandths(size.width))x\(Thousandths(size.height))"
  }

  private static func insets(_ insets: BarEdgeInsets) -> String {
    [insets.top, insets.left, insets.bottom, insets.right].map { Thousandths($0).description }
      .joined(separator: " ")
  }

  private static func statusBar(_ height: Double?) -> String {
    height.map { ", status bar \(Thousandths($0))" } ?? ", no status bar"
  }
}
