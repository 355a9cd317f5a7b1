import BarLayout
import Testing

/// Where a Mac's toolbar has its parts, version by version.
struct MacToolbarTests {
  private static let plus = BarToolbarItem(.automatic, BarButtonItem(.systemItem(.add)))

  private static func column(
    _ title: String, _ items: [BarToolbarItem] = [], subtitle: String? = nil
  ) -> NavigationColumn {
    var screen = NavigationScreen(.verbatim(title))
    screen.toolbar = items
    screen.navigationSubtitle = subtitle.map(NavigationText.verbatim)
    return NavigationColumn(BarNavigationStack(root: screen))
  }

  private func layOut(
    _ system: Int, sidebar: NavigationColumn, detail: NavigationColumn,
    style: TraitCollection.UserInterfaceStyle = .light
  ) throws -> [LaidOutBar] {
    var view = BarNavigationSplitView(sidebar: sidebar, detail: detail)
    view.columnWidths[.sidebar] = ColumnWidth(ideal: 253)
    var scene = BarScene(
      device: Device(
        id: "custom", idiom: .mac, size: BarSize(width: 1216, height: 793), scale: 2,
        safeArea: .zero, statusBarHeight: nil),
      system: SystemVersion(.macOS, system), traits: TraitCollection(userInterfaceStyle: style),
      navigationBar: NavigationBar(items: []))
    scene.navigation = .splitView(view)
    return try LaidOutScene(layingOut: scene, measuring: SquareLetters()).bars
  }

  @Test(arguments: 11...15)
  func `a sidebar's buttons follow the window's`(system: Int) throws {
    let bars = try layOut(
      system, sidebar: Self.column("Side", [Self.plus]), detail: Self.column("Detail"))
    let toggle = bars[0].frame(.sidebarToggle(.whole))
    #expect(abs(toggle.midX - 108.25) <= 1)
    #expect(bars[0].frame(.rightBarButtonItem(0, .whole)).minX >= toggle.maxX)
    #expect(bars[0].frame(.windowButton(0)) == BarRect(x: 20, y: 20, width: 12, height: 12))
    #expect(bars[1].frame(.title).x == 265)
  }

  @Test func `a sidebar without buttons leaves the toggle to the detail up to macOS 12`() throws {
    for system in [11, 12, 13, 15] {
      let bars = try layOut(system, sidebar: Self.column("Side"), detail: Self.column("Detail"))
      let isInDetail = system <= 12
      #expect((bars[1].element(.sidebarToggle(.whole)) != nil) == isInDetail)
      #expect((bars[0].element(.sidebarToggle(.whole)) != nil) == !isInDetail)
      guard isInDetail else { continue }
      let toggle = bars[1].frame(.sidebarToggle(.whole))
      #expect(toggle.x == 253 + 12.5)
      #expect(bars[1].frame(.title).x == toggle.maxX + 8)
    }
  }

  @Test func `a sidebar floats on macOS 26, its toggle at its end`() throws {
    let bars = try layOut(
      26, sidebar: Self.column("Side", [Self.plus]), detail: Self.column("Detail", [Self.plus]))
    #expect(bars[0].frame.x == 8 && bars[0].frame.maxX == 253)
    #expect(bars[0].frame(.column) == BarRect(x: 8, y: 8, width: 245, height: 777))
    #expect(bars[0].frame(.windowButton(0)) == BarRect(x: 19, y: 19, width: 14, height: 14))
    #expect(bars[0].frame(.windowButton(2)).x == 65)
    #expect(abs(bars[0].frame(.sidebarToggle(.whole)).midX - (253 - 23.5)) <= 1)
    #expect(bars[1].frame(.title).x == 253 + 20.5)
    #expect(bars[1].element(.background) != nil && bars[1].element(.shadow) == nil)
    let disc = bars[1].frame(.rightBarButtonItem(0, .whole))
    #expect(disc == BarRect(x: 1216 - 44, y: 8, width: 36, height: 36))
  }

