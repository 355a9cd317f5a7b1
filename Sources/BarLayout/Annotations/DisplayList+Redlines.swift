extension DisplayList {
  /// Lays distances over a picture, as in a drawing for engineers: red lines with their lengths in
  /// points, between the bar's sides, its controls and titles, and along its rows.
  ///
  /// A line goes from frame to frame as `navbar layout` states them.
  ///
  /// - Parameters:
  ///   - scene: the layout that the list draws.
  ///   - crop: the part of the screen that the list shows.
  public mutating func addRedlines(of scene: LaidOutScene, crop: Crop) {
    let canvas = Self.canvas(of: scene, crop: crop)
    let pen = RedlinePen(pixel: PixelGrid(scale: scene.scale).pixel)
    let lines = scene.bars.flatMap { pen.distances(in: $0) + pen.heights(of: $0) }
    items += lines.map { $0.offset(dx: -canvas.x, dy: -canvas.y) }
  }
}

/// What draws red lines: one pixel thick, with strokes at their ends and a number.
private struct RedlinePen {
  /// Thickness of a line, in points.
  let pixel: Double
  private let color = SystemColorTable.pair(.systemRed).color(.light)
  private let style = TextStyle(size: RedlineMeasures.fontSize, weight: .semibold)

  init(pixel: Double) { self.pixel = pixel }

  /// The free room in every row, from one side of the bar to the other.
  func distances(in bar: LaidOutBar) -> [DisplayItem] {
    let shown = bar.elements.filter { $0.alpha > 0 && !$0.frame.isEmpty && $0.id.isMeasured }
    let row = bar.element(.contentView)?.frame ?? bar.frame
    let inRow = shown.filter { row.intersection($0.frame) != nil && $0.id != .largeTitle }
    let below = shown.filter { element in !inRow.contains { $0.id == element.id } }
    return distances(between: inRow.map(\.frame), in: bar.frame, y: row.midY)
      + below.flatMap { distances(between: [$0.frame], in: bar.frame, y: $0.frame.midY) }
  }

  private func distances(between frames: [BarRect], in bar: BarRect, y: Double) -> [DisplayItem] {
    guard !frames.isEmpty else { return [] }
    var items: [DisplayItem] = []
    var start = bar.minX
    for frame in frames.sorted(by: { $0.minX < $1.minX }) {
      items += across(from: start, to: frame.minX, y: y)
      start = max(start, frame.maxX)
    }
    return items + across(from: start, to: bar.maxX, y: y)
  }

  /// The height of what lies above the bar, and of each of its rows.
  func heights(of bar: LaidOutBar) -> [DisplayItem] {
    let x = bar.frame.minX + RedlineMeasures.stroke
    let rows = [ElementID.contentView, .largeTitleView, .searchBar, .searchBarScopeBar]
      .compactMap { bar.element($0) }
    return down(from: 0, to: bar.frame.minY, x: x)
      + rows.flatMap { down(from: $0.frame.minY, to: $0.frame.maxY, x: x) }
  }

  private func across(from start: Double, to end: Double, y: Double) -> [DisplayItem] {
    guard end > start else { return [] }
    let top = y - RedlineMeasures.stroke / 2
    let ends = [start, end - pixel].map {
      fill(BarRect(x: $0, y: top, width: pixel, height: RedlineMeasures.stroke))
    }
    let number = self.number(
      end - start, y: top - RedlineMeasures.gap
    ) { (start + end - $0) / 2 }
    return ends + [fill(BarRect(x: start, y: y, width: end - start, height: pixel)), number]
  }

  private func down(from start: Double, to end: Double, x: Double) -> [DisplayItem] {
    guard end > start else { return [] }
    let left = x - RedlineMeasures.stroke / 2
    let ends = [start, end - pixel].map {
      fill(BarRect(x: left, y: $0, width: RedlineMeasures.stroke, height: pixel))
    }
    let baseline = end - RedlineMeasures.gap
    let number = self.number(end - start, y: baseline) { _ in x + RedlineMeasures.gap }
    return ends + [fill(BarRect(x: x, y: start, width: pixel, height: end - start)), number]
  }

  private func fill(_ rect: BarRect) -> DisplayItem {
    DisplayItem(.fill(rect, color), element: "redlines.line")
  }

  private func number(
    _ length: Double, y: Double, startingAt start: (_ width: Double) -> Double
  ) -> DisplayItem {
    let text = Thousandths(length).description
    let measure = AdvanceTable.sanFrancisco.measure(
      text, style: style, limit: .greatestFiniteMagnitude)
    let run = TextRun(
      text: text, origin: BarPoint(x: start(measure.width), y: y), glyphs: measure.glyphs,
      width: measure.width, style: style, direction: .leftToRight, color: color)
    return DisplayItem(.text(run), element: "redlines.number")
  }
}

extension ElementID {
  /// Whether red lines run up to the element.
  fileprivate var isMeasured: Bool {
    switch self {
    case .backButton(.whole), .leftBarButtonItem(_, .whole), .rightBarButtonItem(_, .whole),
      .centerItem(_, _, .whole), .overflowButton(.whole), .title, .titleView, .largeTitle,
      .searchBarField:
      true
    default: false
    }
  }
}
