extension ResolvingContext {
  /// Decides the search field; nil when the item has none or the era shows it elsewhere.
  func search(rows: ResolvedRows) -> ResolvedSearch? {
    guard let controller = topItem.searchController,
      rows.search > 0 || controller.isActive || hasInlineSearch, !hasSearchAtFoot
    else { return nil }
    return search(controller)
  }

  /// The search field in the toolbar at the foot of the screen.
  ///
  /// Its capsule is glass, so that the field itself has no colour.
  var footSearch: ResolvedSearch? {
    guard let controller = topItem.searchController else { return nil }
    var search = search(controller)
    let size = footMetrics[.searchFontSize]
    search.text.style.size = size
    search.fieldColor = .clear
    if controller.isActive, controller.automaticallyShowsCancelButton {
      search.cancel = closeCircle
    }
    return search
  }

  /// A search field of the app's own.
  func ownSearch(_ bar: SearchController) -> ResolvedSearch {
    var search = search(SearchController(placeholder: bar.placeholder, text: bar.text))
    (search.isInline, search.isButton) = (false, false)
    if bar.isActive, bar.automaticallyShowsCancelButton {
      search.cancel =
        metrics[.searchCancelIsCircle]
        ? closeCircle
        : cancelWord(textStyle(metrics[.searchFontSize], .regular))
    }
    return search
  }

  private func search(_ controller: SearchController) -> ResolvedSearch {
    let style = textStyle(metrics[.searchFontSize], .regular)
    let isMedium = metrics[.searchPlaceholderIsMedium] && !controller.isActive
    let secondary = SearchColor.secondary.color(metrics.context.system, self.style)
    let text =
      controller.text.isEmpty
      ? ResolvedText(
        text: controller.placeholder ?? SystemWord.search.text(in: scene.locale),
        style: isMedium ? textStyle(metrics[.searchFontSize], .medium) : style, color: secondary)
      : ResolvedText(text: controller.text, style: style, color: color(.label))
    let isButton =
      metrics[.searchMayBeButton] && topItem.preferredSearchBarPlacement == .integratedButton
      && !controller.isActive && (hasInlineSearch || hasSearchAtFoot)
    return ResolvedSearch(
      text: text, iconColor: isButton || metrics[.searchIconIsBlack] ? color(.label) : secondary,
      fieldColor: isButton
        ? .clear : SearchColor.field.color(metrics.context.system, self.style),
      cancel: cancel(controller, style: style), isInline: hasInlineSearch && !isSearching,
      isActive: controller.isActive, isButton: isButton,
      scopes: scopes(controller), selectedScope: controller.selectedScope)
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
    guard topItem.searchController?.isActive ?? false, !hasSearchAtFoot else { return false }
    return !(hasInlineSearch && metrics[.activeSearchStaysInline])
  }

  private func cancel(_ controller: SearchController, style: TextStyle) -> ResolvedText? {
    guard isSearching, controller.automaticallyShowsCancelButton else { return nil }
    guard !metrics[.searchCancelIsCircle] else { return closeCircle }
    return cancelWord(style)
  }

  private func cancelWord(_ style: TextStyle) -> ResolvedText {
    let word = SystemWord.cancel.text(in: scene.locale)
    return ResolvedText(text: word, style: style, color: tint, accessibilityLabel: word)
  }

  /// A circle with a cross: a button of the bar, whose symbols stop growing where its words do.
  private var closeCircle: ResolvedText {
    ResolvedText(
      text: "", style: textStyle(metrics[.itemFontSize], .regular), color: glassContent,
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
}

extension BarScene {
  /// Whether the bar's horizontal size class is regular: an iPad's is where its window is wide
  /// enough, but not in a column before the detail.
  ///
  /// Source: measured — a primary column of 375 on iPadOS 16 has its field under the title
  /// (q231950/btlb, t3-bt-p2b); `regularWidthMinimum`.
  func hasRegularWidth(_ metrics: NavigationBarMetrics) -> Bool {
    guard device.idiom == .pad else {
      return metrics.context.isRegularWidth
    }
    if let column { return column.name == .detail }
    return device.size.width >= metrics[.regularWidthMinimum]
  }
}

extension ResolvingContext {
  /// Whether the search field stands in the toolbar at the screen's foot, outside the bar.
  ///
  /// It does on phones from iOS 26 on, unless the item asks for it under the title or the app has a
  /// tab bar there. In use it stays where a toolbar or the keyboard is, and takes the bar without
  /// either.
  ///
  /// Source: documented — UINavigationItem.preferredSearchBarPlacement,
  /// searchBarPlacementAllowsToolbarIntegration, and Adopting Liquid Glass; measured — over a tab bar
  /// the field stands under the title (ou-se-tabs-search-shown); in use above the keyboard
  /// (`activeFootMargin`), in a bare window in the bar (golden-se-ios26-search-active).
  var hasSearchAtFoot: Bool { sendsSearchToFoot && bar.frame == nil }

  /// The same of a bar that no navigation controller owns, whose field is not shown at all.
  var sendsSearchToFoot: Bool {
    guard metrics[.searchStandsAtFoot], let controller = topItem.searchController else {
      return false
    }
    let stays = scene.isKeyboardShown || !topItem.toolbarItems.isEmpty
    return (!controller.isActive || stays) && topItem.searchBarPlacementAllowsToolbarIntegration
      && topItem.preferredSearchBarPlacement != .stacked && !hasTabBar
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
