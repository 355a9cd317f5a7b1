extension Arrangement {
  /// Adds the back button; returns where it ends, from the bar's leading edge.
  ///
  /// - Parameter start: where it begins with another button before it; nil begins at the margin.
  mutating func arrangeBackButton(
    _ back: ResolvedBackButton, after start: Double?, titleEnd: Double
  ) -> Double {
    metrics[.backButtonHasLabel]
      ? arrangeLabelledBackButton(back, after: start, titleEnd: titleEnd)
      : arrangeBackCapsule(
        back, start: start ?? bar.place.itemMargins.leading, titleEnd: titleEnd)
  }

  /// Chevron and label, iOS 7 to 18.
  ///
  /// Source: measured — `backButtonRows`.
  private mutating func arrangeLabelledBackButton(
    _ back: ResolvedBackButton, after first: Double?, titleEnd: Double
  ) -> Double {
    let indicatorX =
      first
      ?? max(bar.place.margins.leading - metrics[.backButtonOverhang], bar.place.insets.leading)
    let indicator =
      back.indicatorImage?.size
      ?? BarSize(width: metrics[.backIndicatorWidth], height: metrics[.backIndicatorHeight])
    let labelX = indicatorX + indicator.width + metrics[.backLabelGap]
    let (label, measure) = chooseBackLabel(back, labelX: labelX, titleEnd: titleEnd)
    let padding = metrics[.backButtonTrailingPadding]
    let end =
      label.isEmpty
      ? indicatorX + indicator.width
      : labelX + grid.up(measure.width) + padding
    let start =
      metrics[.backButtonStartsAtEdge] ? first ?? bar.place.insets.leading : indicatorX
    let height = metrics[.backButtonHeight]
    let frame = BarRect(
      x: start, y: rowCentre - height / 2 - metrics[.backButtonRise], width: end - start,
      height: height)
    add(
      .backButton(.whole), frame, isEnabled: back.isEnabled,
      accessibilityLabel: back.accessibilityLabel)
    if let look = back.look { addBackground(look.value, of: .backButton(.whole), frame) }
    addIndicator(
      back,
      BarRect(
        x: indicatorX, y: rowCentre - indicator.height / 2 - metrics[.backIndicatorRise],
        width: indicator.width, height: indicator.height))
    let text = ResolvedText(
      text: label, style: back.style, color: back.color, shadow: back.shadow)
    let shift = back.look?.value.titleOffset ?? .zero
    add(
      .backButton(.label), text, measure, x: labelX + shift.x,
      baseline: rowBaseline(back.style.size) + shift.y, room: width,
      alpha: label.isEmpty ? 0 : back.alpha)
    return end
  }

  /// The longest label that leaves the title its room.
  ///
  /// A bar with an inline title moves the title aside before it shortens the label, unless the label
  /// takes too much of the bar (`movesTitleTooFar`); one with a
  /// large title keeps the inline title's place on the middle free even while it is hidden. The
  /// chevron alone always fits. Source: measured — a pushed title beside a whole label (iOS 18),
  /// three large-title screens that say Back where the title would not have stayed centred (iOS
  /// 17), one that keeps its label where it would (iOS 14).
  private mutating func chooseBackLabel(
    _ back: ResolvedBackButton, labelX: Double, titleEnd: Double
  ) -> (String, TextMeasure) {
    let title = titleWidth
    let more = moreWidth
    for candidate in back.candidates where !candidate.isEmpty {
      let measure = measurer.measure(candidate, style: back.style, limit: width)
      let end =
        labelX + grid.up(measure.width) + backLabelPadding + metrics[.backButtonGap]
      let leadingItems = side(
        bar.leadingGroups.items, margin: bar.place.itemMargins.leading, after: end,
        isLeading: true)
      let titleStart = leadingItems.end.map { $0 + metrics[.titleGap] } ?? end
      let limit = back.leavesTitleCentred ? (width + title) / 2 : titleEnd
      let last = min(limit, titleEnd - more)
      noteBackLabel(candidate, title: title, from: titleStart, limit: last)
      let labelEnd = labelX + grid.up(measure.width)
      if movesTitleTooFar(title, from: titleStart, labelEnd: labelEnd) {
        noteLongBackLabel(candidate, end: labelEnd, limit: metrics[.backLabelShare] * width)
        continue
      }
      if titleStart + title <= last + grid.pixel / 2 { return (candidate, measure) }
    }
    let last = back.candidates.last ?? ""
    return (last, measurer.measure(last, style: back.style, limit: width))
  }

  /// Whether a label that moves the title off the middle takes more of the bar than it may.
  ///
  /// Source: derived — `backLabelShare`.
  private func movesTitleTooFar(
    _ title: Double, from titleStart: Double, labelEnd: Double
  ) -> Bool {
    let share = metrics[.backLabelShare]
    guard share > 0, title > 0, titleStart > (width - title) / 2 else { return false }
    return labelEnd > share * width
  }

  /// Distance from the end of the back label to that of its button.
  private var backLabelPadding: Double {
    metrics[metrics[.backCapsuleHasLabel] ? .backCapsuleTrailing : .backButtonTrailingPadding]
  }

  /// The glass with a chevron, from iOS 26: a circle, or a capsule around a title that was set.
  ///
  /// Source: measured — `backButtonRows`, `year27Rows`.
  private mutating func arrangeBackCapsule(
    _ back: ResolvedBackButton, start: Double, titleEnd: Double
  ) -> Double {
    let size = metrics[.glassHeight]
    var (box, labelX) = (0.0, start)
    var chosen = (label: "", measure: TextMeasure.empty)
    if back.candidates.first?.isEmpty == false {
      box = back.indicatorImage?.size.width ?? metrics[.backCapsuleIndicatorWidth]
      labelX += metrics[.backCapsuleLeading] + box + metrics[.backLabelGap]
      chosen = chooseBackLabel(back, labelX: labelX, titleEnd: titleEnd)
    }
    let hasLabel = !chosen.label.isEmpty
    let end =
      hasLabel ? labelX + grid.up(chosen.measure.width) + backLabelPadding : start + size
    let capsule = BarRect(x: start, y: rowTop, width: end - start, height: size)
    add(ArrangedElement(id: .backButton(.glass), frame: capsule, shape: glass(height: size)))
    add(
      .backButton(.whole), capsule, isEnabled: back.isEnabled,
      accessibilityLabel: back.accessibilityLabel)
    let ink =
      back.indicatorImage?.size
      ?? BarSize(width: metrics[.backIndicatorInkWidth], height: metrics[.backIndicatorHeight])
    let shift = back.indicatorImage == nil ? metrics[.backIndicatorCentreShift] : 0
    let rise = back.indicatorImage == nil ? metrics[.backIndicatorRise] : 0
    let middle =
      hasLabel ? labelX - metrics[.backLabelGap] - box / 2 : capsule.midX + shift
    addIndicator(
      back,
      BarRect(
        x: middle - ink.width / 2, y: capsule.midY - ink.height / 2 - rise, width: ink.width,
        height: ink.height))
    guard hasLabel else { return end }
    let text = ResolvedText(
      text: chosen.label, style: back.style, color: back.color, shadow: back.shadow)
    var label = label(
      .backButton(.label), text, x: labelX, baseline: rowBaseline(back.style.size), room: width,
      measure: chosen.measure)
    label.alpha = back.alpha
    add(label)
    return end
  }

  mutating func addIndicator(_ back: ResolvedBackButton, _ frame: BarRect) {
    if let image = back.indicatorImage {
      add(
        ArrangedElement(
          id: .backButton(.indicator), frame: frame, shape: .picture(image),
          alpha: back.alpha))
      return
    }
    let ink = BarRect(
      x: frame.x + metrics[.backIndicatorInkX], y: frame.y,
      width: metrics[.backIndicatorInkWidth], height: frame.height)
    add(
      ArrangedElement(
        id: .backButton(.indicator), frame: frame,
        shape: .indicator(
          ink: ink, back.indicatorColor, strokeWidth: metrics[.backIndicatorStroke],
          isRound: metrics[.backIndicatorIsRound]),
        alpha: back.alpha))
  }
}

extension ResolvedBackButton {
  /// How much of what the button shows is seen, 0 to 1.
  var alpha: Double { look?.value.alpha ?? 1 }
}
