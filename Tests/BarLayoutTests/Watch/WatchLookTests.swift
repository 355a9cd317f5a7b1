import BarLayout
import Testing

/// Colours, rims and capsules of a watch's bar by version.
struct WatchLookTests {
  private func layOut(
    _ item: NavigationItem, system: Int, watch: WatchCase = .mm46,
    presentation: Presentation = .fullScreen, isRoot: Bool = true, tint: SceneColor? = nil,
    prefersLargeTitles: Bool = false
  ) throws -> LaidOutBar {
    var bar =
      isRoot
      ? NavigationBar(prefersLargeTitles: prefersLargeTitles, items: [item])
      : WatchScenes.pushed(item)
    bar.tintColor = tint
    return try WatchScenes.layOut(
      WatchScenes.scene(watch, system: system, presentation: presentation, bar: bar))
  }

  private let grey = BarColor(rgba: 0x8080_80ff)

  @Test func `titles are white up to watchOS 11, then grey or the accent's`() throws {
    let item = NavigationItem(title: "Blinds")
    let blue = BarColor(rgba: 0x4d9e_edff)
    for isLarge in [false, true] {
      let id: ElementID = isLarge ? .largeTitle : .title
      func color(_ system: Int, _ tint: SceneColor? = nil) throws -> BarColor? {
        try layOut(item, system: system, tint: tint, prefersLargeTitles: isLarge).element(id)?
          .color
      }
      #expect(try color(10) == .white)
      #expect(try color(11, .fixed(blue)) == .white)
      #expect(try color(26) == grey)
      #expect(try color(26, .fixed(blue)) == blue)
    }
  }

