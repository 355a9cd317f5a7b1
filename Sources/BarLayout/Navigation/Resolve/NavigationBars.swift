/// The bars that follow from a navigation: one scene for each, and what is odd about it.
struct NavigationBars {
  /// A scene for each bar that shows, the sidebar's first.
  private(set) var scenes: [BarScene] = []
  /// What SwiftUI would complain of.
  private(set) var diagnoses: [NavigationDiagnosis] = []

  init(_ navigation: Navigation, in scene: BarScene) {
    var walk = StackWalk()
    var shown: [ShownScreen] = []
    switch navigation {
    case .stack(let stack):
      let screens = walk.screens(of: stack, at: "navigationStack")
      scenes = [scene.showing(screens, bar: stack.bar, column: nil)]
      shown = screens
    case .view(let view) where !scene.showsColumns(view):
      let isStack = view.style == .stack || view.views.count < 2
      let screens =
        isStack ? ShownColumns.stack(view) : ShownColumns(view).collapsed(preferring: nil)
      scenes = [scene.showing(screens, bar: view.bar, column: nil)]
      shown = screens
    case .view(let view):
      let columns = ShownColumns(view)
      shown = columns.columns.flatMap(\.screens)
      var request = scene.geometryRequest(columns.columns.map(\.name))
      request.style = .automatic
      scenes = scene.showing(columns, SplitViewGeometry(request))
    case .splitView(let view):
      let columns = ShownColumns(view, walk: &walk)
      shown = columns.columns.flatMap(\.screens)
      if scene.splitViewForm == .columns {
        var request = scene.geometryRequest(view.names)
        request.visibility = view.columnVisibility
        request.style = view.style
        request.widths = scene.besideFold(view.columnWidths, of: view.names)
        let geometry = SplitViewGeometry(request)
        scenes = scene.showing(columns, geometry)
        if !view.columnWidths.isEmpty { diagnoses = geometry.diagnoses(in: request.width) }
      } else if scene.splitViewForm == .detailAlone, let detail = columns.columns.last {
        scenes = [scene.showing(detail.screens, bar: detail.bar, column: nil)]
      } else {
        let screens = columns.collapsed(preferring: view.preferredCompactColumn)
        let bar = view.columns[.sidebar]?.stack.bar ?? .ofNavigation
        let offset = columns.collapsedOffset(preferring: view.preferredCompactColumn)
        scenes = [scene.showing(screens, bar: bar, column: nil, contentOffset: offset)]
      }
    }
    diagnoses +=
      walk.diagnoses
      + shown.flatMap {
        Self.missingWords(of: $0, in: scene) + Self.missingPlacements(of: $0, in: scene)
          + Self.missingBinding(of: $0)
      }
  }

  /// Complains of placements that SwiftUI does not have on the platform.
  private static func missingPlacements(
    of shown: ShownScreen, in scene: BarScene
  ) -> [NavigationDiagnosis] {
    shown.screen.toolbar.enumerated().compactMap { index, entry in
      guard !ToolbarPlacementTable.has(entry.placement, in: scene) else { return nil }
      return NavigationDiagnosis(
        .warning, "\(shown.keyPath).toolbar[\(index)].placement",
        "SwiftUI has no placement \(entry.placement.rawValue) on \(scene.system.identifier), so the "
          + "item is left out (\(ToolbarPlacementTable.firstVersions(entry.placement)))")
    }
  }

  /// Complains of a title that is renamed though nothing is bound to it.
  ///
  /// Source: documented — SwiftUI's `navigationTitle(_:)` with a binding.
  private static func missingBinding(of shown: ShownScreen) -> [NavigationDiagnosis] {
    guard shown.screen.isRenaming, shown.screen.navigationTitle?.isBound != true else { return [] }
    return [
      NavigationDiagnosis(
        .warning, "\(shown.keyPath).isRenaming",
        "isRenaming has no effect on a title without a binding")
    ]
  }

  /// Complains of keys that no string table of the language has.
  private static func missingWords(
    of shown: ShownScreen, in scene: BarScene
  ) -> [NavigationDiagnosis] {
    let titles = [
      ("navigationTitle", shown.screen.navigationTitle),
      ("navigationSubtitle", shown.screen.navigationSubtitle),
    ]
    return titles.compactMap { name, title in
      guard case .localized(let key)? = title else { return nil }
      let keyPath = "\(shown.keyPath).\(name)"
      switch scene.strings.lookUp(key, in: scene.locale) {
      case .found: return nil
      case .borrowed(_, let from):
        return NavigationDiagnosis(
          .warning, keyPath,
          "the strings of \(scene.locale) have no \"\(key)\"; that of \(from) is shown")
      case .missing:
        return NavigationDiagnosis(
          .warning, keyPath,
          "the strings of \(scene.locale) have no \"\(key)\"; the key itself is shown")
      }
    }
  }
}

