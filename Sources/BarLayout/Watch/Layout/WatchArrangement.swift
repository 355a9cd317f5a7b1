/// A watch's bar while it is being laid out: elements in leading coordinates, not yet on pixels.
///
/// x counts from the screen's leading edge, y from its top. `Snapping` turns the result
/// into the answer, as on every other platform.
struct WatchArrangement<Measurer: TextMeasuring> {
  let bar: ResolvedWatchBar
  let measurer: Measurer
  let grid: PixelGrid
  var elements: [ArrangedElement] = []

  var metrics: WatchBarMetrics { bar.metrics }
  var width: Double { bar.screen.width }
  /// Middle of the digits, on which chevrons and pictures stand up to watchOS 9.
  var digitMiddle: Double {
    metrics[.clockBaseline] - metrics[.capHeightEm] * bar.clock.style.size / 2
  }

  init(_ bar: ResolvedWatchBar, measuring measurer: Measurer) {
    self.bar = bar
    self.measurer = measurer
    grid = PixelGrid(scale: bar.scale, rounds: bar.roundsToPixels)
  }

  /// Every pass, back to front.
  mutating func arrange() {
    if bar.hasDiscs {
      let room = arrangeDiscs()
      let clock = arrangeClock(room)
      arrangeTitle(room)
      arrangeLargeTitle(under: clock)
    } else {
      arrangeLine()
      arrangeLargeTitle(under: nil)
    }
  }

  mutating func add(_ element: ArrangedElement) {
    elements.append(element)
  }
}

extension WatchArrangement {
  /// Measures a text and cuts it to its room, in points; half a pixel too much still fits.
  func line(_ text: ResolvedText, baseline: Double, room: Double) -> ArrangedText {
    let cut = Truncation(
      fitting: text.text, style: text.style, width: room + grid.pixel / 2, measuring: measurer)
    return ArrangedText(
      text: cut.text, isTruncated: cut.isTruncated, style: text.style, color: text.color,
      measure: cut.measure, baseline: baseline)
  }

  /// A text measured whole, whatever its room.
  func wholeLine(_ text: ResolvedText, baseline: Double) -> ArrangedText {
    ArrangedText(
      text: text.text, isTruncated: false, style: text.style, color: text.color,
      measure: measurer.measure(text.text, style: text.style, limit: .infinity),
      baseline: baseline)
  }

  /// The label's width of a whole text in points, on pixels; a text wider than the screen counts
  /// as a little wider than the screen.
  func naturalWidth(_ text: ResolvedText) -> Double {
    guard !text.text.isEmpty else { return 0 }
    return grid.up(measurer.measure(text.text, style: text.style, limit: width).width)
  }

  /// A label that begins at x.
  func label(
    _ id: ElementID, _ text: ResolvedText, _ line: ArrangedText, x: Double, width: Double? = nil
  ) -> ArrangedElement {
    let size = text.style.size
    return ArrangedElement(
      id: id,
      frame: BarRect(
        x: x, y: line.baseline - metrics[.ascentEm] * size,
        width: width ?? line.labelWidth(grid), height: grid.up(metrics[.lineHeightEm] * size)),
      shape: .text(line), alpha: text.alpha, accessibilityLabel: line.spoken(text))
  }

  /// Buttons that find no place: they stay in the answer, hidden.
  mutating func addHidden(_ items: some Sequence<ResolvedItem>, isLeading: Bool) {
    for item in items {
      add(
        ArrangedElement(
          id: .item(item.place, .whole),
          frame: BarRect(x: isLeading ? 0 : width, y: 0, width: 0, height: 0), alpha: 0,
          isEnabled: item.isEnabled, accessibilityLabel: item.accessibilityLabel))
    }
  }
}
