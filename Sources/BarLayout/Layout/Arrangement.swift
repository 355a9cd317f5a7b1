/// A bar while it is being laid out.
///
/// The passes work in leading coordinates, not on pixels: x counts from the bar's leading edge, y
/// from the origin of the answer. Each adds its elements, and what is added is turned and put on
/// pixels by `Snapping`.
struct Arrangement {
  private let shared: Shared<ResolvedBar>
  private var sharedScroll: Shared<ResolvedScroll>
  let measurer: any TextMeasuring
  let grid: PixelGrid
  private let snapping: Snapping
  /// What was added, back to front.
  private(set) var elements: [LaidOutElement] = []
  /// The whole inline title's measure; nil for a bar without one.
  private(set) var titleMeasure: TextMeasure?
  /// Width the middle of the row would like, in points.
  private(set) var titleWidth = 0.0
  /// What the buttons leave to the title, once they stand.
  private var sides = ArrangedSides(titleStart: 0, titleEnd: 0)
  /// Where the middle of the inline title stands, from the bar's leading edge in points.
  var titleMiddle = 0.0
  /// The choices made so far; nil when nobody asks for them.
  var decisions: [LayoutDecision]?

  var bar: ResolvedBar {
    _read { yield shared.value }
  }
  var metrics: NavigationBarMetrics {
    _read { yield shared.value.metrics }
  }
  /// What scrolling changes: the bar's own, unless its parts are laid out at another offset.
  var scroll: ResolvedScroll {
    _read { yield sharedScroll.value }
  }
  /// The numbers of what a mockup shows around the bar, looked up when something asks.
  var mockup: MockupMetrics { MockupMetrics(for: MockupMetricContext(metrics.context)) }
  var width: Double { bar.place.width }

  /// - Parameter pixels: the grid that frames are put on; nil for the device's own.
  init(
    _ bar: Shared<ResolvedBar>, measuring measurer: any TextMeasuring,
    on pixels: PixelGrid? = nil
  ) {
    shared = bar
    sharedScroll = bar.value.sharedScroll
    self.measurer = measurer
    let place = bar.value.place
    grid = place.grid
    snapping = Snapping(
      grid: pixels ?? grid, direction: bar.value.direction, barX: place.x, width: place.width)
    if case .text(let text, _) = bar.value.title { titleMeasure = measure(text.value) }
    titleWidth = wantedTitleWidth()
    let buttons = bar.value.leadingGroups.buttonCount + bar.value.trailingGroups.buttonCount
    // The parts of every button, and as much as four more buttons have for the rest of the bar.
    elements.reserveCapacity(ElementID.Part.allCases.count * (2 + 2 + buttons))
  }

  /// Every pass, back to front.
  mutating func arrange() {
    arrangeColumn()
    arrangeRows()
    arrangeColumnSeparator()
    arrangeStatusBar()
    arrangeLargeTitle()
    arrangeSearch()
    arrangePrompt()
    var sides = arrangeItems()
    arrangeCenter(&sides)
    self.sides = sides
    arrangeTitle(between: sides)
    arrangeColumnVeil()
    arrangeMenuPanel()
    arrangeMenu()
  }

  /// Lays out once more what scrolling changes, at another offset, and nothing else; every pass has
  /// gone over the bar before.
  ///
  /// - Parameter withTitle: whether the inline title is among it, as the last.
  mutating func arrange(at scroll: Shared<ResolvedScroll>, withTitle: Bool) {
    sharedScroll = scroll
    elements.removeAll(keepingCapacity: true)
    arrangeRows()
    arrangeLargeTitle()
    arrangeSearch()
    if withTitle { arrangeTitle(between: sides) }
  }

  /// Puts the elements in their places among others, and takes those that stood there.
  mutating func exchangeElements(with others: inout [LaidOutElement], at places: [Int]) {
    for index in elements.indices { swap(&elements[index], &others[places[index]]) }
  }

