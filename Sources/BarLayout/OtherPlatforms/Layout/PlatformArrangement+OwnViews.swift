extension PlatformArrangement {
  /// Lines of text one below the other, about the middle of a frame.
  mutating func addLines(
    _ lines: [ResolvedText], in frame: BarRect, of host: ElementID.SegmentHost
  ) {
    var top = middle - lines.reduce(0) { $0 + lineHeight($1) } / 2
    for (index, line) in lines.enumerated() {
      add(
        label(
          .viewLine(host, index), line, x: frame.midX - labelWidth(line) / 2,
          baseline: top + metrics[.ascentEm] * line.style.size, room: frame.width))
      top += lineHeight(line)
    }
  }

  /// A wheel that says that something is under way, on the middle of a frame.
  mutating func addWheel(
    _ side: Double, _ spokes: Int, _ color: BarColor, in frame: BarRect,
    of host: ElementID.SegmentHost
  ) {
    let extent = min(side, frame.width, frame.height)
    add(
      ArrangedElement(
        id: .viewWheel(host),
        frame: BarRect(
          x: frame.midX - extent / 2, y: middle - extent / 2, width: extent, height: extent),
        shape: .wheel(spokes: spokes, color)))
  }

  /// A search field that fills a frame.
  mutating func addSearchField(
    _ text: ResolvedText, _ color: BarColor, in frame: BarRect, of host: ElementID.SegmentHost
  ) {
    add(
      ArrangedElement(
        id: .viewField(host, .whole), frame: frame,
        shape: .roundedBox(radius: frame.height / 2, color), isEnabled: true))
    add(
      label(
        .viewField(host, .label), text, x: frame.x + metrics[.itemPadding],
        baseline: middle + metrics[.capHeightEm] * text.style.size / 2,
        room: max(frame.width - 2 * metrics[.itemPadding], 0)))
  }

  private func lineHeight(_ line: ResolvedText) -> Double {
    grid.up(metrics[.lineHeightEm] * line.style.size)
  }
}
