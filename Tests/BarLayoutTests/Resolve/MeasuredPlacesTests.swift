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

  @Test(arguments: [11, 17, 26])
  func `a phone on its side shows a large title inline, however wide it is`(major: Int) throws {
    let bar = Scenes.bar(NavigationItem(title: "Title"), prefersLargeTitles: true)
    for device in ["iphone-8", "iphone-8-plus", "iphone-15-pro-max", "iphone-17-pro-max"] {
      let laidOut = try answer(device, SystemVersion(.iOS, major), .landscape, bar: bar)
      #expect(laidOut.element(.largeTitle) == nil, "\(device)")
      #expect(laidOut.element(.title)?.alpha == 1, "\(device)")
    }
  }

  @Test(arguments: [(8, 54.0), (18, 54.0), (26, 88.0)])
  func `a prompt adds 22 to a compact bar up to iOS 18 and 34 to any bar of iOS 26`(
    major: Int, height: Double
  ) throws {
    let bar = Scenes.bar(NavigationItem(title: "Title", prompt: "Prompt"))
    let laidOut = try answer("iphone-8", SystemVersion(.iOS, major), .landscape, bar: bar)
    #expect(laidOut.frame.height == height)
  }

  @Test(arguments: [7, 8, 10])
  func `the back label starts at 19 in its button up to iOS 10`(major: Int) throws {
    let bar = NavigationBar(items: [NavigationItem(title: "Back"), NavigationItem(title: "Title")])
    let laidOut = try answer("iphone-5s", SystemVersion(.iOS, major), bar: bar)
    #expect(laidOut.element(.backButton(.whole))?.frame.x == 8)
    #expect(abs(laidOut.frame(.backButton(.label)).x - (8 + 19)) < 0.001)
  }

  @Test(arguments: [("iphone-17", 62 + 16.0), ("iphone-17-pro-max", 62 + 20.0)])
  func `a page sheet's bar on iOS 26 stands as far from its top as its buttons from the sides`(
    device: String, y: Double
  ) throws {
    let bar = Scenes.bar(NavigationItem(rightBarButtonItems: [BarButtonItem(.title("Close"))]))
    let laidOut = try answer(device, SystemVersion(.iOS, 26), .portrait, .pageSheet, bar: bar)
    #expect(laidOut.frame.y == y)
    #expect(laidOut.frame.width - laidOut.frame(.rightBarButtonItem(0, .glass)).maxX == y - 62)
  }
}
