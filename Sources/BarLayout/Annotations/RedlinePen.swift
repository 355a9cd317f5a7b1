/// What draws red lines: one pixel thick, with strokes at their ends and a number.
struct RedlinePen {
  /// Thickness of a line, in points.
  let pixel: Double
  /// Where numbers have room.
  let room: BarRect
  /// What numbers keep off: letters, pictures, other numbers.
  private var taken: [BarRect]
  /// What was drawn.
  private(set) var items: [DisplayItem] = []

  private let color = SystemColorTable.pair(.systemRed).color(.light)
  private let halo = BarColor.white
  private let style = TextStyle(size: RedlineMeasures.fontSize, weight: .semibold)

  init(pixel: Double, room: BarRect, ink: [BarRect]) {
    self.pixel = pixel
    self.room = room
    taken = ink
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
    fill(BarRect(x: start, y: y, width: end - start, height: pixel))
    label((end - start).inThirds, at: BarPoint(x: (start + end) / 2, y: y), isBeside: false)
  }

  private mutating func down(from start: Double, to end: Double, x: Double) {
    guard end - start >= pixel else { return }
    let left = x - RedlineMeasures.stroke / 2
    for y in [start, end - pixel] {
      fill(BarRect(x: left, y: y, width: RedlineMeasures.stroke, height: pixel))
    }
    fill(BarRect(x: x, y: start, width: pixel, height: end - start))
    label((end - start).inThirds, at: BarPoint(x: x, y: (start + end) / 2), isBeside: true)
  }

  /// Draws a box of one colour, by its edges alone.
  mutating func outline(_ box: BarRect) {
    fill(BarRect(x: box.minX, y: box.minY, width: box.width, height: pixel))
    fill(BarRect(x: box.minX, y: box.maxY - pixel, width: box.width, height: pixel))
    fill(BarRect(x: box.minX, y: box.minY, width: pixel, height: box.height))
    fill(BarRect(x: box.maxX - pixel, y: box.minY, width: pixel, height: box.height))
  }

  mutating func fill(_ rect: BarRect) {
    items.append(DisplayItem(.fill(rect, color), element: "redlines.line"))
  }

  /// Writes words near a point, where they hide nothing.
  ///
  /// - Parameter isBeside: whether they stand beside the point rather than above it.
  mutating func label(_ text: String, at point: BarPoint, isBeside: Bool) {
    let measure = AdvanceTable.sanFrancisco.measure(
      text, style: style, limit: .greatestFiniteMagnitude)
    let size = BarSize(width: measure.width, height: RedlineMeasures.fontSize)
    guard let box = place(size, at: point, isBeside: isBeside) else { return }
    taken.append(box)
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

  /// The nearest free place, first on one side, then on the other, then further off; the first one
  /// where none is free.
  private func place(_ size: BarSize, at point: BarPoint, isBeside: Bool) -> BarRect? {
    let gap = RedlineMeasures.gap
    var first: BarRect?
    for step in 0..<RedlineMeasures.tries {
      let away = Double(step) * (size.height / 2)
      let places =
        isBeside
        ? [
          BarPoint(x: point.x + gap, y: point.y - size.height / 2 + away),
          BarPoint(x: point.x + gap, y: point.y - size.height / 2 - away),
        ]
        : [
          BarPoint(x: point.x - size.width / 2, y: point.y - gap - size.height - away),
          BarPoint(x: point.x - size.width / 2, y: point.y + gap + away),
        ]
      for place in places {
        let box = BarRect(
          x: min(max(place.x, room.minX + gap), max(room.maxX - size.width - gap, room.minX)),
          y: min(max(place.y, room.minY + gap), max(room.maxY - size.height - gap, room.minY)),
          width: size.width, height: size.height)
        if first == nil { first = box }
        let isFree = !taken.contains { other in
          box.intersection(other).map { !$0.isEmpty } ?? false
        }
        if isFree { return box }
      }
    }
    return first
  }
}

extension Double {
  /// A length as people write it: thirds and halves as 137⅓, others to a thousandth.
  var inThirds: String {
    let tolerance = RedlineMeasures.thirdTolerance
    for (count, parts, sign) in RedlineMeasures.fractions {
      let rest = magnitude - count / parts
      let whole = rest.rounded()
      guard abs(rest - whole) < tolerance, whole >= 0 else { continue }
      let number = whole == 0 && !sign.isEmpty ? "" : Thousandths(whole).description
      return (self < 0 ? "-" : "") + number + sign
    }
    return Thousandths(self).description
  }
}
