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
    var rest = index
    for list in side == "left" ? leadingLists : trailingLists {
      if rest < list.count {
        let place = list.isReversed ? list.count - 1 - rest : rest
        return "\(topPath).\(list.key)[\(place)]"
      }
      rest -= list.count
    }
    return topPath + ".\(side)BarButtonItems"
  }

  /// Whether groups of buttons are asked for; they came with iOS 16.
  private var hasGroups: Bool { scene.system.major >= 16 }

  /// The lists that the leading buttons come from, the outermost first; groups stand in for the left list.
  private var leadingLists: [ButtonList] {
    let groups = groupLists(topItem?.leadingItemGroups ?? [], "leadingItemGroups")
    return hasGroups && !groups.isEmpty
      ? groups : [ButtonList("leftBarButtonItems", topItem?.leftBarButtonItems.count ?? 0)]
  }

  /// The lists that the trailing buttons come from, the outermost first: the pinned group, then the
  /// groups from the last to the first, or the right list.
  private var trailingLists: [ButtonList] {
    let right = ButtonList("rightBarButtonItems", topItem?.rightBarButtonItems.count ?? 0)
    guard hasGroups else { return [right] }
    let groups = groupLists(topItem?.trailingItemGroups ?? [], "trailingItemGroups")
    var lists = groups.isEmpty ? [right] : groups.reversed().map(\.reversed)
    if let group = topItem?.pinnedTrailingGroup, !group.isHidden {
      let pinned = ButtonList("pinnedTrailingGroup.items", group.items.count)
      lists.insert(pinned.reversed, at: 0)
    }
    return lists
  }

  private func groupLists(_ groups: [BarButtonItemGroup], _ key: String) -> [ButtonList] {
    groups.enumerated().filter { !$0.element.isHidden }.map { number, group in
      ButtonList("\(key)[\(number)].items", group.items.count)
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

/// A list of buttons in a scene, in the order in which the bar shows them.
private struct ButtonList {
  /// The key path of the list, from its item on.
  let key: String
  let count: Int
  /// Whether the last one in the scene stands outermost.
  var isReversed = false

  init(_ key: String, _ count: Int) {
    self.key = key
    self.count = count
  }

  var reversed: ButtonList {
    var list = self
    list.isReversed = true
    return list
  }
}

extension LaidOutElement {
  /// Whether any of it can be seen.
  var isSeen: Bool {
    guard alpha > 0 else { return false }
    return clip.map { $0.width > 0 && $0.height > 0 } ?? true
  }
}
