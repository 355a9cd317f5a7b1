extension Arrangement {
  /// The status bar: the scene's clock, the signs, and a carrier's name.
  ///
  /// Beside a cut-out the clock stands near the middle of the leading ear and the signs on that of
  /// the trailing one; phones with a home button have signal, carrier and Wi-Fi at the leading edge,
  /// the clock on the middle of the screen and the battery at the trailing edge; iPads have the
  /// clock at the leading edge. Source: the rows of the status bar.
  mutating func arrangeStatusBar() {
    if bar.hasStatusStrip { return arrangeStatusStrip() }
    let (height, screenWidth) = (bar.statusBar.height, bar.statusBar.width)
    guard height > 0 else { return }
    let origin =
      bar.direction == .rightToLeft
      ? bar.place.x + width - screenWidth : -bar.place.x
    add(.statusBar, BarRect(x: origin, y: 0, width: screenWidth, height: height))
    let baseline = height - metrics[.clockRise]
    let growth = bar.statusBar.islandGrowth
    let ear = (screenWidth - metrics[.clockCutout]) / 2 - growth
    let hasEars = metrics[.clockCutout] > 0
    let margin = metrics[.statusMargin]
    arrangeClock(origin: origin, baseline: baseline, ear: hasEars ? ear : screenWidth)
    if bar.statusBar.hasDots {
      let sign = StatusItem.sign(StatusSignLook(.multitasking))
      let x = origin + (screenWidth - width(of: [sign])) / 2
      addItems([sign], x: x, baseline: baseline)
    }
    guard !metrics[.cellularLeads] else {
      addLeadingSigns(origin: origin, baseline: baseline)
      let items = focusItems + batteryItems
      return addItems(
        items, x: origin + screenWidth - margin - width(of: items), baseline: baseline)
    }
    var items = trailingItems
    // An island that has grown takes the room of what stands next to it.
    while growth > 0, items.count > 1,
      width(of: items) > ear - 2 * metrics[.islandMargin]
    {
      items.removeFirst()
    }
    let total = width(of: items)
    let x =
      hasEars
      ? screenWidth - ear / 2 - total / 2
      : screenWidth - margin - total
    addItems(items, x: origin + x, baseline: baseline)
  }

  /// Signal, the carrier's name, and Wi-Fi at the leading edge.
  private mutating func addLeadingSigns(origin: Double, baseline: Double) {
    let gap = metrics[.statusSignGap]
    var x = origin + metrics[.statusMargin]
    addItems(cellularItems, x: x, baseline: baseline)
    x += width(of: cellularItems) + gap
    if !bar.statusBar.carrier.isEmpty {
      let style = TextStyle(size: metrics[.clockFontSize], weight: .regular)
      let carrier = label(
        .carrier,
        ResolvedText(text: bar.statusBar.carrier, style: style, color: bar.statusBar.color),
        x: x, baseline: baseline, room: bar.statusBar.width)
      add(carrier)
      x = carrier.frame.maxX + gap
    }
    addItems(networkItems, x: x, baseline: baseline)
  }

  private var cellularItems: [StatusItem] { items { addCellular(to: &$0) } }

  private var networkItems: [StatusItem] { items { addNetwork(to: &$0) } }

  private var focusItems: [StatusItem] {
    bar.statusBar.focus.map { [.image(.focus, Shared($0))] } ?? []
  }

  private var batteryItems: [StatusItem] { items { addBattery(to: &$0) } }

  /// Everything at the trailing edge, as it is read: one list, as joining four is slow.
  private var trailingItems: [StatusItem] {
    var items = metrics[.clockIsAtEdge] ? focusItems : []
    // A usual status bar has a sign for each of the two networks and for the battery.
    items.reserveCapacity(items.count + 2 + 2)
    addCellular(to: &items)
    addNetwork(to: &items)
    addBattery(to: &items)
    return items
  }

  private func items(_ add: (inout [StatusItem]) -> Void) -> [StatusItem] {
    var items: [StatusItem] = []
    add(&items)
    return items
  }

  private func addCellular(to items: inout [StatusItem]) {
    if let look = bar.statusBar.cellular { items.append(.sign(look)) }
  }

  private func addNetwork(to items: inout [StatusItem]) {
    switch bar.statusBar.network {
    case .sign(let look)?: items.append(.sign(look))
    case .name(let name)?: items.append(.text(.dataNetwork, Shared(name)))
    case nil: break
    }
  }

  private func addBattery(to items: inout [StatusItem]) {
    if let text = bar.statusBar.percentage, !bar.statusBar.percentageIsInside {
      items.append(.text(.batteryPercentage, Shared(text)))
    }
    items.append(.sign(bar.statusBar.battery))
  }
}

extension Arrangement {
  /// The clock with what stands after it, on the colour of a call.
  ///
  /// - Parameter ear: width of what holds it, in points.
  private mutating func arrangeClock(origin: Double, baseline: Double, ear: Double) {
    let style = TextStyle(size: metrics[.clockFontSize], weight: .semibold)
    let room = bar.statusBar.width
    let text = ResolvedText(
      text: bar.statusBar.clock, style: style, color: bar.statusBar.clockColor)
    let measure = measurer.measure(text.text, style: style, limit: room)
    let isWhole = measure.isComplete && measure.width <= room
    var clock = labelFrame(
      x: 0, width: grid.up(measure.width), baseline: baseline, size: style.size)
    if !isWhole {
      clock = label(.clock, text, x: 0, baseline: baseline, room: room).frame
    }
    let hasMoon =
      !metrics[.clockIsAtEdge] && !metrics[.cellularLeads] && bar.statusBar.activity == nil
    let after = hasMoon ? focusItems : []
    let gap = metrics[.statusFocusGap]
    let extent = clock.width + (after.isEmpty ? 0 : gap + width(of: after))
    let centre = ear / 2
    clock.x =
      origin + (metrics[.clockIsAtEdge] ? metrics[.statusMargin] : centre - extent / 2)
    arrangeActivity(around: clock, origin: origin, baseline: baseline)
    add(.clock, text, measure, x: clock.x, baseline: baseline, room: room, alpha: 1)
    addItems(after, x: clock.maxX + gap, baseline: baseline)
    if let date = bar.statusBar.date, metrics[.clockIsAtEdge] {
      addItems(
        [.text(.date, Shared(date))], x: clock.maxX + metrics[.statusDateGap], baseline: baseline)
    }
  }

