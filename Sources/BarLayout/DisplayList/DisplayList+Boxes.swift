extension LaidOutScene {
  /// What `--boxes` lays over a picture: the safe area shaded, the bar's margins as lines, a frame
  /// around every element, and the display's corners cut off.
  ///
  /// The way the Human Interface Guidelines draw a screen's layout guides.
  var boxes: [DisplayItem] {
    let pixel = PixelGrid(scale: scale).pixel
    let shade = SystemColorTable.pair(.systemBlue).color(.light)
    var items = [item(.fill(safeArea, shade.opacity(0.5 * 0.5)), "safeArea")]
    items += outline(of: safeArea, width: pixel, shade, "safeArea")
    items += marginLines(width: pixel)
    for bar in bars {
      let orange = SystemColorTable.pair(.systemOrange).color(.light)
      items += outline(of: bar.frame, width: pixel, orange, ElementID.bar.description)
      for element in bar.elements where element.alpha > 0 && !element.frame.isEmpty {
        let color = SystemColorTable.pair(element.boxColor).color(.light)
        items += outline(of: element.frame, width: pixel, color, element.id.description)
      }
    }
    return items + corners
  }

  private func item(_ content: DisplayItem.Content, _ element: String) -> DisplayItem {
    DisplayItem(content, element: "boxes.\(element)")
  }

  /// Four lines inside a rectangle's edges, or around what is thinner than two of them.
  private func outline(
    of rect: BarRect, width: Double, _ color: BarColor, _ element: String
  ) -> [DisplayItem] {
    let inner = BarRect(
      x: rect.x, y: rect.y + width, width: rect.width, height: max(rect.height - 2 * width, 0))
    let sides = [
      BarRect(x: rect.x, y: rect.y, width: rect.width, height: width),
      BarRect(x: rect.x, y: rect.maxY - width, width: rect.width, height: width),
      BarRect(x: rect.x, y: inner.y, width: width, height: inner.height),
      BarRect(x: rect.maxX - width, y: inner.y, width: width, height: inner.height),
    ]
    return sides.map { item(.fill($0, color), element) }
  }

  /// The lines that the bar's contents begin and end at, down to the bottom of the bar.
  private func marginLines(width: Double) -> [DisplayItem] {
    let color = SystemColorTable.pair(.systemPink).color(.light)
    return bars.flatMap { bar in
      [bar.frame.minX + margins.left, bar.frame.maxX - margins.right - width].map { x in
        item(.fill(BarRect(x: x, y: 0, width: width, height: bar.frame.maxY), color), "margins")
      }
    }
  }

  /// What the display's round corners cut off: the screen less the display.
  private var corners: [DisplayItem] {
    guard cornerRadius > 0 else { return [] }
    let frame = BarRect(x: 0, y: 0, width: screen.width, height: screen.height)
    let path = BarPath(
      between: frame, radius: 0, and: frame, radius: cornerRadius, curve: .continuous)
    let color = SystemColorTable.pair(.systemRed).color(.light).opacity(0.5)
    return [item(.path(path, color), "corners")]
  }
}

extension LaidOutElement {
  /// Text green, touchable frames yellow, the rest grey.
  fileprivate var boxColor: SystemColor {
    if text != nil { return .systemGreen }
    return isEnabled == nil ? .systemGray : .systemYellow
  }
}
