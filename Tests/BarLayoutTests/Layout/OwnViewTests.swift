import Testing

@testable import BarLayout

/// Lines of text, search bars and wheels in a bar.
@Suite struct OwnViewTests {
  private func bar(
    _ view: CustomView, system: Int = 18, back: String? = nil, items: [BarButtonItem] = []
  ) throws -> LaidOutBar {
    let model = try #require(DeviceModel(id: "iphone-15"))
    let version = SystemVersion(.iOS, system)
    let shown = NavigationItem(titleView: view, rightBarButtonItems: items)
    let scene = BarScene(
      device: model.device(on: version, orientation: .portrait), system: version,
      navigationBar: NavigationBar(
        items: back.map { [NavigationItem(title: $0), shown] } ?? [shown]))
    return try #require(
      try LaidOutScene(layingOut: scene, measuring: SquareLetters()).bars.first)
  }

  private func frame(_ id: ElementID, in bar: LaidOutBar) -> BarRect? {
    bar.elements.first { $0.id == id }?.frame
  }

  @Test func `lines stand below each other, each on the middle of the bar`() throws {
    let bar = try bar(.lines(["Inbox", "3 unread messages"]))
    let first = try #require(frame(.viewLine(.titleView, 0), in: bar))
    let second = try #require(frame(.viewLine(.titleView, 1), in: bar))
    let view = try #require(frame(.titleView, in: bar))
    #expect(abs(first.midX - second.midX) <= 0.34 && abs(first.midX - bar.frame.midX) <= 0.34)
    #expect(second.y >= first.y + 14 && second.y < first.maxY + 1)
    #expect(view.y == first.y && abs(view.maxY - second.maxY) <= 0.34)
    let styles = bar.elements.compactMap { element -> TextStyle? in
      if case .viewLine = element.id { return element.text?.style }
      return nil
    }
    #expect(styles.map(\.size) == [17, 12] && styles.map(\.weight) == [.semibold, .regular])
  }

  @Test func `a line has the font and colour that the app gives it`() throws {
    let attributes = TextAttributes(
      foregroundColor: .system(.systemRed), fontSize: 11, fontWeight: .bold)
    let bar = try bar(.lines(["Anna"], attributes: [attributes]))
    let line = try #require(bar.elements.first { $0.id == .viewLine(.titleView, 0) })
    #expect(line.text?.style.size == 11 && line.text?.style.weight == .bold)
    #expect(line.color == SystemColorTable.pair(.systemRed).color(.light))
  }

  @Test(arguments: [(10, 44.0), (11, 56), (18, 56), (26, 64)])
  func `a bar grows with a search bar in the title's place`(system: Int, height: Double) throws {
    let search = CustomView.searchBar(SearchController(placeholder: "Search"))
    #expect(try bar(search, system: system).frame.height == height)
    #expect(try bar(.label("Title"), system: system).frame.height == (system < 26 ? 44 : 54))
  }

  @Test func `a search bar takes what the buttons leave`() throws {
    let search = CustomView.searchBar(SearchController(placeholder: "Search"))
    let alone = try #require(frame(.viewField(.titleView, .whole), in: bar(search)))
    #expect(alone.x == 16 && alone.maxX == 377 && alone.height == 36)
    let glass = try #require(
      frame(.viewField(.titleView, .whole), in: bar(search, system: 26)))
    #expect(glass.x == 16 && glass.maxX == 377 && glass.height == 44)
    let both = try bar(search, back: "Shop", items: [BarButtonItem(.systemItem(.add))])
    let between = try #require(frame(.viewField(.titleView, .whole), in: both))
    let back = try #require(frame(.backButton(.whole), in: both))
    let add = try #require(frame(.rightBarButtonItem(0, .whole), in: both))
    #expect(between.x > back.maxX && between.maxX < add.x && between.midY == add.midY)
  }

  @Test func `Cancel stands after the field`() throws {
    let bar = try bar(
      .searchBar(SearchController(text: "Tea", isActive: true)))
    let field = try #require(frame(.viewField(.titleView, .whole), in: bar))
    let cancel = try #require(frame(.viewCancelButton(.titleView, .whole), in: bar))
    #expect(field.maxX < cancel.x && cancel.maxX == 377)
    let words = bar.elements.first { $0.id == .viewField(.titleView, .label) }
    #expect(words?.text?.text == "Tea")
  }

  @Test func `a wheel is 20 points wide, a large one 37, with twelve spokes before iOS 13`()
    throws
  {
    let small = CustomView.activityIndicator()
    let items = [BarButtonItem(.customView(small))]
    let bar = try bar(.activityIndicator(isLarge: true), items: items)
    #expect(frame(.viewWheel(.titleView), in: bar)?.width == 37)
    #expect(frame(.viewWheel(.rightBarButtonItem(0)), in: bar)?.width == 20)
    func spokes(_ system: Int) throws -> LaidOutElement.Content? {
      try self.bar(small, system: system).elements
        .first { $0.id == .viewWheel(.titleView) }?.content
    }
    #expect(try spokes(12) == .wheel(spokes: 12))
    #expect(try spokes(13) == .wheel(spokes: 8))
  }

  @Test(arguments: [8, 12])
  func `the spokes of a wheel fill its square and fade away`(spokes: Int) {
    let wheel = ActivityWheel(spokes: spokes, in: BarRect(x: 10, y: 10, width: 20, height: 20))
    var bounds = wheel.path(0).bounds
    for index in 1..<spokes { bounds = bounds.map { $0.union(wheel.path(index).bounds ?? $0) } }
    #expect(bounds.map { $0.x >= 10 && $0.maxX <= 30 && $0.width > 18 } == true)
    #expect(wheel.share(0) == 1 && wheel.share(spokes - 1) == 0.25)
    #expect((1..<spokes).allSatisfy { wheel.share($0) < wheel.share($0 - 1) })
  }

  @Test func `VoiceOver reads lines, the field and Cancel one by one`() throws {
    let lines = try bar(.lines(["Inbox", "3 unread"]))
    #expect(lines.accessibilityElements.map(\.label) == ["Inbox", "3 unread"])
    let field = try bar(.searchBar(SearchController(text: "Tea", isActive: true)))
    #expect(field.accessibilityElements.map(\.role) == [.searchField, .button])
  }
}
