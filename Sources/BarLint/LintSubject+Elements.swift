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
    case .leftBarButtonItem(let index, _): return buttonPath("left", "leading", index)
    case .rightBarButtonItem(let index, _): return buttonPath("right", "trailing", index)
    case .centerItem(let group, let index, _):
      return topPath + ".centerItemGroups[\(group)].items[\(index)]"
    case .searchBarField, .searchBarFieldLabel:
      let isEmpty = topItem.searchController?.text.isEmpty ?? true
      return topPath + ".searchController." + (isEmpty ? "placeholder" : "text")
    case .searchBarCancelButton, .searchBarCancelButtonLabel, .searchBarScopeBar:
      return topPath + ".searchController"
    default: return nil
    }
  }

  private func buttonPath(_ side: String, _ edge: String, _ index: Int) -> String {
    let list = topPath + ".\(side)BarButtonItems"
    return file.states("\(list)[\(index)]") ? "\(list)[\(index)]" : topPath + ".\(edge)ItemGroups"
  }

  private func segmentPath(_ host: ElementID.SegmentHost, _ index: Int) -> String? {
    switch host {
    case .titleView: topPath + ".titleView.segmentedControl.segments[\(index)]"
    case .scopeBar: topPath + ".searchController.scopeButtonTitles[\(index)]"
    case .leftBarButtonItem(let item): buttonPath("left", "leading", item)
    case .rightBarButtonItem(let item): buttonPath("right", "trailing", item)
    case .centerItem: topPath + ".centerItemGroups"
    case .overflowButton: nil
    }
  }

  /// Where the back button's word comes from.
  private var backLabelPath: String? {
    guard items.count > 1 else { return nil }
    let path = path(ofItem: items.count - 2)
    let keys = ["backBarButtonItem", "backButtonTitle", "title"]
    return keys.map { "\(path).\($0)" }.first(where: file.states) ?? path
  }
}

extension LaidOutElement {
  /// Whether any of it can be seen.
  var isSeen: Bool {
    guard alpha > 0 else { return false }
    return clip.map { $0.width > 0 && $0.height > 0 } ?? true
  }
}
