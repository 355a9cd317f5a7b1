extension WatchArrangement {
  /// The one line of watchOS 1 to 9: what leads at the leading edge, the clock or a button in its
  /// place at the trailing edge, all on one baseline.
  ///
  /// What leads is cut before it touches the other; watchOS 3 and 4 hide the clock instead.
  /// Source: measured — `oneLineRows`; that it is cut is our choice from watchOS 5 on.
  mutating func arrangeLine() {
    let baseline = metrics[.clockBaseline]
    let inset = metrics[.textInset]
    let end = width - inset
    let start = bar.backButton == nil ? inset : metrics[.backTitleX]
    let gap = metrics[.titleGap]
    let wanted = leadingWidth
    addHidden(bar.leadingItems.dropFirst(), isLeading: true)
    addHidden(bar.trailingItems.dropFirst(), isLeading: false)
    var clock = lineClock(room: end - inset)
    var leadingEnd = end
    if let item = bar.trailingItems.first {
      let half = (end - start - gap) / 2
      let room = max(end - start - (wanted > 0 ? gap + wanted : 0), half)
      let x = addLineItem(item, at: end, room: room, isLeading: false)
      leadingEnd = x - gap
    } else if clock.alpha > 0 {
      leadingEnd = clock.frame.x - gap
      if metrics[.longTitleHidesClock], wanted > leadingEnd - start + grid.pixel / 2 {
        clock.alpha = 0
        leadingEnd = end
      }
    }
    add(clock)
    let room = max(leadingEnd - start, 0)
    if let item = bar.leadingItems.first {
      _ = addLineItem(item, at: start, room: room, isLeading: true)
    }
    var titleEnd = start
    if let title = bar.title {
      let line = line(title, baseline: baseline, room: room)
      let clearance =
        bar.backButton == nil ? cornerClearance(line, inset: start, isLeading: true) : 0
      let cut = clearance > 0 ? self.line(title, baseline: baseline, room: room - clearance) : line
      var element = label(.title, title, cut, x: start + clearance)
      if cut.text.isEmpty { element.alpha = 0 }
      titleEnd = element.frame.maxX
      add(element)
    }
    if let back = bar.backButton { addBareChevron(back, titleEnd: titleEnd) }
  }

  /// Width that what leads would like: the dismiss word, or else the title.
  private var leadingWidth: Double {
    if let item = bar.leadingItems.first { return contentWidth(item) }
    return bar.title.map(naturalWidth) ?? 0
  }

  /// The clock at the trailing edge.
  private func lineClock(room: Double) -> ArrangedElement {
    let line = line(bar.clock, baseline: metrics[.clockBaseline], room: room)
    let inset = metrics[.textInset]
    let clearance = cornerClearance(line, inset: inset, isLeading: false)
    return label(
      .clock, bar.clock, line, x: width - inset - clearance - line.labelWidth(grid))
  }

  /// A chevron, centred on the digits; the button reaches from the edge to the title's end.
  private mutating func addBareChevron(_ back: ResolvedWatchBackButton, titleEnd: Double) {
    let em = bar.clock.style.size
    let scale = back.isRound ? metrics[.roundBackChevronShare] : 1
    let height = metrics[.backIndicatorHeightEm] * em * scale
    var ink = BarRect(
      x: metrics[.textInset] + metrics[.backIndicatorX], y: digitMiddle - height / 2,
      width: metrics[.backIndicatorWidthEm] * em * scale, height: height)
    var disc: BarRect?
    if back.isRound {
      let diameter = metrics[.roundBackEm] * em
      let frame = BarRect(
        x: metrics[.textInset] + metrics[.roundBackX],
        y: digitMiddle + metrics[.roundBackDrop] - diameter / 2, width: diameter,
        height: diameter)
      ink.x = frame.midX - ink.width / 2
      ink.y = frame.midY - ink.height / 2
      disc = frame
    }
    let end = max(titleEnd, disc?.maxX ?? ink.maxX)
    add(
      ArrangedElement(
        id: .backButton(.whole), frame: BarRect(x: 0, y: 0, width: end, height: bar.height),
        isEnabled: true, accessibilityLabel: back.accessibilityLabel))
    if let disc {
      add(
        ArrangedElement(
          id: .backButton(.indicator), frame: disc,
          shape: .roundedBox(radius: disc.width / 2, bar.palette.roundBack)))
    }
    add(
      ArrangedElement(
        id: .backButton(disc == nil ? .indicator : .image), frame: ink,
        shape: .indicator(
          ink: ink, back.color, strokeWidth: metrics[.backIndicatorStrokeEm] * em * scale,
          isRound: true)))
  }

  /// Width of what a button shows.
  func contentWidth(_ item: ResolvedItem) -> Double {
    switch item.content {
    case .text(let text), .view(.text(let text)): naturalWidth(text.value)
    case .image(let image), .view(.image(let image)): image.size.width
    case .view(.box(let size)): size.width
    case .view(.avatar(_, let width, _)): width
    case .view(.wheel(let side, _, _)): side
    case .view(.segments), .view(.labeled), .view(.lines), .view(.search), .space, .flexibleSpace: 0
    }
  }

  /// Adds a button that begins, or ends, at x; returns its other side.
  private mutating func addLineItem(
    _ item: ResolvedItem, at x: Double, room: Double, isLeading: Bool
  ) -> Double {
    let id = ElementID.item(item.place, .whole)
    func whole(_ x: Double, _ width: Double) -> ArrangedElement {
      ArrangedElement(
        id: id, frame: BarRect(x: x, y: 0, width: width, height: bar.height),
        isEnabled: item.isEnabled, accessibilityLabel: item.accessibilityLabel)
    }
    switch item.content {
    case .text(let text), .view(.text(let text)):
      let text = text.value
      let baseline = metrics[.clockBaseline]
      let first = line(text, baseline: baseline, room: room)
      let inset = isLeading ? x : width - x
      let clearance = cornerClearance(first, inset: inset, isLeading: isLeading)
      let line = clearance > 0 ? line(text, baseline: baseline, room: room - clearance) : first
      let width = line.labelWidth(grid)
      let start = isLeading ? x + clearance : x - clearance - width
      add(whole(start, width))
      add(label(.item(item.place, .label), text, line, x: start))
      return isLeading ? start + width : start
    case .image, .view, .space, .flexibleSpace:
      let width = min(contentWidth(item), room)
      let start = isLeading ? x : x - width
      add(whole(start, width))
      addPicture(of: item, at: BarPoint(x: start + width / 2, y: digitMiddle))
      return isLeading ? start + width : start
    }
  }

  /// Adds what a button shows that is no word, about its middle.
  mutating func addPicture(of item: ResolvedItem, at middle: BarPoint) {
    let shape: ArrangedElement.Shape
    let size: BarSize
    switch item.content {
    case .image(let image), .view(.image(let image)):
      shape = .picture(image)
      size = image.size
    case .view(.box(let box)):
      shape = .fill(bar.palette.placeholder)
      size = box
    case .view(.wheel(let side, let spokes, let color)):
      shape = .wheel(spokes: spokes, color)
      size = BarSize(width: side, height: side)
    case .text, .view, .space, .flexibleSpace: return
    }
    add(
      ArrangedElement(
        id: .item(item.place, .image),
        frame: BarRect(
          x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width,
          height: size.height),
        shape: shape))
  }
}
