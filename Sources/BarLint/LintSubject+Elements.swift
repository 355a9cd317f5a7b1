internal import BarLayout
internal import BarSceneFile

extension LintSubject {
  /// The key path that an element of the shown bar comes from; nil for what the system adds.
  func keyPath(of id: ElementID) -> String? {
    guard let topItem else { return nil }
    switch id {
    case .title: return topPath + ".title"
    case .largeTitle: return topPath + (topItem.largeTitle == nil ? ".title" : ".largeTitle")
    case .subtitle: return topPath + ".subtitle"
    case .largeSubtitle:
      return topPath + (topItem.largeSubtitle == nil ? ".subtitle" : ".largeSubtitle")
    case .prompt: return topPath + ".prompt"
    case .titleView, .titleViewLabel, .titleViewImage: return topPath + ".titleView"
    case .segment(let host, let index, _): return segmentPath(host, index)
    case .backButton: return backLabelPath
    case .leftBarButtonItem(let index, _): return buttonPath("left", index)
    case .rightBarButtonItem(let index, _): return buttonPath("right", index)
    case .centerItem(let group, let index, _):
      return topPath + ".centerItemGroups[\(group)].items[\(index)]"
    case .footItem(.toolbar, let index, _): return topPath + ".toolbarItems[\(index)]"
    case .footItem(.tabBar, let index, _): return "tabBar.items[\(index)]"
    case .searchBarField, .searchBarFieldLabel:
      let isEmpty = topItem.searchController?.text.isEmpty ?? true
      return topPath + ".searchController." + (isEmpty ? "placeholder" : "text")
    case .searchBarCancelButton, .searchBarCancelButtonLabel, .searchBarScopeBar:
      return topPath + ".searchController"
    default: return nil
    }
  }

  private func buttonPath(_ side: String, _ index: Int) -> String {
    let paths = side == "left" ? leadingPaths : trailingPaths
    return paths.indices.contains(index) ? paths[index] : topPath + ".\(side)BarButtonItems"
  }

  /// Whether groups of buttons are asked for; they came with iOS 16.
  private var hasGroups: Bool { scene.system.major >= 16 }

  /// The buttons of the leading side, the outermost first; groups stand in for the left list.
  private var leadingPaths: [String] {
    let groups = groupPaths(topItem?.leadingItemGroups ?? [], "leadingItemGroups")
    guard hasGroups, !groups.isEmpty else { return listPaths("leftBarButtonItems") }
    return groups.flatMap { $0 }
  }

  /// The buttons of the trailing side, the outermost first: the pinned group, then the groups from
  /// the last to the first, or the right list.
  private var trailingPaths: [String] {
    let groups = groupPaths(topItem?.trailingItemGroups ?? [], "trailingItemGroups")
    var pinned: [String] = []
    if let group = topItem?.pinnedTrailingGroup, !group.isHidden {
      pinned = group.items.indices.map { topPath + ".pinnedTrailingGroup.items[\($0)]" }
    }
    guard hasGroups, !groups.isEmpty || !pinned.isEmpty else {
      return listPaths("rightBarButtonItems")
    }
    let rest =
      groups.isEmpty
      ? listPaths("rightBarButtonItems") : groups.reversed().flatMap { $0.reversed() }
    return pinned.reversed() + rest
  }

  private func listPaths(_ key: String) -> [String] {
    let item = topItem ?? NavigationItem()
    let list = key == "leftBarButtonItems" ? item.leftBarButtonItems : item.rightBarButtonItems
    return list.indices.map { topPath + ".\(key)[\($0)]" }
  }

  private func groupPaths(_ groups: [BarButtonItemGroup], _ key: String) -> [[String]] {
    groups.enumerated().filter { !$0.element.isHidden }.map { number, group in
      group.items.indices.map { topPath + ".\(key)[\(number)].items[\($0)]" }
    }
  }

  private func segmentPath(_ host: ElementID.SegmentHost, _ index: Int) -> String? {
    switch host {
    case .titleView: topPath + ".titleView.segmentedControl.segments[\(index)]"
    case .scopeBar: topPath + ".searchController.scopeButtonTitles[\(index)]"
    case .leftBarButtonItem(let item): buttonPath("left", item)
    case .rightBarButtonItem(let item): buttonPath("right", item)
    case .centerItem: topPath + ".centerItemGroups"
    case .footItem(.toolbar, let item): topPath + ".toolbarItems[\(item)]"
    case .overflowButton, .sidebarToggle, .footItem: nil
    }
  }

  /// Where the back button's word comes from.
  private var backLabelPath: String? {
    guard items.count > 1 else { return nil }
    let path = path(ofItem: items.count - 2)
    let keys = ["backBarButtonItem", "backButtonTitle", "title"]
    return keys.map { "\(path).\($0)" }.first(where: paths.states) ?? path
  }
}

extension LaidOutElement {
  /// Whether any of it can be seen.
  var isSeen: Bool {
    guard alpha > 0 else { return false }
    return clip.map { $0.width > 0 && $0.height > 0 } ?? true
  }
}
