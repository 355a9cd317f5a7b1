extension Arrangement {
  /// A tab bar: over the whole width before iOS 26, a capsule of glass that floats since.
  ///
  /// Source: measured — `tabBarRows`.
  mutating func arrange(_ tabBar: ResolvedTabBar) {
    guard !tabBar.isInRow else { return arrangeInRow(tabBar) }
    guard metrics[.hasGlass] else { return arrangePlain(tabBar) }
    add(ArrangedElement(id: .foot(.tabBar, .whole), frame: tabBar.frame))
    let count = Double(tabBar.items.count)
    let height = metrics[.tabBarHeight]
    let margin = metrics[.tabBarMargin]
    let insets = bar.place.insets
    let start = max(insets.leading, margin)
    let apart = tabBar.search == nil ? 0 : height + metrics[.tabBarSearchGap]
    let room = width - start - max(insets.trailing, margin) - apart
    let padding = metrics[.tabBarPadding]
    let extent = min(count * metrics[.tabBarItemWidth] + 2 * padding, room)
    let share = max(extent - 2 * padding, 0) / max(count, 1)
    let glassFrame = BarRect(
      x: tabBar.search == nil ? start + (room - extent) / 2 : start, y: rowTop, width: extent,
      height: height)
    if !tabBar.items.isEmpty {
      add(
        ArrangedElement(
          id: .foot(.tabBar, .glass), frame: glassFrame, shape: glass(height: height)))
    }
    for (number, item) in tabBar.items.enumerated() {
      let box = BarRect(
        x: glassFrame.x + padding + share * Double(number), y: rowTop, width: share, height: height)
      if item.isSelected { addSelection(tabBar.selectionColor, around: box) }
      add(item, in: box)
    }
    guard let search = tabBar.search else { return }
    let circle = BarRect(
      x: width - max(insets.trailing, margin) - height, y: rowTop, width: height, height: height)
    add(
      ArrangedElement(
        id: .footItem(.tabBar, search.index, .glass), frame: circle, shape: glass(height: height)))
    var picture = search
    picture.title = nil
    picture.accessibilityLabel = search.accessibilityLabel ?? search.title?.text
    add(picture, in: circle)
  }

  /// Adds what lies under the chosen area.
  ///
  /// - Parameter box: the area, as high as the bar.
  mutating func addSelection(_ color: BarColor, around box: BarRect) {
    let outset = metrics[.tabBarSelectionOutset]
    let inset = metrics[.tabBarSelectionInset]
    let frame = BarRect(
      x: box.x - outset, y: box.y + inset, width: box.width + 2 * outset,
      height: box.height - 2 * inset)
    add(
      ArrangedElement(
        id: .foot(.tabBar, .selection), frame: frame,
        shape: .roundedBox(radius: frame.height / 2, color, curve: .continuous)))
  }

  /// The bar before iOS 26: areas in equal shares of the width, or equally far apart on an iPad.
  private mutating func arrangePlain(_ tabBar: ResolvedTabBar) {
    if let background = tabBar.background { addFoot(background, of: .tabBar) }
    add(ArrangedElement(id: .foot(.tabBar, .whole), frame: tabBar.frame))
    let insets = bar.place.insets
    let room = width - insets.leading - insets.trailing
    guard !metrics[.tabItemsAreSpread] || !spread(tabBar.items, over: room, from: insets.leading)
    else { return }
    let count = Double(max(tabBar.items.count, 1))
    let share = room / count
    for (number, item) in tabBar.items.enumerated() {
      add(
        item,
        in: BarRect(
          x: insets.leading + share * Double(number), y: rowTop, width: share, height: bar.rows.row)
      )
    }
  }

  /// Areas as wide as what they show, with the same distance between them and at both ends.
  ///
  /// - Returns: false where they do not fit so, and none is added.
  private mutating func spread(
    _ items: [ResolvedTabBar.Item], over room: Double, from start: Double
  ) -> Bool {
    let widths = items.map { inlineWidth(of: $0) }
    let gap = (room - widths.reduce(0, +)) / Double(items.count + 1)
    guard gap > 0 else { return false }
    var x = start + gap / 2
    for (item, extent) in zip(items, widths) {
      add(item, in: BarRect(x: x, y: rowTop, width: extent + gap, height: bar.rows.row))
      x += extent + gap
    }
    return true
  }

  /// Width of an area's picture and the word beside it.
  private func inlineWidth(of item: ResolvedTabBar.Item) -> Double {
    let gap = inlineGap(of: item)
    let word = item.title.map { title in
      label(.footItem(.tabBar, item.index, .label), title, x: 0, baseline: 0, room: .infinity)
        .frame.width
    }
    return (item.image?.size.width ?? 0) + gap + (word ?? 0)
  }

  /// Distance of an area's word from the picture before it.
  ///
  /// A badge that is wider than high stands between both, from the picture's middle on. Source:
  /// assumed, so that picture and word can be seen.
  private func inlineGap(of item: ResolvedTabBar.Item) -> Double {
    guard let image = item.image, item.title != nil else { return 0 }
    let badge = item.badge.map(extent) ?? BarSize(width: 0, height: 0)
    let beside = badge.width > badge.height ? badge.width - image.size.width / 2 : 0
    return max(metrics[.tabBarInlineGap], beside)
  }

  /// One area: its picture over its word or beside it.
  ///
  /// - Parameter top: where a tab bar would begin whose middle is the box's; nil for the box's top.
  mutating func add(_ item: ResolvedTabBar.Item, in box: BarRect, top: Double? = nil) {
    add(
      .footItem(.tabBar, item.index, .whole), box, isEnabled: item.isEnabled,
      accessibilityLabel: item.accessibilityLabel)
    if item.isSelected { setSelected(ofElementAt: elements.count - 1) }
    guard !metrics[.tabItemsAreInline] else { return addInline(item, in: box) }
    let middle = item.title == nil ? box.midY : (top ?? box.y) + metrics[.tabBarImageCentre]
    if let image = item.image { add(image, of: item, middle: BarPoint(x: box.midX, y: middle)) }
    defer { addBadge(of: item, over: BarPoint(x: box.midX, y: middle), in: box) }
    guard let title = item.title else { return }
    var word = label(
      .footItem(.tabBar, item.index, .label), title, x: 0,
      baseline: (top ?? box.y) + metrics[.tabBarTitleBaseline], room: box.width)
    word.frame.x = box.midX - word.frame.width / 2
    add(word)
  }

  private mutating func addInline(_ item: ResolvedTabBar.Item, in box: BarRect) {
    let gap = inlineGap(of: item)
    let picture = item.image?.size.width ?? 0
    let word = item.title.map { title in
      label(
        .footItem(.tabBar, item.index, .label), title, x: 0,
        baseline: box.midY + metrics[.capHeightEm] * title.style.size / 2,
        room: max(box.width - picture - gap, 0))
    }
    let start = box.midX - (picture + gap + (word?.frame.width ?? 0)) / 2
    if let image = item.image {
      add(image, of: item, middle: BarPoint(x: start + picture / 2, y: box.midY))
    }
    defer {
      addBadge(
        of: item, over: BarPoint(x: start + picture / 2, y: box.midY), in: box,
        before: word == nil ? nil : start + picture + gap)
    }
    guard var word else { return }
    word.frame.x = start + picture + gap
    add(word)
  }

  mutating func add(
    _ image: ResolvedImage, of item: ResolvedTabBar.Item, middle: BarPoint
  ) {
    add(
      ArrangedElement(
        id: .footItem(.tabBar, item.index, .image),
        frame: BarRect(
          x: middle.x - image.size.width / 2, y: middle.y - image.size.height / 2,
          width: image.size.width, height: image.size.height), shape: .picture(image)))
  }
}
