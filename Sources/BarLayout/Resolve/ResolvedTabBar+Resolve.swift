extension ResolvingContext {
  /// The app's areas at the foot of the screen; nil for none.
  func tabBar(on floor: FootFloor, _ bar: borrowing ResolvedBar) -> ResolvedTabBar? {
    guard let tabs = scene.tabBar else { return nil }
    let hasGlass = metrics[.hasGlass]
    let height = metrics[.tabBarHeight]
    let below: Metric = floor.inset > 0 ? .tabBarBottom : .tabBarBottomWithoutInset
    let top = floor.bottom - height - (hasGlass ? metrics[below] : floor.inset)
    let screen = scene.device.size
    let row = row(spanningScreenFrom: top, height: height, bar)
    let items = tabs.items.enumerated().map { index, item in
      tab(item, index, isSelected: index == tabs.selected)
    }
    let search = hasGlass ? items.last { tabs.items[$0.index].role == .search } : nil
    return ResolvedTabBar(
      frame: BarRect(x: 0, y: top, width: screen.width, height: floor.bottom - top),
      bar: Shared(row), items: items.filter { $0.index != search?.index }, search: search,
      selectionColor: hasGlass ? PartColor.tabSelection.color(style) : .clear,
      background: hasGlass
        ? nil
        : footBackground(
          from: top, to: floor.bottom, width: screen.width, alpha: endsAbove(top, bar) ? 0 : 1))
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
    return ResolvedTabBar.Item(
      index: index, title: title.map { ResolvedText(text: $0, style: text, color: color) },
      image: source.map { image($0, style: symbol, color: color) }, isSelected: isSelected,
      isEnabled: item.isEnabled, accessibilityLabel: item.accessibilityLabel)
  }

  private func tabColor(_ item: TabBarItem, isSelected: Bool) -> BarColor {
    let isNewest = metrics[.disabledWordsAreFainter]
    guard item.isEnabled else { return color(.tertiaryLabel) }
    guard metrics[.hasGlass] else { return isSelected ? tint : color(.systemGray) }
    if isSelected, let own = bar.tintColor { return color(own) }
    if isSelected { return (isNewest ? PartColor.tabTint27 : .tabTint).color(style) }
    return (isNewest ? PartColor.tabItem27 : .tabItem).color(style)
  }
}
