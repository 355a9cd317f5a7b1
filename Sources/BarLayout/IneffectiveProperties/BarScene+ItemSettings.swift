extension BarScene {
  /// Settings of items that do nothing without another one, or beside another one.
  func itemFindings(_ metrics: NavigationBarMetrics) -> [SettingFinding] {
    let bar = navigationBar
    let hasLargeTitles = metrics.hasLargeTitles
    var findings: [SettingFinding] = []
    for (index, item) in bar.items.enumerated() {
      let path = "navigationBar.items[\(index)]"
      if hasLargeTitles {
        findings += largeTitleFindings(of: item, at: path, metrics)
        findings += searchFindings(of: item, at: path, metrics)
      }
      findings += groupFindings(of: item, at: path, metrics)
    }
    guard let top = bar.items.last else { return findings }
    let path = "navigationBar.items[\(bar.items.count - 1)]"
    if column == nil { findings += backFindings(of: top, at: path, count: bar.items.count) }
    return findings + stateFindings(of: top, at: path, metrics)
  }

  /// A bar that does not prefer large titles shows none, whatever its items say.
  private func largeTitleFindings(
    of item: NavigationItem, at path: String, _ metrics: NavigationBarMetrics
  ) -> [SettingFinding] {
    guard !navigationBar.prefersLargeTitles else { return [] }
    let stated: [(key: String, isStated: Bool)] = [
      ("largeTitleDisplayMode", item.largeTitleDisplayMode != .automatic),
      ("largeTitle", item.largeTitle != nil && metrics[.largeSubtitleDrop] > 0),
      ("largeSubtitle", item.largeSubtitle != nil && metrics[.largeSubtitleDrop] > 0),
    ]
    return stated.filter(\.isStated).map { key, _ in
      SettingFinding(
        .largeTitleNeedsPreference, at: "\(path).\(key)",
        "\(key) has no effect in a bar that does not say prefersLargeTitles")
    }
  }

  /// Lists of buttons that no bar shows.
  private func groupFindings(
    of item: NavigationItem, at path: String, _ metrics: NavigationBarMetrics
  ) -> [SettingFinding] {
    guard metrics[.hasItemGroups] else { return [] }
    func isShown(_ groups: [BarButtonItemGroup]) -> Bool { groups.contains { !$0.isHidden } }
    var findings: [SettingFinding] = []
    let sides = [
      ("leftBarButtonItems", item.leftBarButtonItems, "leadingItemGroups", item.leadingItemGroups),
      (
        "rightBarButtonItems", item.rightBarButtonItems, "trailingItemGroups",
        item.trailingItemGroups
      ),
    ]
    for (key, items, groupsKey, groups) in sides where !items.isEmpty && isShown(groups) {
      findings.append(
        SettingFinding(
          .buttonsNeverShow, at: "\(path).\(key)", "\(key) has no effect beside \(groupsKey)"))
    }
    return findings
  }

  private func searchFindings(
    of item: NavigationItem, at path: String, _ metrics: NavigationBarMetrics
  ) -> [SettingFinding] {
    func finding(_ key: String, _ why: String) -> SettingFinding {
      SettingFinding(.settingNeedsAnother, at: "\(path).\(key)", "\(key) has no effect \(why)")
    }
    let placement = item.preferredSearchBarPlacement
    guard item.searchController != nil else {
      let stays = item.hidesSearchBarWhenScrolling
      return (stays ? [] : [finding("hidesSearchBarWhenScrolling", "without a searchController")])
        + (placement == .automatic
          ? [] : [finding("preferredSearchBarPlacement", "without a searchController")])
    }
    let isInline = metrics[.searchMayBeInline] && hasRegularWidth(metrics)
    guard !item.hidesSearchBarWhenScrolling, placement != .stacked,
      isInline || metrics[.searchStandsAtFoot]
    else { return [] }
    return [
      finding("hidesSearchBarWhenScrolling", "on a search field that is not under the title")
    ]
  }

  /// What a top item says about back buttons: its own is made of the item before it.
  private func backFindings(
    of item: NavigationItem, at path: String, count: Int
  ) -> [SettingFinding] {
    var findings: [SettingFinding] = []
    if count > 1, actions.isEmpty {
      let stated: [(key: String, isStated: Bool)] = [
        ("backButtonTitle", item.backButtonTitle != nil),
        ("backButtonDisplayMode", item.backButtonDisplayMode != .default),
        ("backBarButtonItem", item.backBarButtonItem != nil),
      ]
      findings += stated.filter(\.isStated).map { key, _ in
        SettingFinding(
          .backTitleIsForNextScreen, at: "\(path).\(key)",
          "\(key) has no effect on the back button of its own screen, which the item before says")
      }
    }
    let hasBack = count > 1 && !item.hidesBackButton
    if count == 1, item.hidesBackButton {
      findings.append(
        SettingFinding(
          .settingNeedsAnother, at: "\(path).hidesBackButton",
          "hidesBackButton has no effect on the first item, which has no back button"))
    }
    // A toolbar's items stand beside the back button without anyone having said so.
    if item.leftItemsSupplementBackButton, shownKeyPaths.isEmpty,
      !hasBack || item.leftBarButtonItems.isEmpty
    {
      let missing = hasBack ? "leftBarButtonItems" : "a back button"
      findings.append(
        SettingFinding(
          .settingNeedsAnother, at: "\(path).leftItemsSupplementBackButton",
          "leftItemsSupplementBackButton has no effect without \(missing)"))
    }
    return findings
  }
}

extension NavigationBarMetrics {
  /// Whether bars of the system know large titles and search fields, whatever the moment.
  ///
  /// Source: documented — UINavigationBar.prefersLargeTitles, UINavigationItem.searchController:
  /// from iOS 11.
  fileprivate var hasLargeTitles: Bool {
    var context = self.context
    context.isCompact = false
    return NavigationBarMetrics(for: context)[.largeTitleIsAllowed]
  }
}
