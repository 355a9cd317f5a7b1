/// A sign of the status bar, or something else that stands in it beside the clock.
public enum StatusSign: String, CaseIterable, Hashable, Sendable {
  /// Reception of the mobile network: four bars.
  case cellular
  /// Reception of the mobile network: five dots.
  case cellularDots
  /// Reception of the wireless network.
  case wifi
  /// The battery.
  case battery
  /// The three dots of an iPad's multitasking menu.
  case multitasking
  /// The colour of a call or a recording behind the clock, or the island that has grown by it.
  case pill
  /// The picture of what goes on, and how long it has.
  case activity, duration
  /// The sign of a Focus.
  case focus
  /// The date after the time.
  case date
  /// The network's name in place of the Wi-Fi sign.
  case dataNetwork
  /// How full the battery is, in digits.
  case batteryPercentage

  /// The carrier's name beside the signal, as simulators spell it.
  static let carrier = "Carrier"

  /// Extent of our own drawing, in points; zero for what is a word, a symbol or a colour.
  public var size: BarSize {
    switch self {
    case .cellular: StatusBarGlyphs.cellularSize
    case .cellularDots: StatusBarGlyphs.dotsSize
    case .wifi: StatusBarGlyphs.wifiSize
    case .battery: StatusBarGlyphs.batterySize
    case .multitasking: StatusBarGlyphs.multitaskingSize
    default: .zero
    }
  }
}
