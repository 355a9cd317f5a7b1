internal import BarLayout
internal import BarRender

/// Boxes in which a screenshot shows something that the drawing has not.
struct Strangers {
  /// The boxes, in points, the topmost first.
  private(set) var boxes: [BarRect] = []

  /// From what difference of a channel on a pixel is another one, and how much of a cell has to be.
  private static let (leastDifference, leastShare) = (56, 0.06)
  /// Side of a cell, and around what is known, in points.
  private static let (cell, around) = (4.0, 4.0)
  /// The smallest box, in points: less is noise.
  private static let leastSide = 3.0

  /// Looks for them.
  ///
  /// - Parameters:
  ///   - known: boxes of what has been compared already.
  ///   - bars: the frames of the bars; nothing outside them counts.
  init(
    in screenshot: Bitmap, beside drawing: Bitmap, canvas: BarRect, scale: Double,
    known: [BarRect], bars: [BarRect]
  ) {
    let side = max(Int((Self.cell * scale).rounded()), 1)
    let width = min(screenshot.width, drawing.width)
    let height = min(screenshot.height, drawing.height)
    let (columns, rows) = (width / side, height / side)
    guard columns > 0, rows > 0 else { return }
    let known = known.map {
      $0.inset(
        by: BarEdgeInsets(
          top: -Self.around, left: -Self.around, bottom: -Self.around, right: -Self.around)
      ).pixels(on: canvas, scale)
    }
    let bars = bars.map { $0.pixels(on: canvas, scale) }
    var cover = [Float](repeating: 0, count: columns * rows)
    for row in 0..<rows {
      for column in 0..<columns {
        let box = BarRect(
          x: Double(column * side), y: Double(row * side), width: Double(side),
          height: Double(side))
        guard bars.contains(where: { $0.intersection(box) == box }),
          !known.contains(where: { $0.intersection(box) != nil })
        else { continue }
        var count = 0
        for y in row * side..<(row + 1) * side {
          for x in column * side..<(column + 1) * side
          where Self.differ(screenshot, drawing, x, y) { count += 1 }
        }
        let share = Double(count) / Double(side * side)
        cover[row * columns + column] = share >= Self.leastShare ? 1 : 0
      }
    }
    boxes = InkParts(cover: cover, width: columns).parts.map { part in
      BarRect(
        x: canvas.x + Double(part.left * side) / scale,
        y: canvas.y + Double(part.top * side) / scale,
        width: Double((part.right - part.left) * side) / scale,
        height: Double((part.bottom - part.top) * side) / scale)
    }.filter { min($0.width, $0.height) >= Self.leastSide }
  }

  private static func differ(_ a: Bitmap, _ b: Bitmap, _ x: Int, _ y: Int) -> Bool {
    let (first, second) = ((y * a.width + x) * 4, (y * b.width + x) * 4)
    guard a.pixels[first + 3] == .max else { return false }
    return (0..<3).contains { channel in
      abs(Int(a.pixels[first + channel]) - Int(b.pixels[second + channel])) > leastDifference
    }
  }
}