extension SplitViewGeometry {
  /// Complains of widths that leave a column's bar no place on the screen.
  fileprivate func diagnoses(in width: Double) -> [NavigationDiagnosis] {
    columns.filter { $0.leading >= width }.map { column in
      NavigationDiagnosis(
        .error, "navigationSplitView.columnWidths",
        "the widths push the bar of \(column.name.rawValue) off the screen (found "
          + "\(Thousandths(column.leading)) before it; accepted: less than \(Thousandths(width)))")
    }
  }
}

extension BarScene {
  /// A scene for each bar that shows: itself where it has a bar of its own, otherwise one for every
  /// column that its navigation shows.
  ///
  /// - Throws: `SceneError` for a navigation that cannot be shown.
  public func barScenes() throws(SceneError) -> [BarScene] {
    guard let navigation else { return [self] }
    let bars = NavigationBars(navigation, in: self)
    if let error = bars.diagnoses.first(where: { $0.severity == .error }) {
      throw SceneError(keyPath: error.keyPath, message: error.message)
    }
    return bars.scenes
  }

  /// What SwiftUI would complain of at run time.
  package var navigationDiagnoses: [NavigationDiagnosis] {
    navigation.map { NavigationBars($0, in: self).diagnoses } ?? []
  }

  /// What becomes of a split view.
  enum SplitViewForm {
    case columns, collapsed, detailAlone
  }

  /// Whether columns stand beside each other on the screen.
  package var hasRoomForColumns: Bool { splitViewForm == .columns }

  /// Columns need a regular width; in a Mac's window each has its section of the toolbar, a
  /// headset's window is titled by the detail, and a watch and a television show one screen at a
  /// time.
  ///
  /// Source: documented — UISplitViewController; regular width on iPad: `regularWidthMinimum`.
  var splitViewForm: SplitViewForm {
    switch device.idiom {
    case .phone:
      (orientation == .landscape
        ? device.isRegularWidthInLandscape : device.isRegularWidthUpright) && !isInSheet
        ? .columns : .collapsed
    case .pad:
      container.width >= containerMetrics[.regularWidthMinimum] ? .columns : .collapsed
    case .mac: .columns
    case .vision: .detailAlone
    case .watch, .tv: .collapsed
    }
  }

  /// Whether the deprecated view shows columns; a single screen stands beside nothing.
  fileprivate func showsColumns(_ view: BarNavigationView) -> Bool {
    view.style != .stack && splitViewForm == .columns
  }

  /// The numbers of the whole container.
  private var containerMetrics: NavigationBarMetrics {
    NavigationBarMetrics(for: MetricContext(self))
  }

  /// What the columns share, in points on the screen.
  private var container: BarRect {
    ResolvedPlace.sheet(of: self, metrics: containerMetrics)
      ?? BarRect(x: 0, y: 0, width: device.size.width, height: device.size.height)
  }

  /// What the rules for columns look at.
  fileprivate func geometryRequest(
    _ names: [BarNavigationSplitView.Column]
  ) -> SplitViewGeometry.Request {
    let container = container
    let isMirrored = traits.layoutDirection == .rightToLeft
    let inset = isMirrored ? device.safeArea.right : device.safeArea.left
    return SplitViewGeometry.Request(
      width: container.width, isLandscape: container.width > container.height, names: names,
      visibility: .automatic, style: .automatic, widths: [:],
      leadingInset: container.width < device.size.width ? 0 : inset, metrics: containerMetrics,
      window: device.idiom == .mac
        ? PlatformBarMetrics(for: PlatformMetricContext(system, hasToolbar: true)) : nil)
  }

  /// The widths that columns are asked to have; two balance about a fold that divides the screen.
  ///
  /// Source: documented — Designing for iPhone Duo: standard split views balance their panes.
  fileprivate func besideFold(
    _ widths: [BarNavigationSplitView.Column: ColumnWidth],
    of names: [BarNavigationSplitView.Column]
  ) -> [BarNavigationSplitView.Column: ColumnWidth] {
    guard device.isPartlyFolded, let fold = device.fold, fold.height > fold.width,
      names.count == 2, widths.isEmpty
    else { return widths }
    let inset = containerMetrics[.sidebarInset]
    return [.sidebar: ColumnWidth(ideal: fold.midX - inset)]
  }

