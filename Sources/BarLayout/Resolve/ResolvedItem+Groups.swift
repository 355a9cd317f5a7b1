/// A group of buttons and what stands for it where there is no room.
package struct ResolvedItemGroup: Hashable, Sendable {
  /// The buttons.
  package var items: [ResolvedItem]
  /// What stands for them; nil for nothing.
  @Seldom package var representative: ResolvedItem?
}

extension ResolvedItemGroup {
  /// Buttons that nothing stands for.
  init(items: [ResolvedItem]) {
    self.items = items
    _representative = .none
  }
}

extension ResolvedItemGroup {
  /// Makes its buttons stay in a crowded bar.
  ///
  /// Source: documented — UINavigationItem.pinnedTrailingGroup.
  fileprivate mutating func pin() {
    for index in items.indices { items[index].priority = nil }
  }
}

extension ResolvingContext {
  /// Groups came with iOS 16; before, an app's groups are not asked for.
  ///
  /// Source: documented — UINavigationItem.leadingItemGroups.
  private var hasGroups: Bool { metrics[.hasItemGroups] }

  /// The leading side, the outermost first: a split view's own button, then the app's.
  var leadingGroups: [ResolvedItemGroup] {
    sidebarToggleTrails || sidebarTogglePrecedesBack
      ? ownLeadingGroups : sidebarToggle + ownLeadingGroups
  }

  /// What stands before the back button: a split view's own button, from iOS 26.
  var groupsBeforeBack: [ResolvedItemGroup] { sidebarTogglePrecedesBack ? sidebarToggle : [] }

  /// Source: measured — `sidebarTogglePrecedesBack`.
  private var sidebarTogglePrecedesBack: Bool {
    metrics[.sidebarTogglePrecedesBack] && hasBackButton && !metrics.context.isVertical
      && !sidebarToggleTrails
  }

  /// The trailing side, the outermost first: a sidebar's own button where it stands there, then the
  /// app's.
  var trailingGroups: [ResolvedItemGroup] {
    sidebarToggleTrails ? sidebarToggle + ownTrailingGroups : ownTrailingGroups
  }

  /// A floating sidebar has the button that hides it at its trailing end; where it is hidden, the
  /// button that shows it leads.
  private var sidebarToggleTrails: Bool {
    (scene.column?.inset ?? 0) > 0 && metrics[.sidebarToggleTrails]
  }

  /// The button of a split view; none in other bars.
  private var sidebarToggle: [ResolvedItemGroup] {
    guard scene.column?.hasSidebarToggle == true else { return [] }
    var toggle = ResolvedItem(.sidebarToggle(in: scene.locale), place: .sidebarToggle, self)
    toggle.startsGroup = true
    return [single([toggle])]
  }

  /// The app's own buttons that a large title on the row takes the place of.
  ///
  /// Source: documented — UINavigationItem.LargeTitleDisplayMode.inline: leading items move to the
  /// overflow menu.
  var menuItems: [ResolvedItem] {
    hasTitleOnRow ? allLeadingGroups.flatMap(\.items).filter(\.isButton) : []
  }

  /// Whether groups for the middle of the bar stand in the menu of More: where the title has the
  /// middle, or the row.
  ///
  /// Source: documented — UINavigationItem.centerItemGroups: in the overflow menu for the style
  /// navigator; that a phone's bar has them there in every style is assumed.
  var hasCenterItemsInMenu: Bool {
    hasGroups && (!isTitleLeading || hasTitleOnRow)
      && topItem.centerItemGroups.contains { !$0.isHidden && !$0.items.allSatisfy(\.isHidden) }
  }

  /// The app's own, where the title leaves them the leading side.
  private var ownLeadingGroups: [ResolvedItemGroup] {
    hasTitleOnRow ? [] : allLeadingGroups
  }

  /// Whether a large title stands on the row, at the leading edge, which a back button keeps for
  /// itself.
  ///
  /// Source: documented — UINavigationItem.LargeTitleDisplayMode.inline: with a back button it is as
  /// always.
  var hasTitleOnRow: Bool {
    let hasWayBack = bar.items.count > 1 && !topItem.hidesBackButton
    return topItem.largeTitleDisplayMode == .inline && bar.prefersLargeTitles
      && metrics[.largeTitleMayBeInline] && !hasWayBack
  }

