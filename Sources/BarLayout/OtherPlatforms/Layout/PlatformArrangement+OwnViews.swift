extension PlatformArrangement {
  /// Adds a view of the app's own that has parts, about the middle of a frame.
  mutating func addOwnView(_ item: ResolvedItem, in frame: BarRect) {
    let host = ElementID.SegmentHost.item(item.place)
    switch item.content {
    case .view(.lines(let lines)):
      var top = middle - lines.reduce(0) { $0 + lineHeight($1) } / 2
      for (index, line) in lines.enumerated() {
        add(
          label(
            .viewLine(host, index), line, x: frame.midX - labelWidth(line) / 2,
            baseline: top + metrics[.ascentEm] * line.style.size, room: frame.width))
        top += lineHeight(line)
      }
    case .view(.wheel(let side, let spokes, let color)):
      let extent = min(side, frame.width, frame.height)
      add(
        ArrangedElement(
          id: .viewWheel(host),
          frame: BarRect(
            x: frame.midX - extent / 2, y: middle - extent / 2, width: extent, height: extent),
          shape: .wheel(spokes: spokes, color)))
    case .view(.search(let search)):
      add(
        ArrangedElement(
          id: .viewField(host, .whole), frame: frame,
          shape: .roundedBox(radius: frame.height / 2, search.fieldColor), isEnabled: true))
      add(
        label(
          .viewField(host, .label), search.text, x: frame.x + metrics[.itemPadding],
          baseline: middle + metrics[.capHeightEm] * search.text.style.size / 2,
          room: max(frame.width - 2 * metrics[.itemPadding], 0)))
    default: break
    }
  }

  private func lineHeight(_ line: ResolvedText) -> Double {
    grid.up(metrics[.lineHeightEm] * line.style.size)
  }
}
