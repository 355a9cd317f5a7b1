extension Arrangement {
  /// A tab bar in the row of an iPad's bar: a capsule on the middle of the screen, in which areas are
  /// as wide as their words and touch each other.
  ///
  /// Where the areas are wider than their room the capsule fills it, and they are scrolled in it so
  /// far that the chosen one shows. Source: measured — `tabsInRowRows`; documented — Elevate your tab
  /// and sidebar experience in iPadOS (WWDC 2024): tabs without room can be scrolled to; how far is
  /// assumed.
  mutating func arrangeInRow(_ tabBar: ResolvedTabBar) {
    add(ArrangedElement(id: .foot(.tabBar, .whole), frame: tabBar.frame))
    let padding = metrics[.tabBarPadding]
    let widths = tabBar.items.map { areaWidth($0) }
    let extent = min(widths.reduce(0, +) + 2 * padding, tabBar.rowRoom)
    let capsule = BarRect(
      x: (width - extent) / 2, y: rowTop, width: extent, height: bar.rows.row)
    add(
      ArrangedElement(
        id: .foot(.tabBar, .glass), frame: capsule,
        shape: metrics[.hasGlass]
          ? glass(height: capsule.height)
          : .roundedBox(
            radius: capsule.height / 2, tabBar.capsuleColor, curve: .continuous)))
    let first = elements.count
    let window = capsule.inset(leading: padding, trailing: padding)
    var x = window.x
    var scrolled = 0.0
    for (item, width) in zip(tabBar.items, widths) {
      let area = BarRect(x: x, y: capsule.y, width: width, height: capsule.height)
      if item.isSelected {
        addSelection(tabBar.selectionColor, around: area)
        scrolled = min(max(area.maxX - window.maxX, 0), area.minX - window.minX)
      }
      addInRow(item, in: area)
      addBadge(of: item, inRow: area)
      x = area.maxX
    }
    guard x - window.maxX > PixelGrid.noise else { return }
    slide(elementsFrom: first, by: -scrolled, in: window)
  }

  /// How much of the row's middle the app's areas would like, in points; 0 where they do not stand
  /// there, and for a column of a split view.
  var tabsInRowWidth: Double {
    guard bar.column == nil, let tabBar = bar.foot?.value.tabBar, tabBar.isInRow else { return 0 }
    let wish = tabBar.items.map { areaWidth($0) }.reduce(0, +) + 2 * metrics[.tabBarPadding]
    return min(wish, tabBar.rowRoom)
  }

  /// Width of an area: its word as it is while another is chosen, or its picture, with room beside it.
  private func areaWidth(_ item: ResolvedTabBar.Item) -> Double {
    let shown =
      item.title.map { title in
        var style = title.style
        style.weight = .medium
        return naturalWidth(title.text, style)
      } ?? item.image?.size.width ?? 0
    return shown + 2 * metrics[.tabBarWordPadding]
  }

  private mutating func addInRow(_ item: ResolvedTabBar.Item, in area: BarRect) {
    let inset = metrics[.tabBarSelectionInset]
    let box = BarRect(
      x: area.x, y: area.y + inset, width: area.width, height: area.height - 2 * inset)
    add(
      .footItem(.tabBar, item.index, .whole), box, isEnabled: item.isEnabled,
      accessibilityLabel: item.accessibilityLabel)
    if item.isSelected { setSelected(ofElementAt: elements.count - 1) }
    if let image = item.image {
      add(image, of: item, middle: BarPoint(x: box.midX, y: box.midY))
    }
    guard let title = item.title else { return }
    var word = label(
      .footItem(.tabBar, item.index, .label), title, x: 0,
      baseline: rowBaseline(title.style.size), room: box.width)
    word.frame.x = box.midX - word.frame.width / 2
    add(word)
  }
}
