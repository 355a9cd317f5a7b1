extension ResolvedFoot {
  /// Decides what stands below a bar; nil for nothing.
  ///
  /// Bars at the foot belong to the screen, so that the one of a column lies under that column, and
  /// the app's tab bar under all of them. Source: documented — UINavigationController.toolbar,
  /// UITabBarController; a bar without a navigation controller has neither.
  init?(_ context: borrowing ResolvingContext, _ bar: borrowing ResolvedBar, sheet: BarRect?) {
    guard context.bar.frame == nil else { return nil }
    let floor = FootFloor(context, sheet: sheet)
    let isVertical = context.metrics.context.isVertical
    let showsTabs =
      context.hasTabBar && context.scene.isPresented == (context.scene.tabBar?.isInSheet == true)
      && context.scene.column?.isLast != false
    let tabBar = showsTabs ? context.tabBar(on: floor, bar) : nil
    let search = context.hasSearchAtFoot ? context.footSearch : nil
    keyboardCounts = context.metrics.context.isSwiftUI
    // While the user searches, the field has the toolbar to itself. Source: `activeFootMargin`.
    var items =
      search?.isActive == true
      ? []
      : ResolvedItem.items(context.topItem.toolbarItems, context) { .foot(.toolbar, $0) }
    if isVertical {
      strip = ResolvedStrip(
        toolbarItems: items.filter(\.isVertical),
        tabs: tabBar.map { $0.items + [$0.search].compactMap(\.self) } ?? [],
        selectionColor: tabBar?.selectionColor ?? .clear,
        tabsGiveWay: context.topItem.verticalBarCompressionBehavior == .prefersBarItems)
      items.removeAll { $0.isVertical }
      if !items.contains(where: \.isButton) { items = [] }
    } else {
      self.tabBar = tabBar
    }
    if !items.isEmpty || search != nil, search?.isActive != true {
      toolbar = context.toolbar(
        .toolbar, items, search: search, on: floor, above: tabBarAtFoot?.frame, bar)
    }
    if context.scene.isKeyboardShown {
      let keyboard = context.keyboard(bar)
      if context.scene.column?.isLast != false { self.keyboard = keyboard }
      if !context.topItem.keyboardItems.isEmpty {
        keyboardToolbar = context.toolbar(
          .keyboardToolbar,
          ResolvedItem.items(context.topItem.keyboardItems, context) {
            .foot(.keyboardToolbar, $0)
          },
          search: nil, on: floor, above: keyboard.frame, bar)
      }
    }
    if let search, search.isActive {
      toolbar = context.toolbar(
        .toolbar, [], search: search, on: floor,
        above: keyboardToolbar?.frame ?? keyboard?.frame, bar)
    }
    guard
      toolbar != nil || self.tabBar != nil || strip != nil || keyboard != nil
        || keyboardToolbar != nil
    else {
      return nil
    }
  }
}

/// Where a bar at the foot may stand.
struct FootFloor {
  /// The lower edge of the screen or the sheet, in points.
  var bottom: Double
  /// The safe area there, in points.
  var inset: Double

  init(_ context: borrowing ResolvingContext, sheet: BarRect?) {
    bottom = sheet?.maxY ?? context.scene.device.size.height
    let reaches = sheet.map { $0.maxY >= context.scene.device.size.height } ?? true
    inset = reaches ? context.scene.device.safeArea.bottom : 0
  }
}

extension ResolvingContext {
  /// The numbers of a field at the foot, whose words stop growing where accessibility sizes begin.
  var footMetrics: NavigationBarMetrics {
    let limit = BarContentSizeCategory.extraExtraExtraLarge
    guard metrics[.footTextStops], metrics.context.contentSize > limit else { return metrics }
    return metrics(at: limit)
  }

  /// The numbers at the size of text that is usual.
  fileprivate var plainMetrics: NavigationBarMetrics {
    metrics.context.contentSize == .large ? metrics : metrics(at: .large)
  }

  private func metrics(at size: BarContentSizeCategory) -> NavigationBarMetrics {
    var context = metrics.context
    context.contentSize = size
    return NavigationBarMetrics(for: context)
  }

