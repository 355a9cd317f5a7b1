/// A scene with every default decided.
package struct ResolvedScene: Hashable, Sendable {
  /// Id of the device.
  package var device: String
  /// The system, as scenes spell it.
  package var system: String
  /// Extent of the screen, in points.
  package var screen: BarSize
  /// The screen's own safe area, in points.
  package var safeArea: BarEdgeInsets
  /// Radius of the display's corners, in points.
  package var cornerRadius: Double
  /// What the window is called on an iPad; nil elsewhere.
  @Seldom package var window: ResolvedWindow?
  /// The sheet the bar stands in; nil when it spans the screen.
  package var sheet: BarRect?
  /// How that sheet looks.
  @Seldom package var sheetLook: ResolvedSheet?
  /// Whether the bar has a frame of its own.
  package var isStandalone: Bool
  /// Widths known from a real device.
  package var measuredText: [MeasuredText]
  /// The bar, which every pass of the layout takes hold of.
  private(set) var sharedBar: Shared<ResolvedBar>
  /// What scrolls under the bar.
  package var content: ResolvedContent
  /// Whether the bar's sheet is a popover.
  package var isPopover: Bool
  /// What the screen behind the bar's sheet or popover shows; nil for its ground alone.
  @Seldom package var presentingContent: ResolvedContent?
  /// The display around the bar.
  package var display: ResolvedDisplay

  /// The bar.
  package var bar: ResolvedBar {
    _read { yield sharedBar.value }
  }

  /// Takes the bars at the foot of another one, which contents have turned otherwise.
  mutating func takeFoot(of other: borrowing ResolvedScene) {
    var bar = sharedBar.value
    bar.foot = other.bar.foot
    sharedBar = Shared(bar)
  }
}

extension ResolvedScene {
  /// Decides everything that a scene leaves open.
  ///
  /// - Throws: `SceneError` when the scene asks for something impossible.
  package init(resolving scene: borrowing BarScene) throws(SceneError) {
    try self.init(resolving: scene, metrics: NavigationBarMetrics(for: MetricContext(scene)))
  }

  /// Decides everything that a scene leaves open, with given numbers.
  ///
  /// - Parameter roundsToPixels: whether lengths are rounded to pixels, as they are but in an
  ///   explanation.
  init(
    resolving scene: borrowing BarScene, metrics: NavigationBarMetrics, roundsToPixels: Bool = true
  ) throws(SceneError) {
    try scene.check()
    try scene.checkTransition()
    let metrics = metrics.ending(scene.content?.topEdgeEffect ?? .automatic)
    let context = ResolvingContext(scene: scene, metrics: metrics)
    let look = ResolvedSheet(context)
    let content = ResolvedContent(context.underneath)
    let bar = Shared(
      ResolvedBar.decided(
        by: context, sheet: look?.frame, ground: content.ground, roundsToPixels: roundsToPixels))
    try bar.value.place.checkRoom(in: scene)
    if scene.presentedMenu != nil { try bar.value.checkMenu(of: scene) }
    // Nothing may fail from here on: what is half made would be copied to be given back.
    self.init(
      device: scene.device.id, system: scene.system.identifier, screen: scene.device.size,
      safeArea: scene.device.safeArea, cornerRadius: scene.device.cornerRadius,
      window: ResolvedWindow(of: scene), sheet: look?.frame, sheetLook: look,
      isStandalone: scene.navigationBar.frame != nil, measuredText: scene.measuredText,
      sharedBar: bar, content: content, isPopover: scene.isInPopover,
      presentingContent: context.presenting.map { ResolvedContent($0) },
      display: ResolvedDisplay(context, ground: content.ground))
  }
}

