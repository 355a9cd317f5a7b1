/// The status bar.
package struct ResolvedStatusBar: Hashable, Sendable {
  /// What lies behind the clock while something goes on in another app.
  package struct Activity: Hashable, Sendable {
    /// Where it lies.
    package enum Place: Hashable, Sendable {
      /// Around the clock.
      case clock
      /// All over the status bar.
      case everything
      /// Around an island, in points on the screen.
      case island(BarRect)
    }

    /// Where it lies.
    package var place: Place
    /// The colour of what lies there.
    package var color: BarColor
    /// The picture of what goes on, beside an island; nil for none.
    package var image: ResolvedImage?
    /// How long it has, beside an island; nil for no words.
    package var duration: ResolvedText?
  }

  /// Its height in points; 0 when it is hidden.
  package var height: Double
  /// Width of the screen, in points.
  package var width: Double
  /// What the clock reads.
  package var clock: String
  /// Colour of the clock.
  package var clockColor: BarColor
  /// Colour of everything else in it.
  package var color: BarColor
  /// The carrier's name.
  package var carrier = StatusSign.carrier
  /// Bars of the mobile network; nil for an iPad without one.
  package var cellular: StatusSignLook?
  /// The Wi-Fi sign, or the network's name in its place; nil for neither.
  package var network: Network?
  /// The battery.
  package var battery: StatusSignLook
  /// Its level in digits; nil for none.
  @Seldom package var percentage: ResolvedText?
  /// Whether the digits stand on the battery rather than before it.
  package var percentageIsInside = false
  /// What stands after the time; nil for nothing.
  @Seldom package var date: ResolvedText?
  /// Whether three dots stand in the middle.
  package var hasDots = false
  /// The sign of a Focus; nil for none.
  @Seldom package var focus: ResolvedImage?
  /// What goes on in another app; nil for nothing.
  @Seldom package var activity: Activity?
  /// How much the ears lose to an island that has grown, in points.
  var islandGrowth = 0.0
  /// What says which network data goes through.
  package enum Network: Hashable, Sendable {
    case sign(StatusSignLook)
    indirect case name(ResolvedText)
  }
}

extension ResolvedStatusBar {
  /// Decides what a status bar shows.
  ///
  /// No initializer, as one that changes what it has made gives a copy of it back.
  static func decided(
    by context: borrowing ResolvingContext, height: Double, color: BarColor
  ) -> ResolvedStatusBar {
    let stated = context.scene.statusBar ?? StatusBar()
    let isPad = context.scene.device.idiom == .pad
    let style = TextStyle(size: context.metrics[.statusTextSize], weight: .semibold)
    let percentageIsInside = context.metrics[.batteryHasDigits] && stated.showsBatteryPercentage
    let bar = ResolvedStatusBar(
      height: height, width: context.scene.device.size.width, clock: context.scene.clockText,
      clockColor: color, color: color, carrier: stated.operatorName ?? StatusSign.carrier,
      cellular: isPad && stated.cellularBars == nil
        ? nil
        : StatusSignLook(
          context.metrics[.cellularIsDots] ? .cellularDots : .cellular,
          bars: stated.cellularBars.flatMap { $0 == StatusBarGlyphs.barCount ? nil : $0 }),
      network: network(stated, style, color),
      battery: StatusSignLook(
        .battery, battery: charge(stated, context, isSolid: percentageIsInside)),
      percentage: stated.showsBatteryPercentage
        ? percentage(stated, context, isInside: percentageIsInside, color) : nil,
      percentageIsInside: percentageIsInside,
      date: stated.date.map {
        ResolvedText(
          text: $0, style: TextStyle(size: context.metrics[.clockFontSize], weight: .semibold),
          color: color)
      },
      hasDots: isPad && stated.showsMultitaskingDots,
      focus: stated.focus.map {
        context.statusImage($0, size: context.metrics[.statusFocusSize], color: color)
      })
    guard let activity = stated.activity else { return bar }
    var other = bar
    other.begin(activity, stated.activityDuration, context)
    // A sign of a Focus keeps the colour of the others.
    other.focus = stated.focus.map {
      context.statusImage($0, size: context.metrics[.statusFocusSize], color: other.color)
    }
    return other
  }

  /// What says which network data goes through; nil for nothing.
  private static func network(
    _ stated: StatusBar, _ style: TextStyle, _ color: BarColor
  ) -> Network? {
    switch stated.dataNetwork.text {
    case nil:
      .sign(
        StatusSignLook(
          .wifi, bars: stated.wifiBars == StatusBarGlyphs.bandCount ? nil : stated.wifiBars))
    case "": nil
    case let name?: .name(ResolvedText(text: name, style: style, color: color))
    }
  }

