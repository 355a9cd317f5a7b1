import BarLayout
import Testing

/// Where search fields stand, by system and width.
@Suite struct SearchTests {
  private func bar(
    _ system: Int, width: Double, isActive: Bool = false, idiom: Device.Idiom = .pad
  ) throws -> LaidOutBar {
    let item = NavigationItem(
      title: "12", searchController: SearchController(isActive: isActive),
      hidesSearchBarWhenScrolling: false,
      preferredSearchBarPlacement: idiom == .phone ? .stacked : .automatic)
    var scene = Scenes.phone(system: system, width: width, top: 24, bar: Scenes.bar(item))
    scene.device.idiom = idiom
    return try Scenes.layOut(scene)
  }

  @Test(arguments: [(16, 375.0, false), (18, 507, false), (18, 820, true), (26, 1024, true)])
  func `an iPad's field stands in the row where the width is regular`(
    system: Int, width: Double, isInline: Bool
  ) throws {
    let bar = try bar(system, width: width)
    #expect((bar.frame(.searchBarField).x > width / 2) == isInline)
  }

  @Test func `a search in use stays in its capsule on iPadOS 26`() throws {
    let bar = try bar(26, width: 820, isActive: true)
    #expect(bar.frame.height == 54)
    #expect(bar.frame(.searchBar).width == 288)
    #expect(bar.frame(.searchBar).maxX == 810)
    #expect(bar.alpha(.title) == 1)
    #expect(bar.element(.searchBarCancelButton) == nil)
  }

  @Test func `a search in use takes the bar of iPadOS 16`() throws {
    let bar = try bar(16, width: 1024, isActive: true)
    #expect(bar.frame.height == 50)
    #expect(bar.frame(.searchBarField).y == bar.frame.y + 7)
    #expect(bar.element(.title) == nil)
  }

  @Test(arguments: [(12, 23.33, 14.0), (14, 24.33, 16.33), (17, 24.33, 16.33)])
  func `text and magnifying glass stand where their system has them`(
    system: Int, baseline: Double, icon: Double
  ) throws {
    let bar = try bar(system, width: 375, idiom: .phone)
    let field = bar.frame(.searchBarField)
    let text = try #require(bar.element(.searchBarFieldLabel)?.text)
    let ink = try #require(bar.element(.searchBarFieldImage)?.ink)
    #expect(abs(text.baseline - field.y - baseline) < 0.34)
    #expect(abs(ink.width - icon) < 0.34)
  }
}
