extension Arrangement {
  /// The badge of an area at the foot: on the upper trailing part of its picture.
  ///
  /// - Parameters:
  ///   - middle: of the picture, or of what the area shows in its place.
  ///   - box: the area.
  ///   - word: where the word beside the picture begins, before which a badge ends that is wider than
  ///     high; nil for a word below it. Source: assumed, so that the word can be read.
  mutating func addBadge(
    of item: ResolvedTabBar.Item, over middle: BarPoint, in box: BarRect, before word: Double? = nil
  ) {
    guard let badge = item.badge else { return }
    let extent = extent(of: badge)
    let end = extent.width > extent.height ? min(word ?? box.maxX, box.maxX) : box.maxX
    add(
      badge, of: item, from: min(middle.x + metrics[.tabBadgeBeside], end - extent.width),
      middle.y - metrics[.tabBadgeAbove], extent)
  }

  /// The badge of an area in an iPad's row: on its upper trailing corner.
  mutating func addBadge(of item: ResolvedTabBar.Item, inRow area: BarRect) {
    guard let badge = item.badge else { return }
    add(
      badge, of: item, from: area.maxX - metrics[.tabBadgeBeside],
      area.minY - metrics[.tabBadgeAbove], extent(of: badge))
  }

  /// The size of a badge; one that has no words is a dot.
  func extent(of badge: ResolvedBadge) -> BarSize {
    guard !badge.text.text.isEmpty else {
      return BarSize(width: metrics[.tabBadgeDot], height: metrics[.tabBadgeDot])
    }
    let words = naturalWidth(badge.text.text, badge.text.style)
    let height = metrics[.tabBadgeHeight]
    return BarSize(width: max(words + 2 * metrics[.tabBadgePadding], height), height: height)
  }

  /// Source: `tabBadgeRows`.
  private mutating func add(
    _ badge: ResolvedBadge, of item: ResolvedTabBar.Item, from x: Double, _ y: Double,
    _ extent: BarSize
  ) {
    let frame = BarRect(x: x, y: y, width: extent.width, height: extent.height)
    add(
      ArrangedElement(
        id: .footItem(.tabBar, item.index, .badge), frame: frame,
        shape: .roundedBox(radius: extent.height / 2, badge.color)))
    guard !badge.text.text.isEmpty else { return }
    let style = badge.text.style
    let words = naturalWidth(badge.text.text, style)
    add(
      label(
        .footItem(.tabBar, item.index, .badgeLabel), badge.text, x: frame.midX - words / 2,
        baseline: baseline(about: frame.midY, style.size),
        room: words))
  }
}