  @Test func `neighbouring pictures share a capsule on macOS 26, a prominent one keeps its disc`()
    throws
  {
    var export = BarButtonItem(.systemItem(.action))
    export.style = .prominent
    let items = [Self.plus, Self.plus, BarToolbarItem(.automatic, export)]
    func bar(_ system: Int) throws -> LaidOutBar {
      try layOut(system, sidebar: Self.column("Side"), detail: Self.column("Detail", items))[1]
    }
    let bar = try bar(26)
    let prominent = bar.frame(.rightBarButtonItem(0, .whole))
    #expect(prominent == BarRect(x: 1216 - 44, y: 8, width: 36, height: 36))
    #expect(bar.element(.rightBarButtonItem(0, .glass)) == nil)
    let capsule = bar.frame(.rightBarButtonItem(1, .glass))
    #expect(capsule == BarRect(x: prominent.x - 8 - 73, y: 8, width: 73, height: 36))
    #expect(bar.frame(.rightBarButtonItem(2, .whole)).x == capsule.x)
    #expect(bar.element(.rightBarButtonItem(2, .glass)) == nil)
    let older = try self.layOut(
      15, sidebar: Self.column("Side"), detail: Self.column("Detail", items))[1]
    #expect(older.element(.rightBarButtonItem(1, .glass)) == nil)
  }

  @Test func `a title over a subtitle is smaller and bold`() throws {
    let alone = try layOut(15, sidebar: Self.column("Side"), detail: Self.column("Detail"))[1]
    let line = try #require(alone.element(.title)?.text)
    #expect(line.style.size == 15 && line.style.weight == .semibold && line.baseline == 31)
    let pair = try layOut(
      15, sidebar: Self.column("Side"), detail: Self.column("Detail", subtitle: "3 unread"))[1]
    let title = try #require(pair.element(.title)?.text)
    #expect(title.style.size == 13 && title.style.weight == .bold && title.baseline == 24)
    #expect(pair.element(.subtitle)?.text?.baseline == 38)
  }

  @Test func `titles, subtitles and symbols have their shares of black and white`() throws {
    func colors(
      _ system: Int, _ style: TraitCollection.UserInterfaceStyle
    ) throws -> [String?] {
      let bar = try layOut(
        system, sidebar: Self.column("Side"),
        detail: Self.column("Detail", [Self.plus], subtitle: "3"), style: style)[1]
      let ids: [ElementID] = [.title, .subtitle, .rightBarButtonItem(0, .image)]
      return ids.map { bar.element($0)?.color?.hex }
    }
    #expect(try colors(14, .light) == ["#000000b3", "#00000080", "#0000008f"])
    #expect(try colors(26, .light) == ["#000000b3", "#00000080", "#000000b3"])
    #expect(try colors(14, .dark) == ["#ffffffe5", "#ffffff9e", "#ffffffa4"])
  }

  @Test func `the hairline lies below the bar`() throws {
    let bar = try layOut(15, sidebar: Self.column("Side"), detail: Self.column("Detail"))[1]
    #expect(bar.frame(.shadow) == BarRect(x: 253, y: 52, width: 963, height: 0.5))
  }

  @Test func `a search field stands at the toolbar's end, buttons before it`() throws {
    var screen = NavigationScreen(.verbatim("Detail"))
    screen.toolbar = [Self.plus]
    screen.searchable = SearchController()
    let bars = try layOut(
      13, sidebar: Self.column("Side"), detail: NavigationColumn(BarNavigationStack(root: screen)))
    let field = bars[1].frame(.searchBarField)
    #expect(field.maxX == 1216 - 12 && field.y == 12 && field.maxY == 40)
    #expect(bars[1].text(.searchBarFieldLabel) == "Search")
    #expect(bars[1].frame(.rightBarButtonItem(0, .whole)).maxX < field.minX)
    #expect(bars[0].element(.searchBarField) == nil)
  }

  @Test func `a television's title stands on its measured line`() throws {
    let model = try #require(DeviceCatalog.model("apple-tv-4k"))
    let system = SystemVersion(.tvOS, 16)
    let scene = BarScene(
      device: model.device(on: system, orientation: .portrait), system: system,
      traits: TraitCollection(userInterfaceStyle: .dark),
      navigationBar: NavigationBar(
        items: [NavigationItem(title: "Home"), NavigationItem(title: "Details")]))
    let bar = try Scenes.layOut(scene)
    let title = try #require(bar.element(.title))
    #expect(title.text?.baseline == 111 && title.text?.style.size == 57)
    #expect(title.color?.hex == "#ffffff42" && abs(title.frame.midX - 960) <= 0.5)
  }
}