  /// Whether anything is asked for that may stand at the foot of the screen.
  var mayHaveFoot: Bool {
    bar.frame == nil
      && (scene.tabBar != nil || scene.isKeyboardShown || !topItem.toolbarItems.isEmpty
        || hasSearchAtFoot || metrics.context.isVertical)
  }

  /// Whether the app's tab bar shows.
  ///
  /// Source: documented — UIViewController.hidesBottomBarWhenPushed: true of any screen but the root
  /// of the stack.
  var hasTabBar: Bool {
    guard let tabs = scene.tabBar, !tabs.items.isEmpty else { return false }
    return !bar.items.dropFirst().contains(where: \.hidesBottomBarWhenPushed)
  }

  /// The keyboard over the whole width of the screen.
  fileprivate func keyboard(_ bar: borrowing ResolvedBar) -> ResolvedKeyboard {
    let screen = scene.device.size
    let height = metrics[.keyboardHeight]
    let top = screen.height - height
    let sizes = mockup
    let isOnItsSide = metrics.context.isCompact
    let inset = scene.device.safeArea.bottom
    let keys = KeyboardKeys(
      language: KeyboardLanguage(of: scene.locale),
      hasSignsBelow: !sizes[.keysFrameLetters] && !isOnItsSide && inset > 0,
      frameLetters: sizes[.keysFrameLetters], haveWords: sizes[.keysHaveWords])
    let bottom = keys.hasSignsBelow ? sizes[.keyboardSignsHeight] : inset
    let (room, rows) = (height - bottom, Double(keys.rows.count))
    return ResolvedKeyboard(
      frame: BarRect(x: 0, y: top, width: screen.width, height: height),
      bar: Shared(row(spanningScreenFrom: top, height: height, bar)),
      color: PartColor.keyboard.color(style),
      keys: keys, numbers: sizes,
      rowHeight: keys.frameLetters
        ? (room - sizes[.keyboardWordsHeight]) / rows : min(room / rows, sizes[.keyRowHeight]),
      bottom: bottom, radius: keys.hasSignsBelow ? sizes[.keyboardRadius] : 0,
      keyColor: PartColor.key.color(style),
      functionColor: (metrics[.hasGlass] ? PartColor.key : .functionKey).color(style),
      textColor: color(.label), shadowColor: PartColor.keyShadow.color(style))
  }

  /// A row over the whole width of the screen, whatever column the bar stands in.
  func row(
    spanningScreenFrom top: Double, height: Double, _ bar: borrowing ResolvedBar
  ) -> ResolvedBar {
    var row = copy bar
    row.standsAlone(top: top, height: height)
    row.place.x = 0
    row.place.width = scene.device.size.width
    row.column = nil
    row.place.insets = scene.device.safeArea.directional(scene.traits.layoutDirection)
    return row
  }

  /// A toolbar with its place.
  fileprivate func toolbar(
    _ kind: FootBar, _ items: [ResolvedItem], search: ResolvedSearch?, on floor: FootFloor,
    above neighbour: BarRect?, _ bar: borrowing ResolvedBar
  ) -> ResolvedToolbar {
    let hasGlass = metrics[.hasGlass]
    let height = metrics[.toolbarHeight]
    let isSearching = search?.isActive == true
    let capsule = search.map { _ in max(height, footMetrics[.searchFieldHeight]) } ?? height
    let top: Double
    let bottom: Double
    if let neighbour {
      let isOverTabs = kind == .toolbar && !isSearching
      let gap = metrics[isOverTabs ? .toolbarAboveTabBar : .toolbarAboveKeyboard]
      top = neighbour.minY - gap - capsule
      bottom = neighbour.minY
    } else if hasGlass {
      let gap = metrics[isSearching ? .toolbarAboveKeyboard : .toolbarBottom]
      top = floor.bottom - gap - capsule
      bottom = floor.bottom
    } else {
      top = floor.bottom - floor.inset - height
      bottom = top + height
    }
    let frame = BarRect(x: 0, y: top, width: bar.place.width, height: bottom - top)
    var row = copy bar
    row.standsAtFoot(top: top, height: capsule, isSearching: isSearching, context: self)
    return ResolvedToolbar(
      kind: kind, frame: frame, bar: Shared(row),
      items: items, search: search,
      overflowButton: metrics[.crowdedToolbarOverflows] ? footOverflowButton(kind) : nil,
      background: hasGlass
        ? nil
        : footBackground(
          from: top, to: neighbour?.minY ?? floor.bottom, width: bar.place.width,
          alpha: kind == .toolbar && neighbour == nil && endsAbove(top, bar) ? 0 : 1))
  }

