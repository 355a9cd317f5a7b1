import Testing

@testable import BarLayout

/// Bars that stand upright at the edge of an iPhone Duo.
@Suite struct VerticalBarTests {
  private func layOut(
    _ id: String = "iphone-duo", _ orientation: Orientation = .landscape, _ item: NavigationItem,
    tabs: Int = 0, direction: BarLayoutDirection = .leftToRight
  ) throws -> LaidOutScene {
    let system = SystemVersion(.iOS, 27, 1)
    var scene = BarScene(
      device: try #require(DeviceCatalog.model(id)).device(on: system, orientation: orientation),
      system: system, orientation: orientation,
      traits: TraitCollection(layoutDirection: direction),
      navigationBar: NavigationBar(items: [NavigationItem(title: "Mailboxes"), item]))
    if tabs > 0 {
      scene.tabBar = TabBar(items: (0..<tabs).map { TabBarItem(title: "Tab \($0)") })
    }
    return try LaidOutScene(layingOut: scene, measuring: AdvanceTable.sanFrancisco)
  }

  private func item(_ count: Int) -> NavigationItem {
    let names: [BarButtonItem.SystemItem] = [.add, .search, .trash, .compose, .reply, .organize]
    return NavigationItem(
      title: "Inbox",
      rightBarButtonItems: names.prefix(count).map { BarButtonItem(.systemItem($0)) })
  }

  @Test func `neighbours of a group share glass, the toolbar has its own`() throws {
    var inbox = item(2)
    inbox.toolbarItems = [BarButtonItem(.systemItem(.trash)), BarButtonItem(.flexibleSpace)]
    let bar = try layOut("iphone-duo", .portrait, inbox).bars[0]
    #expect(bar.frame(.rightBarButtonItem(1, .glass)).height == 88)
    let trash = bar.frame(.footItem(.toolbar, 0, .glass))
    #expect(trash.height == 44 && trash.minY == bar.frame(.rightBarButtonItem(1, .glass)).maxY + 12)
    #expect(bar.element(.foot(.toolbar, .whole)) == nil)
  }

  @Test func `buttons go to More before the tab bar gives way, unless asked otherwise`() throws {
    let automatic = try layOut("iphone-duo", .landscape, item(4), tabs: 3).bars[0]
    #expect(automatic.alpha(.overflowButton(.whole)) == 1)
    #expect(automatic.alpha(.footItem(.tabBar, 2, .whole)) == 1)
    var tools = item(4)
    tools.verticalBarCompressionBehavior = .prefersBarItems
    let other = try layOut("iphone-duo", .landscape, tools, tabs: 3).bars[0]
    #expect(other.element(.footItem(.tabBar, 2, .whole)) == nil)
    #expect(other.element(.footItem(.tabBar, 0, .whole))?.hasMenu == true)
    #expect(other.alpha(.rightBarButtonItem(3, .whole)) == 1)
  }

  @Test func `a screen that wants no vertical bar has horizontal ones beside the status strip`()
    throws
  {
    var player = item(1)
    player.preferredVerticalBarBehavior = .disabled
    let laidOut = try layOut("iphone-duo", .portrait, player, tabs: 2)
    let bar = laidOut.bars[0]
    #expect(bar.verticalBarEdge == nil && bar.frame(.statusBar).minX == 382)
    #expect(bar.frame(.rightBarButtonItem(0, .glass)).maxX <= 382)
    #expect(bar.frame(.foot(.tabBar, .glass)).maxX <= 382)
    #expect(laidOut.safeArea.maxX == 382)
  }

  @Test(arguments: [BarLayoutDirection.leftToRight, .rightToLeft])
  func `the strip is where the hardware is, and VoiceOver reads it from the top`(
    direction: BarLayoutDirection
  ) throws {
    let bar = try layOut("iphone-duo", .portrait, item(2), tabs: 2, direction: direction).bars[0]
    #expect(bar.frame(.backButton(.glass)).midX == 424)
    #expect(bar.frame(.foot(.tabBar, .glass)).midX == 424)
    #expect(bar.verticalBarEdge == (direction == .leftToRight ? .trailing : .leading))
    #expect(
      bar.accessibilityElements.map(\.label) == [
        "Inbox", "Mailboxes", "Search", "Add", "Tab 0", "Tab 1",
      ])
    let answer = bar.hit(BarPoint(x: 424, y: 192), minimum: 44)
    #expect(answer.target?.element.id == .backButton(.whole))
  }

  @Test(arguments: [BarLayoutDirection.leftToRight, .rightToLeft])
  func `a title stands on the middle of what the strip leaves`(
    direction: BarLayoutDirection
  ) throws {
    let bar = try layOut("iphone-duo", .portrait, item(0), direction: direction).bars[0]
    #expect(abs(bar.frame(.title).midX - 382.0 / 2) <= 1.0 / 3)
  }

  @Test func `an open screen reserves its fold and its camera`() throws {
    let open = try layOut("iphone-duo-open", .landscape, item(1))
    let fold = try #require(open.reservedRegions.first { $0.kind == .division })
    #expect(
      abs(fold.frame.minX - 455.5) < 0.4 && abs(fold.frame.width - 40) < 1e-6 && !fold.isActive)
    let camera = try #require(open.reservedRegions.first { $0.kind == .occlusion })
    #expect(camera.frame.size == BarSize(width: 58, height: 37))
    #expect(camera.frame.minX >= open.safeArea.maxX)
    let closed = try layOut("iphone-duo", .landscape, item(1))
    #expect(closed.reservedRegions.map(\.frame.size) == [BarSize(width: 37, height: 37)])
  }

  @Test func `a posture brings up the screen that shows in it`() throws {
    let closed = try #require(DeviceCatalog.model("iphone-duo"))
    #expect(closed.screen(in: .open)?.id == "iphone-duo-open")
    #expect(closed.screen(in: .partiallyOpen)?.id == "iphone-duo-open")
    #expect(closed.screen(in: .open)?.screen(in: .closed)?.id == "iphone-duo")
    #expect(DeviceCatalog.model("iphone-17")?.screen(in: .open) == nil)
  }
}