  // freyaalminde/watch-date-picker-qa 9.1: Clear ends as far from the edge as Cancel begins, 39 wide.
  @Test(arguments: [(7, FontWeight.regular), (8, .semibold), (9, .semibold)])
  func `a word in the clock's place is semibold from watchOS 8 on, a dismiss word white`(
    system: Int, weight: FontWeight
  ) throws {
    let item = NavigationItem(
      title: "A", leftBarButtonItems: [BarButtonItem(.systemItem(.cancel))],
      rightBarButtonItems: [BarButtonItem(.title("Clear"))])
    let bar = try layOut(item, system: system, watch: .mm45, presentation: .sheet)
    let cancel = try #require(bar.element(.leftBarButtonItem(0, .label)))
    #expect(cancel.color == .white)
    #expect(cancel.text?.style.weight == .regular)
    let clear = try #require(bar.element(.rightBarButtonItem(0, .label)))
    #expect(clear.text?.style.weight == weight)
    if system == 9 { #expect(abs(try #require(clear.ink).width + 0.2 - 39) < 1) }
  }

  static let looks: [(Int, Presentation, UInt32, UInt32?)] = [
    (11, .fullScreen, 0x1e1e_1eff, nil), (26, .fullScreen, 0x1919_19ff, 0x3636_36ff),
    (26, .sheet, 0x1414_14ff, 0x3333_33ff),
  ]

  @Test(arguments: looks)
  func `discs have the fill and the rim of their version`(
    system: Int, presentation: Presentation, fill: UInt32, rim: UInt32?
  ) throws {
    let item = NavigationItem(title: "A", rightBarButtonItems: [BarButtonItem(.systemItem(.add))])
    let bar = try layOut(item, system: system, presentation: presentation)
    #expect(bar.element(.rightBarButtonItem(0, .whole))?.color == BarColor(rgba: fill))
    let glass = bar.element(.rightBarButtonItem(0, .glass))
    #expect(glass?.color == rim.map(BarColor.init(rgba:)))
    guard let rim, let glass else { return }
    guard case .rim(let radius, let width, let colors) = glass.content else {
      Issue.record("no rim")
      return
    }
    #expect(radius == 17.5 && width == 0.5 && colors.count == 3)
    #expect(colors.first == BarColor(rgba: rim))
  }

  @Test func `a rim is drawn as three lines, one inside the other`() throws {
    let item = NavigationItem(rightBarButtonItems: [BarButtonItem(.systemItem(.add))])
    let scene = WatchScenes.scene(.mm46, system: 26, bar: NavigationBar(items: [item]))
    let list = DisplayList(
      drawing: try LaidOutScene(layingOut: scene, measuring: AdvanceTable.sanFrancisco),
      crop: .screen)
    let lines = list.items.filter { $0.element == "rightBarButtonItems[0].glass" }
    let colors = lines.map { item -> String in
      guard case .path(_, let color) = item.content else { return "" }
      return color.hex
    }
    #expect(colors == ["#363636ff", "#2e2e2eff", "#272727ff"])
  }

  @Test func `a back chevron is a little grey on watchOS 26`() throws {
    let item = NavigationItem(title: "A")
    let new = try layOut(item, system: 26, isRoot: false)
    let old = try layOut(item, system: 11, isRoot: false)
    #expect(new.element(.backButton(.indicator))?.color == BarColor(rgba: 0xf3f3_f3ff))
    #expect(old.element(.backButton(.indicator))?.color == .white)
  }

  @Test func `a word stands in a capsule as wide as measured`() throws {
    func button(_ word: String, _ watch: WatchCase, _ system: Int) throws -> LaidOutBar {
      try layOut(
        NavigationItem(title: "A", leftBarButtonItems: [BarButtonItem(.title(word))]),
        system: system, watch: watch)
    }
    let done = try button("Done", .mm49, 11)
    #expect(abs(done.frame(.leftBarButtonItem(0, .whole)).width - 46.5) <= 1)
    #expect(done.element(.leftBarButtonItem(0, .label))?.text?.style.weight == .regular)
    let cancel = try button("Cancel", .mm49Ultra3, 26)
    #expect(abs(cancel.frame(.leftBarButtonItem(0, .whole)).width - 69.5) <= 1)
    #expect(cancel.element(.leftBarButtonItem(0, .label))?.text?.style.weight == .semibold)
  }

  @Test func `a word with a tint of its own has a quarter of it in its capsule`() throws {
    let blue = BarColor(rgba: 0x007a_ffff)
    let word = BarButtonItem(.title("Done"), tintColor: .fixed(blue))
    let item = NavigationItem(title: "A", leftBarButtonItems: [word])
    let old = try layOut(item, system: 11)
    #expect(old.element(.leftBarButtonItem(0, .whole))?.color == blue.opacity(0.26))
    let new = try layOut(item, system: 26)
    #expect(new.element(.leftBarButtonItem(0, .whole))?.color == BarColor(rgba: 0x1919_19ff))
  }

  @Test func `the cross of a sheet is as large as the disc asks`() throws {
    let bar = try layOut(NavigationItem(title: "A"), system: 11, presentation: .sheet)
    let ink = try #require(bar.element(.leftBarButtonItem(0, .image))?.ink)
    #expect(abs(ink.width - 18.5) <= 1 && abs(ink.midX - 32.75) <= 0.5)
    let own = BarButtonItem(.image(.symbol("xmark")))
    let plain = try layOut(
      NavigationItem(title: "A", leftBarButtonItems: [own]), system: 11, presentation: .sheet)
    #expect(plain.element(.leftBarButtonItem(0, .image))?.ink?.width ?? 99 < ink.width)
  }

  @Test func `watchOS 7 alone has a round back button, where there is no title`() throws {
    func bar(_ title: String, _ system: Int) throws -> LaidOutBar {
      try layOut(NavigationItem(title: title), system: system, watch: .mm44, isRoot: false)
    }
    let round = try bar("", 7)
    #expect(
      round.frame(.backButton(.indicator)) == BarRect(x: 11, y: 7, width: 19.5, height: 19.5))
    #expect(round.element(.backButton(.indicator))?.color == grey)
    #expect(round.element(.backButton(.image))?.color == .black)
    for (title, system) in [("Settings", 7), ("", 6), ("", 8)] {
      #expect(try bar(title, system).element(.backButton(.image)) == nil)
    }
  }

  @Test func `the clock of watchOS 1 is grey and its dismiss word white`() throws {
    let item = NavigationItem(leftBarButtonItems: [BarButtonItem(.systemItem(.cancel))])
    let sheet = try layOut(item, system: 1, watch: .mm38, presentation: .sheet)
    #expect(sheet.element(.leftBarButtonItem(0, .label))?.color == .white)
    let root = try layOut(NavigationItem(), system: 1, watch: .mm38)
    #expect(root.element(.clock)?.color == BarColor(rgba: 0xaeb4_bfff))
    let later = try layOut(NavigationItem(), system: 9, watch: .mm40)
    #expect(later.element(.clock)?.color == .white)
  }

  @Test func `every role has a colour wherever it is drawn`() {
    for watch in WatchCase.allCases {
      for system in WatchScenes.systems {
        let context = WatchMetricContext(watch: watch, system: system)
        var roles: [WatchColorRole] = [.title, .clock, .placeholder, .disabled]
        roles += system >= 10 ? [.disc, .discGlyph] : [.lineTitle, .dismissWord]
        for role in roles {
          for isSheet in [false, true] {
            #expect(WatchColorTable.row(role, for: context, isSheet: isSheet) != nil)
          }
        }
      }
    }
  }
}