  /// The colour of a call behind the clock, or the island that has grown by it.
  private mutating func arrangeActivity(
    around clock: BarRect, origin: Double, baseline: Double
  ) {
    guard let activity = bar.statusBar.activity else { return }
    switch activity.place {
    case .everything:
      let frame = BarRect(
        x: origin, y: 0, width: bar.statusBar.width, height: bar.statusBar.height)
      add(ArrangedElement(id: .statusSign(.pill), frame: frame, shape: .fill(activity.color)))
    case .clock:
      let height = metrics[.callHeight]
      let frame = BarRect(
        x: clock.x - metrics[.callPadding], y: digitsMiddle(baseline) - height / 2,
        width: clock.width + 2 * metrics[.callPadding], height: height)
      add(
        ArrangedElement(
          id: .statusSign(.pill), frame: frame,
          shape: .roundedBox(radius: height / 2, activity.color)))
    case .island(let island):
      let frame = BarRect(
        x: origin + island.x - metrics[.islandReach], y: island.y,
        width: island.width + 2 * metrics[.islandReach], height: island.height)
      add(
        ArrangedElement(
          id: .statusSign(.pill), frame: frame,
          shape: .roundedBox(radius: island.height / 2, activity.color)))
      if let image = activity.image {
        add(
          ArrangedElement(
            id: .statusSign(.activity),
            frame: BarRect(
              x: frame.x + (metrics[.islandReach] - image.size.width) / 2,
              y: frame.midY - image.size.height / 2, width: image.size.width,
              height: image.size.height),
            shape: .picture(image)))
      }
      if let duration = activity.duration {
        let rise = metrics[.capHeightEm] * duration.style.size / 2
        var text = label(
          .statusSign(.duration), duration, x: 0, baseline: frame.midY + rise,
          room: metrics[.islandReach])
        text.frame.x = frame.maxX - (metrics[.islandReach] + text.frame.width) / 2
        add(text)
      }
    }
  }

  /// Middle of the clock's digits.
  private func digitsMiddle(_ baseline: Double) -> Double {
    baseline - metrics[.capHeightEm] * metrics[.clockFontSize] / 2
  }

  /// Width of signs beside each other, in points.
  private func width(of items: [StatusItem]) -> Double {
    items.reduce(-metrics[.statusSignGap]) {
      $0 + width(of: $1) + metrics[.statusSignGap]
    }
  }

  private func width(of item: StatusItem) -> Double {
    switch item {
    case .sign(let look): size(of: look.sign).width
    case .text(_, let text): naturalWidth(text.value.text, text.value.style)
    case .image(_, let image): image.value.size.width
    }
  }

  /// Extent of one of our drawings, in points.
  private func size(of sign: StatusSign) -> BarSize {
    guard let extent = sign.extent else { return .zero }
    return BarSize(width: metrics[extent.width], height: metrics[extent.height])
  }

  /// Adds signs from x on, on the middle of the clock's digits; names stand on its line.
  private mutating func addItems(_ items: [StatusItem], x start: Double, baseline: Double) {
    let middle = digitsMiddle(baseline)
    var x = start
    for item in items {
      switch item {
      case .sign(let look): add(look, x: x, middle: middle)
      case .text(let part, let text):
        let rise = metrics[.capHeightEm] * text.value.style.size / 2
        add(
          label(
            .statusSign(part), text.value, x: x, baseline: middle + rise,
            room: bar.statusBar.width))
      case .image(let part, let image):
        add(
          ArrangedElement(
            id: .statusSign(part),
            frame: BarRect(
              x: x, y: middle - image.value.size.height / 2, width: image.value.size.width,
              height: image.value.size.height),
            shape: .picture(image.value)))
      }
      x += width(of: item) + metrics[.statusSignGap]
    }
  }

  /// Adds a sign, and the digits on a battery.
  private mutating func add(_ look: StatusSignLook, x: Double, middle: Double) {
    let sign = look.sign
    let size = size(of: sign)
    let frame = BarRect(
      x: x, y: middle - size.height / 2, width: size.width, height: size.height)
    add(
      .statusSign(sign == .cellularDots ? .cellular : sign), filling: frame, .sign(look),
      bar.statusBar.color)
    guard sign == .battery, bar.statusBar.percentageIsInside,
      let text = bar.statusBar.percentage
    else { return }
    // The contact at the battery's end is no part of what the digits stand on.
    let body = frame.width * StatusBarGlyphs.batteryBodyShare
    var digits = label(
      .statusSign(.batteryPercentage), text, x: 0,
      baseline: middle + metrics[.capHeightEm] * text.style.size / 2, room: frame.width)
    digits.frame.x = frame.x + (body - digits.frame.width) / 2
    add(digits)
  }
}

/// Something among the signs of a status bar; what is seldom there is shared, so that signs stay
/// small.
private enum StatusItem {
  case sign(StatusSignLook)
  case text(StatusSign, Shared<ResolvedText>)
  case image(StatusSign, Shared<ResolvedImage>)
}
