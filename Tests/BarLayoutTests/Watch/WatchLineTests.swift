import BarLayout
import Testing

/// The one line of watchOS 1 to 9.
struct WatchLineTests {
  private func layOut(
    _ watch: WatchCase, _ system: Int, _ item: NavigationItem, sheet: Bool = false,
    clock: String = "10:09"
  ) throws -> LaidOutBar {
    try WatchScenes.layOut(
      WatchScenes.scene(
        watch, system: system, clock: clock, presentation: sheet ? .sheet : .fullScreen,
        bar: NavigationBar(items: [item])))
  }

  @Test func `title and clock share a baseline`() throws {
    for watch in WatchCase.allCases {
      for system in 1...9 {
        let bar = try layOut(watch, system, NavigationItem(title: "Home"))
        let title = try #require(bar.element(.title)?.text)
        let clock = try #require(bar.element(.clock)?.text)
        #expect(title.baseline == clock.baseline)
      }
    }
  }

  @Test func `a title that does not fit is cut before it touches the clock`() throws {
    let bar = try layOut(.mm45, 9, NavigationItem(title: "Kitchen Inventory Upstairs"))
    #expect(bar.element(.title)?.text?.isTruncated == true)
    #expect(bar.alpha(.clock) == 1)
    #expect(bar.frame(.title).maxX + 4 <= bar.frame(.clock).minX)
  }

  @Test func `watchOS 3 hides the clock instead of cutting a title that fits alone`() throws {
    let bar = try layOut(.mm38, 3, NavigationItem(title: "Kitchen Inventory"))
    #expect(bar.element(.title)?.text?.isTruncated == false)
    #expect(bar.alpha(.clock) == 0)
    #expect(try layOut(.mm38, 3, NavigationItem(title: "Home")).alpha(.clock) == 1)
  }

  @Test(arguments: [(2, 0.0), (8, 0), (9, 1)])
  func `a sheet covers the clock up to watchOS 8`(system: Int, alpha: Double) throws {
    let item = NavigationItem(
      title: "", leftBarButtonItems: [BarButtonItem(.systemItem(.cancel))])
    let bar = try layOut(.mm38, system, item, sheet: true)
    #expect(bar.alpha(.clock) == alpha)
    #expect(bar.text(.leftBarButtonItem(0, .label)) == "Cancel")
  }

  @Test func `a sheet without buttons of its own can be dismissed all the same`() throws {
    let word = try layOut(.mm44, 9, NavigationItem(title: ""), sheet: true)
    #expect(word.text(.leftBarButtonItem(0, .label)) == "Cancel")
    let cross = try layOut(.mm46, 11, NavigationItem(title: "New"), sheet: true)
    #expect(
      cross.frame(.leftBarButtonItem(0, .whole)) == BarRect(x: 15, y: 18, width: 35, height: 35))
    #expect(cross.text(.title) == "New")
  }

  @Test func `a trailing word takes the clock's place`() throws {
    let item = NavigationItem(
      title: "Edit", rightBarButtonItems: [BarButtonItem(.systemItem(.done))])
    let bar = try layOut(.mm41, 9, item)
    #expect(bar.alpha(.clock) == 0)
    #expect(bar.frame(.rightBarButtonItem(0, .label)).maxX == 165)
    #expect(bar.alpha(.title) == 1)
  }

  @Test func `a dismiss word stands in the title's place`() throws {
    let item = NavigationItem(
      title: "New", leftBarButtonItems: [BarButtonItem(.systemItem(.cancel))])
    let bar = try layOut(.mm45, 9, item, sheet: true)
    let title = try layOut(.mm45, 9, NavigationItem(title: "New"))
    #expect(bar.alpha(.title) == 0)
    #expect(bar.frame(.leftBarButtonItem(0, .label)).x == title.frame(.title).x)
  }

  @Test func `the previous screen's title is never drawn`() throws {
    for system in WatchScenes.systems {
      let scene = WatchScenes.scene(
        .mm45, system: system, bar: WatchScenes.pushed(NavigationItem(title: "Rooms")))
      let texts = try WatchScenes.layOut(scene).elements.compactMap { $0.text?.text }
      #expect(texts.sorted() == ["10:09", "Rooms"])
    }
  }
}
