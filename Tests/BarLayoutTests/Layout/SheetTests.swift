import BarLayout
import Testing

/// Where sheets stand.
@Suite struct SheetTests {
  private func sheet(
    _ idiom: Device.Idiom, _ system: Int, _ width: Double, _ height: Double, top: Double
  ) throws -> BarRect {
    var scene = Scenes.phone(
      system: system, width: width, top: top, bar: Scenes.bar(NavigationItem(title: "1")))
    scene.device.idiom = idiom
    scene.device.size.height = height
    scene.device.scale = 2
    scene.presentation = .pageSheet
    if width > height { scene.orientation = .landscape }
    let answer = try LaidOutScene(layingOut: scene, measuring: SquareLetters())
    return try #require(answer.environment.sheet?.frame)
  }

  @Test(arguments: [(17, 20.0, 40.0), (15, 47, 57), (26, 20, 30), (26, 62, 62)])
  func `a phone's page sheet counts from at least 30`(
    system: Int, top: Double, sheetTop: Double
  ) throws {
    #expect(try sheet(.phone, system, 375, 667, top: top).y == sheetTop)
  }

  @Test func `an iPad's page sheet is 704 wide and as tall as there is room`() throws {
    #expect(
      try sheet(.pad, 16, 1024, 1366, top: 24)
        == BarRect(x: 160, y: 185, width: 704, height: 996))
    #expect(
      try sheet(.pad, 16, 1366, 1024, top: 24) == BarRect(x: 331, y: 44, width: 704, height: 936))
    #expect(
      try sheet(.pad, 16, 1366, 1024, top: 20) == BarRect(x: 331, y: 40, width: 704, height: 944))
  }

  @Test func `an upright iPad's page sheet of iOS 26 is as wide as the screen`() throws {
    #expect(
      try sheet(.pad, 26, 820, 1180, top: 32) == BarRect(x: 0, y: 42, width: 820, height: 1138))
  }

  /// A transform of 0.961 was read off a phone of 414 points.
  @Test(arguments: [(375.0, 0.957), (402, 0.96), (414, 0.961)])
  func `a sheet that floats is a whole one made smaller with all that it shows`(
    width: Double, factor: Double
  ) throws {
    var item = NavigationItem(title: "1")
    item.rightBarButtonItems = [BarButtonItem(.systemItem(.done))]
    var scene = Scenes.phone(system: 26, width: width, top: 59, bar: Scenes.bar(item))
    scene.presentation = .pageSheet
    let whole = try LaidOutScene(layingOut: scene, measuring: SquareLetters())
    scene.sheet.detents = [.medium, .large]
    let small = try LaidOutScene(layingOut: scene, measuring: SquareLetters())
    let frame = try #require(small.environment.sheet?.frame)
    #expect(frame.minX == 8 && frame.maxX == width - 8)
    #expect(frame.maxY == scene.device.size.height - 8)
    for id in [ElementID.title, .rightBarButtonItem(0, .image), .rightBarButtonItem(0, .glass)] {
      let (ink, before) = (try #require(small.bar[id]?.ink), try #require(whole.bar[id]?.ink))
      #expect(abs(ink.width - before.width * factor) < 0.05, "\(id)")
      #expect(abs(ink.midX - (width / 2 + (before.midX - width / 2) * factor)) < 0.3, "\(id)")
    }
    #expect(small.bar[.title]?.text?.style == whole.bar[.title]?.text?.style)
  }
}