  /// Makes every frame the nearest number to a whole count of pixels.
  mutating func makePixelsExact() {
    for index in elements.indices { elements[index].makePixelsExact(grid) }
  }

  /// Adds something over everything but the status bar.
  mutating func underStatusBar(_ add: (inout Arrangement) -> Void) {
    let signs = elements.filter(\.id.isStatusBar)
    elements.removeAll(where: \.id.isStatusBar)
    add(&self)
    elements += signs
  }

  /// The open menu of a button that was laid out elsewhere; returns everything with it.
  mutating func arrangeMenu(over others: [LaidOutElement]) -> [LaidOutElement] {
    elements = others
    arrangeMenu()
    return elements
  }

  /// Where the collapsible rows begin.
  var baseBottom: Double { bar.place.baseBottom }

  mutating func add(_ element: borrowing ArrangedElement) {
    snapping.append(element, to: &elements)
  }

  /// Says that an element which was added is the chosen one of several.
  mutating func setSelected(ofElementAt index: Int) {
    elements[index].isSelected = true
  }

  /// Hides an element that was added, of a button all its parts.
  mutating func hide(_ element: ElementID) {
    for index in elements.indices {
      let id = elements[index].id
      if (id.part(.whole) ?? id) == element { elements[index].alpha = 0 }
    }
  }

  /// Says that an element which was added opens a menu.
  mutating func setMenu(ofElementAt index: Int) {
    elements[index].hasMenu = true
  }

  /// Moves what was added towards the trailing edge, and cuts it to a band.
  ///
  /// - Parameter distance: in points; less than 0 for the leading edge.
  mutating func slide(elementsFrom first: Int, by distance: Double, in band: BarRect) {
    let clip = snapping.finished(band)
    let dx = grid.nearest(distance) * (bar.direction == .rightToLeft ? -1 : 1)
    for index in first..<elements.count {
      var element = elements[index].moved(dx: dx, dy: 0)
      element.clip = (element.clip?.offset(dx: dx, dy: 0) ?? clip).intersection(clip) ?? .zero
      elements[index] = element
    }
  }

  /// Makes of a menu's elements those of one that another menu came from: half as strong but for its
  /// ground, and silent.
  mutating func pushBack(menuFrom first: Int, _ number: Int) {
    for index in first..<elements.count {
      if elements[index].id != .menuPanel { elements[index].alpha /= 2 }
      elements[index].id = .outerMenu(number)
      elements[index].accessibilityLabel = nil
    }
  }

  /// Where an element that was added stands, in leading coordinates: its glass where it has some.
  func leadingFrame(of id: ElementID) -> BarRect? {
    let glass = id.part(.glass)
    let found = elements.last { $0.id == glass } ?? elements.first { $0.id == id }
    return found.map { snapping.leading($0.frame) }
  }

  /// Adds a frame that shows nothing of its own, such as that of a button.
  mutating func add(
    _ id: ElementID, _ frame: BarRect, isEnabled: Bool? = nil, accessibilityLabel: String? = nil
  ) {
    snapping.append(
      id, frame: frame, isEnabled: isEnabled, accessibilityLabel: accessibilityLabel, to: &elements)
  }

  /// Adds something that fills its frame and has a look that is decided already.
  mutating func add(
    _ id: ElementID, filling frame: BarRect, _ content: consuming LaidOutElement.Content,
    _ color: BarColor, alpha: Double = 1
  ) {
    snapping.append(id, filling: frame, content, color, alpha: alpha, to: &elements)
  }

  /// Adds the label of a button.
  ///
  /// - Parameter measure: the whole text's measure.
  mutating func add(
    _ id: ElementID, _ text: borrowing ResolvedText, _ measure: borrowing TextMeasure, x: Double,
    baseline: Double, room: Double, alpha: Double
  ) {
    guard measure.isComplete, measure.width <= room + grid.pixel / 2 else {
      var label = label(id, copy text, x: x, baseline: baseline, room: room)
      label.alpha *= alpha
      return add(label)
    }
    let width = min(grid.up(measure.width), max(grid.up(room), 0))
    snapping.append(
      id, text, measure,
      frame: labelFrame(x: x, width: width, baseline: baseline, size: text.style.size),
      baseline: baseline, alpha: text.alpha * alpha, to: &elements)
  }
}

