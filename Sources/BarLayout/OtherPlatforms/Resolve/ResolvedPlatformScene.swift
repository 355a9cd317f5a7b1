/// A scene on macOS, tvOS or visionOS with every default decided.
package struct ResolvedPlatformScene: Hashable, Sendable {
  /// Id of the device.
  package var device: String
  /// Widths of the bezel around the display, in points.
  package var bezel: BarEdgeInsets
  /// The system, as scenes spell it.
  package var system: String
  /// Extent of the screen or window, in points.
  package var screen: BarSize
  /// Radius of its corners, in points.
  package var cornerRadius: Double
  /// The part that nothing cuts off, in points.
  package var safeArea: BarEdgeInsets
  /// Widths known from a real device.
  package var measuredText: [MeasuredText]
  /// What the window shows and is called; nil where there is no such window.
  package var window: ResolvedWindow?
  /// The bar.
  package var bar: ResolvedPlatformBar

  /// Decides everything that a scene leaves open.
  ///
  /// - Throws: `SceneError` when the scene asks for something impossible.
  package init(resolving scene: BarScene) throws(SceneError) {
    try self.init(
      resolving: scene, metrics: PlatformBarMetrics(for: scene),
      shared: NavigationBarMetrics(for: MetricContext(scene)))
  }

  /// Decides everything that a scene leaves open, with given numbers.
  ///
  /// - Parameter shared: the numbers of views and pictures, which are the same on every platform.
  init(
    resolving scene: BarScene, metrics: PlatformBarMetrics, shared: NavigationBarMetrics
  ) throws(SceneError) {
    try scene.check()
    let bar = ResolvedPlatformBar(
      ResolvingContext(scene: scene, metrics: shared), metrics: metrics)
    guard bar.width > 2 * bar.metrics[.margin] else {
      throw SceneError(
        keyPath: "device",
        message: "a bar of \(Thousandths(bar.width)) points has no room between margins of "
          + "\(Thousandths(bar.metrics[.margin]))")
    }
    device = scene.device.id
    bezel = BezelTable.insets(of: scene.device.idiom)
    system = scene.system.identifier
    screen = scene.device.size
    cornerRadius =
      scene.device.cornerRadius > 0 ? scene.device.cornerRadius : bar.metrics[.windowRadius]
    safeArea = scene.device.safeArea
    measuredText = scene.measuredText
    window = ResolvedWindow(of: scene)
    self.bar = bar
  }
}