extension ResolvedBar {
  /// Decides everything about the bar.
  ///
  /// No initializer, as one that changes what it has made gives a copy of it back.
  fileprivate static func decided(
    by context: ResolvingContext, sheet: BarRect?, ground: BarColor, roundsToPixels: Bool
  ) -> ResolvedBar {
    var context = context
    let isLarge = context.isLarge
    let shared = Shared(
      ResolvedScroll(&context, rows: ResolvedRows(context, isLarge: isLarge)))
    let rows = shared.value.rows
    let isSearching = context.isSearching
    let showsMoreAlways = context.showsMoreAlways
    let centerGroups = isSearching ? [] : context.centerGroups
    let bar = ResolvedBar(
      metrics: context.metrics, barMetrics: context.barMetrics,
      direction: context.scene.traits.layoutDirection, locale: context.scene.locale,
      place: ResolvedPlace(
        context, sheet: sheet, baseHeight: rows.base, roundsToPixels: roundsToPixels),
      sharedScroll: shared,
      collapsingSearch: context.topItem.hidesSearchBarWhenScrolling ? rows.search : 0,
      isHidden: context.isBarHidden || context.isMinimized(rows: rows),
      backButton: isSearching
        ? nil : ResolvedBackButton(context, isLarge: isLarge).map { Shared($0) },
      groupsBeforeBack: isSearching ? [] : context.groupsBeforeBack,
      leadingGroups: isSearching ? [] : context.leadingGroups,
      trailingGroups: isSearching ? [] : context.trailingGroups, centerGroups: centerGroups,
      overflowButton: centerGroups.isEmpty ? nil : context.overflowButton,
      crowdButton: context.metrics[.crowdedItemsOverflow] || showsMoreAlways
        ? context.overflowButton : nil,
      verticalEnd: context.metrics.context.isVertical
        ? context.scene.device.size.height - context.scene.device.safeArea.bottom : nil,
      verticalScreenEnd: sheet?.maxY ?? context.scene.device.size.height,
      hasStatusStrip: context.metrics.context.hasStatusStrip && context.bar.frame == nil,
      showsMoreAlways: showsMoreAlways,
      menuItems: isSearching ? [] : context.menuItems,
      isTitleLeading: context.titleLeads, titleStaysCentred: context.titleStaysCentred,
      title: context.title(rows: rows),
      titleOffset: context.titleOffset, prompt: context.prompt,
      largeTitle: context.largeTitle(rows: rows), search: context.search(rows: rows),
      searchElsewhere: context.searchElsewhere,
      scrollEdgeMaterial: shared.value.appearance.backgroundAlpha > 0 || !context.hasContentUnderBar
        || context.metrics[.scrollEdgeIsHard]
        ? nil : context.scrollEdgeMaterial,
      scrollEdgeShade: context.scene.scrollEdgeShade?.color
        ?? context.groundUnderGlass(over: ground)
        .opacity(context.scrollEdgeMaterial?.tint.share ?? 0),
      turnsWithContent: context.turnsWithContent,
      palette: context.palette(ground: ground),
      statusBar: context.statusBar(shared.value.appearance, ground: ground),
      titleMenu: context.topItem.hasTitleMenu ? ResolvedTitleMenu(context) : nil,
      titleViewLabel: context.topItem.titleViewLabel,
      column: context.scene.column.map { ResolvedColumn($0, context, sheet: sheet) })
    return context.mayHaveParts ? bar.withParts(context, sheet: sheet) : bar
  }

  /// Decides about what few bars have; others are not handed on for it, which is slow.
  private func withParts(_ context: borrowing ResolvingContext, sheet: BarRect?) -> ResolvedBar {
    var bar = self
    if context.scene.pressedControl != nil {
      bar.largeContent = ResolvedLargeContent(context).map { Shared($0) }
    }
    if context.mayHaveFoot {
      bar.foot = ResolvedFoot(context, bar, sheet: sheet).map { Shared($0) }
    }
    if context.scene.presentedMenu != nil {
      bar.openMenu = ResolvedMenu(context, bar).map { Shared($0) }
    }
    return bar
  }
}

extension ResolvingContext {
  /// Whether the bar may have something that few bars have.
  fileprivate var mayHaveParts: Bool {
    scene.pressedControl != nil || scene.presentedMenu != nil || mayHaveFoot
  }

  /// Whether the bar has gone because its content was scrolled down.
  ///
  /// Source: documented — UINavigationItem.navigationBarMinimization; how tall it still is was not
  /// found, so it is taken to be gone: assumed, `minimizationDistance`.
  func isMinimized(rows: ResolvedRows) -> Bool {
    minimizationStart(rows: rows).map { contentOffset >= $0 } ?? false
  }

  /// The offset from which on the bar is gone; nil for a bar that stays.
  private func minimizationStart(rows: ResolvedRows) -> Double? {
    guard metrics[.mayMinimize], topItem.navigationBarMinimization == .onScrollDown else {
      return nil
    }
    let end = rows.collapsibleHeight(hidesSearch: topItem.hidesSearchBarWhenScrolling)
    return end + metrics[.minimizationDistance]
  }

