extension WatchArrangement {
  /// The clock above the title: at the trailing edge, or on the middle of the screen where a
  /// trailing button stands there.
  ///
  /// Source: measured — 46 mm, watchOS 11 and 26; 45, 49 mm and Ultra 3 agree.
  mutating func arrangeClock(_ room: WatchRoom) -> ArrangedElement {
    let slot = slot(room, gap: metrics[.buttonGap])
    let line = line(
      bar.clock, baseline: metrics[.clockBaseline], room: max(slot.end - slot.start, 0))
    let labelWidth = line.labelWidth(grid)
    var x = (width - labelWidth) / 2
    if room.trailingStart == nil {
      x =
        slot.end - labelWidth
        - cornerClearance(line, inset: metrics[.barMargin], isLeading: false)
    }
    let clock = label(.clock, bar.clock, line, x: x)
    add(clock)
    return clock
  }

  /// What clock and title may fill: up to the margins, beside a button up to a gap from it, and
  /// where there is a trailing button the same on both sides of the middle.
  private func slot(_ room: WatchRoom, gap: Double) -> (start: Double, end: Double) {
    let margin = metrics[.barMargin]
    guard let trailingStart = room.trailingStart else {
      return (room.leadingEnd.map { $0 + gap } ?? margin, width - margin)
    }
    let inset = max(room.leadingEnd ?? 0, width - trailingStart) + gap
    return (inset, width - inset)
  }

  /// The small title under the clock, aligned as the clock is.
  ///
  /// One that does not fit gets no ellipsis: it runs through its slot and fades at the ends.
  /// Source: measured — 46 mm, watchOS 11 and 26.
  mutating func arrangeTitle(_ room: WatchRoom) {
    guard let title = bar.title else { return }
    let slot = slot(room, gap: metrics[.slotGap])
    let baseline = metrics[.clockBaseline] + metrics[.titlePitch]
    add(
      slotLabel(
        .title, title, baseline: baseline, slot: slot,
        alignment: room.trailingStart == nil ? .trailing : .middle))
  }

  /// The large title: beside the clock at the root, under the buttons where there are some.
  ///
  /// Source: measured — 46 mm and Ultra 3 without buttons, 49 mm with two.
  mutating func arrangeLargeTitle(under clock: ArrangedElement?) {
    guard let title = bar.largeTitle else { return }
    let margin = metrics[bar.hasDiscs ? .barMargin : .textInset]
    var slot = (start: margin, end: width - margin)
    let baseline: Double
    if bar.largeTitleHasOwnLine {
      baseline = bar.height + metrics[.largeTitleBelowButtons]
      add(
        ArrangedElement(
          id: .largeTitleView,
          frame: BarRect(x: 0, y: bar.height, width: width, height: bar.visibleLargeTitle)))
    } else {
      baseline = metrics[.clockBaseline] + metrics[.largeTitlePitch]
      // Letters taller than capitals would touch the clock: they stay beside it.
      let ink = wholeLine(title, baseline: baseline).measure.ink
      if let clock, let ink, baseline + ink.minY < metrics[.clockBaseline] + grid.pixel {
        slot.end = clock.frame.x - metrics[.slotGap]
      }
    }
    add(slotLabel(.largeTitle, title, baseline: baseline, slot: slot, alignment: .leading))
  }

  /// Where a text that fits stands in its slot.
  private enum SlotAlignment {
    case leading, middle, trailing
  }

  /// A label in its slot, or one that runs through it.
  private func slotLabel(
    _ id: ElementID, _ text: ResolvedText, baseline: Double,
    slot: (start: Double, end: Double), alignment: SlotAlignment
  ) -> ArrangedElement {
    let room = max(slot.end - slot.start, 0)
    var line = wholeLine(text, baseline: baseline)
    let natural = line.labelWidth(grid)
    guard natural > room + grid.pixel / 2 else {
      let x =
        switch alignment {
        case .leading: slot.start
        case .middle: (slot.start + slot.end - natural) / 2
        case .trailing: slot.end - natural
        }
      return label(id, text, line, x: x)
    }
    line.penOffset = bar.marquee == 0 ? 0 : -bar.marquee * (line.measure.width - room)
    var element = label(id, text, line, x: slot.start, width: room)
    element.clip = element.frame
    let fade = min(metrics[.slotFade], room / 2)
    element.fade = ArrangedFade(
      leading: bar.marquee > 0 ? fade : 0, trailing: bar.marquee < 1 ? fade : 0)
    if room == 0 { element.alpha = 0 }
    return element
  }
}

extension ResolvedWatchBar {
  /// How much of a large title's own line shows, in points; 0 where it has none.
  var visibleLargeTitle: Double {
    largeTitleHasOwnLine ? metrics[.largeTitleSection] * largeTitleProgress : 0
  }
}
