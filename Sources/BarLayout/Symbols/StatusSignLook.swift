/// A sign of the status bar with what it says.
package struct StatusSignLook: Hashable, Sendable {
  /// The sign.
  package var sign: StatusSign
  /// How many bars, bands or dots are full; nil for all of them.
  package var bars: Int?
  /// The battery; nil for a full one, and for other signs.
  package var battery: StatusBattery?

  /// Makes a sign.
  package init(_ sign: StatusSign, bars: Int? = nil, battery: StatusBattery? = nil) {
    self.sign = sign
    self.bars = bars
    self.battery = battery
  }

  /// The outlines to draw, each with the share of the colour it shows.
  var layers: [StatusBarGlyphs.Layer] {
    switch sign {
    case .cellular: StatusBarGlyphs.cellular(bars: bars ?? 4)
    case .cellularDots: StatusBarGlyphs.dots(full: bars.map { $0 == 0 ? 0 : $0 + 1 } ?? 5)
    case .wifi: StatusBarGlyphs.wifi(bands: bars ?? 3)
    case .battery: battery.map(StatusBarGlyphs.battery) ?? StatusBarGlyphs.battery()
    case .multitasking: StatusBarGlyphs.multitasking()
    default: []
    }
  }
}

/// What a battery looks like.
package struct StatusBattery: Hashable, Sendable {
  /// How full it is, 0 to 1.
  package var level: Double
  /// The colour of the charge; nil for that of the status bar.
  package var fill: BarColor?
  /// Whether a bolt lies over it.
  package var hasBolt = false
  /// Whether it is filled all over, so that digits can be read on it.
  package var isSolid = false
}
