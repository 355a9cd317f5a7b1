internal import BarLayout

extension Keys {
  /// What a status bar shows besides its clock.
  static let statusBar = ObjectSchema<StatusBar>(
    "statusBar", "the status bar",
    "What the status bar shows besides its clock, named as in `simctl status_bar override`.",
    start: StatusBar(),
    fields: [
      Field(
        optional: "operatorName", Kind.text, \.operatorName,
        "The carrier's name, on phones without a cut-out; left out, Carrier.", reach: .on([.phone])
      ),
      Field(
        "dataNetwork", Kind.choice(StatusBar.DataNetwork.self), \.dataNetwork,
        "The network that data goes through; another one than wifi is named.", default: "wifi",
        reach: .touch),
      Field(
        "wifiBars", Kind.integer(0...3), \.wifiBars,
        "Bands of the Wi-Fi sign that are not faint.", default: "3", reach: .touch),
      Field(
        optional: "cellularBars", Kind.integer(0...4), \.cellularBars,
        "Bars of the mobile network that are not faint; left out, 4 on an iPhone, none on an iPad.",
        reach: .touch),
      Field(
        "batteryLevel", Kind.integer(0...100), \.batteryLevel,
        "How full the battery is, in per cent; 20 and less is red.", default: "100", reach: .touch),
      Field(
        "batteryState", Kind.choice(StatusBar.BatteryState.self), \.batteryState,
        "Whether the battery is green, with a bolt while it is being charged.",
        default: "discharging", reach: .touch),
      Field(
        "isLowPowerModeEnabled", Kind.bool, \.isLowPowerModeEnabled,
        "Whether the battery is yellow.", default: "false", since: 9, reach: .touch),
      Field(
        "showsBatteryPercentage", Kind.bool, \.showsBatteryPercentage,
        "Whether the battery has its level in digits, beside it or, on iPhones from iOS 16, on it.",
        default: "false", reach: .touch),
      Field(
        optional: "date", Kind.text, \.date, "What stands after the time.", since: 12,
        reach: .on([.pad])),
      Field(
        "showsMultitaskingDots", Kind.bool, \.showsMultitaskingDots,
        "Whether three dots stand in the middle.", default: "false", since: 15,
        reach: .on([.pad]).until(18).instead("windows have their own buttons there", on: [.pad])),
      Field(
        optional: "focus", image, \.focus,
        "The sign of a Focus, such as moon.fill: after the time, or before the battery.",
        reach: .touch),
      Field(
        optional: "activity", Kind.choice(StatusBar.Activity.self), \.activity,
        "What goes on in another app: green or red behind the time, or in the island.",
        reach: .touch),
      Field(
        optional: "activityDuration", Kind.text, \.activityDuration,
        "How long it has been going on, beside a Dynamic Island.", since: 16, reach: .on([.phone])
      ).needing("activity"),
    ])
}
