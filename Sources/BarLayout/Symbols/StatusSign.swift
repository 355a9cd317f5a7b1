/// A sign of the status bar.
public enum StatusSign: String, CaseIterable, Hashable, Sendable {
  /// Reception of the mobile network: four bars, all full.
  case cellular
  /// Reception of the wireless network, full.
  case wifi
  /// The battery, full.
  case battery

  /// Extent of the drawing, in points.
  public var size: BarSize {
    switch self {
    case .cellular: StatusBarGlyphs.cellularSize
    case .wifi: StatusBarGlyphs.wifiSize
    case .battery: StatusBarGlyphs.batterySize
    }
  }

  /// The outlines to draw, each with the share of the colour it shows.
  var layers: [StatusBarGlyphs.Layer] {
    switch self {
    case .cellular: StatusBarGlyphs.cellular()
    case .wifi: StatusBarGlyphs.wifi()
    case .battery: StatusBarGlyphs.battery()
    }
  }
}
