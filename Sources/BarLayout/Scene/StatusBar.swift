/// What a status bar shows besides its clock.
///
/// The names are those of `simctl status_bar override`, whose values they take.
package struct StatusBar: Hashable, Sendable {
  /// The network that data goes through.
  package enum DataNetwork: String, CaseIterable, Hashable, Sendable {
    case wifi
    case threeG = "3g"
    case fourG = "4g"
    case lte
    case lteAdvanced = "lte-a"
    case ltePlus = "lte+"
    case fiveG = "5g"
    case fiveGPlus = "5g+"
    case fiveGUltraWideband = "5g-uwb"
    case hide
  }

  /// Whether the battery is being charged.
  package enum BatteryState: String, CaseIterable, Hashable, Sendable {
    case charging, charged, discharging
  }

  /// What goes on in another app, so that a colour lies behind the clock.
  package enum Activity: String, CaseIterable, Hashable, Sendable {
    /// A telephone call, green.
    case call
    /// A recording of the screen or of sound, red.
    case recording
  }

  /// The level of a full battery, in per cent.
  package static let fullLevel = 100

  /// The carrier's name, on phones without a cut-out; nil for that of simulators.
  package var operatorName: String?
  /// The network that data goes through.
  package var dataNetwork = DataNetwork.wifi
  /// Bands of the Wi-Fi sign that are not faint, 0 to 3.
  package var wifiBars = 3
  /// Bars of the mobile network that are not faint, 0 to 4; nil for all of them on a phone, and for
  /// an iPad without such a network.
  package var cellularBars: Int?
  /// How full the battery is, in per cent.
  package var batteryLevel = 100
  /// Whether it is being charged.
  package var batteryState = BatteryState.discharging
  /// Whether the user saves power, which turns the battery yellow.
  package var isLowPowerModeEnabled = false
  /// Whether the battery has its level in digits.
  package var showsBatteryPercentage = false
  /// What an iPad shows after the time; nil for nothing.
  package var date: String?
  /// Whether the three dots of multitasking stand in the middle of an iPad's status bar.
  package var showsMultitaskingDots = false
  /// The sign of a Focus, such as a moon; nil for none.
  package var focus: ImageSource?
  /// What goes on in another app; nil for nothing.
  package var activity: Activity?
  /// How long it has been going on, beside an island; nil for no words.
  package var activityDuration: String?

  package init() {}
}

extension StatusBar.DataNetwork {
  /// What stands in the place of the Wi-Fi sign; nil for the sign itself.
  ///
  /// Source: documented — iPhone User Guide, status icons.
  var text: String? {
    switch self {
    case .wifi: nil
    case .threeG: "3G"
    case .fourG: "4G"
    case .lte: "LTE"
    case .lteAdvanced: "LTE-A"
    case .ltePlus: "LTE+"
    case .fiveG: "5G"
    case .fiveGPlus: "5G+"
    case .fiveGUltraWideband: "5G UW"
    case .hide: ""
    }
  }
}