  /// Level and colour of the battery; nil for a full one.
  ///
  /// Source: documented — iPhone User Guide, status icons: yellow in Low Power Mode; green
  /// at the mains and red from 20 per cent down: assumed, to the eye.
  private static func charge(
    _ stated: StatusBar, _ context: borrowing ResolvingContext, isSolid: Bool
  ) -> StatusBattery? {
    let fill: BarColor? =
      if stated.isLowPowerModeEnabled {
        context.color(.systemYellow)
      } else if stated.batteryState != .discharging {
        context.color(.systemGreen)
      } else if stated.batteryLevel <= StatusBar.lowBatteryLevel {
        context.color(.systemRed)
      } else {
        nil
      }
    guard fill != nil || stated.batteryLevel < StatusBar.fullLevel || isSolid else { return nil }
    return StatusBattery(
      level: Double(stated.batteryLevel) / Double(StatusBar.fullLevel), fill: fill,
      hasBolt: stated.batteryState == .charging && !isSolid, isSolid: isSolid)
  }

  /// Digits of the battery.
  ///
  /// Source: documented — iPhone User Guide, status icons: digits on the battery from iOS 16; measured
  /// — st-ipad-15: the level beside it is set as an iPad's clock is.
  private static func percentage(
    _ stated: StatusBar, _ context: borrowing ResolvingContext, isInside: Bool, _ color: BarColor
  ) -> ResolvedText {
    let isPad = context.scene.device.idiom == .pad
    let text =
      isInside
      ? ClockStyle(locale: context.scene.locale).digits("\(stated.batteryLevel)")
      : PercentText.text(stated.batteryLevel, in: context.scene.locale)
    let size =
      isInside
      ? context.metrics[.batteryHeight] * context.metrics[.statusDigitsShare]
      : context.metrics[isPad ? .clockFontSize : .statusTextSize]
    return ResolvedText(
      text: text,
      style: TextStyle(size: size, weight: isInside ? .bold : isPad ? .semibold : .regular),
      color: isInside ? (color.isDark ? .white : .black) : color)
  }

  /// What lies behind the clock or around the island.
  ///
  /// Source: documented — iPhone User Guide: green for a call, red for a recording, in the
  /// island where there is one; behind the time or all over a small status bar: assumed, to the eye.
  private mutating func begin(
    _ activity: StatusBar.Activity, _ duration: String?, _ context: borrowing ResolvingContext
  ) {
    let fill = context.color(activity == .call ? .systemGreen : .systemRed)
    if let island = context.island {
      let metrics = context.metrics
      islandGrowth = max(
        (island.width - metrics[.clockCutout]) / 2 + metrics[.islandReach], 0)
      let symbol: SymbolName = activity == .call ? .phoneFill : .recordCircleFill
      let tint = activity == .call ? SystemColor.systemGreen : .systemRed
      let color = context.color(tint)
      let style = TextStyle(size: metrics[.statusTextSize], weight: .semibold)
      self.activity = Activity(
        place: .island(island), color: .black,
        image: context.statusImage(
          .symbol(symbol.rawValue), size: metrics[.statusTextSize], color: color),
        duration: duration.map { ResolvedText(text: $0, style: style, color: color) })
      return
    }
    let isWhole = context.metrics[.cellularLeads]
    self.activity = Activity(place: isWhole ? .everything : .clock, color: fill)
    clockColor = .white
    guard isWhole else { return }
    color = .white
    if case .name(var name) = network {
      name.color = .white
      network = .name(name)
    }
    percentage?.color = .white
    battery.battery?.fill = nil
  }
}

extension ResolvingContext {
  /// The island of an upright phone, in points on the screen; nil for other displays.
  fileprivate var island: BarRect? {
    guard scene.device.sensor == .dynamicIsland, scene.orientation == .portrait else { return nil }
    let width = metrics[.islandWidth]
    return BarRect(
      x: (scene.device.size.width - width) / 2, y: metrics[.islandTop], width: width,
      height: metrics[.islandHeight])
  }

  /// A picture among the signs, in their colour.
  fileprivate func statusImage(
    _ source: ImageSource, size: Double, color: BarColor
  ) -> ResolvedImage {
    guard case .symbol(let name) = source, let name = SymbolName.named(name) else {
      return image(
        source, style: TextStyle(size: size, weight: .semibold), color: color)
    }
    let symbol = ResolvedSymbol(name: name, pointSize: size, weight: .semibold)
    return ResolvedImage(size: symbol.inkSize, picture: .symbol(symbol), color: color)
  }
}
