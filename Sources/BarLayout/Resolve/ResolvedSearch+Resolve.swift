extension ResolvingContext {
  /// Decides the search field; nil when the item has none or the era shows it elsewhere.
  func search(rows: ResolvedRows) -> ResolvedSearch? {
    guard let controller = topItem.searchController,
      rows.search > 0 || controller.isActive || hasInlineSearch
    else { return nil }
    return search(controller, contentAlpha: contentAlpha(rows: rows))
  }

  /// The search field in the toolbar at the foot of the screen.
  ///
  /// Its capsule is glass, so that the field itself has no colour.
  var footSearch: ResolvedSearch? {
    guard let controller = topItem.searchController else { return nil }
    var search = search(controller, contentAlpha: 1)
    search.fieldColor = .clear
    return search
  }

  private func search(_ controller: SearchController, contentAlpha: Double) -> ResolvedSearch {
    let style = textStyle(metrics[.searchFontSize], .regular)
    let isMedium = metrics[.searchPlaceholderIsMedium] && !controller.isActive
    let secondary = SearchColor.secondary.color(metrics.context.system, self.style)
    let text =
      controller.text.isEmpty
      ? ResolvedText(
        text: controller.placeholder ?? SystemWord.search.text(in: scene.locale),
        style: isMedium ? textStyle(metrics[.searchFontSize], .medium) : style, color: secondary)
      : ResolvedText(text: controller.text, style: style, color: color(.label))
    return ResolvedSearch(
      text: text, iconColor: metrics[.searchIconIsBlack] ? color(.label) : secondary,
      fieldColor: SearchColor.field.color(metrics.context.system, self.style),
      cancel: cancel(controller, style: style), isInline: hasInlineSearch && !isSearching,
      isActive: controller.isActive,
      contentAlpha: contentAlpha, scopes: scopes(controller),
      selectedScope: controller.selectedScope)
  }

  /// Whether the field stands in the row: on an iPad of regular width from iOS 16 on, unless the
  /// item asks for it under the title.
  ///
  /// Source: documented — UINavigationItem.preferredSearchBarPlacement.
  var hasInlineSearch: Bool {
    metrics[.searchMayBeInline] && scene.hasRegularWidth(metrics)
      && topItem.searchController != nil && topItem.preferredSearchBarPlacement != .stacked
  }

  /// Whether a search has taken the bar: one in the row may stay there.
  ///
  /// Source: measured — `activeSearchStaysInline`.
  var isSearching: Bool {
    guard topItem.searchController?.isActive ?? false else { return false }
    return !(hasInlineSearch && metrics[.activeSearchStaysInline])
  }

  private func cancel(_ controller: SearchController, style: TextStyle) -> ResolvedText? {
    guard isSearching, controller.automaticallyShowsCancelButton else { return nil }
    let isCircle = metrics[.searchCancelIsCircle]
    // A circle is a button of the bar, whose symbols stop growing where its words do.
    return ResolvedText(
      text: isCircle ? "" : SystemWord.cancel.text(in: scene.locale),
      style: isCircle ? textStyle(metrics[.itemFontSize], .regular) : style,
      color: isCircle ? glassContent : tint,
      accessibilityLabel: SystemWord.cancel.text(in: scene.locale))
  }

  private func scopes(_ controller: SearchController) -> [ResolvedText] {
    guard isSearching else { return [] }
    return controller.scopeButtonTitles.enumerated().map { index, title in
      ResolvedText(
        text: title,
        style: textStyle(
          metrics[.segmentFontSize], index == controller.selectedScope ? .semibold : .regular),
        color: color(.label))
    }
  }

  /// What is in the field fades over the first fifth of the collapse.
  ///
  /// Source: measured — a re-implementation tested against iOS: invisible below 4/5 of the height.
  private func contentAlpha(rows: ResolvedRows) -> Double {
    guard rows.search > 0 else { return 1 }
    let share = rows.visibleSearch / rows.search
    let visible = metrics[.searchContentGoneBelow]
    return min(max((share - visible) / (1 - visible), 0), 1)
  }
}

extension BarScene {
  /// Whether the bar's horizontal size class is regular: an iPad's is where its window is wide
  /// enough, but not in a column before the detail.
  ///
  /// Source: measured — a primary column of 375 on iPadOS 16 has its field under the title
  /// (q231950/btlb, t3-bt-p2b); `regularWidthMinimum`.
  func hasRegularWidth(_ metrics: NavigationBarMetrics) -> Bool {
    guard metrics.context.isRegularWidth, device.idiom == .pad else {
      return metrics.context.isRegularWidth
    }
    if let column { return column.name == .detail }
    return device.size.width >= metrics[.regularWidthMinimum]
  }
}

extension ResolvingContext {
  /// Whether the search field stands in the toolbar at the screen's foot, outside the bar: on
  /// phones from iOS 26 on, unless the item asks for it under the title, it is in use or the app has
  /// a tab bar there.
  ///
  /// Source: documented — UINavigationItem.preferredSearchBarPlacement, and Adopting Liquid Glass;
  /// measured — over a tab bar the field stands under the title (ou-se-tabs-search-shown).
  var hasSearchAtFoot: Bool { sendsSearchToFoot && bar.frame == nil }

  /// The same of a bar that no navigation controller owns, whose field is not shown at all.
  var sendsSearchToFoot: Bool {
    guard metrics[.searchStandsAtFoot], let controller = topItem.searchController else {
      return false
    }
    return !controller.isActive && topItem.preferredSearchBarPlacement != .stacked && !hasTabBar
  }
}

extension ResolvingContext {
  /// The search field as an answer names it among what stands outside the bar; nil where it does
  /// not.
  var searchElsewhere: ToolbarItemElsewhere? {
    guard hasSearchAtFoot else { return nil }
    return ToolbarItemElsewhere(
      placement: .automatic,
      name: topItem.searchController?.placeholder ?? SystemWord.search.text(in: scene.locale),
      place: .bottomToolbar)
  }
}