  /// The app's own: groups stand in for the left list.
  private var allLeadingGroups: [ResolvedItemGroup] {
    let groups = topItem.leadingItemGroups.filter { !$0.isHidden }
    guard hasGroups, !groups.isEmpty else {
      return list(ResolvedItem.items(topItem.leftBarButtonItems, self) { .leading($0) })
    }
    return resolve(groups, isReversed: false) { .leading($0) }
  }

  /// The app's own: the pinned group, then the groups from last to first.
  private var ownTrailingGroups: [ResolvedItemGroup] {
    let statesGroups = !topItem.trailingItemGroups.isEmpty || topItem.hasPinnedGroup
    guard hasGroups, statesGroups else {
      return list(ResolvedItem.items(topItem.rightBarButtonItems, self) { .trailing($0) })
    }
    let pinned =
      [topItem.pinnedTrailingGroup].compactMap(\.self).filter { !$0.isHidden }
    let groups = topItem.trailingItemGroups.filter { !$0.isHidden }
    var result = resolve(pinned + groups.reversed(), isReversed: true) { .trailing($0) }
    if !pinned.isEmpty { result[0].pin() }
    if groups.isEmpty {
      let count = pinned.map(\.items.count).reduce(0, +)
      let list = topItem.rightBarButtonItems
      result.append(single(ResolvedItem.items(list, self) { .trailing($0 + count) }))
    }
    return result
  }

  /// The groups on the middle, as they are read; none unless an iPad's bar leaves the middle free.
  var centerGroups: [ResolvedItemGroup] {
    guard isTitleLeading, !hasTitleOnRow else { return [] }
    var result: [ResolvedItemGroup] = []
    for (number, group) in topItem.centerItemGroups.enumerated() where !group.isHidden {
      var items = ResolvedItem.items(group.items, self) { .center(group: number, $0) }
      if !items.isEmpty { items[0].startsGroup = true }
      var representative = group.representativeItem.map {
        ResolvedItem($0, place: .center(group: number, 0), self)
      }
      representative?.startsGroup = true
      result.append(ResolvedItemGroup(items: items, representative: representative))
    }
    return result
  }

  /// The button whose menu holds what has no room.
  ///
  /// UIKit: `overflowPresentationSource`.
  var overflowButton: ResolvedItem {
    let name: SymbolName = metrics[.hasGlass] ? .ellipsis : .ellipsisCircle
    var item = ResolvedItem(
      BarButtonItem(
        .image(.symbol(name.rawValue)), hasMenu: true,
        accessibilityLabel: ItemName.more.text(in: scene.locale)),
      place: .overflow, self)
    item.startsGroup = true
    return item
  }

  /// Whether the title stands at the leading edge: an iPad's browser and editor bars, and titles
  /// whose large form is shown inline.
  var isTitleLeading: Bool {
    if hasTitleOnRow { return true }
    return metrics[.hasItemGroups] && metrics.context.idiom == .pad && topItem.style != .navigator
  }

  /// A list of items that states no groups; none for a side without any.
  private func list(_ items: [ResolvedItem]) -> [ResolvedItemGroup] {
    items.isEmpty ? [] : [single(items)]
  }

  private func single(_ items: [ResolvedItem]) -> ResolvedItemGroup {
    ResolvedItemGroup(items: items)
  }

  private func resolve(
    _ groups: [BarButtonItemGroup], isReversed: Bool, place: (Int) -> ResolvedItem.Place
  ) -> [ResolvedItemGroup] {
    var index = 0
    return groups.map { group in
      let list = isReversed ? group.items.reversed() : group.items
      var items = ResolvedItem.items(list, self) { place(index + $0) }
      if !items.isEmpty { items[0].startsGroup = true }
      var representative = group.representativeItem.map {
        ResolvedItem($0, place: place(index), self)
      }
      representative?.startsGroup = true
      index += list.count
      return ResolvedItemGroup(items: items, representative: representative)
    }
  }
}

extension BarButtonItem {
  /// The button that shows and hides the leading columns of a split view.
  static func sidebarToggle(in locale: String) -> BarButtonItem {
    BarButtonItem(
      .image(.symbol(SymbolName.sidebarLeading.rawValue)),
      accessibilityLabel: ItemName.sidebar.text(in: locale))
  }
}
