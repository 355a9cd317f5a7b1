import BarLayout
import Testing

@Suite struct ScrollTests {
  private func bar(
    _ offset: Double, system: Int = 17, large: Bool = true, search: SearchController? = nil,
    hidesSearch: Bool = true
  ) throws -> LaidOutBar {
    let item = NavigationItem(
      title: "Title", searchController: search, hidesSearchBarWhenScrolling: hidesSearch)
    return try Scenes.layOut(
      Scenes.phone(
        system: system, offset: offset, bar: Scenes.bar(item, prefersLargeTitles: large)))
  }

  private static let heights: [(offset: Double, height: Double, section: Double)] = [
    (0, 96, 52), (16, 80, 36), (26, 70, 26), (52, 44, 0), (400, 44, 0), (-30, 126, 82),
  ]

  @Test(arguments: heights)
  func `the bar is as tall as the offset leaves it`(
    offset: Double, height: Double, section: Double
  ) throws {
    let bar = try bar(offset)
    #expect(bar.frame.height == height)
    #expect(bar.frame(.largeTitleView).height == section)
  }

  private static let swaps: [(offset: Double, inline: Double)] = [
    (0, 0), (42, 0), (44, 0.5), (46, 1), (100, 1),
  ]

  @Test(arguments: swaps)
  func `exactly one title can be read at any offset`(offset: Double, inline: Double) throws {
    let bar = try bar(offset)
    #expect(bar.alpha(.title) == inline)
    #expect(bar.alpha(.largeTitle) == 1 - inline)
  }

  @Test(arguments: [(0.0, 0.0), (51, 0), (52, 1)])
  func `on iOS 26 the titles change over when the large one is gone`(
    offset: Double, inline: Double
  ) throws {
    let bar = try bar(offset, system: 26)
    #expect(bar.alpha(.title) == inline)
    #expect(bar.alpha(.largeTitle) == 1 - inline)
  }

  @Test(arguments: [
    (17, 26.0, 0.0), (17, 27, 52), (26, 36, 0), (26, 37, 52), (27, 25, 0), (27, 30, 52),
  ])
  func `a title that is let go snaps at the share its era has`(
    system: Int, offset: Double, rest: Double
  ) throws {
    #expect(try bar(offset, system: system).scroll.snapOffset == rest)
  }

  private static let backgrounds: [(system: Int, large: Bool, offset: Double, alpha: Double)] = [
    (17, true, 0, 0), (17, true, 52, 0), (17, true, 57, 0.5), (17, true, 62, 1),
    (17, false, 0, 0), (17, false, 5, 0.5), (14, false, 0, 1), (14, true, 0, 0), (12, true, 0, 1),
  ]

  @Test(arguments: backgrounds)
  func `the background shows as its era and the offset say`(
    system: Int, large: Bool, offset: Double, alpha: Double
  ) throws {
    let bar = try bar(offset, system: system, large: large)
    #expect(bar.alpha(.background) == alpha)
    #expect(bar.alpha(.shadow) == alpha)
  }

  @Test func `search goes away before the large title does`() throws {
    let bar = try bar(52, search: SearchController())
    #expect(bar.frame.height == 96)
    #expect(bar.frame(.largeTitleView).height == 52)
    #expect(bar.frame(.searchBarField).height == 0)
  }

  @Test func `a pinned search field stays and ends up under the row`() throws {
    let bar = try bar(400, search: SearchController(), hidesSearch: false)
    #expect(bar.frame(.searchBarField).y == 47 + 44 + 1)
    #expect(bar.frame(.searchBarField).height == 36)
  }

  @Test func `pulling down magnifies a short large title and not a long one`() throws {
    let short = try bar(-75)
    #expect(short.element(.largeTitle)?.text?.magnification == 1.05)
    let item = NavigationItem(title: String(repeating: "m", count: 40))
    let long = try Scenes.layOut(
      Scenes.phone(offset: -75, bar: Scenes.bar(item, prefersLargeTitles: true)))
    #expect(long.element(.largeTitle)?.text?.magnification == 1)
  }
}
