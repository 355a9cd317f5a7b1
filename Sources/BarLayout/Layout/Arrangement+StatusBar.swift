extension Arrangement {
  /// The status bar: the scene's clock, the signs, and a carrier's name.
  ///
  /// Beside a cut-out the clock stands near the middle of the leading ear and the signs on that of
  /// the trailing one; phones with a home button have signal, carrier and Wi-Fi at the leading edge,
  /// the clock on the middle of the screen and the battery at the trailing edge; iPads have the
  /// clock at the leading edge. Source: the rows of the status bar.
  mutating func arrangeStatusBar() {
    if bar.hasStatusStrip { return arrangeStatusStrip() }
    let statusBar = bar.statusBar
    guard statusBar.height > 0 else { return }
    let origin =
      bar.direction == .rightToLeft
      ? bar.place.x + width - statusBar.width : -bar.place.x
    add(
      ArrangedElement(
        id: .statusBar,
        frame: BarRect(x: origin, y: 0, width: statusBar.width, height: statusBar.height)))
    let style = TextStyle(size: metrics[.clockFontSize], weight: .semibold)
    let baseline = statusBar.height - metrics[.clockRise]
    let ear = (statusBar.width - metrics[.clockCutout]) / 2
    let hasEars = metrics[.clockCutout] > 0
    let margin = metrics[.statusMargin]
    var clock = label(
      .clock, ResolvedText(text: statusBar.clock, style: style, color: statusBar.color), x: 0,
      baseline: baseline, room: statusBar.width)
    let centre = hasEars ? ear / 2 : statusBar.width / 2
    clock.frame.x =
      origin + (metrics[.clockIsAtEdge] ? margin : centre - clock.frame.width / 2)
    add(clock)
    let cellular: StatusSign = metrics[.cellularIsDots] ? .cellularDots : .cellular
    guard !metrics[.cellularLeads] else {
      addLeadingSigns(cellular, origin: origin, baseline: baseline)
      let x = statusBar.width - margin - metrics[StatusSign.battery.extent.width]
      return addSigns([.battery], x: origin + x, baseline: baseline)
    }
    let signs: [StatusSign] =
      metrics[.clockIsAtEdge] ? [.wifi, .battery] : [cellular, .wifi, .battery]
    let total = width(of: signs)
    let x =
      hasEars
      ? statusBar.width - ear / 2 - total / 2
      : statusBar.width - margin - total
    addSigns(signs, x: origin + x, baseline: baseline)
  }

  /// Signal, the carrier's name, and Wi-Fi at the leading edge.
  private mutating func addLeadingSigns(_ cellular: StatusSign, origin: Double, baseline: Double) {
    let gap = metrics[.statusSignGap]
    let start = origin + metrics[.statusMargin]
    addSigns([cellular], x: start, baseline: baseline)
    let style = TextStyle(size: metrics[.clockFontSize], weight: .regular)
    let carrier = label(
      .carrier,
      ResolvedText(text: StatusSign.carrier, style: style, color: bar.statusBar.color),
      x: start + width(of: [cellular]) + gap, baseline: baseline, room: bar.statusBar.width)
    add(carrier)
    addSigns([.wifi], x: carrier.frame.maxX + gap, baseline: baseline)
  }

  /// Width of signs beside each other, in points.
  private func width(of signs: [StatusSign]) -> Double {
    signs.reduce(-metrics[.statusSignGap]) {
      $0 + metrics[$1.extent.width] + metrics[.statusSignGap]
    }
  }

  /// Adds signs from x on, on the middle of the clock's digits.
  private mutating func addSigns(_ signs: [StatusSign], x start: Double, baseline: Double) {
    let middle = baseline - metrics[.capHeightEm] * metrics[.clockFontSize] / 2
    var x = start
    for sign in signs {
      let size = BarSize(
        width: metrics[sign.extent.width], height: metrics[sign.extent.height])
      add(
        ArrangedElement(
          id: .statusSign(sign == .cellularDots ? .cellular : sign),
          frame: BarRect(x: x, y: middle - size.height / 2, width: size.width, height: size.height),
          shape: .sign(sign, bar.statusBar.color)))
      x += size.width + metrics[.statusSignGap]
    }
  }
}
