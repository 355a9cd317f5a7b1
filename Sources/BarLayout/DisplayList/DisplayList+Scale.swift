extension DisplayList {
  /// Draws the list with another number of pixels to a point.
  ///
  /// What is as thin as a hairline stays one: a fill thinner than two pixels is put onto whole
  /// pixels, at least one, where its middle lies, and over the boxes beside it. Boxes of one colour
  /// that meet go on meeting, on a whole pixel. Everything else is drawn where it stands, its edges
  /// softened where they fall between pixels, as in a screenshot of another size.
  public mutating func setScale(_ scale: Double) {
    guard scale != self.scale else { return }
    self.scale = scale
    let seams = Seams(items)
    var covering: [Int: [DisplayItem]] = [:]
    for index in items.indices {
      guard case .fill(let rect, let color) = items[index].content else { continue }
      let (x, width) = Self.stroke(from: rect.x, rect.width, scale: scale)
      let (y, height) = Self.stroke(from: rect.y, rect.height, scale: scale)
      let line = BarRect(x: x, y: y, width: width, height: height)
      guard line == rect else {
        items[index].content = .fill(line, color)
        if let last = lastNeighbour(of: rect, drawnAs: line, after: index) {
          covering[last, default: []].append(items[index])
          items[index].content = .fill(.zero, color)
        }
        continue
      }
      items[index].content = .fill(seams.closed(rect, color, scale: scale), color)
    }
    guard !covering.isEmpty else { return }
    items = items.indices.flatMap { [items[$0]] + (covering[$0] ?? []) }
      .filter { $0.content.box != .zero }
  }

  /// The last box that is drawn over a line on its pixels, though it only lies beside it; nil for none
  /// before something that covers the line itself.
  private func lastNeighbour(of rect: BarRect, drawnAs line: BarRect, after index: Int) -> Int? {
    var last: Int?
    for other in items.indices.dropFirst(index + 1) {
      switch items[other].content {
      case .pane, .softEdge, .crop, .image: return last
      default: break
      }
      guard let box = items[other].shownBox, box.overlaps(line) else { continue }
      if box.overlaps(rect) { return last }
      last = other
    }
    return last
  }

  /// Start and length of a side on whole pixels, if it is that of a thin line.
  private static func stroke(
    from start: Double, _ length: Double, scale: Double
  ) -> (Double, Double) {
    let pixels = length * scale
    guard pixels > 0, pixels < 2 else { return (start, length) }
    let count = max(pixels.rounded(), 1)
    let first = ((start + length / 2) * scale - count / 2).rounded()
    return (first / scale, count / scale)
  }
}

/// Where boxes of one colour meet, one above the other.
private struct Seams {
  private struct Edge: Hashable {
    var color: BarColor
    var y: Thousandths

    init(_ color: BarColor, _ y: Double) {
      self.color = color
      self.y = Thousandths(y)
    }
  }

  private var tops: Set<Edge> = []
  private var bottoms: Set<Edge> = []

  init(_ items: [DisplayItem]) {
    for item in items {
      guard let box = item.shownBox, let color = item.content.color else { continue }
      tops.insert(Edge(color, box.minY))
      bottoms.insert(Edge(color, box.maxY))
    }
  }

  /// A box with the edges where it meets another on whole pixels.
  func closed(_ box: BarRect, _ color: BarColor, scale: Double) -> BarRect {
    let grid = PixelGrid(scale: scale)
    return BarRect(
      minX: box.minX,
      minY: bottoms.contains(Edge(color, box.minY)) ? grid.nearest(box.minY) : box.minY,
      maxX: box.maxX,
      maxY: tops.contains(Edge(color, box.maxY)) ? grid.nearest(box.maxY) : box.maxY)
  }
}

extension DisplayItem {
  /// What of a box can be seen, in points; nil for what is none.
  fileprivate var shownBox: BarRect? {
    guard let box = content.box else { return nil }
    return clip.map { box.intersection($0) ?? .zero } ?? box
  }
}

extension DisplayItem.Content {
  /// What a fill covers, in points; nil for what is none.
  fileprivate var box: BarRect? {
    switch self {
    case .fill(let rect, _): rect
    case .path(let path, _): path.bounds
    default: nil
    }
  }

  fileprivate var color: BarColor? {
    switch self {
    case .fill(_, let color), .path(_, let color): color
    default: nil
    }
  }
}

extension BarRect {
  /// Whether two boxes have more in common than rounding makes of an edge.
  fileprivate func overlaps(_ other: BarRect) -> Bool {
    guard let common = intersection(other) else { return false }
    return Thousandths(min(common.width, common.height)).count > 0
  }
}