  /// A scene for each column that shows.
  fileprivate func showing(
    _ columns: ShownColumns, _ geometry: SplitViewGeometry
  ) -> [BarScene] {
    let last = geometry.columns.lastIndex(where: \.isOverlay) ?? geometry.columns.count - 1
    let toggle = toggleColumn(of: columns, geometry)
    let isCovered = geometry.columns.contains { $0.isOverlay || $0.isDisplaced }
    return geometry.columns.enumerated().compactMap { index, place in
      guard let column = columns.columns.first(where: { $0.name == place.name }) else {
        return nil
      }
      return showing(
        column.screens, bar: column.bar,
        column: ColumnPlace(
          name: place.name, leading: place.leading, width: place.width, inset: place.inset,
          isFirst: place.leading == place.inset,
          isLast: place.name == .detail, isOverlay: place.isOverlay,
          hasSidebarToggle: place.name == toggle,
          isBesideDetail: place.inset > 0 && index + 2 == geometry.columns.count,
          followsFloatingSidebar: index > 0 && !geometry.columns[index - 1].isOverlay
            && geometry.columns[index - 1].inset > 0 && place.name == .detail,
          isDisplaced: place.isDisplaced, isDimmed: isCovered && place.name == .detail,
          hasStatusBar: index == last), contentOffset: column.contentOffset)
    }
  }

  /// The column whose bar has the button that shows and hides the leading ones; nil for none.
  ///
  /// It is the first one that shows, or on a Mac the one after a sidebar that has no buttons: see
  /// `toggleStandsInDetail`.
  private func toggleColumn(
    of columns: ShownColumns, _ geometry: SplitViewGeometry
  ) -> BarNavigationSplitView.Column? {
    guard columns.columns.count > 1, let first = geometry.columns.first,
      let screens = columns.columns.first(where: { $0.name == first.name })?.screens,
      let top = screens.last, !top.screen.removes(.sidebarToggle)
    else { return nil }
    guard device.idiom == .mac, first.name == .sidebar, geometry.columns.count > 1,
      PlatformBarMetrics(for: PlatformMetricContext(system, hasToolbar: true))[
        .toggleStandsInDetail]
    else { return first.name }
    let item = NavigationItem(top.screen, in: self, hasBack: screens.count > 1)
    let isBare = item.leftBarButtonItems.isEmpty && item.rightBarButtonItems.isEmpty
    return isBare ? geometry.columns[1].name : first.name
  }

  /// The scene of one bar.
  ///
  /// - Parameter contentOffset: how far its content is scrolled; nil for rest, and for the scene's
  ///   own offset in the detail and where there is but one bar.
  fileprivate func showing(
    _ screens: [ShownScreen], bar: NavigationBar, column: ColumnPlace?,
    contentOffset: Double? = nil
  ) -> BarScene {
    var scene = self
    scene.navigation = nil
    scene.framework = framework ?? .swiftUI
    scene.column = column
    if let column, column.name != .detail {
      // The scene's own offset and its animation are the detail's.
      scene.contentOffset = 0
      scene.transition = nil
      scene.presentedMenu = nil
    }
    scene.takeContents(of: screens)
    if let contentOffset { scene.contentOffset = contentOffset }
    scene.navigationBar = bar
    scene.navigationBar.items = screens.enumerated().map { index, shown in
      NavigationItem(shown.screen, in: scene, hasBack: index > 0)
    }
    if let top = screens.last?.screen { scene.takeOver(top) }
    if let isHidden = screens.last?.screen.isToolbarHidden {
      scene.navigationBar.isHidden = isHidden
    }
    scene.shownKeyPaths = screens.map(\.keyPath)
    return scene
  }
}

extension BarScene {
  /// Takes over what modifiers of the screen on top say about the whole bar and its contents.
  ///
  /// A colour scheme counts while the bar's background shows. Source: documented — SwiftUI's
  /// toolbarColorScheme(_:for:); light contents of a dark bar alone are drawn.
  fileprivate mutating func takeOver(_ screen: NavigationScreen) {
    if let effect = screen.scrollEdgeEffectStyle { content?.topEdgeEffect = effect }
    let showsBackground =
      screen.isToolbarBackgroundHidden.map { !$0 } ?? (contentOffset > 0)
    if screen.toolbarColorScheme == .dark, showsBackground { navigationBar.barStyle = .black }
  }
}
