/// What draws red lines: one pixel thick, with strokes at their ends and a number.
struct RedlinePen {
  /// Thickness of a line, in points.
  let pixel: Double
  /// Where numbers have room.
  let room: BarRect
  /// What numbers keep off: letters, pictures, lines, other numbers.
  private var taken: [BarRect]
  /// What numbers keep off where there is room besides: contents, baselines, edges of areas.
  private var avoided: [BarRect]
  /// Numbers that are written when all lines are there.
  private var waiting: [(text: String, point: BarPoint, isBeside: Bool)] = []
  /// What was drawn.
  private(set) var items: [DisplayItem] = []

  private let color = SystemColorTable.pair(.systemRed).color(.light)
  private let halo = BarColor.white
  private let style = TextStyle(size: RedlineMeasures.fontSize, weight: .semibold)

  init(pixel: Double, room: BarRect, ink: [BarRect], content: [BarRect]) {
    self.pixel = pixel
    self.room = room
    taken = ink
    avoided = content
  }

  /// The free room in every row, from one side of the bar to the other.
  mutating func distances(in bar: LaidOutBar) {
    let row = bar.element(.contentView)?.frame ?? bar.frame
    let edges = bar.visibleEdges
    let inRow = edges.filter { $0.midY >= row.minY && $0.midY < row.maxY }
    distances(between: inRow, in: bar.frame)
    for edges in edges where !inRow.contains(edges) { distances(between: [edges], in: bar.frame) }
  }

  private mutating func distances(between boxes: [BarRect], in bar: BarRect) {
    guard let first = boxes.first else { return }
    // At the height that all boxes have in common, or else the first one's middle.
    let top = boxes.map(\.minY).max() ?? first.minY
    let bottom = boxes.map(\.maxY).min() ?? first.maxY
    let y = top < bottom ? (top + bottom) / 2 : first.midY
    var start = bar.minX
    for box in boxes.sorted(by: { $0.minX < $1.minX }) {
      across(from: start, to: box.minX, y: y)
      start = max(start, box.maxX)
    }
    across(from: start, to: bar.maxX, y: y)
  }

  /// The height of what lies above the bar, and of each of its rows.
  mutating func heights(of bar: LaidOutBar) {
    let x = bar.frame.minX + RedlineMeasures.stroke
    down(from: 0, to: bar.frame.minY, x: x)
    for id in [ElementID.contentView, .largeTitleView, .searchBar, .searchBarScopeBar] {
      guard let row = bar.element(id)?.frame else { continue }
      down(from: row.minY, to: row.maxY, x: x)
    }
  }

  private mutating func across(from start: Double, to end: Double, y: Double) {
    guard end - start >= pixel else { return }
    let top = y - RedlineMeasures.stroke / 2
    for x in [start, end - pixel] {
      fill(BarRect(x: x, y: top, width: pixel, height: RedlineMeasures.stroke))
    }
    let line = BarRect(x: start, y: y, width: end - start, height: pixel)
    fill(line)
    taken.append(line)
    label((end - start).inThirds, at: BarPoint(x: (start + end) / 2, y: y), isBeside: false)
  }

  private mutating func down(from start: Double, to end: Double, x: Double) {
    guard end - start >= pixel else { return }
    let left = x - RedlineMeasures.stroke / 2
    for y in [start, end - pixel] {
      fill(BarRect(x: left, y: y, width: RedlineMeasures.stroke, height: pixel))
    }
    let line = BarRect(x: x, y: start, width: pixel, height: end - start)
    fill(line)
    taken.append(line)
    label((end - start).inThirds, at: BarPoint(x: x, y: (start + end) / 2), isBeside: true)
  }

  /// Draws a box of one colour, by its edges alone.
  mutating func outline(_ box: BarRect) { for edge in edges(of: box) { fill(edge) } }

  private func edges(of box: BarRect) -> [BarRect] {
    [
      BarRect(x: box.minX, y: box.minY, width: box.width, height: pixel),
      BarRect(x: box.minX, y: box.maxY - pixel, width: box.width, height: pixel),
      BarRect(x: box.minX, y: box.minY, width: pixel, height: box.height),
      BarRect(x: box.maxX - pixel, y: box.minY, width: pixel, height: box.height),
    ]
  }

  /// Makes numbers keep off a box where there is room besides.
  mutating func keepOff(_ box: BarRect) { avoided.append(box) }

  /// Makes numbers keep off the edges of a box where there is room besides.
  mutating func keepOff(edgesOf box: BarRect) { avoided += edges(of: box) }

