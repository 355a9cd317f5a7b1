extension Arrangement {
  /// Buttons of a bar that stands upright at the screen's right edge, and what stays in the row
  /// beside the title.
  ///
  /// From the top: the status bar, back or close, prominent buttons, the others as they are read;
  /// what has no room goes, from the bottom up, to the menu of a More button. Words and views stay
  /// horizontal. The strip is where the hardware is and does not turn with the direction of lines.
  /// Source: measured — iPhone Duo, `verticalRows`; the distances of buttons are those of glass in
  /// a row: assumed.
  mutating func arrangeVerticalItems(to end: Double) -> ArrangedSides {
    let items = bar.leadingGroups.items + bar.trailingGroups.items.reversed()
    let centre = stripStart + stripWidth / 2
    arrangeVerticalStatusBar(centre: centre)
    var top = metrics[.verticalStatusHeight]
    let pitch = metrics[.glassHeight] + metrics[.glassGap]
    if let back = bar.backButton {
      addVerticalBack(back, centre: centre, top: top)
      top += pitch
    }
    let upright = items.filter(\.isVertical).inVerticalOrder
    let (kept, gone) = fitting(upright, in: end - top + metrics[.glassGap], pitch: pitch)
    for item in kept {
      addVertical(item, centre: centre, top: top)
      top += pitch
    }
    for item in gone { addHidden(item, at: centre) }
    return arrangeRowBesideVerticalBar()
  }

  /// What stays in the row: words and views, as in any other bar.
  private mutating func arrangeRowBesideVerticalBar() -> ArrangedSides {
    let margins = bar.place.itemMargins
    var leading = side(
      bar.leadingGroups.items.filter { !$0.isVertical }, margin: margins.leading, after: nil,
      isLeading: true)
    var trailing = side(
      bar.trailingGroups.items.filter { !$0.isVertical }, margin: margins.trailing, after: nil,
      isLeading: false)
    let isWhole = fit(&leading, &trailing, SideStarts())
    add(leading, isLeading: true)
    add(trailing, isLeading: false)
    let start = titleStart(leading, after: nil)
    return ArrangedSides(titleStart: start, titleEnd: isWhole ? titleEnd(trailing) : start)
  }

  /// The strip's edge nearer to where lines begin: at the right of the screen either way.
  private var stripStart: Double {
    bar.direction == .rightToLeft ? 0 : width - bar.place.insets.trailing
  }

  private var stripWidth: Double {
    bar.direction == .rightToLeft ? bar.place.insets.leading : bar.place.insets.trailing
  }

  /// The block of clock and signs at the strip's head; only its extent is known.
  private mutating func arrangeVerticalStatusBar(centre: Double) {
    let height = metrics[.verticalStatusHeight]
    add(
      ArrangedElement(
        id: .statusBar,
        frame: BarRect(x: stripStart, y: 0, width: stripWidth, height: height)))
    let style = TextStyle(size: metrics[.clockFontSize], weight: .semibold)
    var clock = label(
      .clock,
      ResolvedText(text: bar.statusBar.clock, style: style, color: bar.statusBar.color), x: 0,
      baseline: height / 2 + metrics[.capHeightEm] * style.size / 2, room: stripWidth)
    clock.frame.x = centre - clock.frame.width / 2
    add(clock)
  }

  /// The buttons for which a height is enough, and those that go to the menu of More; More is the
  /// last of the first.
  private func fitting(
    _ items: [ResolvedItem], in height: Double, pitch: Double
  ) -> (kept: [ResolvedItem], gone: [ResolvedItem]) {
    let slots = max(Int(height / pitch), 0)
    guard items.count > slots, let more = bar.crowdButton else { return (items, []) }
    var kept = items
    var gone: [ResolvedItem] = []
    while kept.count > max(slots - 1, 0) {
      let least = kept.compactMap(\.priority).min()
      let index = kept.lastIndex { $0.priority == least } ?? kept.count - 1
      gone.append(kept.remove(at: index))
    }
    return (kept + [more], gone)
  }

  private mutating func addVertical(_ item: ResolvedItem, centre: Double, top: Double) {
    let size = metrics[.glassHeight]
    let circle = BarRect(x: centre - size / 2, y: top, width: size, height: size)
    let glass = bar.palette.glassMaterial
    add(
      .item(item.place, .glass), filling: circle,
      .glass(item.prominentFill.map { glass.filled(with: $0) } ?? glass, cornerRadius: size / 2),
      item.prominentFill ?? bar.palette.glass)
    let inset = metrics[.glassInset]
    add(
      .item(item.place, .whole),
      BarRect(
        minX: circle.minX + inset, minY: circle.minY + inset, maxX: circle.maxX - inset,
        maxY: circle.maxY - inset),
      isEnabled: item.isEnabled, accessibilityLabel: item.accessibilityLabel)
    if item.hasMenu { setMenu(ofElementAt: elements.count - 1) }
    guard case .image(let image) = item.content else { return }
    add(
      ArrangedElement(
        id: .item(item.place, .image),
        frame: BarRect(
          x: centre - image.size.width / 2, y: circle.midY - image.size.height / 2,
          width: image.size.width, height: image.size.height),
        shape: .picture(image), alpha: item.alpha))
  }

  private mutating func addVerticalBack(_ back: ResolvedBackButton, centre: Double, top: Double) {
    let size = metrics[.glassHeight]
    let circle = BarRect(x: centre - size / 2, y: top, width: size, height: size)
    add(ArrangedElement(id: .backButton(.glass), frame: circle, shape: glass(height: size)))
    add(
      ArrangedElement(
        id: .backButton(.whole), frame: circle, isEnabled: back.isEnabled,
        accessibilityLabel: back.accessibilityLabel))
    let ink =
      back.indicatorImage?.size
      ?? BarSize(width: metrics[.backIndicatorInkWidth], height: metrics[.backIndicatorHeight])
    addIndicator(
      back,
      BarRect(
        x: centre - ink.width / 2, y: circle.midY - ink.height / 2, width: ink.width,
        height: ink.height))
  }
}

extension [ResolvedItem] {
  /// The order of a vertical bar: what closes the screen, prominent buttons, the others.
  fileprivate var inVerticalOrder: [ResolvedItem] {
    filter(\.closes) + filter { !$0.closes && $0.prominentFill != nil }
      + filter { !$0.closes && $0.prominentFill == nil }
  }
}
