/// Where a map and its marks stand on a screen, in leading coordinates.
///
/// A map is not turned where lines run from right to left, and does not scroll. Source: documented
/// — Human Interface Guidelines, Right to left: maps keep their direction.
struct MapSheet {
  /// What the map fills, in points from the screen's top left.
  var container: BarRect
  /// The sizes of its parts.
  var sizes: MockupMetrics
  /// What an x from the left and the same from the right add up to; nil where lines run from left to
  /// right.
  var mirrorSum: Double?
  /// Where leading coordinates begin, in points from the screen's left edge.
  var origin: Double

  /// The map's shapes, the user's place and the marks, back to front.
  ///
  /// - Parameter label: makes the words of a mark, from their middle and their upper edge.
  func elements(
    of map: ResolvedContent.Map, label: (ResolvedText, Double, Double) -> ArrangedElement
  ) -> [ArrangedElement] {
    let sheet = MapPicture.size
    let scale = max(container.width / sheet.width, container.height / sheet.height)
    let size = BarSize(width: sheet.width * scale, height: sheet.height * scale)
    let frame = BarRect(
      x: leadingX(container.midX) - size.width / 2, y: container.midY - size.height / 2,
      width: size.width, height: size.height)
    let layers = map.layers.map { layer in
      let path = layer.path.mapped { BarPoint(x: $0.x * scale, y: $0.y * scale) }
      return picture(ResolvedImage(size: size, picture: .path(path), color: layer.color), in: frame)
    }
    return layers + userPlace(of: map) + map.marks.flatMap { elements(of: $0, label: label) }
  }

  /// The dot where the user is; nothing where the map does not show it.
  private func userPlace(of map: ResolvedContent.Map) -> [ArrangedElement] {
    guard let place = map.userLocation.map(point) else { return [] }
    return [
      disc(
        around: place, diameter: sizes[.mapUserHalo],
        map.userColor.opacity(sizes[.mapUserHaloShare])),
      disc(around: place, diameter: sizes[.mapUserRing], .white),
      disc(around: place, diameter: sizes[.mapUserDot], map.userColor),
    ]
  }

  private func elements(
    of mark: ResolvedContent.Map.Mark, label: (ResolvedText, Double, Double) -> ArrangedElement
  ) -> [ArrangedElement] {
    let tip = point(mark.place)
    let radius = sizes[.mapMarkDiameter] / 2
    let middle = BarPoint(x: tip.x, y: tip.y - sizes[.mapTipDrop] - radius)
    let half = sizes[.mapTipHalfWidth]
    let size = BarSize(width: 2 * half, height: sizes[.mapTipDrop] + half)
    let tail = SymbolLine.drawn {
      $0.polygon([(0, 0), (size.width, 0), (half, size.height)], corner: 1)
    }
    let sign =
      mark.image.map { image in
        picture(
          image,
          in: BarRect(
            x: middle.x - image.size.width / 2, y: middle.y - image.size.height / 2,
            width: image.size.width, height: image.size.height))
      } ?? disc(around: middle, diameter: sizes[.mapDotDiameter], .white)
    let balloon = [
      picture(
        ResolvedImage(size: size, picture: .path(tail), color: mark.color),
        in: BarRect(
          x: tip.x - half, y: tip.y - size.height, width: size.width, height: size.height)),
      disc(around: middle, diameter: sizes[.mapMarkDiameter], mark.color), sign,
    ]
    guard let title = mark.title else { return balloon }
    return balloon + [label(title, tip.x, tip.y + sizes[.mapTitleGap])]
  }

  private func picture(_ image: ResolvedImage, in frame: BarRect) -> ArrangedElement {
    ArrangedElement(id: .screen(.map), frame: frame, shape: .picture(image))
  }

  private func disc(
    around middle: BarPoint, diameter: Double, _ color: BarColor
  ) -> ArrangedElement {
    ArrangedElement(
      id: .screen(.map),
      frame: BarRect(
        x: middle.x - diameter / 2, y: middle.y - diameter / 2, width: diameter, height: diameter),
      shape: .roundedBox(radius: diameter / 2, color))
  }

  /// A place of the map in leading coordinates, from which `Snapping` finds back to it.
  private func point(_ share: BarPoint) -> BarPoint {
    BarPoint(
      x: leadingX(container.x + share.x * container.width),
      y: container.y + share.y * container.height)
  }

  /// A distance from the screen's left edge as one from the leading edge.
  private func leadingX(_ x: Double) -> Double { mirrorSum.map { $0 - x } ?? x - origin }
}
