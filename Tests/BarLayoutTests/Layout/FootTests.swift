import Testing

@testable import BarLayout

/// Toolbars, tab bars and search at the foot of the screen.
@Suite struct FootTests {
  private func layOut(
    _ system: Int, _ item: NavigationItem, tabs: TabBar? = nil, keyboard: Bool = false,
    direction: BarLayoutDirection = .leftToRight, on id: String = "iphone-16-pro"
  ) throws -> LaidOutScene {
    let version = SystemVersion(.iOS, system)
    var scene = BarScene(
      device: try #require(DeviceCatalog.model(id)).device(on: version, orientation: .portrait),
      system: version, traits: TraitCollection(layoutDirection: direction),
      navigationBar: NavigationBar(items: [item]))
    scene.tabBar = tabs
    scene.isKeyboardShown = keyboard
    return try LaidOutScene(layingOut: scene, measuring: SquareLetters())
  }

  private let pair = NavigationItem(title: "A")
    .with(toolbar: [
      BarButtonItem(.systemItem(.trash)), BarButtonItem(.flexibleSpace),
      BarButtonItem(.systemItem(.add)),
    ])
  private let tabs = TabBar(items: [
    TabBarItem(title: "Home"), TabBarItem(title: "More"), TabBarItem(role: .search),
  ])

  @Test func `capsules stand 28 from sides and bottom where iOS 27 was measured`() throws {
    let bar = try layOut(27, pair).bars[0]
    #expect(
      bar.frame(.footItem(.toolbar, 0, .glass)) == BarRect(x: 28, y: 798, width: 48, height: 48))
    #expect(
      bar.frame(.footItem(.toolbar, 2, .glass)) == BarRect(x: 326, y: 798, width: 48, height: 48))
    #expect(bar.frame(.footItem(.toolbar, 0, .whole)).height == 38)
  }

  @Test func `an older toolbar stands on the safe area with its hairline above`() throws {
    let laidOut = try layOut(17, pair)
    let bar = laidOut.bars[0]
    #expect(bar.frame(.foot(.toolbar, .whole)) == BarRect(x: 0, y: 796, width: 402, height: 44))
    #expect(bar.frame(.foot(.toolbar, .background)).maxY == 874)
    #expect(bar.frame(.foot(.toolbar, .shadow)).maxY == 796)
    #expect(laidOut.safeArea.maxY == 796)
  }

  @Test(arguments: [17, 26]) func `lines that run the other way mirror it`(system: Int) throws {
    let bar = try layOut(system, pair).bars[0]
    let mirrored = try layOut(system, pair, direction: .rightToLeft).bars[0]
    for index in [0, 2] {
      let (one, other) = (
        bar.frame(.footItem(.toolbar, index, .whole)),
        mirrored.frame(.footItem(.toolbar, index, .whole))
      )
      #expect(abs(one.minX - (402 - other.maxX)) < 1e-9)
    }
  }

  @Test func `flexible spaces share what is left`() throws {
    let items = [1, 2, 3].flatMap { _ in
      [BarButtonItem(.systemItem(.add)), BarButtonItem(.flexibleSpace)]
    }.dropLast()
    let bar = try layOut(26, NavigationItem().with(toolbar: Array(items))).bars[0]
    #expect(bar.frame(.footItem(.toolbar, 2, .glass)).midX == 201)
  }

  @Test func `a search field takes the room between the buttons`() throws {
    var item = pair
    item.searchController = SearchController()
    let bar = try layOut(27, item).bars[0]
    #expect(bar.frame(.searchBar) == BarRect(minX: 88, minY: 798, maxX: 314, maxY: 846))
    #expect(
      bar.accessibilityElements.map(\.label) == ["A", "Delete", "Search", "Add"])
    let older = try layOut(18, item).bars[0]
    #expect(older.frame(.searchBar).minY < 200)
  }

  @Test func `over a tab bar the field stands under the title`() throws {
    let item = {
      var item = NavigationItem(title: "A")
      item.searchController = SearchController()
      return item
    }()
    #expect(try layOut(26, item, tabs: tabs).bars[0].frame(.searchBar).minY < 200)
    #expect(try layOut(26, item).bars[0].frame(.searchBar).minY > 700)
  }

  @Test func `areas float in glass and their search stands apart`() throws {
    let laidOut = try layOut(27, NavigationItem(title: "A"), tabs: tabs)
    let bar = laidOut.bars[0]
    #expect(
      bar.frame(.foot(.tabBar, .glass)) == BarRect(x: 21, y: 791, width: 188, height: 62))
    #expect(
      bar.frame(.footItem(.tabBar, 2, .glass)) == BarRect(x: 319, y: 791, width: 62, height: 62))
    #expect(laidOut.safeArea.maxY == 791)
    #expect(
      bar.accessibilityElements.map(\.description) == [
        "A, Heading", "Selected, Home, Tab, 1 of 3", "More, Tab, 2 of 3", "Search, Tab, 3 of 3",
      ])
    let answer = bar.hit(BarPoint(x: 350, y: 820), minimum: 44)
    #expect(answer.target?.element.id == .footItem(.tabBar, 2, .whole))
  }

  @Test func `before glass areas have equal shares of the width`() throws {
    let laidOut = try layOut(17, NavigationItem(title: "A"), tabs: tabs)
    let bar = laidOut.bars[0]
    #expect(bar.frame(.foot(.tabBar, .whole)) == BarRect(x: 0, y: 791, width: 402, height: 83))
    #expect((0..<3).map { bar.frame(.footItem(.tabBar, $0, .whole)).width } == [134, 134, 134])
  }

  @Test func `what lies behind the keyboard is not seen`() throws {
    let bar = try layOut(26, pair, tabs: nil, keyboard: true).bars[0]
    #expect(bar.alpha(.footItem(.toolbar, 0, .whole)) == 0)
    #expect(bar.frame(.keyboard) == BarRect(x: 0, y: 538, width: 402, height: 336))
    #expect(bar.hit(BarPoint(x: 50, y: 820), minimum: 44).target == nil)
  }

  @Test func `a bar of its own has nothing at the foot`() throws {
    var scene = Scenes.phone(
      bar: NavigationBar(
        frame: BarRect(x: 0, y: 0, width: 320, height: 44), items: [pair]))
    scene.tabBar = tabs
    #expect(try Scenes.layOut(scene).element(.foot(.toolbar, .whole)) == nil)
  }

  @Test
  func `a sheet that fills a phone held sideways hides the screen's tab bar and shows its own`()
    throws
  {
    var scene = Scenes.phone(bar: Scenes.bar(NavigationItem(title: "A")))
    (scene.device.size.width, scene.device.size.height) = (874, 402)
    scene.orientation = .landscape
    scene.presentation = .pageSheet
    scene.tabBar = tabs
    #expect(try Scenes.layOut(scene).element(.foot(.tabBar, .whole)) == nil)
    scene.tabBar?.isInSheet = true
    #expect(try Scenes.layOut(scene).element(.foot(.tabBar, .whole)) != nil)
  }

  @Test func `a hidden navigation bar leaves the foot as it is`() throws {
    let bar = try Scenes.layOut(
      Scenes.phone(bar: NavigationBar(isHidden: true, items: [pair])))
    #expect(bar.alpha(.title) == 0 && bar.alpha(.footItem(.toolbar, 0, .whole)) == 1)
    #expect(bar.accessibilityElements.map(\.label) == ["Delete", "Add"])
  }
}

extension NavigationItem {
  fileprivate func with(toolbar items: [BarButtonItem]) -> NavigationItem {
    var item = self
    item.toolbarItems = items
    return item
  }
}
