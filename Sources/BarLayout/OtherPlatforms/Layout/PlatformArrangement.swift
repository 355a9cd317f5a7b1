/// A bar of macOS, tvOS or visionOS while it is being laid out: elements in leading coordinates,
/// not yet on pixels.
struct PlatformArrangement<Measurer: TextMeasuring> {
  let bar: ResolvedPlatformBar
  let measurer: Measurer
  let grid: PixelGrid
  var elements: [ArrangedElement] = []

  var metrics: PlatformBarMetrics { bar.metrics }
  var middle: Double { metrics[.barTop] + metrics[.barHeight] / 2 }

  init(_ bar: ResolvedPlatformBar, measuring measurer: Measurer) {
    self.bar = bar
    self.measurer = measurer
    grid = PixelGrid(scale: bar.scale, rounds: bar.roundsToPixels)
  }

  /// Every pass, back to front.
  mutating func arrange() {
    arrangeGround()
    let buttonsEnd = arrangeWindowButtons()
    var start = itemStart(after: buttonsEnd)
    let first = start
    if let label = bar.backButton { start = addBackButton(label, x: start) }
    var end = bar.width - endMargin
    if let search = bar.search { arrangeSearch(search, backFrom: &end, until: start) }
    for (index, item) in bar.leadingItems.enumerated() {
      addItem(item, from: &start, until: end, neighbours: neighbours(index, of: bar.leadingItems))
    }
    for (index, item) in bar.trailingItems.enumerated() {
      addItem(
        item, backFrom: &end, until: start, neighbours: neighbours(index, of: bar.trailingItems))
    }
    joinCapsules(of: bar.leadingItems)
    joinCapsules(of: bar.trailingItems)
    let title =
      start > first ? start - metrics[.itemGap] + metrics[.titleGap] : titleStart(after: buttonsEnd)
    arrangeTitle(
      from: title, to: arrangeMiddle(from: start, to: end) - metrics[.titleGap])
    arrangeColumnSeparator()
  }

  /// Distance of the outermost trailing button from the bar's end.
  private var endMargin: Double {
    bar.inset > 0 ? metrics[.sidebarMargin] : metrics[.margin]
  }

  /// Where the first button begins.
  private func itemStart(after buttonsEnd: Double?) -> Double {
    if let buttonsEnd { return buttonsEnd + metrics[.windowItemGap] }
    return isBehindColumn ? metrics[.columnItemX] : metrics[.margin]
  }

  /// Where a title begins that has no button before it.
  private func titleStart(after buttonsEnd: Double?) -> Double {
    if let buttonsEnd { return buttonsEnd + metrics[.windowTitleGap] }
    return isBehindColumn ? metrics[.columnTitleX] : metrics[.margin] + metrics[.titleGap]
  }

  /// Whether the bar is a column's and another column stands before it.
  private var isBehindColumn: Bool { bar.column != nil && !bar.hasWindowButtons }

  mutating func add(_ element: ArrangedElement) {
    elements.append(element)
  }

  /// The bar's material and its hairline, which only a Mac's window has.
  private mutating func arrangeGround() {
    guard metrics[.hasWindowButtons] else { return }
    let height = metrics[.barHeight]
    if let column = bar.column {
      let frame = BarRect(x: 0, y: bar.inset, width: bar.width, height: column.height)
      var element = ArrangedElement(id: .column, frame: frame)
      if bar.inset > 0 {
        element.shape = .roundedBox(
          radius: metrics[.sidebarRadius], bar.palette.sidebar, curve: .continuous)
      }
      add(element)
    }
    // A sidebar that floats is one pane from its top to its foot.
    if bar.inset > 0 { return }
    add(
      ArrangedElement(
        id: .background, frame: BarRect(x: 0, y: 0, width: bar.width, height: height),
        shape: .fill(bar.palette.background)))
    guard metrics[.hasHairline] else { return }
    add(
      ArrangedElement(
        id: .shadow,
        frame: BarRect(x: 0, y: height, width: bar.width, height: grid.pixel),
        shape: .fill(bar.palette.hairline)))
  }

  /// The line between a column and the next one.
  private mutating func arrangeColumnSeparator() {
    guard let column = bar.column, column.hasSeparator, bar.inset == 0 else { return }
    add(
      ArrangedElement(
        id: .columnSeparator,
        frame: BarRect(
          x: bar.width - grid.pixel, y: 0, width: grid.pixel, height: column.height),
        shape: .fill(bar.palette.hairline)))
  }

  /// Close, minimise and zoom; returns where they end, nil where there are none.
  private mutating func arrangeWindowButtons() -> Double? {
    guard metrics[.hasWindowButtons], bar.hasWindowButtons else { return nil }
    let diameter = metrics[.windowButtonDiameter]
    let colors: [WindowColor] = [.close, .minimize, .zoom]
    var x = metrics[.windowButtonX] - bar.inset
    for (index, color) in colors.enumerated() {
      add(
        ArrangedElement(
          id: .windowButton(index),
          frame: BarRect(x: x, y: middle - diameter / 2, width: diameter, height: diameter),
          shape: .roundedBox(
            radius: diameter / 2, color.color(.light)), isEnabled: true))
      x += metrics[.windowButtonPitch]
    }
    return x - metrics[.windowButtonPitch] + diameter
  }

  private mutating func addBackButton(_ label: String, x: Double) -> Double {
    let extent = metrics[.itemExtent]
    let frame = BarRect(x: x, y: middle - extent / 2, width: extent, height: extent)
    add(button(.backButton(.whole), frame, isEnabled: true, label))
    let ink = BarRect(
      x: frame.midX - metrics[.indicatorWidth] / 2, y: middle - metrics[.indicatorHeight] / 2,
      width: metrics[.indicatorWidth], height: metrics[.indicatorHeight])
    add(
      ArrangedElement(
        id: .backButton(.indicator), frame: ink,
        shape: .indicator(
          ink: ink, bar.palette.content, strokeWidth: metrics[.indicatorStroke], isRound: true)))
    return frame.maxX + metrics[.itemGap]
  }

  private func button(
    _ id: ElementID, _ frame: BarRect, isEnabled: Bool, _ label: String?
  ) -> ArrangedElement {
    ArrangedElement(
      id: id, frame: frame,
      shape: metrics[.itemHasFill]
        ? .roundedBox(radius: min(frame.width, frame.height) / 2, bar.palette.button) : .none,
      isEnabled: isEnabled, accessibilityLabel: label)
  }
}