/// The bar of a Mac's window, a television or a headset's window.
package struct ResolvedPlatformBar: Hashable, Sendable {
  /// The numbers of this bar.
  package var metrics: PlatformBarMetrics
  /// Which way lines run.
  package var direction: BarLayoutDirection
  /// The language of the system's words, as `en_US`.
  package var locale: String
  /// Pixels per point.
  package var scale: Double
  /// Whether lengths are rounded to pixels, as they are but in an explanation.
  var roundsToPixels = true
  /// Distance of the bar from the window's left side, in points.
  package var x: Double
  /// Width of the bar, in points.
  package var width: Double
  /// How far the column stands in from the window's edges, in points: more than 0 for a sidebar
  /// that floats.
  package var inset: Double
  /// The column whose section of the toolbar it is; nil for a bar as wide as the window.
  package var column: Column?
  /// The part of the window's toolbar that holds the items; nil for none.
  package var toolbarSection: LaidOutBar.ToolbarSection?
  /// Whether the window's own buttons stand in it.
  package var hasWindowButtons: Bool
  /// Whose ways the bar takes; nil off the Mac.
  package var behavioralStyle: BehavioralStyle?
  /// The search field; nil for none.
  package var search: ResolvedPlatformSearch?
  /// Whether the bar is out of sight.
  package var isHidden: Bool
  /// What VoiceOver says for the back button; nil for none.
  package var backButton: String?
  /// Items at the leading edge, the outermost first.
  package var leadingItems: [ResolvedItem]
  /// Items at the trailing edge, the outermost first.
  package var trailingItems: [ResolvedItem]
  /// Items on the middle, as they are read.
  package var middleItems: [ResolvedItem]
  /// The title; nil for none.
  package var title: ResolvedText?
  /// The line below it; nil for none.
  package var subtitle: ResolvedText?
  /// The picture of the window's document, before the title; nil for none.
  package var proxyIcon: ResolvedImage?
  /// The field in which the title is being changed, where it is.
  package var titleField: TitleField?
  /// Colours of text and chevrons, of buttons, of the bar and of its hairline.
  package var palette: Palette

  /// Decides everything about the bar.
  init(_ context: ResolvingContext, metrics: PlatformBarMetrics) {
    let scene = context.scene
    let item = context.topItem
    let hasBack = scene.navigationBar.items.count > 1 && !item.hidesBackButton
    let palette = Palette(context)
    self.metrics = metrics
    self.palette = palette
    direction = scene.traits.layoutDirection
    locale = scene.locale
    scale = scene.device.scale
    let window = scene.device.size
    width = scene.column?.width ?? window.width
    let leading = scene.column?.leading ?? 0
    x = direction == .leftToRight ? leading : window.width - leading - width
    let columnName = scene.column?.name
    let inset = scene.column?.inset ?? 0
    self.inset = inset
    column = columnName.map {
      Column(name: $0.rawValue, height: window.height - 2 * inset, hasSeparator: $0 != .detail)
    }
    hasWindowButtons = scene.column?.isFirst ?? true
    // An app of the Mac's idiom puts its bars into the window's toolbar unless they ask otherwise.
    // Source: documented — UINavigationBar.preferredBehavioralStyle.
    if scene.device.idiom == .mac {
      let preferred = scene.navigationBar.preferredBehavioralStyle
      behavioralStyle = preferred == .automatic ? .mac : preferred
      if behavioralStyle == .mac { toolbarSection = LaidOutBar.ToolbarSection(of: columnName) }
    }
    isHidden = scene.isBarHidden
    let isReplaced = !item.leftBarButtonItems.isEmpty && !item.leftItemsSupplementBackButton
    backButton =
      hasBack && !isReplaced && metrics[.hasBackButton]
      ? SystemWord.back.text(in: scene.locale) : nil
    func items(
      _ items: [BarButtonItem], _ place: (Int) -> ResolvedItem.Place
    ) -> [ResolvedItem] {
      items.enumerated().filter { !$0.element.isHidden }.map { index, item in
        ResolvedItem(item, place: place(index), context).restyled(
          size: metrics[.itemFontSize], color: item.tintColor == nil ? palette.content : nil,
          inBoxes: metrics[.symbolsHaveOwnBoxes])
      }
    }
    leadingItems = items(item.leftBarButtonItems) { .leading($0) }
    trailingItems = items(item.rightBarButtonItems) { .trailing($0) }
    let itemsLead = columnName == .sidebar && metrics[.sidebarItemsLead]
    if scene.column?.hasSidebarToggle == true {
      let toggle = items([.sidebarToggle(in: scene.locale)]) { _ in .sidebarToggle }
      // The button stands beside the window's, or at the end of the sidebar, or first in another
      // column.
      if columnName != .sidebar || itemsLead {
        leadingItems = toggle + leadingItems
      } else {
        trailingItems = toggle + trailingItems
      }
    }
    if itemsLead {
      leadingItems += trailingItems.reversed()
      trailingItems = []
    }
    search = ResolvedPlatformSearch(context, metrics: metrics, palette: palette)
    middleItems = item.centerItemGroups.enumerated().flatMap { number, group in
      items(group.isHidden ? [] : group.items) { .center(group: number, $0) }
    }
    // Source: documented — SwiftUI's `ToolbarItemPlacement.principal`: a television shows the item
    // in the title's place; a Mac's and a headset's title stands at the leading edge beside it. A
    // window has one title, which stands over the detail.
    let isReplacedTitle =
      scene.device.idiom == .tv && !middleItems.isEmpty || column?.hasSeparator == true
    let style = metrics.titleStyle(hasSubtitle: item.subtitle != nil)
    title = item.title.flatMap { title in
      title.isEmpty || isReplacedTitle
        ? nil
        : context.text(
          title, context.textStyle(style.size, style.weight), palette.title,
          scene.navigationBar.titleTextAttributes)
    }
    title?.accessibilityLabel = item.accessibilityLabel
    subtitle = item.subtitle.flatMap {
      isReplacedTitle
        ? nil
        : ResolvedText(
          text: $0, style: context.textStyle(metrics[.subtitleFontSize], .regular),
          color: palette.subtitle)
    }
    if title != nil, scene.device.idiom == .mac, item.titleMenu?.isRenaming == true {
      titleField = TitleField(
        color: context.color(.systemBackground),
        selectionColor: context.tint.opacity(metrics[.titleFieldSelectionShare]))
    }
    let iconStyle = context.textStyle(metrics[.proxyIconExtent], .regular)
    if isReplacedTitle { return }
    if metrics[.proxyIconExtent] > 0, case .image(let source) = item.titleView {
      proxyIcon = context.image(source, style: iconStyle, color: palette.content)
    } else if metrics[.proxyIconExtent] > 0, item.titleMenu?.document != nil {
      proxyIcon = context.image(
        .symbol(SymbolName.docText.rawValue), style: iconStyle, color: palette.content)
    }
  }
}

extension PlatformBarMetrics {
  /// The numbers of the bar a scene asks for; a Mac's window has a toolbar as soon as something but
  /// the title stands in it.
  convenience init(for scene: BarScene) {
    let item = scene.navigationBar.topItem ?? NavigationItem()
    let hasBack = scene.navigationBar.items.count > 1 && !item.hidesBackButton
    let hasToolbar =
      hasBack || !item.leftBarButtonItems.isEmpty || !item.rightBarButtonItems.isEmpty
      || item.subtitle != nil || !item.centerItemGroups.isEmpty || scene.column != nil
      || item.searchController != nil
    self.init(for: PlatformMetricContext(scene.system, hasToolbar: hasToolbar))
  }
}

extension PlatformBarMetrics {
  /// Size and weight of the title.
  fileprivate func titleStyle(hasSubtitle: Bool) -> (size: Double, weight: FontWeight) {
    if hasSubtitle {
      return (
        self[.subtitledTitleFontSize], self[.subtitledTitleIsBold] ? .bold : .medium
      )
    }
    let weight: FontWeight = self[.titleIsSemibold] ? .semibold : .medium
    return (self[.titleFontSize], self[.titleIsBold] ? .bold : weight)
  }
}
