extension Arrangement {
  /// The status bar: the scene's clock and the three signs.
  ///
  /// Beside a cut-out the clock stands on the middle of the leading ear and the signs on that of
  /// the trailing one; phones with a home button have the clock on the middle of the screen,
  /// reception at its leading edge and the battery at its trailing one; iPads have the clock at the
  /// leading edge. Source: `statusBarRows`.
  mutating func arrangeStatusBar() {
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
    let margin = metrics[.statusMargin]
    var clock = label(
      .clock, ResolvedText(text: statusBar.clock, style: style, color: statusBar.color), x: 0,
      baseline: baseline, room: statusBar.width)
    let centre = metrics[.clockCutout] > 0 ? ear / 2 : statusBar.width / 2
    clock.frame.x =
      origin + (metrics[.clockIsAtEdge] ? margin : centre - clock.frame.width / 2)
    add(clock)
    let middle = baseline - metrics[.capHeightEm] * style.size / 2
    let gap = metrics[.statusSignGap]
    let isSplit = metrics[.statusSignsAreSplit]
    let signs: [StatusSign] =
      metrics[.clockIsAtEdge] ? [.wifi, .battery] : [.cellular, .wifi, .battery]
    if isSplit {
      addSigns([.cellular, .wifi], from: origin + margin, about: middle, statusBar.color)
      let battery = metrics[StatusSign.battery.extent.width]
      addSigns(
        [.battery], from: origin + statusBar.width - margin - battery, about: middle,
        statusBar.color)
      return
    }
    var total = -gap
    for sign in signs { total += metrics[sign.extent.width] + gap }
    let x =
      metrics[.clockCutout] > 0
      ? statusBar.width - ear / 2 - total / 2 : statusBar.width - margin - total
    addSigns(signs, from: origin + x, about: middle, statusBar.color)
  }

  /// Signs one after the other, their middles at one height.
  private mutating func addSigns(
    _ signs: [StatusSign], from start: Double, about middle: Double, _ color: BarColor
  ) {
    var x = start
    for sign in signs {
      let size = BarSize(
        width: metrics[sign.extent.width], height: metrics[sign.extent.height])
      add(
        ArrangedElement(
          id: .statusSign(sign),
          frame: BarRect(
            x: x, y: middle - size.height / 2, width: size.width, height: size.height),
          shape: .sign(sign, color)))
      x += size.width + metrics[.statusSignGap]
    }
  }
}
