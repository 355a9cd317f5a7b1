extension Arrangement {
  /// The segments of a control: equal shares of its frame, a raised box under the chosen one.
  ///
  /// Source: `segmentPadding`, `segmentedControlHeight`.
  mutating func addSegments(
    _ segments: [ResolvedText], selected: Int?, in frame: BarRect, of host: ElementID.SegmentHost
  ) {
    guard !segments.isEmpty else { return }
    let radius = metrics[.segmentRadius]
    add(
      ArrangedElement(
        id: .segmentTrack(host), frame: frame,
        shape: .roundedBox(radius: radius, bar.palette.segmentTrack)))
    let share = frame.width / Double(segments.count)
    for (index, segment) in segments.enumerated() {
      let box = BarRect(
        x: frame.x + share * Double(index), y: frame.y, width: share, height: frame.height)
      let isSelected = index == selected
      let inset = metrics[.segmentInset]
      if isSelected {
        add(
          ArrangedElement(
            id: .segment(host, index, .thumb),
            frame: box.inset(
              by: BarEdgeInsets(top: inset, left: inset, bottom: inset, right: inset)),
            shape: .roundedBox(radius: radius - inset / 2, bar.palette.segmentThumb)))
      }
      add(ArrangedElement(id: .segment(host, index, .whole), frame: box, isEnabled: true))
      if index + 1 < segments.count, !isSelected, index + 1 != selected {
        addDivider(.segment(host, index, .divider), after: box)
      }
      let size = segment.style.size
      let baseline = baseline(about: box.midY, size)
      var label = label(
        .segment(host, index, .label), segment, x: box.x, baseline: baseline,
        room: max(share - 2 * inset, 0))
      label.frame.x = box.midX - label.frame.width / 2
      add(label)
    }
  }

  /// The line between two segments of which neither is chosen; none where segments are no wider.
  private mutating func addDivider(_ id: ElementID, after box: BarRect) {
    let width = metrics[.segmentDividerWidth]
    guard width > 0, box.width > width else { return }
    let inset = metrics[.segmentDividerInset]
    add(
      ArrangedElement(
        id: id,
        frame: BarRect(
          x: box.maxX - width / 2, y: box.y + inset, width: width,
          height: max(box.height - 2 * inset, 0)),
        shape: .fill(bar.palette.segmentDivider)))
  }
}