  mutating func fill(_ rect: BarRect) {
    items.append(DisplayItem(.fill(rect, color), element: "redlines.line"))
  }

  /// Has words written near a point.
  ///
  /// - Parameter isBeside: whether they stand beside the point rather than above it.
  mutating func label(_ text: String, at point: BarPoint, isBeside: Bool) {
    waiting.append((text, point, isBeside))
  }

  /// Writes all words, where they hide nothing.
  mutating func writeLabels() {
    for label in waiting { write(label.text, at: label.point, isBeside: label.isBeside) }
    waiting = []
  }

  private mutating func write(_ text: String, at point: BarPoint, isBeside: Bool) {
    let measure = AdvanceTable.sanFrancisco.measure(
      text, style: style, limit: .greatestFiniteMagnitude)
    let size = BarSize(width: measure.width, height: RedlineMeasures.fontSize)
    guard
      let box = place(size, at: point, isBeside: isBeside, keepingOff: taken + avoided)
        ?? place(size, at: point, isBeside: isBeside, keepingOff: taken)
    else { return }
    // Words beside each other would read as one.
    let gap = RedlineMeasures.gap
    taken.append(
      BarRect(x: box.x - gap, y: box.y, width: box.width + 2 * gap, height: box.height))
    let run = TextRun(
      text: text, origin: BarPoint(x: box.minX, y: box.maxY - RedlineMeasures.descent),
      glyphs: measure.glyphs, width: measure.width, style: style, direction: .leftToRight,
      color: color)
    for offset in RedlineMeasures.haloOffsets {
      var shadow = run
      shadow.color = halo
      shadow.origin.x += offset.x
      shadow.origin.y += offset.y
      items.append(DisplayItem(.text(shadow), element: "redlines.number"))
    }
    items.append(DisplayItem(.text(run), element: "redlines.number"))
  }

  /// The nearest free place, first on one side, then on the other, then further off and along the
  /// line; nil where none is free, for a number never lies on letters.
  private func place(
    _ size: BarSize, at point: BarPoint, isBeside: Bool, keepingOff others: [BarRect]
  ) -> BarRect? {
    for step in 0..<RedlineMeasures.tries {
      // Steps across the line first: beside it a number is told apart from the others.
      for along in 0...step {
        let away = Double(step - along) * (size.height / 2)
        let shift = Double(along) * (size.height / 2)
        for place in places(size, at: point, away: away, shift: shift, isBeside: isBeside) {
          let box = inRoom(BarRect(x: place.x, y: place.y, width: size.width, height: size.height))
          let isFree = !others.contains { other in
            box.intersection(other).map { !$0.isEmpty } ?? false
          }
          if isFree { return box }
        }
      }
    }
    return nil
  }

  /// Where a number may stand at a distance from where it would best.
  private func places(
    _ size: BarSize, at point: BarPoint, away: Double, shift: Double, isBeside: Bool
  ) -> [BarPoint] {
    let gap = RedlineMeasures.gap
    guard isBeside else {
      let middle = point.x - size.width / 2
      return [middle + shift, middle - shift].flatMap { x in
        [
          BarPoint(x: x, y: point.y - gap - size.height - away),
          BarPoint(x: x, y: point.y + gap + away),
        ]
      }
    }
    let middle = point.y - size.height / 2
    return [middle + away, middle - away].flatMap { y in
      [
        BarPoint(x: point.x + gap + shift, y: y),
        BarPoint(x: point.x - gap - size.width - shift, y: y),
      ]
    }
  }

  /// A box moved into the room for numbers.
  private func inRoom(_ box: BarRect) -> BarRect {
    let gap = RedlineMeasures.gap
    return BarRect(
      x: min(max(box.x, room.minX + gap), max(room.maxX - box.width - gap, room.minX)),
      y: min(max(box.y, room.minY + gap), max(room.maxY - box.height - gap, room.minY)),
      width: box.width, height: box.height)
  }
}

extension Double {
  /// A length as people write it: thirds and halves as 137⅓, others, which go to the edge of a letter,
  /// to a tenth.
  var inThirds: String {
    let tolerance = RedlineMeasures.thirdTolerance
    for (count, parts, sign) in RedlineMeasures.fractions {
      let rest = magnitude - count / parts
      let whole = rest.rounded()
      guard abs(rest - whole) < tolerance, whole >= 0 else { continue }
      let number = whole == 0 && !sign.isEmpty ? "" : Thousandths(whole).description
      return (self < 0 ? "-" : "") + number + sign
    }
    let parts = RedlineMeasures.partsOfPoint
    return Thousandths((self * parts).rounded() / parts).description
  }
}
