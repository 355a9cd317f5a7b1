extension Arrangement {
  /// The segments of a control: equal shares of its frame, a raised box under the chosen one.
  ///
  /// Source: `segmentPadding`, `segmentedControlHeight`.
  mutating func addSegments(
    _ segments: [ResolvedText], selected: Int?, in frame: Rect, of host: ElementID.SegmentHost
  ) {
    guard !segments.isEmpty else { return }
    let radius = metrics[.segmentRadius]
    add(
      ArrangedElement(
        id: .segmentTrack(host), frame: frame,
        shape: .roundedBox(radius: radius, bar.palette.segmentTrack)))
    let share = frame.width / Double(segments.count)
    for (index, segment) in segments.enumerated() {
      let box = Rect(
        x: frame.x + share * Double(index), y: frame.y, width: share, height: frame.height)
      let isSelected = index == selected
      let inset = metrics[.segmentInset]
      if isSelected {
        add(
          ArrangedElement(
            id: .segment(host, index, .thumb),
            frame: box.inset(by: EdgeInsets(top: inset, left: inset, bottom: inset, right: inset)),
            shape: .roundedBox(radius: radius - inset / 2, bar.palette.segmentThumb)))
      }
      add(ArrangedElement(id: .segment(host, index, .whole), frame: box, isEnabled: true))
      let size = segment.style.size
      let baseline = box.midY + (metrics[.ascentEm] - metrics[.lineHeightEm] / 2) * size
      var label = label(
        .segment(host, index, .label), segment, x: box.x, baseline: baseline,
        room: max(share - 2 * inset, 0))
      label.frame.x = box.midX - label.frame.width / 2
      add(label)
    }
  }
}
