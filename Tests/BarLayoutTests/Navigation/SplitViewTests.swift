import BarLayout
import Testing

@Suite struct SplitViewTests {
  private static func column(_ title: String) -> NavigationColumn {
    NavigationColumn(BarNavigationStack(root: NavigationScreen(.verbatim(title))))
  }

  private static func scene(
    width: Double, height: Double = 834, _ view: BarNavigationSplitView,
    direction: BarLayoutDirection = .leftToRight
  ) -> BarScene {
    var scene = BarScene(
      device: Device(
        id: "custom", idiom: .pad, size: BarSize(width: width, height: height), scale: 2,
        safeArea: BarEdgeInsets(top: 24, bottom: 20), statusBarHeight: 24),
      system: SystemVersion(.iPadOS, 17),
      traits: TraitCollection(layoutDirection: direction), navigationBar: NavigationBar(items: []))
    scene.navigation = .splitView(view)
    return scene
  }

  private static func bars(_ scene: BarScene) throws -> [LaidOutBar] {
    try LaidOutScene(layingOut: scene, measuring: SquareLetters()).bars
  }

  private static func view(
    isTriple: Bool, _ visibility: BarNavigationSplitView.Visibility,
    _ style: BarNavigationSplitView.Style
  ) -> BarNavigationSplitView {
    var view = BarNavigationSplitView(
      sidebar: column("Side"), content: isTriple ? column("Content") : nil,
      detail: column("Detail"))
    view.columnVisibility = visibility
    view.style = style
    return view
  }

  @Test func `titles of a phone's columns stand on the middle of what the insets leave`() throws {
    var view = Self.view(isTriple: false, .all, .automatic)
    view.columnWidths[.sidebar] = ColumnWidth(ideal: 320)
    var scene = Self.scene(width: 926, height: 428, view)
    scene.system = SystemVersion(.iOS, 17)
    let model = try #require(DeviceCatalog.model("iphone-12-pro-max"))
    scene.device = model.device(on: scene.system, orientation: .landscape)
    scene.orientation = .landscape
    let bars = try Self.bars(scene)
    try #require(bars.map(\.frame.width) == [367, 559])
    #expect(abs(bars[0].frame(.title).midX - (47 + 367) / 2) <= 0.5)
    #expect(abs(bars[1].frame(.title).midX - (367 + 926 - 47) / 2) <= 0.5)
  }

  struct Setting: Sendable {
    var isTriple: Bool
    var visibility: BarNavigationSplitView.Visibility
    var style: BarNavigationSplitView.Style
    var direction: BarLayoutDirection
  }

  static let settings: [Setting] = [false, true].flatMap { isTriple in
    BarNavigationSplitView.Visibility.allCases.flatMap { visibility in
      BarNavigationSplitView.Style.allCases.flatMap { style in
        BarLayoutDirection.allCases.map {
          Setting(isTriple: isTriple, visibility: visibility, style: style, direction: $0)
        }
      }
    }
  }

  @Test(arguments: [nil, SceneContent.Style.sidebar, .plain, .insetGrouped])
  func `a first column has a sidebar's margins unless its rows are another list's`(
    style: SceneContent.Style?
  ) throws {
    var screen = NavigationScreen(.verbatim("Side"))
    screen.titleDisplayMode = .large
    screen.scrollContent = style.map {
      SceneContent(style: $0, rows: [SceneContent.Row(title: "Row")])
    }
    let sidebar = NavigationColumn(BarNavigationStack(root: screen))
    let view = BarNavigationSplitView(sidebar: sidebar, detail: Self.column("Detail"))
    let bar = try #require(try Self.bars(Self.scene(width: 1366, view)).first)
    let margin = try #require(bar.element(.largeTitle)).frame.minX
    let isSidebar = style == nil || style == .sidebar
    #expect(margin == (isSidebar ? 24 : 16))
  }

  @Test(arguments: settings)
  func `from 320 to 1366 points no column overlaps another, and none jumps without a reason`(
    setting: Setting
  ) throws {
    var before: [LaidOutBar] = []
    // Right to left is the mirror of left to right, and is looked at now and then.
    let step = setting.direction == .leftToRight ? 1.0 : 6
    for width in stride(from: 320.0, through: 1366, by: step) {
      let view = Self.view(isTriple: setting.isTriple, setting.visibility, setting.style)
      let scene = Self.scene(width: width, view, direction: setting.direction)
      let bars = try Self.bars(scene)
      #expect(bars.first?.frame.width ?? 0 > 0)
      let tiled = bars.filter { !$0.isOverlay }.map(\.frame).sorted { $0.x < $1.x }
      for (one, next) in zip(tiled, tiled.dropFirst()) {
        #expect(one.maxX <= next.minX, "\(width)")
      }
      let over = bars.filter(\.isOverlay).map(\.frame).sorted { $0.x < $1.x }
      for (one, next) in zip(over, over.dropFirst()) {
        #expect(one.maxX <= next.minX, "\(width)")
      }
      for bar in bars { try Self.checkContents(of: bar, width: width) }
      // A column may move by as much as the screen grew, unless the rules chose other columns.
      if bars.map(\.column) == before.map(\.column),
        bars.map(\.isOverlay) == before.map(\.isOverlay),
        Self.isDisplaced(bars, width) == Self.isDisplaced(before, width - step)
      {
        for (bar, old) in zip(bars, before) {
          #expect(abs(bar.frame.width - old.frame.width) <= step, "\(width)")
          #expect(abs(bar.frame.x - old.frame.x) <= step, "\(width)")
          if step == 1 { Self.checkSteps(from: old, to: bar, width: width) }
        }
      }
      before = bars
    }
  }

