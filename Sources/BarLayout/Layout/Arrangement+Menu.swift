extension Arrangement {
  /// The open menu of a button, over everything else.
  ///
  /// Up to iOS 18 it stands below the button, on glass it has grown out of it and covers it; it keeps
  /// to the side of the bar that the button is on. A menu of an entry lies over that entry, and the
  /// menu it came from goes on behind it, half as strong and
  /// without a shadow. Source: assumed, as the eye sees it.
  mutating func arrangeMenu() {
    guard var menu = bar.openMenu?.value,
      let anchor = leadingFrame(of: .menuAnchor(menu.anchor))
    else { return }
    menu.keepEntries { isHidden($0) }
    guard !menu.entries.isEmpty, !isHidden(menu.anchor) else { return }
    // It has become the menu.
    if metrics[.hasGlass] { hide(.menuAnchor(menu.anchor)) }
    let margin = metrics[.menuMargin]
    let extent = min(metrics[.titleMenuWidth], max(width - 2 * margin, 0))
    var opener: BarRect?
    for (number, outer) in menu.outer.enumerated() {
      var level = menu
      level.entries = outer.entries
      level.material.shadowColor = .clear
      let first = elements.count
      let rows = arrange(level, at: anchor, over: opener, width: extent, margin: margin)
      opener = rows.indices.contains(outer.opened) ? rows[outer.opened] : nil
      pushBack(menuFrom: first, number)
    }
    _ = arrange(menu, at: anchor, over: opener, width: extent, margin: margin)
  }

  /// One menu; returns where its entries stand.
  ///
  /// - Parameter opener: the entry of another menu that opened it, over which its head lies; nil for
  ///   the button itself.
  private mutating func arrange(
    _ menu: ResolvedMenu, at anchor: BarRect, over opener: BarRect?, width extent: Double,
    margin: Double
  ) -> [BarRect] {
    let columns = MenuColumns(menu, width: extent, metrics)
    let rows = menu.entries.map { self.row($0, columns, limit: menu.lineLimit) }
    var frame = frame(
      at: anchor, opensUp: menu.anchor.isAtFoot, width: extent, margin: margin,
      height: rows.reduce(2 * metrics[.titleMenuPadding]) { $0 + $1.height }
        + Double(menu.entries.count { $0.startsSection }) * metrics[.menuSectionGap])
    if let opener { frame.y = top(of: frame, over: opener, menu, margin: margin) }
    add(
      ArrangedElement(
        id: .menuPanel, frame: frame,
        shape: .glass(menu.material, radius: metrics[.titleMenuRadius], menu.color)))
    var y = frame.minY + metrics[.titleMenuPadding]
    var places: [BarRect] = []
    for (index, (entry, row)) in zip(menu.entries, rows).enumerated() where y < frame.maxY {
      if index > 0 { y = addSeparator(above: entry, index, at: y, in: frame, menu) }
      let place = BarRect(x: frame.x, y: y, width: extent, height: row.height)
      let first = elements.count
      arrange(entry, row, index, in: place, columns)
      if place.maxY > frame.maxY { slide(elementsFrom: first, by: 0, in: frame) }
      y += row.height
      places.append(place)
    }
    return places
  }

  /// Where a menu begins whose head lies over the entry that opened it, clear of the screen's ends.
  private func top(
    of frame: BarRect, over opener: BarRect, _ menu: ResolvedMenu, margin: Double
  ) -> Double {
    let padding = metrics[.titleMenuPadding]
    guard menu.anchor.isAtFoot else {
      return min(
        opener.minY - padding, max(bar.verticalScreenEnd - margin - frame.height, frame.minY))
    }
    return max(opener.maxY + padding - frame.height, bar.place.insets.top + margin)
  }

  /// Whether a button has no room in the bar.
  private func isHidden(_ place: ResolvedItem.Place) -> Bool {
    elements.contains { $0.id == .item(place, .whole) && $0.alpha == 0 }
  }

  private func isHidden(_ anchor: ResolvedMenu.Anchor) -> Bool {
    guard case .item(let place) = anchor else { return false }
    return isHidden(place)
  }

  /// Where the menu stands: its edge with the button's, clear of the screen's sides, foot and top.
  private func frame(
    at anchor: BarRect, opensUp: Bool, width extent: Double, margin: Double, height: Double
  ) -> BarRect {
    let x = anchor.midX < width / 2 ? anchor.minX : anchor.maxX - extent
    let start = min(max(x, margin), max(width - margin - extent, margin))
    let (near, far) = opensUp ? (anchor.minY, anchor.maxY) : (anchor.maxY, anchor.minY)
    let edge = metrics[.hasGlass] ? far : near
    let room = opensUp ? edge - bar.place.insets.top : bar.verticalScreenEnd - edge
    let height = min(height, max(room - margin, 0))
    return BarRect(
      x: start, y: opensUp ? edge - height : edge, width: extent, height: height)
  }

  /// What stands between an entry and the one before it; returns where the entry begins.
  ///
  /// A line at the end of that one, or what parts two sections.
  private mutating func addSeparator(
    above entry: ResolvedMenu.Entry, _ index: Int, at y: Double, in frame: BarRect,
    _ menu: ResolvedMenu
  ) -> Double {
    func add(_ line: BarRect, _ color: BarColor) {
      guard !line.isEmpty else { return }
      self.add(
        ArrangedElement(
          id: .menuItem(index - 1, .separator), frame: line, shape: .fill(color)))
    }
    guard entry.startsSection else {
      let line = metrics[.titleMenuSeparator] * grid.pixel
      add(BarRect(x: frame.x, y: y - line, width: frame.width, height: line), menu.separatorColor)
      return y
    }
    let (gap, inset) = (metrics[.menuSectionGap], metrics[.menuSectionInset])
    if inset > 0 {
      add(
        BarRect(
          x: frame.x + inset, y: y + gap / 2, width: frame.width - 2 * inset,
          height: metrics[.hairlinePixels] * grid.pixel), menu.sectionColor)
    } else {
      add(BarRect(x: frame.x, y: y, width: frame.width, height: gap), menu.sectionColor)
    }
    return y + gap
  }

  /// The lines of an entry, and how tall it is.
  private func row(
    _ entry: ResolvedMenu.Entry, _ columns: MenuColumns, limit: Int?
  ) -> MenuRow {
    let texts =
      lines(
        of: entry.title, room: columns.textEnd(of: entry) - columns.textStart, limit: limit)
      + [entry.subtitle].compactMap { $0 }
    let height = texts.reduce(0) { $0 + metrics[.lineHeightEm] * $1.style.size }
    // An entry with a picture alone is as tall as one with a word.
    let size = entry.title.style.size
    return MenuRow(
      texts: texts, textHeight: height,
      height: max(height, metrics[.lineHeightEm] * size) + 2 * metrics[.menuLinePaddingEm] * size)
  }

  private mutating func arrange(
    _ entry: ResolvedMenu.Entry, _ row: MenuRow, _ index: Int, in place: BarRect,
    _ columns: MenuColumns
  ) {
    let words = entry.words
    add(
      ArrangedElement(
        id: .menuItem(index, .whole), frame: place, isEnabled: entry.isEnabled,
        accessibilityLabel: words, hasMenu: entry.chevron != nil))
    addPicture(entry.tick, .menuItem(index, .indicator), columns.signMiddle, in: place)
    addPicture(entry.image, .menuItem(index, .image), columns.imageMiddle, in: place)
    addPicture(entry.chevron, .menuItem(index, .indicator), columns.chevronMiddle, in: place)
    var y = place.midY - row.textHeight / 2
    for (line, text) in row.texts.enumerated() {
      add(
        label(
          line == 0 ? .menuItem(index, .label) : .menuItemLine(index, line), text,
          x: place.x + columns.textStart,
          baseline: y + metrics[.ascentEm] * text.style.size,
          room: columns.textEnd(of: entry) - columns.textStart))
      y += metrics[.lineHeightEm] * text.style.size
    }
  }

  private mutating func addPicture(
    _ image: ResolvedImage?, _ id: ElementID, _ middle: Double, in place: BarRect
  ) {
    guard let image else { return }
    add(
      ArrangedElement(
        id: id,
        frame: BarRect(
          x: place.x + middle - image.size.width / 2, y: place.midY - image.size.height / 2,
          width: image.size.width, height: image.size.height),
        shape: .picture(image)))
  }
}

