import Testing

@testable import BarLayout

/// Places that pictures and dumps settle between two plausible ones.
@Suite struct MeasuredPlacesTests {
  private func answer(
    _ device: String, _ system: SystemVersion, _ orientation: Orientation = .portrait,
    _ presentation: Presentation = .fullScreen, bar: NavigationBar
  ) throws -> LaidOutBar {
    let model = try #require(DeviceCatalog.all.first { $0.id == device })
    return try Scenes.layOut(
      BarScene(
        device: model.device(on: system, orientation: orientation), system: system,
        orientation: orientation, presentation: presentation, navigationBar: bar))
  }

  @Test(arguments: ["iphone-x", "iphone-xr", "iphone-xs-max"])
  func `beside a sensor the margin was 20 in iOS 12 and is 16 since`(device: String) throws {
    let bar = Scenes.bar(NavigationItem(leftBarButtonItems: [Scenes.view(30)]))
    for (major, margin) in [(12, 20.0), (13, 16)] {
      let laidOut = try answer(device, SystemVersion(.iOS, major), .landscape, bar: bar)
      #expect(laidOut.element(.leftBarButtonItem(0, .whole))?.frame.x == 44 + margin)
    }
  }

  @Test func `up to iOS 10 a prompt takes over the title's colour and grows with its font`() throws
  {
    var bar = Scenes.bar(NavigationItem(title: "Title", prompt: "Prompt"))
    bar.titleTextAttributes = TextAttributes(foregroundColor: .system(.red), fontSize: 20)
    let old = try #require(
      try answer("iphone-7", SystemVersion(.iOS, 10), bar: bar).element(.prompt))
    #expect(old.text?.style.size == 15)
    #expect(old.color == SystemColorTable.pair(.red).color(.light))
    let new = try #require(
      try answer("iphone-8", SystemVersion(.iOS, 11), bar: bar).element(.prompt))
    #expect(new.text?.style.size == 13)
    #expect(new.color == SystemColorTable.pair(.label).color(.light))
  }

  @Test(arguments: [("iphone-13", 15, 44.0, 47.0), ("iphone-17", 26, 54, 62)])
  func `a large title's label begins 3,667 below the bar's inline part`(
    device: String, major: Int, inline: Double, top: Double
  ) throws {
    let bar = Scenes.bar(NavigationItem(title: "Title"), prefersLargeTitles: true)
    let label = try #require(
      try answer(device, SystemVersion(.iOS, major), bar: bar).element(.largeTitle))
    #expect(abs(label.frame.y - (top + inline + 3 + 2.0 / 3)) < 0.001)
    #expect(abs(label.frame.height - (40 + 2.0 / 3)) < 0.001)
  }

  @Test(arguments: [("iphone-17", 28 + 1.0 / 3), ("iphone-11", 28)])
  func `titles of iOS 26 stand a third lower where pixels are thirds`(
    device: String, baseline: Double
  ) throws {
    let bar = try answer(
      device, SystemVersion(.iOS, 26), bar: Scenes.bar(NavigationItem(title: "Title")))
    let title = try #require(bar.element(.title)?.text)
    #expect(abs(title.baseline - bar.frame.y - baseline) < 0.001)
  }

  @Test func `a form sheet on iPadOS 26 stands 5 above the middle`() throws {
    let bar = try answer(
      "ipad-air-11-m2", SystemVersion(.iPadOS, 26), .landscape, .formSheet,
      bar: Scenes.bar(NavigationItem(title: "Title")))
    #expect(bar.frame.x == 300 && bar.frame.y == 90 && bar.frame.width == 580)
  }
}
