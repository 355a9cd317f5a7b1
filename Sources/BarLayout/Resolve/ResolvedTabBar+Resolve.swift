extension ResolvingContext {
  /// Whether the app's areas stand in the row of this bar.
  ///
  /// Source: `tabBarStandsInRow`; a sheet lies over the app's areas.
  var hasTabsInRow: Bool {
    metrics[.tabBarStandsInRow] && hasTabBar && bar.frame == nil && !isInSheet
  }

  /// The app's areas at the foot of the screen or in the row; nil for none.
  func tabBar(on floor: FootFloor, _ bar: borrowing ResolvedBar) -> ResolvedTabBar? {
    guard let tabs = scene.tabBar else { return nil }
    let hasGlass = metrics[.hasGlass]
    let isInRow = hasTabsInRow
    let height = metrics[.tabBarHeight]
    let below: Metric = floor.inset > 0 ? .tabBarBottom : .tabBarBottomWithoutInset
    let top =
      isInRow
      ? bar.place.y + bar.rows.prompt + bar.rows.rowTop + (bar.rows.row - height) / 2
      : floor.bottom - height - (hasGlass ? metrics[below] : floor.inset)
    // A sheet's tab bar is as wide as the sheet.
    let extent = tabs.isInSheet ? bar.place.width : scene.device.size.width
    var row =
      tabs.isInSheet ? copy bar : self.row(spanningScreenFrom: top, height: height, bar)
    if tabs.isInSheet {
      row.standsAlone(top: top, height: height)
    }
    let items = tabs.items.enumerated().map { index, item in
      isInRow
        ? tabInRow(item, index, isSelected: index == tabs.selected)
        : tab(item, index, isSelected: index == tabs.selected)
    }
    let search = items.last { tabs.items[$0.index].role == .search }
    let apart = hasGlass && !isInRow ? search : nil
    var order = items.filter { $0.index != apart?.index }
    if isInRow, let search {
      order.removeAll { $0.index == search.index }
      order.append(search)
    }
    return ResolvedTabBar(
      frame: BarRect(
        x: 0, y: top, width: extent, height: isInRow ? height : floor.bottom - top),
      bar: Shared(row), isInRow: isInRow, rowRoom: rowRoom(bar), items: order, search: apart,
      selectionColor: hasGlass
        ? PartColor.tabSelection.color(style)
        : PartColor.segmentThumb.color(style),
      capsuleColor: hasGlass ? .clear : color(.tertiarySystemFill),
      background: hasGlass || isInRow
        ? nil
        : footBackground(
          from: top, to: floor.bottom, width: extent, alpha: endsAbove(top, bar) ? 0 : 1))
  }

  /// How much of the row the areas may fill: all between the margins, or, where there are buttons,
  /// what one on each side leaves.
  ///
  /// Source: assumed — UIKit keeps its buttons, or More, beside areas that can be scrolled.
  private func rowRoom(_ bar: borrowing ResolvedBar) -> Double {
    let margin = max(bar.place.itemMargins.leading, bar.place.itemMargins.trailing)
    let spacing = metrics[metrics[.hasGlass] ? .glassGap : .itemSpacing]
    // A side without buttons is a group without any.
    let hasButtons =
      bar.backButton != nil
      || (bar.groupsBeforeBack + bar.leadingGroups + bar.trailingGroups).contains {
        !$0.items.isEmpty
      }
    return max(bar.place.width - 2 * (margin + (hasButtons ? bar.rows.row + spacing : 0)), 0)
  }

  /// One area in the row: its word alone, and the picture of one without a word or for searching.
  ///
  /// Source: measured — areas of iPadOS 26 have no pictures (`tabsInRowRows`); documented — UISearchTab
  /// shows the magnifying glass.
  private func tabInRow(_ item: TabBarItem, _ index: Int, isSelected: Bool) -> ResolvedTabBar.Item {
    var tab = tab(item, index, isSelected: isSelected)
    if item.role == .search {
      tab.accessibilityLabel = tab.accessibilityLabel ?? tab.title?.text
      tab.title = nil
    } else if tab.title != nil {
      tab.image = nil
    }
    if isSelected { tab.title?.style.weight = .semibold }
    return tab
  }

  /// One area with its colours.
  private func tab(_ item: TabBarItem, _ index: Int, isSelected: Bool) -> ResolvedTabBar.Item {
    let color = tabColor(item, isSelected: isSelected)
    let text = textStyle(
      metrics[.tabBarFontSize], isSelected && metrics[.hasGlass] ? .semibold : .medium)
    let symbol = TextStyle(size: metrics[.tabBarSymbolFontSize], weight: .medium)
    let isSearch = item.role == .search
    let source = item.image ?? (isSearch ? .symbol(SymbolName.magnifyingglass.rawValue) : nil)
    let title = item.title ?? (isSearch ? SystemWord.search.text(in: scene.locale) : nil)
    let spoken = [item.accessibilityLabel ?? title, item.badge].compactMap(\.self)
    let saysBadge = item.badge.map { !$0.isEmpty } ?? false
    return ResolvedTabBar.Item(
      index: index, title: title.map { ResolvedText(text: $0, style: text, color: color) },
      image: source.map { image($0, style: symbol, color: color) }, isSelected: isSelected,
      isEnabled: item.isEnabled,
      accessibilityLabel: saysBadge ? spoken.joined(separator: ", ") : item.accessibilityLabel,
      badge: item.badge.map { ResolvedBadge($0, self, size: metrics[.tabBadgeFontSize]) })
  }

  private func tabColor(_ item: TabBarItem, isSelected: Bool) -> BarColor {
    let isNewest = metrics[.disabledWordsAreFainter]
    guard item.isEnabled else { return color(.tertiaryLabel) }
    if isSelected, let own = scene.tabBar?.tintColor { return color(own) }
    guard metrics[.hasGlass] else {
      return isSelected ? tint : color(hasTabsInRow ? .label : .systemGray)
    }
    if isSelected, let own = bar.tintColor { return color(own) }
    if isSelected { return (isNewest ? PartColor.tabTint27 : .tabTint).color(style) }
    return (isNewest ? PartColor.tabItem27 : .tabItem).color(style)
  }
}
