extension Arrangement {
  /// A map over the whole container, with its marks.
  mutating func arrange(_ map: ResolvedContent.Map, container: BarRect) {
    let sheet = MapSheet(
      container: container, sizes: mockup,
      mirrorSum: bar.direction == .rightToLeft ? bar.place.x + width : nil, origin: bar.place.x)
    sheet.elements(of: map) { title, middle, top in
      var label = label(
        .screen(.map), title, x: 0, baseline: top + metrics[.ascentEm] * title.style.size,
        room: width)
      label.frame.x = middle - label.frame.width / 2
      return label
    }.forEach { add($0) }
  }
}
