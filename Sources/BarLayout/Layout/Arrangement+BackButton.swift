extension Arrangement {
  /// Adds the back button; returns where it ends, from the bar's leading edge.
  mutating func arrangeBackButton(_ back: ResolvedBackButton, titleEnd: Double) -> Double {
    metrics[.backButtonHasLabel] > 0
      ? arrangeLabelledBackButton(back, titleEnd: titleEnd) : arrangeBackCircle(back)
  }

  /// Chevron and label, iOS 7 to 18.
  ///
  /// Source: measured — `backButtonRows`.
  private mutating func arrangeLabelledBackButton(
    _ back: ResolvedBackButton, titleEnd: Double
  ) -> Double {
    let indicatorX = bar.place.margins.leading - metrics[.backButtonOverhang]
    let labelX = indicatorX + metrics[.backIndicatorWidth] + metrics[.backLabelGap]
    let label = chooseBackLabel(back, labelX: labelX, titleEnd: titleEnd)
    let padding = metrics[.backButtonTrailingPadding]
    let end =
      label.isEmpty
      ? indicatorX + metrics[.backIndicatorWidth]
      : labelX + naturalWidth(label, back.style) + padding
    let start = metrics[.backButtonStartsAtEdge] > 0 ? bar.place.insets.leading : indicatorX
    let height = metrics[.backButtonHeight]
    add(
      ArrangedElement(
        id: .backButton(.whole),
        frame: Rect(
          x: start, y: rowCentre - height / 2 - metrics[.backButtonRise], width: end - start,
          height: height),
        isEnabled: true, accessibilityLabel: back.accessibilityLabel))
    addIndicator(
      back,
      Rect(
        x: indicatorX,
        y: rowCentre - metrics[.backIndicatorHeight] / 2 - metrics[.backIndicatorRise],
        width: metrics[.backIndicatorWidth], height: metrics[.backIndicatorHeight]))
    let text = ResolvedText(text: label, style: back.style, color: back.color)
    var element = self.label(
      .backButton(.label), text, x: labelX, baseline: rowBaseline, room: width)
    element.alpha = label.isEmpty ? 0 : 1
    add(element)
    return end
  }

  /// The longest label that leaves the title its room.
  ///
  /// A bar with an inline title moves the title aside before it shortens the label; one with a large
  /// title keeps the inline title's place on the middle free even while it is hidden. The chevron
  /// alone always fits. Source: measured — a pushed title beside a whole label (iOS 18), three
  /// large-title screens that say Back where the title would not have stayed centred (iOS 17), one
  /// that keeps its label where it would (iOS 14).
  private mutating func chooseBackLabel(
    _ back: ResolvedBackButton, labelX: Double, titleEnd: Double
  ) -> String {
    let title = titleWidth()
    for candidate in back.candidates where !candidate.isEmpty {
      let end =
        labelX + naturalWidth(candidate, back.style) + metrics[.backButtonTrailingPadding]
        + metrics[.backButtonGap]
      let leadingItems = side(
        bar.leadingGroups.items, margin: bar.place.itemMargins.leading, after: end,
        isLeading: true)
      let titleStart = leadingItems.end.map { $0 + metrics[.titleGap] } ?? end
      let limit = back.leavesTitleCentred ? (width + title) / 2 : titleEnd
      noteBackLabel(candidate, title: title, from: titleStart, limit: min(limit, titleEnd))
      if titleStart + title <= min(limit, titleEnd) + grid.pixel / 2 { return candidate }
    }
    return back.candidates.last ?? ""
  }

  /// The circle of glass with a chevron, from iOS 26.
  private mutating func arrangeBackCircle(_ back: ResolvedBackButton) -> Double {
    let size = metrics[.glassHeight]
    let circle = Rect(x: bar.place.itemMargins.leading, y: rowTop, width: size, height: size)
    add(
      ArrangedElement(
        id: .backButton(.glass), frame: circle,
        shape: .roundedBox(radius: size / 2, bar.palette.glass)))
    add(
      ArrangedElement(
        id: .backButton(.whole), frame: circle, isEnabled: true,
        accessibilityLabel: back.accessibilityLabel))
    let chevron = Size(
      width: metrics[.backIndicatorInkWidth], height: metrics[.backIndicatorHeight])
    addIndicator(
      back,
      Rect(
        x: circle.midX + metrics[.backIndicatorCentreShift] - chevron.width / 2,
        y: circle.midY - metrics[.backIndicatorHeight] / 2 - metrics[.backIndicatorRise],
        width: chevron.width, height: metrics[.backIndicatorHeight]))
    return circle.maxX
  }

  private mutating func addIndicator(_ back: ResolvedBackButton, _ frame: Rect) {
    let ink = Rect(
      x: frame.x + metrics[.backIndicatorInkX], y: frame.y,
      width: metrics[.backIndicatorInkWidth], height: frame.height)
    add(
      ArrangedElement(
        id: .backButton(.indicator), frame: frame,
        shape: .indicator(
          ink: ink, back.color, strokeWidth: metrics[.backIndicatorStroke],
          isRound: metrics[.backIndicatorIsRound] > 0)))
  }
}
