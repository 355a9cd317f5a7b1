extension LaidOutScene {
  /// Shows the control that a finger rests on large, in the middle of the screen: its picture over
  /// its words, both on the middle.
  ///
  /// Source: `largeContentRows`.
  mutating func showLargeContent(
    _ viewer: ResolvedLargeContent, of scene: borrowing BarScene, metrics: NavigationBarMetrics,
    grid: PixelGrid, measuring measurer: some TextMeasuring
  ) {
    let items = largeContentItems(of: scene)
    guard let item = items.first(where: { $0.id.description == viewer.control }),
      let index = bars.indices.last(where: { bars[$0].element(item.id) != nil })
    else { return }
    let side = metrics[.largeContentSide]
    let frame = BarRect(
      x: (screen.width - side) / 2, y: (screen.height - side) / 2, width: side, height: side)
    let room = frame.inset(by: BarEdgeInsets(all: metrics[.largeContentInset]))
    let snapping = Snapping(
      grid: grid, direction: scene.traits.layoutDirection, barX: 0, width: screen.width)
    let radius = metrics[.largeContentRadius]
    var arranged = [
      ArrangedElement(
        id: .largeContentViewer(.whole), frame: frame,
        shape: .glass(viewer.material, radius: radius, viewer.fill))
    ]
    let picture = item.id.part(.image).flatMap(bars[index].element)
    let image = picture.flatMap {
      $0.enlarged(
        toHeight: (room.height * metrics[.largeContentImageShare]).rounded(.down),
        width: room.width, color: viewer.color)
    }
    let style = viewer.style.shrunk(
      for: item.title, toFit: room.width, least: metrics[.largeContentLeastShare],
      measuring: measurer)
    let line = Truncation(
      fitting: item.title, style: style, width: room.width, measuring: measurer)
    let height = grid.up(metrics[.lineHeightEm] * style.size)
    let rise = image == nil ? 0 : room.height * metrics[.largeContentImageShare]
    let top = room.midY - (rise + height) / 2
    let baseline = top + rise + metrics[.ascentEm] * style.size
    let width = grid.up(line.measure.width)
    arranged.append(
      ArrangedElement(
        id: .largeContentViewer(.label),
        frame: BarRect(
          x: frame.midX - width / 2, y: top + rise, width: width, height: height),
        shape: .text(
          ArrangedText(
            text: line.text, isTruncated: line.isTruncated, style: style, color: viewer.color,
            measure: line.measure, baseline: baseline)),
        accessibilityLabel: line.isTruncated ? item.title : nil))
    bars[index].elements += snapping.elements(arranged)
    guard var image else { return }
    image.move(toMiddle: BarPoint(x: frame.midX, y: top + rise / 2), on: grid)
    bars[index].elements.append(image)
  }

  /// Leaves the viewer to the last bar that shows one, and to what is drawn last: it lies over all
  /// columns.
  mutating func gatherLargeContent() {
    let showing = bars.indices.filter { bars[$0].element(.largeContentViewer(.whole)) != nil }
    guard let last = showing.last else { return }
    let viewer = bars[last].elements.filter { $0.id.part(.whole) == .largeContentViewer(.whole) }
    for index in showing {
      bars[index].elements.removeAll { $0.id.part(.whole) == .largeContentViewer(.whole) }
    }
    let front = bars.indices.last { bars[$0].isOverlay } ?? bars.indices.last ?? last
    bars[front].elements += viewer
  }
}

extension TextStyle {
  /// The style at which a text fits a width, as far as it may shrink.
  ///
  /// UIKit: `UILabel.adjustsFontSizeToFitWidth`. Smaller letters are set wider apart, so one step is
  /// not enough.
  fileprivate func shrunk(
    for text: String, toFit width: Double, least: Double, measuring measurer: some TextMeasuring
  ) -> TextStyle {
    var style = self
    while style.size > least * size {
      let natural = measurer.measure(text, style: style, limit: .infinity).width
      if natural <= width { break }
      style.size = max(style.size * min(width / natural, 1), least * size)
      if measurer.measure(text, style: style, limit: .infinity).width >= natural { break }
    }
    return style
  }
}

extension LaidOutElement {
  /// The same picture as the viewer shows it, as high as there is room; nil for what is no picture.
  fileprivate func enlarged(toHeight height: Double, width: Double, color: BarColor)
    -> LaidOutElement?
  {
    guard let ink, ink.width > 0, ink.height > 0 else { return nil }
    let growth = min(height / ink.height, width / ink.width)
    var result = LaidOutElement(
      id: .largeContentViewer(.image),
      frame: BarRect(x: 0, y: 0, width: ink.width * growth, height: ink.height * growth))
    result.color = color
    switch content {
    case .symbol(var symbol, let isMirrored):
      symbol.pointSize *= growth
      result.content = .symbol(symbol, isMirrored: isMirrored)
    case .bitmap(let image, let isTemplate):
      result.content = .bitmap(image, isTemplate: isTemplate)
      if !isTemplate { result.color = self.color }
    case .path(let path):
      result.content = .path(
        path.mapped { BarPoint(x: ($0.x - ink.x) * growth, y: ($0.y - ink.y) * growth) })
    case .icon(let icon): result.content = .icon(icon)
    case .fill:
      result.content = .fill
      result.color = self.color
    default: return nil
    }
    result.ink = result.frame
    return result
  }

  /// Puts a picture that stands at the origin on a place, by its middle.
  fileprivate mutating func move(toMiddle middle: BarPoint, on grid: PixelGrid) {
    let placed = frame.offset(dx: middle.x - frame.width / 2, dy: middle.y - frame.height / 2)
    if case .path(let path) = content { content = .path(path.offset(dx: placed.x, dy: placed.y)) }
    ink = placed
    frame = grid.nearest(placed)
  }
}