  /// Whether the detail is pushed over the edge of the screen.
  private static func isDisplaced(_ bars: [LaidOutBar], _ width: Double) -> Bool {
    bars.contains { $0.frame.maxX > width || $0.frame.minX < 0 }
  }

  /// Nothing in a bar moves by more than the bar grows, unless the margins changed to those of
  /// another width.
  private static func checkSteps(from old: LaidOutBar, to bar: LaidOutBar, width: Double) {
    let margins = [old, bar].map { $0.frame(.largeTitle).x - $0.frame.x }
    #expect(margins.allSatisfy { [16, 20, 24].contains($0) }, "\(width)")
    guard margins[0] == margins[1] else { return }
    for id in [ElementID.title, .largeTitle, .sidebarToggle(.whole)] {
      guard let one = old.element(id)?.frame, let next = bar.element(id)?.frame else { continue }
      #expect(abs((next.x - bar.frame.x) - (one.x - old.frame.x)) <= 1, "\(width) \(id)")
    }
  }

  /// Everything that a bar shows stays in it, and its title stands clear of its buttons.
  private static func checkContents(of bar: LaidOutBar, width: Double) throws {
    for id in [ElementID.title, .largeTitle, .sidebarToggle(.whole), .background] {
      guard let frame = bar.element(id)?.frame else { continue }
      #expect(frame.minX >= bar.frame.minX && frame.maxX <= bar.frame.maxX, "\(width) \(id)")
    }
    if let toggle = bar.element(.sidebarToggle(.whole))?.frame, let title = bar.element(.title) {
      #expect(toggle.intersection(title.frame)?.isEmpty ?? true, "\(width)")
    }
  }

  @Test
  func
    `the leftmost column that shows has the button for the sidebar, and the status bar is there once`()
    throws
  {
    for setting in Self.settings {
      for size in [(1194.0, 834.0), (834, 1194), (1366, 1024), (375, 812)] {
        let view = Self.view(isTriple: setting.isTriple, setting.visibility, setting.style)
        let bars = try Self.bars(Self.scene(width: size.0, height: size.1, view))
        let hasColumns = size.0 > 600
        #expect(bars.count { $0.element(.statusBar) != nil } == 1)
        #expect(bars.count { $0.element(.sidebarToggle(.whole)) != nil } == (hasColumns ? 1 : 0))
        #expect((bars[0].element(.sidebarToggle(.whole)) != nil) == hasColumns)
        #expect(bars.allSatisfy { ($0.column == nil) == !hasColumns })
      }
    }
  }

  @Test func `a fixed width is kept, and a width that gives way does so between its limits`() throws
  {
    var view = Self.view(isTriple: false, .all, .balanced)
    view.columnWidths = [
      .sidebar: ColumnWidth(min: 200, ideal: 320, max: 400), .detail: ColumnWidth(ideal: 500),
    ]
    let widths = try [650.0, 700, 760, 820, 1000].map {
      try Self.bars(Self.scene(width: $0, view)).map(\.frame.width)
    }
    #expect(widths == [[320, 650], [200, 500], [260, 500], [320, 500], [320, 680]])
  }

  @Test func `a sidebar has a margin of its own beside a wide detail`() throws {
    let bars = try Self.bars(Self.scene(width: 1366, Self.view(isTriple: false, .all, .balanced)))
    #expect(bars.map { $0.frame(.largeTitle).x } == [24, 320 + 20])
  }

  @Test func `the sidebar of iPadOS 26 is a pane of 320 points, or 300 beside two more`() throws {
    for style in BarNavigationSplitView.Style.allCases {
      for isTriple in [false, true] {
        var scene = Self.scene(width: 1366, Self.view(isTriple: isTriple, .all, style))
        scene.system = SystemVersion(.iPadOS, 26)
        scene.device.id = "custom"
        let bars = try Self.bars(scene)
        let isOverlay = style == .prominentDetail
        let end = isTriple ? 310.0 : 330
        #expect(bars[0].frame(.column) == BarRect(minX: 10, minY: 24, maxX: end, maxY: 834 - 10))
        #expect(bars[0].frame.x == 10 && bars[0].frame.width == end - 10)
        #expect(bars[0].frame(.largeTitle).x == 26)
        #expect(bars[0].frame(.sidebarToggle(.whole)).maxX == end - 10)
        #expect(bars[0].element(.sidebarToggle(.glass)) == nil)
        #expect(bars[1].frame.x == (isOverlay && !isTriple ? 0 : end))
        guard case .glass = bars[0].element(.column)?.content else {
          Issue.record("the sidebar is not of glass")
          continue
        }
        #expect(
          bars.dropFirst().allSatisfy {
            $0.element(.column)?.content == LaidOutElement.Content.none || $0.isOverlay
          })
      }
    }
  }

  @Test func `an item of the sidebar shows in the detail and nil resets it`() throws {
    func titles(_ item: NavigationValue?) throws -> [String?] {
      var view = Self.view(isTriple: false, .all, .balanced)
      view.columns[.sidebar]?.stack.root.destinations = [
        NavigationDestination(.item(item), screen: NavigationScreen(.verbatim("At {value}")))
      ]
      return try Self.scene(width: 1194, view).barScenes().map(\.navigationBar.topItem?.title)
    }
    #expect(try titles(NavigationValue(type: "A", text: "1")) == ["Side", "At 1"])
    #expect(try titles(nil) == ["Side", "Detail"])
  }
}
