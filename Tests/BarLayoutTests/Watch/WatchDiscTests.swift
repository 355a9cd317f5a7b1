import BarLayout
import Testing

/// Discs, clock and titles from watchOS 10 on.
struct WatchDiscTests {
  private func layOut(
    _ item: NavigationItem, watch: WatchCase = .mm46, system: Int = 11, isRoot: Bool = true,
    prefersLargeTitles: Bool = false, offset: Double = 0, marquee: Double = 0,
    direction: BarLayoutDirection = .leftToRight
  ) throws -> LaidOutBar {
    let root = NavigationBar(prefersLargeTitles: prefersLargeTitles, items: [item])
    return try WatchScenes.layOut(
      WatchScenes.scene(
        watch, system: system, offset: offset, marquee: marquee,
        traits: TraitCollection(layoutDirection: direction),
        bar: isRoot ? root : WatchScenes.pushed(item, prefersLargeTitles: prefersLargeTitles)))
  }

  private func item(_ title: String, trailing: Bool) -> NavigationItem {
    NavigationItem(
      title: title,
      rightBarButtonItems: trailing ? [BarButtonItem(.systemItem(.add))] : [])
  }

  @Test func `a trailing button moves clock and title to the middle`() throws {
    let bar = try layOut(item("Blinds", trailing: true))
    #expect(abs(bar.frame(.clock).midX - 104) <= 0.5)
    #expect(abs(bar.frame(.title).midX - 104) <= 0.5)
    let alone = try layOut(item("Blinds", trailing: false))
    #expect(alone.frame(.clock).maxX == 193)
    #expect(alone.frame(.title).maxX == 193)
  }

  @Test(arguments: WatchCase.allCases)
  func `a trailing disc mirrors the leading one`(watch: WatchCase) throws {
    for system in [10, 11, 26] {
      let bar = try layOut(
        item("", trailing: true), watch: watch, system: system, isRoot: false)
      let back = bar.frame(.backButton(.whole))
      let add = bar.frame(.rightBarButtonItem(0, .whole))
      #expect(add.maxX == watch.screen.width - back.minX)
      #expect(add.y == back.y && add.size == back.size)
    }
  }

  @Test func `a long title runs through its slot and fades where it goes on`() throws {
    let text = "Grocery Shopping for the Weekend"
    let start = try layOut(item(text, trailing: false), isRoot: false)
    #expect(start.frame(.title) == BarRect(x: 54, y: 36, width: 139, height: 20.5))
    #expect(start.text(.title) == text)
    #expect(start.element(.title)?.text?.x == 54)
    #expect(start.element(.title)?.fade?.left == 0)
    #expect(start.element(.title)?.fade?.right == 4)
    let end = try layOut(item(text, trailing: false), isRoot: false, marquee: 1)
    let line = try #require(end.element(.title)?.text)
    #expect(abs(line.x + line.width - 193) < 1e-9)
    #expect(end.element(.title)?.fade?.left == 4)
    #expect(end.element(.title)?.fade?.right == 0)
  }

  @Test func `a large title gives way to the small one while it is scrolled away`() throws {
    func bar(_ offset: Double) throws -> LaidOutBar {
      try layOut(item("Captions", trailing: false), prefersLargeTitles: true, offset: offset)
    }
    let rest = try bar(0)
    #expect(rest.titleMode == .large && rest.largeTitleProgress == 1)
    #expect(rest.alpha(.largeTitle) == 1 && rest.alpha(.title) == 0)
    let gone = try bar(40)
    #expect(gone.largeTitleProgress == 0)
    #expect(gone.alpha(.largeTitle) == 0 && gone.alpha(.title) == 1)
    #expect(gone.frame(.clock) == rest.frame(.clock))
  }

  @Test func `only the root is large on its own`() throws {
    let root = try layOut(item("Captions", trailing: false), prefersLargeTitles: true)
    #expect(root.alpha(.largeTitle) == 1)
    let detail = try layOut(
      item("Captions", trailing: false), isRoot: false, prefersLargeTitles: true)
    #expect(detail.element(.largeTitle) == nil)
  }

  @Test func `right to left is the mirror of left to right`() throws {
    let left = try layOut(item("Blinds", trailing: true), isRoot: false)
    let right = try layOut(item("Blinds", trailing: true), isRoot: false, direction: .rightToLeft)
    for element in left.elements {
      let frame = right.frame(element.id)
      #expect(abs(frame.maxX - (208 - element.frame.minX)) <= 0.5, "\(element.id)")
      #expect(frame.y == element.frame.y && frame.size == element.frame.size)
    }
  }

  @Test func `discs have a rim from watchOS 26 on`() throws {
    let old = try layOut(item("", trailing: true), system: 11)
    let new = try layOut(item("", trailing: true), system: 26)
    #expect(old.element(.rightBarButtonItem(0, .glass)) == nil)
    #expect(
      new.frame(.rightBarButtonItem(0, .glass)) == new.frame(.rightBarButtonItem(0, .whole)))
  }

  @Test(arguments: WatchCase.allCases)
  func `a picture of the bar shows a large title to its foot`(watch: WatchCase) throws {
    let bar = NavigationBar(
      prefersLargeTitles: true, items: [NavigationItem(title: "Reading group")])
    let scene = WatchScenes.scene(watch, system: 26, bar: bar)
    let layout = try LaidOutScene(layingOut: scene, measuring: AdvanceTable.sanFrancisco)
    let title = try #require(layout.bars[0].element(.largeTitle))
    let picture = DisplayList(drawing: layout, crop: .bar)
    #expect(picture.size.height >= title.frame.maxY)
    #expect(picture.size.width == layout.screen.width)
  }
}
