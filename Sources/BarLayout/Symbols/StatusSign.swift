/// A sign of the status bar.
public enum StatusSign: String, CaseIterable, Hashable, Sendable {
  /// Reception of the mobile network: four bars, all full.
  case cellular
  /// Reception of the mobile network: five dots, all full.
  case cellularDots
  /// Reception of the wireless network, full.
  case wifi
  /// The battery, full.
  case battery

  /// The carrier's name beside the signal, as simulators spell it.
  static let carrier = "Carrier"

  /// Extent of the drawing, in points.
  public var size: BarSize {
    switch self {
    case .cellular: StatusBarGlyphs.cellularSize
    case .cellularDots: StatusBarGlyphs.dotsSize
    case .wifi: StatusBarGlyphs.wifiSize
    case .battery: StatusBarGlyphs.batterySize
    }
  }

  /// The outlines to draw, each with the share of the colour it shows.
  var layers: [StatusBarGlyphs.Layer] {
    switch self {
    case .cellular: StatusBarGlyphs.cellular()
    case .cellularDots: StatusBarGlyphs.dots()
    case .wifi: StatusBarGlyphs.wifi()
    case .battery: StatusBarGlyphs.battery()
    }
  }
}
