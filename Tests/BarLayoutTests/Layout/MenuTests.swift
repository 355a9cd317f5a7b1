import BarLayout
import Testing

/// The open menus of buttons.
@Suite struct MenuTests {
  private static func entries() -> [BarMenuItem] {
    var sorting = BarMenuItem(title: "Sort By")
    sorting.subtitle = "Date"
    sorting.children = [BarMenuItem(title: "Name")]
    var icons = BarMenuItem(title: "Icons")
    icons.state = .on
    var section = BarMenuItem()
    section.isDisplayedInline = true
    section.children = [icons, BarMenuItem(title: "List")]
    let long = "A title that is much longer than a line of the menu and takes a second one"
    return [BarMenuItem(title: "Select"), sorting, section, BarMenuItem(title: long)]
  }

  private static func scene(_ menu: String, system: Int) -> BarScene {
    var button = BarButtonItem(.systemItem(.edit))
    button.hasMenu = true
    button.menu = entries()
    var scene = Scenes.phone(
      system: system, width: 390,
      bar: NavigationBar(items: [
        NavigationItem(title: "Mailboxes"), NavigationItem(title: "Inbox"),
        NavigationItem(title: "Mail", rightBarButtonItems: [button]),
      ]))
    scene.presentedMenu = menu
    return scene
  }

  @Test(arguments: [15, 17, 18, 26])
  func `every part has a name of its own and stands in the menu`(system: Int) throws {
    let bar = try Scenes.layOut(Self.scene("rightBarButtonItems[0]", system: system))
    let parts = bar.elements.filter { $0.id.description.hasPrefix("menu.items") }
    #expect(parts.count > 12)
    #expect(Set(parts.map(\.id)).count == parts.count)
    let panel = try #require(bar.element(.menuPanel)).frame
    for part in parts {
      #expect(part.frame.minX >= panel.minX && part.frame.maxX <= panel.maxX + 0.001, "\(part.id)")
      #expect(part.frame.minY >= panel.minY && part.frame.maxY <= panel.maxY + 0.001, "\(part.id)")
    }
  }

  @Test(arguments: [17, 26])
  func `its entries are touched and read, and nothing else`(system: Int) throws {
    let scene = try LaidOutScene(
      layingOut: Self.scene("rightBarButtonItems[0]", system: system),
      measuring: AdvanceTable.sanFrancisco)
    let bar = try #require(scene.bars.first)
    for index in 0..<5 {
      let entry = try #require(bar.element(.menuItem(index, .whole))).frame
      let hit = scene.hitTest(BarPoint(x: entry.midX, y: entry.midY))
      #expect(hit?.id == .menuItem(index, .whole))
    }
    #expect(bar.accessibilityElements.count == 5)
    #expect(bar.accessibilityElements.first?.description == "Select, Button")
  }

  @Test func `the way back has the nearest screen first`() throws {
    let bar = try Scenes.layOut(Self.scene("backButton", system: 17))
    #expect(bar.text(.menuItem(0, .label)) == "Inbox")
    #expect(bar.text(.menuItem(1, .label)) == "Mailboxes")
    #expect(bar.element(.menuItem(2, .label)) == nil)
  }

  @Test(arguments: [17, 26])
  func `a title's menu hangs from the bar, and on glass stands in the title's place`(
    system: Int
  ) throws {
    var item = NavigationItem(title: "Home")
    item.titleMenu = TitleMenu(entries: ["Duplicate"])
    var scene = Scenes.phone(system: system, width: 393, bar: NavigationBar(items: [item]))
    scene.presentedMenu = "title"
    let bar = try Scenes.layOut(scene)
    let panel = try #require(bar.element(.titleMenuPanel)).frame
    let title = try #require(bar.element(.title))
    #expect(abs(panel.midX - title.frame.midX) < 0.5)
    let row = try #require(bar.element(.contentView)).frame
    if system == 17 {
      #expect(panel.minY > row.maxY && panel.minY < row.maxY + 2)
      #expect(title.alpha == 1)
    } else {
      #expect(panel.minY < row.minY && panel.maxY > row.maxY)
      #expect(title.alpha == 0)
    }
  }

  @Test func `menus are wider in accessibility sizes of text, and on phones more than on iPads`() {
    func width(_ idiom: Device.Idiom, _ size: BarContentSizeCategory) -> Double {
      var context = MetricContext(system: 18, idiom: idiom, width: idiom == .pad ? 834 : 402)
      context.contentSize = size
      return NavigationBarMetrics(for: context)[.titleMenuWidth]
    }
    #expect(width(.phone, .large) < width(.pad, .large))
    #expect(width(.pad, .large) < width(.pad, .accessibilityLarge))
    #expect(width(.pad, .accessibilityLarge) < width(.phone, .accessibilityLarge))
  }

  @Test func `on glass the button has become the menu`() throws {
    let glass = try Scenes.layOut(Self.scene("backButton", system: 26))
    #expect(glass.alpha(.backButton(.whole)) == 0)
    let before = try Scenes.layOut(Self.scene("backButton", system: 18))
    #expect(before.alpha(.backButton(.whole)) == 1)
  }

  @Test(arguments: [17, 26])
  func `a menu of an entry is headed by it`(system: Int) throws {
    let bar = try Scenes.layOut(Self.scene("rightBarButtonItems[0].menu[1]", system: system))
    let children = Self.entries()[1].children
    #expect(bar.text(.menuItem(0, .label)) == Self.entries()[1].title)
    #expect(bar.text(.menuItem(1, .label)) == children[0].title)
    #expect(bar.element(.menuItem(children.count + 1, .whole)) == nil)
  }

  @Test(arguments: [
    "rightBarButtonItems[0].menu[0]", "rightBarButtonItems[0].menu[99]",
    "rightBarButtonItems[0].children[1]", "backButton.menu[0]",
  ])
  func `an entry that opens nothing is a mistake`(name: String) {
    #expect(throws: SceneError.self) { try Scenes.layOut(Self.scene(name, system: 17)) }
  }

  @Test func `More has the buttons that have no room, and no others`() throws {
    let words = ["Reply", "Move", "Delete", "Archive", "Print", "Share", "Mark"]
    var scene = Scenes.phone(
      system: 27, width: 390,
      bar: NavigationBar(items: [
        NavigationItem(
          title: "Mail",
          rightBarButtonItems: words.map { BarButtonItem(.title($0)) })
      ]))
    let closed = try Scenes.layOut(scene)
    let hidden = words.indices.filter { closed.alpha(.rightBarButtonItem($0, .whole)) == 0 }
    try #require(!hidden.isEmpty && hidden.count < words.count)
    scene.presentedMenu = "overflowButton"
    let open = try Scenes.layOut(scene)
    let entries = (0..<words.count).compactMap { open.text(.menuItem($0, .label)) }
    #expect(Set(entries) == Set(hidden.map { words[$0] }))
  }

  @Test func `a name without a menu is a mistake that says which names are none`() {
    let error = #expect(throws: SceneError.self) {
      try Scenes.layOut(Self.scene("leftBarButtonItems[0]", system: 17))
    }
    #expect(error?.keyPath == "presentedMenu")
    #expect(error?.message.contains("leftBarButtonItems[0]") == true)
  }
}