extension Arrangement {
  /// Adds a line of text that fills a frame, cut to its room.
  ///
  /// - Parameter measure: the whole text's measure.
  mutating func add(
    _ id: ElementID, _ text: borrowing ResolvedText, _ measure: borrowing TextMeasure,
    frame: BarRect, baseline: Double, room: Double, alpha: Double, isEnabled: Bool?
  ) {
    guard measure.isComplete, measure.width <= room + grid.pixel / 2 else {
      let line = line(copy text, baseline: baseline, room: room)
      return add(
        ArrangedElement(
          id: id, frame: frame, shape: .text(line), alpha: alpha, isEnabled: isEnabled,
          accessibilityLabel: line.spoken(copy text)))
    }
    snapping.append(
      id, text, measure, frame: frame, baseline: baseline, alpha: alpha, isEnabled: isEnabled,
      to: &elements)
  }

  /// Measures a text and cuts it to its room, in points; half a pixel too much still fits, for the
  /// room itself is on pixels.
  ///
  /// - Parameter measure: the whole text's measure, where it is known already.
  func line(
    _ text: ResolvedText, baseline: Double, room: Double, measure: TextMeasure? = nil
  ) -> ArrangedText {
    let room = room + grid.pixel / 2
    if let measure, measure.isComplete, measure.width <= room {
      return ArrangedText(
        text: text.text, isTruncated: false, style: text.style, color: text.color,
        shadow: text.shadow, measure: measure, baseline: baseline)
    }
    let line = Truncation(
      fitting: text.text, style: text.style, width: room, measuring: measurer)
    return ArrangedText(
      text: line.text, isTruncated: line.isTruncated, style: text.style, color: text.color,
      shadow: text.shadow, measure: line.measure, baseline: baseline)
  }

  /// The measure of a whole text; one wider than the bar need not be complete.
  func measure(_ text: borrowing ResolvedText) -> TextMeasure {
    measurer.measure(text.text, style: text.style, limit: width)
  }

  /// The label's width of a whole text in points, on pixels; a text wider than the bar counts
  /// as a little wider than the bar.
  func naturalWidth(_ text: String, _ style: TextStyle) -> Double {
    guard !text.isEmpty else { return 0 }
    return grid.up(measurer.measure(text, style: style, limit: width).width)
  }

  /// The box of a label whose text stands on a baseline: as tall as the font's line, from its
  /// ascent above the baseline.
  func labelFrame(x: Double, width: Double, baseline: Double, size: Double) -> BarRect {
    BarRect(
      x: x, y: baseline - metrics[.ascentEm] * size, width: width,
      height: grid.up(metrics[.lineHeightEm] * size))
  }

  /// Baseline of a text that fills a view from its top.
  func baseline(of text: ResolvedText, in view: BarRect) -> Double {
    view.minY + metrics[.ascentEm] * text.style.size
  }

  /// A label that starts at x and is as wide as its text, at most as wide as its room.
  ///
  /// - Parameter measure: the whole text's measure, where it is known already.
  func label(
    _ id: ElementID, _ text: ResolvedText, x: Double, baseline: Double, room: Double,
    measure: TextMeasure? = nil
  ) -> ArrangedElement {
    let line = line(text, baseline: baseline, room: room, measure: measure)
    return ArrangedElement(
      id: id,
      frame: labelFrame(
        x: x, width: min(line.labelWidth(grid), max(grid.up(room), 0)), baseline: baseline,
        size: text.style.size),
      shape: .text(line), alpha: text.alpha,
      accessibilityLabel: line.spoken(text))
  }
}
