extension Arrangement {
  /// A map over the whole container, with its marks.
  ///
  /// A map is not turned where lines run from right to left, and does not scroll. Source: documented
  /// — Human Interface Guidelines, Right to left: maps keep their direction.
  mutating func arrange(_ map: ResolvedContent.Map, container: BarRect) {
    let sheet = MapPicture.size
    let scale = max(container.width / sheet.width, container.height / sheet.height)
    let size = BarSize(width: sheet.width * scale, height: sheet.height * scale)
    let frame = BarRect(
      x: leadingX(container.midX) - size.width / 2, y: container.midY - size.height / 2,
      width: size.width, height: size.height)
    for layer in map.layers {
      let path = layer.path.mapped { BarPoint(x: $0.x * scale, y: $0.y * scale) }
      add(
        ArrangedElement(
          id: .screen(.map), frame: frame,
          shape: .picture(
            ResolvedImage(size: size, picture: .path(path), color: layer.color))))
    }
    let sizes = mockup
    if let place = map.userLocation {
      let middle = point(place, in: container)
      for (diameter, color) in [
        (sizes[.mapUserHalo], map.userColor.opacity(sizes[.mapUserHaloShare])),
        (sizes[.mapUserRing], .white), (sizes[.mapUserDot], map.userColor),
      ] {
        addDisc(around: middle, diameter: diameter, color)
      }
    }
    for mark in map.marks { arrange(mark, at: point(mark.place, in: container), sizes) }
  }

  private mutating func arrange(
    _ mark: ResolvedContent.Map.Mark, at tip: BarPoint, _ sizes: MockupMetrics
  ) {
    let radius = sizes[.mapMarkDiameter] / 2
    let middle = BarPoint(x: tip.x, y: tip.y - sizes[.mapTipDrop] - radius)
    let half = sizes[.mapTipHalfWidth]
    let size = BarSize(width: 2 * half, height: sizes[.mapTipDrop] + half)
    let tail = SymbolLine.drawn {
      $0.polygon([(0, 0), (size.width, 0), (half, size.height)], corner: 1)
    }
    add(
      ArrangedElement(
        id: .screen(.map),
        frame: BarRect(
          x: tip.x - half, y: tip.y - size.height, width: size.width, height: size.height),
        shape: .picture(ResolvedImage(size: size, picture: .path(tail), color: mark.color))))
    addDisc(around: middle, diameter: sizes[.mapMarkDiameter], mark.color)
    if let image = mark.image {
      add(
        ArrangedElement(
          id: .screen(.map),
          frame: BarRect(
            x: middle.x - image.size.width / 2, y: middle.y - image.size.height / 2,
            width: image.size.width, height: image.size.height),
          shape: .picture(image)))
    } else {
      addDisc(around: middle, diameter: sizes[.mapDotDiameter], .white)
    }
    guard let title = mark.title else { return }
    let top = tip.y + sizes[.mapTitleGap]
    var label = label(
      .screen(.map), title, x: 0, baseline: top + metrics[.ascentEm] * title.style.size,
      room: width)
    label.frame.x = tip.x - label.frame.width / 2
    add(label)
  }

  private mutating func addDisc(around middle: BarPoint, diameter: Double, _ color: BarColor) {
    add(
      ArrangedElement(
        id: .screen(.map),
        frame: BarRect(
          x: middle.x - diameter / 2, y: middle.y - diameter / 2, width: diameter, height: diameter),
        shape: .roundedBox(radius: diameter / 2, color)))
  }

  /// A place of the map in leading coordinates, from which `Snapping` finds back to it.
  private func point(_ share: BarPoint, in container: BarRect) -> BarPoint {
    BarPoint(
      x: leadingX(container.x + share.x * container.width),
      y: container.y + share.y * container.height)
  }

  /// A distance from the screen's left edge as one from the bar's leading edge.
  private func leadingX(_ x: Double) -> Double {
    bar.direction == .rightToLeft ? bar.place.x + width - x : x - bar.place.x
  }
}
