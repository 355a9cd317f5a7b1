import BarLayout
import Testing

/// Pictures on glass, from iOS 26, on a phone of 402 points with a margin of 16.
@Suite struct GlassTests {
  private func trailing(_ items: [BarButtonItem]) throws -> LaidOutBar {
    try Scenes.layOut(
      Scenes.phone(
        system: 26, width: 402, bar: Scenes.bar(NavigationItem(rightBarButtonItems: items))))
  }

  private func image(_ width: Double) -> BarButtonItem {
    BarButtonItem(.image(.placeholder(BarSize(width: width, height: 20))))
  }

  @Test func `two pictures that share glass stand 30 apart and 11 from its ends`() throws {
    let bar = try trailing([BarButtonItem(.systemItem(.add)), image(26)])
    let glass = bar.frame(.rightBarButtonItem(0, .glass))
    let outer = bar.frame(.rightBarButtonItem(0, .image))
    let inner = bar.frame(.rightBarButtonItem(1, .image))
    #expect(abs(glass.width - (101 + 1.0 / 3)) < 0.001)
    #expect(abs(inner.x - glass.x - 11) < 0.001)
    #expect(abs(outer.x - inner.maxX - 30) < 0.34)
  }

  @Test func `buttons that share glass are their pictures and seven at either side`() throws {
    let bar = try trailing([image(24), BarButtonItem(.systemItem(.add)), image(24)])
    let buttons = [0, 1, 2].map { bar.frame(.rightBarButtonItem($0, .whole)) }
    #expect(buttons[0].maxX == 402 - 16 - 4)
    #expect(abs(buttons[0].x - buttons[1].maxX - 16) < 0.34)
    #expect(abs(buttons[1].x - buttons[2].maxX - 16) < 0.34)
    #expect(abs(buttons[2].width - (24 + 2 * 7)) < 0.34)
  }

  @Test(arguments: [(20.0, 44.0), (76.0 / 3, 44.0), (30.0, 44.0), (40.0, 54.0)])
  func `a picture with glass of its own keeps a circle until it comes near the edge`(
    width: Double, glass: Double
  ) throws {
    let bar = try trailing([image(width)])
    #expect(bar.frame(.rightBarButtonItem(0, .glass)).width == glass)
  }

  @Test(arguments: [(18, 93.0), (26, 16.0)])
  func `a title that has no room on the middle moves aside up to iOS 18 and leads since`(
    system: Int, x: Double
  ) throws {
    let item = NavigationItem(title: "12345678901", rightBarButtonItems: [Scenes.view(100)])
    let bar = try Scenes.layOut(
      Scenes.phone(system: system, width: 402, bar: Scenes.bar(item)))
    #expect(abs(bar.frame(.title).x - x) < 0.34)
    #expect(bar.element(.title)?.text?.isTruncated == false)
  }

  @Test func `a subtitle that has no room on the middle takes its title along`() throws {
    let item = NavigationItem(
      title: "1", subtitle: "1234567890123456789012345678901", rightBarButtonItems: [image(20)])
    let bar = try Scenes.layOut(Scenes.phone(system: 26, width: 402, bar: Scenes.bar(item)))
    #expect(bar.frame(.title).x == 16 && bar.frame(.subtitle).x == 16)
  }
}
