extension ResolvingContext {
  /// Decides the search field; nil when the item has none or the era shows it elsewhere.
  func search(rows: ResolvedRows) -> ResolvedSearch? {
    guard let controller = topItem.searchController,
      rows.search > 0 || controller.isActive || hasInlineSearch
    else { return nil }
    let style = textStyle(metrics[.searchFontSize], .regular)
    let secondary = color(.secondaryLabel)
    let text =
      controller.text.isEmpty
      ? ResolvedText(
        text: controller.placeholder ?? SystemWord.search.text(in: scene.locale), style: style,
        color: secondary)
      : ResolvedText(text: controller.text, style: style, color: color(.label))
    return ResolvedSearch(
      text: text, iconColor: secondary, fieldColor: color(.tertiarySystemFill),
      cancel: cancel(controller, style: style), isInline: hasInlineSearch,
      isActive: controller.isActive,
      contentAlpha: contentAlpha(rows: rows), scopes: scopes(controller),
      selectedScope: controller.selectedScope)
  }

  /// Whether the field stands in the row: on an iPad of regular width from iOS 16 on, unless the
  /// item asks for it under the title.
  ///
  /// Source: documented — UINavigationItem.preferredSearchBarPlacement.
  var hasInlineSearch: Bool {
    metrics[.searchMayBeInline] && metrics.context.isRegularWidth
      && topItem.searchController != nil && topItem.preferredSearchBarPlacement != .stacked
  }

  private func cancel(_ controller: SearchController, style: TextStyle) -> ResolvedText? {
    guard controller.isActive, controller.automaticallyShowsCancelButton else { return nil }
    let isCircle = metrics[.searchCancelIsCircle]
    return ResolvedText(
      text: isCircle ? "" : SystemWord.cancel.text(in: scene.locale), style: style,
      color: isCircle ? PartColor.glassContent.color(self.style) : tint,
      accessibilityLabel: SystemWord.cancel.text(in: scene.locale))
  }

  private func scopes(_ controller: SearchController) -> [ResolvedText] {
    guard controller.isActive else { return [] }
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

extension NavigationItem {
  /// Whether the search field stands in the toolbar at the screen's foot, outside the bar: on
  /// phones from iOS 26 on, unless the item asks for it under the title or it is in use.
  ///
  /// Source: documented — UINavigationItem.preferredSearchBarPlacement, and Adopting Liquid Glass.
  func hasSearchAtFoot(_ metrics: NavigationBarMetrics) -> Bool {
    guard metrics[.searchStandsAtFoot], let searchController else { return false }
    return !searchController.isActive && preferredSearchBarPlacement != .stacked
  }
}

extension ResolvingContext {
  /// The search field as an answer names it among what stands outside the bar; nil where it does
  /// not.
  var searchElsewhere: ToolbarItemElsewhere? {
    guard topItem.hasSearchAtFoot(metrics), bar.frame == nil else { return nil }
    return ToolbarItemElsewhere(
      placement: .automatic,
      name: topItem.searchController?.placeholder ?? SystemWord.search.text(in: scene.locale),
      place: .bottomToolbar)
  }
}