  /// The button whose menu holds what has no room.
  private func footOverflowButton(_ kind: FootBar) -> ResolvedItem {
    var item = overflowButton
    item.place = .footOverflow(kind)
    return item
  }

  /// Whether the content ends above a bar at the foot, which then has no background.
  ///
  /// Content of which the scene says nothing is taken to go on. Source: `toolbarIsClearAtEdge`.
  func endsAbove(_ top: Double, _ bar: borrowing ResolvedBar) -> Bool {
    guard metrics[.toolbarIsClearAtEdge], scene.hasContent else { return false }
    let content = ResolvedContent(underneath)
    guard let height = content.heightOfRows(metrics), height > 0 else { return false }
    let rest = bar.place.baseBottom + bar.rows.largeTitle + bar.rows.search
    return rest - bar.contentOffset + height <= top
  }

  /// What is drawn under a bar at the foot before iOS 26.
  func footBackground(
    from top: Double, to bottom: Double, width: Double, alpha: Double = 1
  ) -> ResolvedFootBackground {
    let color = PartColor.material.color(style)
    return ResolvedFootBackground(
      frame: BarRect(x: 0, y: top, width: width, height: bottom - top),
      material: isOpaque ? nil : barMaterial, color: isOpaque ? color.opaque : color,
      shadowColor: PartColor.hairline.color(style), alpha: alpha)
  }
}

extension ResolvedBar {
  /// Makes the bar one of buttons alone at the foot of the screen, with the numbers of toolbars.
  fileprivate mutating func standsAtFoot(
    top: Double, height: Double, isSearching: Bool, context: borrowing ResolvingContext
  ) {
    standsAlone(top: top, height: height)
    guard metrics[.hasGlass] else { return }
    let field = context.footMetrics
    let growth = field[.searchFieldTextInset] - context.plainMetrics[.searchFieldTextInset]
    let numbers: [(Metric, Double)] = [
      (.searchFieldHeight, field[.searchFieldHeight]),
      (.activeSearchFieldHeight, field[.searchFieldHeight]),
      (.searchFieldBaseline, field[.searchFieldBaseline]),
      (.searchIconSize, field[.searchIconSize]), (.searchCancelWidth, height),
      (.glassHeight, height), (.glassInset, metrics[.toolbarGlassInset]),
      (.glassImagePadding, metrics[.toolbarImagePadding]),
      (.glassCirclePadding, metrics[.toolbarCirclePadding]),
      (.itemHeight, metrics[.toolbarItemHeight]), (.imageItemRise, 0), (.imageRise, 0),
      (.imageRisePixels, 0), (.searchFieldTextInset, metrics[.toolbarSearchTextInset] + growth),
    ]
    let margin = metrics[isSearching ? .activeFootMargin : .toolbarMargin]
    for (number, value) in numbers { metrics = metrics.with(.number(number), value) }
    place.itemMargins = DirectionalEdgeInsets(
      leading: max(place.insets.leading, margin), trailing: max(place.insets.trailing, margin))
  }

  /// Makes the bar a row of a height with nothing in it.
  mutating func standsAlone(top: Double, height: Double) {
    place.y = top
    scroll.rows = ResolvedRows(
      prompt: 0, rowTop: 0, row: height, base: height, titleLine: 0, largeTitle: 0,
      visibleLargeTitle: 0, search: 0, visibleSearch: 0)
    (groupsBeforeBack, leadingGroups, trailingGroups, centerGroups) = ([], [], [], [])
    (backButton, prompt, largeTitle, search) = (nil, nil, nil, nil)
    title = .none
    foot = nil
  }
}
