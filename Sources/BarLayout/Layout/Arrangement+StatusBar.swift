extension Arrangement {
  /// The status bar: the scene's clock and the three signs.
  ///
  /// Beside a cut-out the clock stands on the middle of the leading ear and the signs on that of
  /// the trailing one; phones with a home button have the clock on the middle of the screen; iPads
  /// have it at the leading edge. Source: assumed — `statusBarRows`.
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
    let signs: [StatusSign] =
      metrics[.clockIsAtEdge] ? [.wifi, .battery] : [.cellular, .wifi, .battery]
    var total = -gap
    for sign in signs { total += metrics[sign.extent.width] + gap }
    var x =
      metrics[.clockCutout] > 0
      ? statusBar.width - ear / 2 - total / 2 : statusBar.width - margin - total
    for sign in signs {
      let size = BarSize(
        width: metrics[sign.extent.width], height: metrics[sign.extent.height])
      add(
        ArrangedElement(
          id: .statusSign(sign),
          frame: BarRect(
            x: origin + x, y: middle - size.height / 2, width: size.width,
            height: size.height),
          shape: .sign(sign, statusBar.color)))
      x += size.width + gap
    }
  }
}
