import Testing

@testable import BarLayout

@Suite struct ScrollingLayoutTests {
  private static func scene(system: Int = 17, _ item: NavigationItem, large: Bool) -> BarScene {
    Scenes.phone(system: system, bar: Scenes.bar(item, prefersLargeTitles: large))
  }

  private static let search = NavigationItem(title: "Title", searchController: SearchController())

  private static var minimized: NavigationItem {
    var item = NavigationItem(title: "Title")
    item.navigationBarMinimization = .onScrollDown
    return item
  }

  /// Bars of which scrolling changes different parts.
  static let scenes = [
    scene(NavigationItem(title: "Title"), large: false),
    scene(NavigationItem(title: "Title"), large: true),
    scene(system: 26, NavigationItem(title: "Title"), large: true),
    scene(search, large: true),
    scene(system: 12, search, large: false),
    scene(system: 27, minimized, large: false),
  ]

  @Test(arguments: scenes)
  func `every offset gets the layout that a new one would be`(scene: BarScene) throws {
    let layout = LaidOutScene.scrolling(scene)
    var scene = scene
    for offset in Array(stride(from: -20.0, through: 220, by: 1.25)) + [400, 52, 0, 62, 61.9, 1e9] {
      scene.contentOffset = offset
      #expect(try layout(offset) == LaidOutScene(layingOut: scene))
    }
  }

  private static let ranges: [(large: Bool, offset: Double, lower: Double?, upper: Double)] = [
    (false, 40, 10, .greatestFiniteMagnitude), (false, 5, nil, 0),
    (false, -3, -.greatestFiniteMagnitude, 0), (true, 100, 62, .greatestFiniteMagnitude),
    (true, 30, nil, 0), (true, -1, nil, 0),
  ]

  @Test(arguments: ranges)
  func `a bar stays as it is outside its ramps`(
    large: Bool, offset: Double, lower: Double?, upper: Double
  ) throws {
    var scene = Self.scene(NavigationItem(title: "Title"), large: large)
    scene.contentOffset = offset
    let range = try LaidOutScene(layingOut: scene).bar.scroll.unchangedOffsets
    #expect((range == nil) == (lower == nil))
    guard let range, let lower else { return }
    #expect(abs(range.lowerBound - lower) < 1e-6 && range.upperBound == upper)
  }

  @Test func `contents move with the offset`() throws {
    var scene = Self.scene(NavigationItem(title: "Title"), large: false)
    scene.content = SceneContent(rowHeight: 30, colors: [.system(.systemRed)])
    let layout = LaidOutScene.scrolling(scene)
    for offset in [100.0, 101, 102.5] {
      scene.contentOffset = offset
      #expect(try layout(offset) == LaidOutScene(layingOut: scene))
    }
  }

  @Test(arguments: [Double.infinity, -.infinity, .nan])
  func `an offset that is no finite number is refused`(offset: Double) throws {
    let layout = LaidOutScene.scrolling(Self.scene(NavigationItem(title: "Title"), large: false))
    _ = try layout(40)
    #expect(throws: SceneError.self) { _ = try layout(offset) }
  }
}
