import BarLayout
import Testing

/// Titles are 17 points, so with square letters n characters are 17 n wide.
@Suite struct TitleTests {
  @Test func `a title stands on the middle of the bar`() throws {
    let bar = try Scenes.layOut(Scenes.phone(bar: Scenes.bar(NavigationItem(title: "1234"))))
    #expect(bar.frame(.title).midX == 195)
    #expect(bar.frame(.title).width == 68)
  }

  @Test(arguments: [(18, "Inbox"), (26, "All In")])
  func `a large title has words of its own from iOS 26 on`(system: Int, words: String) throws {
    let item = NavigationItem(title: "Inbox", largeTitle: "All In")
    let bar = try Scenes.layOut(
      Scenes.phone(system: system, bar: NavigationBar(prefersLargeTitles: true, items: [item])))
    #expect(bar.text(.largeTitle) == words)
  }

  @Test func `a title beside a wide side stays on the middle while it fits`() throws {
    let item = NavigationItem(title: "1234", leftBarButtonItems: [Scenes.view(100)])
    let bar = try Scenes.layOut(Scenes.phone(bar: Scenes.bar(item)))
    #expect(bar.frame(.title).midX == 195)
  }

  @Test func `a title that would touch a side moves just far enough and keeps its width`() throws {
    let item = NavigationItem(title: "1234", leftBarButtonItems: [Scenes.view(200)])
    let bar = try Scenes.layOut(Scenes.phone(bar: Scenes.bar(item)))
    #expect(bar.frame(.title).x == 16 + 200 + 6)
    #expect(bar.frame(.title).width == 68)
    #expect(bar.element(.title)?.text?.isTruncated == false)
  }

  @Test func `a title that is pushed from the trailing side keeps the same gap`() throws {
    let item = NavigationItem(title: "1234", rightBarButtonItems: [Scenes.view(200)])
    let bar = try Scenes.layOut(Scenes.phone(bar: Scenes.bar(item)))
    #expect(bar.frame(.title).maxX == 390 - 16 - 200 - 6)
  }

  @Test func `a title that does not fit is cut between its neighbours`() throws {
    let item = NavigationItem(
      title: "123456789012", leftBarButtonItems: [Scenes.view(140)],
      rightBarButtonItems: [Scenes.view(140)])
    let bar = try Scenes.layOut(Scenes.phone(bar: Scenes.bar(item)))
    let line = try #require(bar.element(.title)?.text)
    #expect(line.isTruncated)
    #expect(line.text.hasSuffix("…"))
    #expect(bar.frame(.title).x == 162)
    #expect(bar.frame(.title).maxX == 228)
  }

  @Test func `a label in the title's place is cut within its view`() throws {
    // 374 points of text, a tenth more than there are.
    let text = String(repeating: "m", count: 22)
    var navigationBar = Scenes.bar(NavigationItem(titleView: .label(text)))
    navigationBar.layoutMargins = DirectionalEdgeInsets(leading: 16.2, trailing: 15.9)
    let bar = try Scenes.layOut(Scenes.phone(bar: navigationBar))
    #expect(bar.frame(.titleViewLabel).width > 300)
    #expect(bar.frame(.titleViewLabel).maxX <= bar.frame(.titleView).maxX)
  }

  @Test func `without a side the title may reach the layout guide outside the margin`() throws {
    let item = NavigationItem(title: String(repeating: "m", count: 60))
    let bar = try Scenes.layOut(Scenes.phone(bar: Scenes.bar(item)))
    #expect(bar.frame(.title).x == 8)
    #expect(bar.frame(.title).maxX == 382)
  }

  @Test(arguments: [7, 10, 12, 14, 17, 18])
  func `the baseline is 28 below the top of the row in every era`(system: Int) throws {
    let bar = try Scenes.layOut(
      Scenes.phone(system: system, bar: Scenes.bar(NavigationItem(title: "1234"))))
    #expect(bar.element(.title)?.text?.baseline == 75.0)
  }

  @Test func `no title is no element`() throws {
    let bar = try Scenes.layOut(Scenes.phone(bar: Scenes.bar(NavigationItem())))
    #expect(bar.element(.title) == nil)
  }
}
