import Testing

@testable import BarLayout

/// Tab bars in the row of an iPad's bar.
@Suite struct TabsInRowTests {
  private func layOut(
    _ system: Int, _ item: NavigationItem, direction: BarLayoutDirection = .leftToRight,
    on id: String = "ipad-air-4", presentation: Presentation = .fullScreen
  ) throws -> LaidOutScene {
    let version = SystemVersion(.iOS, system)
    var scene = BarScene(
      device: try #require(DeviceCatalog.model(id)).device(on: version, orientation: .portrait),
      system: version, presentation: presentation,
      traits: TraitCollection(layoutDirection: direction),
      navigationBar: NavigationBar(items: [item]))
    scene.tabBar = TabBar(items: [
      TabBarItem(title: "One"), TabBarItem(role: .search), TabBarItem(title: "Other"),
    ])
    return try LaidOutScene(layingOut: scene, measuring: SquareLetters())
  }

  @Test(arguments: [18, 26]) func `areas are as wide as their words, in a capsule on the middle`(
    system: Int
  ) throws {
    let bar = try layOut(system, NavigationItem(title: "A")).bars[0]
    let capsule = bar.frame(.foot(.tabBar, .glass))
    #expect(capsule.midX == 410 && capsule.height == 44)
    let one = bar.frame(.footItem(.tabBar, 0, .whole))
    #expect(one.minX == capsule.minX + 4 && one.minY == capsule.minY + 4 && one.height == 36)
    #expect(one.width == 3 * 17 + 32)
    let other = bar.frame(.footItem(.tabBar, 2, .whole))
    #expect(other.minX == one.maxX && other.width == 5 * 17 + 32)
    #expect(bar.frame(.foot(.tabBar, .selection)) == one)
  }

  @Test func `the area for searching is the last one and has no word`() throws {
    let bar = try layOut(26, NavigationItem(title: "A")).bars[0]
    let search = bar.frame(.footItem(.tabBar, 1, .whole))
    #expect(search.minX == bar.frame(.footItem(.tabBar, 2, .whole)).maxX)
    #expect(bar.element(.footItem(.tabBar, 1, .label)) == nil)
    #expect(bar.accessibilityElements.map(\.label) == ["One", "Other", "Search"])
  }

  @Test func `the title gives way, and the safe area below stays`() throws {
    let laidOut = try layOut(26, NavigationItem(title: "A"))
    #expect(laidOut.bars[0].element(.title) == nil)
    #expect(laidOut.safeArea.maxY == 1155 && laidOut.safeArea.minY == 86)
    #expect(try layOut(17, NavigationItem(title: "A")).bars[0].element(.title) != nil)
  }

  @Test func `a toolbar stands at the foot as if there were no tabs`() throws {
    var item = NavigationItem(title: "A")
    item.toolbarItems = [BarButtonItem(.systemItem(.add))]
    let bar = try layOut(26, item).bars[0]
    #expect(bar.frame(.footItem(.toolbar, 0, .glass)).maxY == 1180 - 28)
  }

  @Test func `a touch finds an area in the row`() throws {
    let bar = try layOut(26, NavigationItem(title: "A")).bars[0]
    let area = bar.frame(.footItem(.tabBar, 2, .whole))
    let target = bar.hit(BarPoint(x: area.midX, y: area.midY), minimum: 44).target
    #expect(target?.element.id == .footItem(.tabBar, 2, .whole))
  }

  @Test func `lines that run the other way mirror the areas`() throws {
    let item = NavigationItem(title: "A")
    let one = try layOut(26, item).bars[0].frame(.footItem(.tabBar, 0, .whole))
    let mirrored = try layOut(26, item, direction: .rightToLeft).bars[0]
      .frame(.footItem(.tabBar, 0, .whole))
    #expect(abs(one.minX - (820 - mirrored.maxX)) < 1e-9)
  }

  @Test(arguments: [18, 26]) func `buttons without room beside the areas go to the menu of More`(
    system: Int
  ) throws {
    var item = NavigationItem(title: "A")
    item.leftBarButtonItems = [BarButtonItem(.title("Word"))]
    item.rightBarButtonItems = (0..<5).map { BarButtonItem(.title("Button \($0)")) }
    let bar = try layOut(system, item).bars[0]
    let capsule = bar.frame(.foot(.tabBar, .glass))
    #expect(bar.element(.overflowButton(.whole)) != nil)
    let shown = (0..<5).filter { bar.alpha(.rightBarButtonItem($0, .whole)) > 0 }
    #expect(!shown.isEmpty && shown.count < 5)
    #expect(shown.allSatisfy { bar.frame(.rightBarButtonItem($0, .whole)).minX >= capsule.maxX })
    #expect(bar.alpha(.leftBarButtonItem(0, .whole)) == 1)
  }

  @Test func `a sheet has none`() throws {
    let bar = try layOut(26, NavigationItem(title: "A"), presentation: .formSheet).bars[0]
    #expect(bar.element(.foot(.tabBar, .whole)) == nil && bar.element(.title) != nil)
  }
}
