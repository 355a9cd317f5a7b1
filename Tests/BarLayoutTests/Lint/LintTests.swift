import BarLayout
import Testing

@Suite struct `What a designer would remark on` {
  private func rules(_ item: NavigationItem, _ change: (inout NavigationBar) -> Void = { _ in })
    throws -> [LintRule]
  {
    var bar = NavigationBar(items: [item])
    change(&bar)
    let scene = Scenes.phone(bar: bar)
    let layout = try LaidOutScene(layingOut: scene, measuring: SquareLetters())
    return layout.findings(of: scene).map(\.rule)
  }

  @Test func `is nothing where all is well`() throws {
    var item = NavigationItem(title: "Inbox")
    item.rightBarButtonItems = [BarButtonItem(.title("Edit"))]
    #expect(try rules(item).isEmpty)
  }

  @Test func `is a title that is missing or cut`() throws {
    #expect(try rules(NavigationItem()) == [.titleIsMissing])
    #expect(
      try rules(NavigationItem(title: String(repeating: "m", count: 60))) == [.titleIsCut])
  }

  @Test func `is a side with more than three buttons`() throws {
    var item = NavigationItem(title: "A")
    item.rightBarButtonItems = (0..<4).map { _ in BarButtonItem(.systemItem(.add)) }
    #expect(try rules(item) == [.tooManyButtons])
    item.rightBarButtonItems.removeLast()
    #expect(try rules(item).isEmpty)
  }

  @Test func `is a picture without a word and a view that is hard to touch`() throws {
    let size = Size(width: 20, height: 20)
    var item = NavigationItem(title: "A")
    item.rightBarButtonItems = [BarButtonItem(.image(.color(.system(.red), size)))]
    #expect(try rules(item) == [.pictureHasNoLabel])
    item.rightBarButtonItems = [BarButtonItem(.customView(.placeholder(size)))]
    #expect(try rules(item) == [.touchTargetIsSmall])
  }

  @Test func `is a title that cannot be told from what lies behind it`() throws {
    let grey = TextAttributes(foregroundColor: .fixed(Color(rgba: 0xcccc_ccff)))
    #expect(
      try rules(NavigationItem(title: "A")) { $0.titleTextAttributes = grey } == [.contrastIsLow])
    let dark = TextAttributes(foregroundColor: .fixed(Color(rgba: 0x5555_55ff)))
    #expect(try rules(NavigationItem(title: "A")) { $0.titleTextAttributes = dark }.isEmpty)
  }

  @Test func `is a background that is not seen before something scrolls`() throws {
    let look = NavigationBarAppearance(backgroundColor: .system(.red))
    let item = NavigationItem(title: "A")
    #expect(
      try rules(item) { $0.appearances.standard = look } == [.scrollEdgeIsTransparent])
    #expect(
      try rules(item) {
        $0.appearances.standard = look
        $0.appearances.scrollEdge = look
      }.isEmpty)
  }
}
