extension Metric {
  /// What the numbers of the status bar are; nil for others.
  var statusBarMeaning: String? {
    switch self {
    // The status bar.
    case .capHeightEm: "share: Height of a capital letter, in em"
    case .clockFontSize: "Size of the clock's font"
    case .clockRise: "From the clock's baseline to the end of the status bar"
    case .clockCutout: "Width of what is cut out of the display beside the clock; 0 for nothing"
    case .statusMargin: "Distance of clock and signs from the screen's edges"
    case .statusSignGap: "Distance between two signs of the status bar"
    case .statusTextSize:
      "Size of the network's name, of digits by the battery, and beside an island"
    case .statusFocusSize: "Size of the text that the sign of a Focus goes with"
    case .statusDigitsShare: "share: Size of digits in the battery, of its height"
    case .statusFocusGap: "Distance between the time and the sign of a Focus after it"
    case .statusDateGap: "Distance between the time and the date"
    case .callPadding: "How far the colour of a call reaches beyond the clock"
    case .callHeight: "Height of that colour"
    case .islandWidth: "Width of the Dynamic Island"
    case .islandHeight: "Height of the Dynamic Island"
    case .islandTop: "From the screen's edge to the Dynamic Island"
    case .islandReach: "How far an island grows on either side for a call"
    case .islandMargin: "Least distance of signs from such an island and from the screen's edge"
    case .multitaskingWidth: "Width of the three dots of an iPad's multitasking menu"
    case .multitaskingHeight: "Height of the three dots of an iPad's multitasking menu"
    case .cellularWidth: "Width of the sign of the mobile network"
    case .cellularHeight: "Height of the sign of the mobile network"
    case .wifiWidth: "Width of the sign of the wireless network"
    case .wifiHeight: "Height of the sign of the wireless network"
    case .batteryWidth: "Width of the battery"
    case .dotsWidth: "Width of the five dots of the mobile network"
    case .dotsHeight: "Height of the five dots of the mobile network"
    case .batteryHeight: "Height of the battery"
    default: nil
    }
  }
}