  /// Offsets at which the bar is as it is at the context's; nil where it changes with each, and for
  /// contents, which move with it.
  func unchangedOffsets(rows: ResolvedRows) -> ClosedRange<Double>? {
    guard !scene.hasContent, !offersSuggestions else { return nil }
    var offsets = UnchangedOffsets(around: contentOffset)
    let hidesSearch = topItem.hidesSearchBarWhenScrolling
    offsets.leaveOut(rows.searchRamp(hidesSearch: hidesSearch))
    offsets.leaveOut(rows.largeTitleRamp(hidesSearch: hidesSearch))
    if rows.largeTitle > 0 { offsets.keep(from: 0) }
    if let ramp = titleSwapRamp(rows: rows) { offsets.leaveOut(ramp) }
    if let ramp = backgroundRamp(rows: rows) { offsets.leaveOut(ramp) }
    offsets.leaveOut(switchAt: .leastNonzeroMagnitude)
    offsets.leaveOut(switchAt: contentStartsUnderBar)
    if let start = minimizationStart(rows: rows) { offsets.leaveOut(switchAt: start) }
    return offsets.range
  }

  /// Whether More is there whatever room there is; a search that has taken the bar leaves none.
  ///
  /// Source: documented — `UINavigationItem.additionalOverflowItems`, from iOS 16, and
  /// `centerItemGroups`, which a navigator's bar has in that menu.
  fileprivate var showsMoreAlways: Bool {
    metrics[.hasItemGroups] && !isSearching
      && (!topItem.additionalOverflowItems.isEmpty || !menuItems.isEmpty || hasCenterItemsInMenu)
  }

  /// Whether the title stands at the leading edge, the item's own wish first.
  ///
  /// Source: documented — UINavigationItem.titleAlignment.
  fileprivate var titleLeads: Bool {
    switch alignment {
    case .leading: true
    case .center: false
    case .automatic: isTitleLeading
    }
  }

  /// Whether a title that has no room on the middle is moved aside and not to the leading edge.
  fileprivate var titleStaysCentred: Bool { alignment == .center }

  private var alignment: NavigationItem.TitleAlignment {
    scene.system.hasTitleAlignment ? topItem.titleAlignment : .automatic
  }

  /// Whether content lies under a bar that shows, far enough to be faded.
  fileprivate var hasContentUnderBar: Bool {
    !isBarHidden
      && (contentOffset >= contentStartsUnderBar
        || scene.content?.contentInsetAdjustmentBehavior == .never)
  }

  /// The offset from which on content lies under the bar: above 0.
  private var contentStartsUnderBar: Double {
    max(metrics[.scrollEdgeStart], .leastNonzeroMagnitude)
  }

  /// Colours of the bar's own parts.
  fileprivate func palette(ground: BarColor) -> ResolvedPalette {
    ResolvedPalette(
      glass: PartColor.glass.color(style), glassMaterial: metrics[.hasGlass] ? glass : .none,
      placeholder: PartColor.placeholder.color(style), segmentTrack: color(.tertiarySystemFill),
      segmentThumb: PartColor.segmentThumb.color(style),
      segmentDivider: PartColor.segmentDivider.color(style), ground: ground)
  }

  /// The status bar over what the bar paints.
  fileprivate func statusBar(
    _ appearance: ResolvedAppearance, ground: BarColor
  ) -> ResolvedStatusBar {
    .decided(
      by: self, height: hasStatusBar ? scene.device.statusBarHeight ?? 0 : 0,
      color: statusBarColor(appearance, ground: ground))
  }

  /// Whether the screen's status bar stands above this bar.
  private var hasStatusBar: Bool {
    bar.frame == nil && scene.column?.hasStatusBar != false
  }
}

extension NavigationBarMetrics {
  /// The numbers of a bar under which contents end as they were asked to.
  ///
  /// Source: documented — UIScrollEdgeEffect.Style, from iOS 26.
  fileprivate func ending(_ effect: SceneContent.EdgeEffect) -> NavigationBarMetrics {
    guard self[.hasGlass], effect != .automatic else { return self }
    return with(.fact(.scrollEdgeIsHard), effect == .hard ? 1 : 0)
  }
}

extension ResolvedPlace {
  /// Whether the bar is wide enough for its own margins.
  fileprivate func checkRoom(in scene: borrowing BarScene) throws(SceneError) {
    let needed = margins.leading + margins.trailing
    guard width > needed else {
      throw SceneError(
        keyPath: scene.navigationBar.frame == nil ? "device" : "navigationBar.frame",
        message:
          "a bar of \(Thousandths(width)) points has no room between margins of "
          + "\(Thousandths(margins.leading)) and \(Thousandths(margins.trailing))")
    }
  }
}
