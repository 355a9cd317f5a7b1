@testable internal import BarLayout

/// Scenes of every platform, and phones with looks and contents of their own.
extension SceneGenerator {
  /// The scene of a seed on any platform.
  static func sceneAnywhere(seed: UInt64) -> BarScene {
    var generator = SceneGenerator(seed: seed)
    switch generator.random.whole(0...3) {
    case 0: return generator.watch()
    case 1: return generator.columns()
    case 2: return generator.fixedScreen()
    default: return generator.dressed()
    }
  }

  private mutating func watch() -> BarScene {
    let system = SystemVersion(
      .watchOS, random.pick(SystemVersion.supportedMajors(of: .watchOS)))
    let device = random.pick(Self.watches).device(on: system, orientation: .portrait)
    var scene = plainScene(device, system)
    scene.presentation = random.chance(oneIn: 3) ? .sheet : .fullScreen
    scene.clock = random.pick(["10:09", "8:44", "23.59", "10:09 AM", "1:11", "١٠:٠٩"])
    scene.marquee = Double(random.whole(0...4)) / 4
    scene.navigationBar = stack { generator, isTop in
      var item = NavigationItem(
        title: generator.random.chance(oneIn: 8) ? nil : generator.text(),
        largeTitleDisplayMode: generator.random.pick(
          NavigationItem.LargeTitleDisplayMode.allCases))
      guard isTop else { return item }
      item.leftBarButtonItems = generator.buttons(count: generator.random.whole(0...1))
      item.rightBarButtonItems = generator.buttons(count: generator.random.whole(0...1))
      return item
    }
    return scene
  }

  private mutating func columns() -> BarScene {
    let isPad = !random.chance(oneIn: 4)
    let system = SystemVersion(
      isPad ? .iPadOS : .iOS, random.pick(SystemVersion.supportedMajors(of: .iPadOS)))
    let orientation = random.pick(Orientation.allCases)
    let models = DeviceCatalog.all.filter { $0.idiom == (isPad ? .pad : .phone) }
    var scene = plainScene(
      random.pick(models).device(on: system, orientation: orientation), system)
    scene.orientation = orientation
    var view = BarNavigationSplitView(
      sidebar: column(), content: random.chance(oneIn: 2) ? column() : nil, detail: column())
    view.columnVisibility = random.pick(BarNavigationSplitView.Visibility.allCases)
    view.style = random.pick(BarNavigationSplitView.Style.allCases)
    if random.chance(oneIn: 4) {
      view.columnWidths[.sidebar] = ColumnWidth(ideal: Double(random.whole(120...500)))
    }
    scene.navigation = .splitView(view)
    return scene
  }

  private mutating func column() -> NavigationColumn {
    var screen = NavigationScreen(random.chance(oneIn: 8) ? nil : .verbatim(text()))
    screen.navigationSubtitle = random.maybe(oneIn: 4) { .verbatim(Self.text(&$0)) }
    screen.titleDisplayMode = random.pick(NavigationScreen.TitleDisplayMode.allCases)
    screen.toolbar = (0..<random.whole(0...3)).map { _ in
      BarToolbarItem(random.pick(BarToolbarItem.Placement.allCases), button())
    }
    screen.searchable = random.maybe(oneIn: 4) { _ in SearchController() }
    return NavigationColumn(BarNavigationStack(root: screen))
  }

  private mutating func fixedScreen() -> BarScene {
    let platform = random.pick([SystemVersion.Platform.macOS, .tvOS, .visionOS])
    let idiom: Device.Idiom = platform == .macOS ? .mac : platform == .tvOS ? .tv : .vision
    let system = SystemVersion(
      platform, random.pick(SystemVersion.supportedMajors(of: platform)))
    let models = DeviceCatalog.all.filter { $0.idiom == idiom }
    var scene = plainScene(
      random.pick(models).device(on: system, orientation: .portrait), system)
    scene.navigationBar = stack { generator, isTop in
      var item = NavigationItem(title: generator.text())
      guard isTop else { return item }
      item.subtitle = generator.random.maybe(oneIn: 3) { Self.text(&$0) }
      item.leftBarButtonItems = generator.buttons(count: generator.random.whole(0...3))
      item.rightBarButtonItems = generator.buttons(count: generator.random.whole(0...5))
      item.searchController = generator.random.maybe(oneIn: 5) { _ in SearchController() }
      return item
    }
    return scene
  }

  /// A phone's or pad's bar with appearances of its own over a list.
  private mutating func dressed() -> BarScene {
    var scene = Self.scene(seed: random.next())
    scene.navigationBar.appearances = NavigationBarAppearances(
      standard: look(), compact: random.chance(oneIn: 3) ? look() : nil,
      scrollEdge: random.chance(oneIn: 2) ? look() : nil,
      compactScrollEdge: random.chance(oneIn: 4) ? look() : nil)
    scene.content = SceneContent(
      style: random.pick(SceneContent.Style.allCases),
      rowHeight: random.maybe(oneIn: 3) { $0.number(20...120) },
      rows: (0..<random.whole(0...12)).map { _ in
        SceneContent.Row(
          title: random.chance(oneIn: 4) ? nil : text(),
          subtitle: random.maybe(oneIn: 3) { Self.text(&$0) },
          detail: random.maybe(oneIn: 3) { Self.text(&$0) }, lines: random.whole(0...2),
          showsDisclosureIndicator: random.chance(oneIn: 2),
          startsSection: random.chance(oneIn: 5))
      })
    return scene
  }

  private mutating func look() -> NavigationBarAppearance {
    NavigationBarAppearance(
      configuration: random.pick(NavigationBarAppearance.Configuration.allCases),
      backgroundColor: random.maybe(oneIn: 2) { .system($0.pick(SystemColor.allCases)) },
      shadowColor: random.maybe(oneIn: 3) { .system($0.pick(SystemColor.allCases)) },
      titleTextAttributes: random.chance(oneIn: 3)
        ? TextAttributes(fontSize: Double(random.whole(9...28))) : TextAttributes(),
      largeTitleTextAttributes: random.chance(oneIn: 3)
        ? TextAttributes(fontSize: Double(random.whole(20...48))) : TextAttributes(),
      titlePositionAdjustment: random.chance(oneIn: 3)
        ? BarPoint(x: random.number(-20...20), y: random.number(-8...8)) : .zero)
  }

  private mutating func plainScene(_ device: Device, _ system: SystemVersion) -> BarScene {
    BarScene(
      device: device, system: system, orientation: .portrait, presentation: .fullScreen,
      contentOffset: random.chance(oneIn: 2) ? 0 : random.number(-40...160),
      locale: random.pick(["en_US", "de_DE", "fi_FI", "ar_SA", "ja_JP"]),
      traits: traits(), navigationBar: NavigationBar(items: []))
  }

  private mutating func stack(
    _ item: (inout SceneGenerator, _ isTop: Bool) -> NavigationItem
  ) -> NavigationBar {
    let depth = random.whole(1...3)
    return NavigationBar(
      prefersLargeTitles: random.chance(oneIn: 2),
      items: (0..<depth).map { item(&self, $0 == depth - 1) })
  }

  private static let watches = DeviceCatalog.all.filter { $0.idiom == .watch }
}