extension ResolvedMenu {
  /// Leaves the entries out whose buttons stand in the bar.
  fileprivate mutating func keepEntries(_ isHidden: (ResolvedItem.Place) -> Bool) {
    entries = entries.filter { entry in entry.place.map(isHidden) ?? true }
    if let first = entries.indices.first { entries[first].startsSection = false }
  }
}

/// The lines of an entry of a menu.
private struct MenuRow {
  var texts: [ResolvedText]
  var textHeight: Double
  var height: Double
}

/// Where ticks, pictures and words of a menu stand, from its leading edge in points.
private struct MenuColumns {
  let signMiddle: Double
  let imageMiddle: Double
  let chevronMiddle: Double
  let textStart: Double
  private let end: Double
  private let imageIndent: Double
  private let chevronIndent: Double

  init(_ menu: ResolvedMenu, width: Double, _ metrics: borrowing NavigationBarMetrics) {
    let inset = metrics[.titleMenuTextInset]
    let leads = metrics[.hasGlass]
    // On glass pictures lead and chevrons trail, before it the other way round.
    let hasSigns = menu.entries.contains { $0.tick != nil || (!leads && $0.chevron != nil) }
    let indent = metrics[.menuSignIndentEm] * metrics[.contentFontSize]
    let signs = hasSigns ? indent : 0
    let hasImages = leads && menu.entries.contains { $0.image != nil }
    signMiddle = metrics[.menuSignShare] * (inset + indent)
    imageMiddle = leads ? signs + metrics[.menuImageMiddle] : width - metrics[.menuImageMiddle]
    chevronMiddle = leads ? width - inset : signMiddle
    textStart = inset + signs + (hasImages ? metrics[.menuImageIndent] : 0)
    end = width - inset
    imageIndent = leads ? 0 : metrics[.menuImageIndent]
    chevronIndent = leads ? indent : 0
  }

  /// Where the words of an entry end.
  func textEnd(of entry: ResolvedMenu.Entry) -> Double {
    end - (entry.image == nil ? 0 : imageIndent) - (entry.chevron == nil ? 0 : chevronIndent)
  }
}
