import BarLayout
import Testing

@Suite struct ItemTests {
  private func trailing(_ items: [BarButtonItem], system: Int = 17) throws -> LaidOutBar {
    try Scenes.layOut(
      Scenes.phone(
        system: system, bar: Scenes.bar(NavigationItem(rightBarButtonItems: items))))
  }

  private func image(_ width: Double) -> BarButtonItem {
    BarButtonItem(.image(.placeholder(BarSize(width: width, height: width))))
  }

  @Test func `a word ends at the margin and its button eight outside it`() throws {
    let bar = try trailing([BarButtonItem(.title("1234"))])
    #expect(
      bar.frame(.rightBarButtonItem(0, .whole)) == BarRect(x: 306, y: 47, width: 76, height: 44))
    #expect(bar.frame(.rightBarButtonItem(0, .label)).maxX == 374)
  }

  @Test func `images keep eleven inside and eight at the edge`() throws {
    let bar = try trailing([image(24), image(24)])
    #expect(bar.frame(.rightBarButtonItem(0, .whole)).width == 43)
    #expect(bar.frame(.rightBarButtonItem(1, .whole)).width == 46)
    #expect(
      bar.frame(.rightBarButtonItem(0, .whole)).x - bar.frame(.rightBarButtonItem(1, .whole)).maxX
        == 8)
  }

  @Test(arguments: [(15, 2), (16, 1)])
  func `a button can be hidden from iOS 16 on`(system: Int, count: Int) throws {
    var hidden = BarButtonItem(.title("A"))
    hidden.isHidden = true
    let bar = try trailing([hidden, BarButtonItem(.title("B"))], system: system)
    let buttons = bar.elements.filter { element in
      if case .rightBarButtonItem(_, .whole) = element.id { return true }
      return false
    }
    #expect(buttons.count == count)
  }

  @Test(arguments: [(13, false), (14, true), (26, true)])
  func `a button says that it opens a menu from iOS 14 on`(system: Int, hasMenu: Bool) throws {
    let bar = try trailing([BarButtonItem(.title("A"), hasMenu: true)], system: system)
    #expect(bar.element(.rightBarButtonItem(0, .whole))?.hasMenu == hasMenu)
  }

  private static let spaces: [(system: Int, space: Double, distance: Double)] = [
    (8, -8, 0), (8, 20, 28), (12, 2, 8), (12, 20, 20), (17, -8, 8), (26, 24, 44),
  ]

  @Test(arguments: spaces)
  func `a fixed space sets buttons apart as its era does`(
    system: Int, space: Double, distance: Double
  ) throws {
    let bar = try trailing(
      [Scenes.view(40), BarButtonItem(.fixedSpace(space)), Scenes.view(40)], system: system)
    let outer = bar.frame(.rightBarButtonItem(0, .whole))
    let inner = bar.frame(.rightBarButtonItem(2, .whole))
    #expect(outer.x - inner.maxX == distance)
  }

  @Test func `a hidden item takes no room and keeps its index`() throws {
    var hidden = Scenes.view(40)
    hidden.isHidden = true
    let bar = try trailing([hidden, Scenes.view(50)])
    #expect(bar.element(.rightBarButtonItem(0, .whole)) == nil)
    #expect(bar.frame(.rightBarButtonItem(1, .whole)).maxX == 374)
  }

  @Test func `on iOS 26 neighbouring images share a capsule and words do not`() throws {
    let bar = try trailing([image(20), image(20), BarButtonItem(.title("12"))], system: 26)
    #expect(
      bar.frame(.rightBarButtonItem(0, .glass)) == BarRect(x: 278, y: 47, width: 96, height: 44))
    #expect(bar.element(.rightBarButtonItem(1, .glass)) == nil)
    #expect(bar.frame(.rightBarButtonItem(2, .glass)).maxX == 278 - 12)
    #expect(bar.frame(.rightBarButtonItem(2, .glass)).width == 34 + 32)
  }

  @Test func `a prominent button is filled with the tint`() throws {
    let item = BarButtonItem(
      .title("12"), style: .prominent, tintColor: .fixed(BarColor(rgba: 0x112233ff)))
    let bar = try trailing([item], system: 26)
    #expect(bar.element(.rightBarButtonItem(0, .glass))?.color?.hex == "#112233ff")
    #expect(bar.element(.rightBarButtonItem(0, .label))?.color == .white)
  }

  @Test func `right to left is the exact mirror`() throws {
    let item = NavigationItem(
      title: "1234567", leftBarButtonItems: [Scenes.view(60), image(24)],
      rightBarButtonItems: [BarButtonItem(.title("123"))])
    let left = try Scenes.layOut(Scenes.phone(bar: Scenes.bar(item)))
    let right = try Scenes.layOut(
      Scenes.phone(direction: .rightToLeft, bar: Scenes.bar(item)))
    #expect(left.elements.count == right.elements.count)
    for (a, b) in zip(left.elements, right.elements) {
      #expect(abs(a.frame.x - (390 - b.frame.maxX)) < 1e-9, "\(a.id)")
      #expect(a.frame.y == b.frame.y)
    }
  }
}
