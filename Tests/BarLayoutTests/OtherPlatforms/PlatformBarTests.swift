import BarLayout
import Testing

/// What stands where there is no navigation bar as a phone has one.
struct PlatformBarTests {
  private func layOut(
    _ id: String, _ system: SystemVersion, _ items: [NavigationItem]
  ) throws -> LaidOutScene {
    let model = try #require(DeviceCatalog.model(id))
    return try LaidOutScene(
      layingOut: BarScene(
        device: model.device(on: system, orientation: .portrait), system: system,
        navigationBar: NavigationBar(items: items)), measuring: SquareLetters())
  }

  @Test func `a Mac answers with its window's title bar and names`() throws {
    let detail = NavigationItem(
      title: "Inbox", subtitle: "3 messages",
      titleView: .image(.placeholder(BarSize(width: 16, height: 16))))
    let scene = try layOut(
      "mac-window", SystemVersion(.macOS, 15), [NavigationItem(title: "Mail"), detail])
    let window = try #require(scene.window)
    #expect(window.title == "Inbox" && window.subtitle == "3 messages")
    #expect(window.hasProxyIcon == true && window.hasBackButton == true)
    #expect(window.windowMenuName == "Inbox" && window.missionControlName == "Inbox")
    #expect(window.appSwitcherName == nil)
    let bar = scene.bars[0]
    #expect(bar.frame == BarRect(x: 0, y: 0, width: 900, height: 52))
    let order = [ElementID.windowButton(2), .backButton(.whole), .proxyIcon, .title]
    for (before, after) in zip(order, order.dropFirst()) {
      #expect(bar.frame(before).maxX <= bar.frame(after).minX)
    }
    #expect(bar.frame(.title).maxY <= bar.frame(.subtitle).midY)
  }

  @Test func `a button is as wide as it says, but never narrower than its word`() throws {
    let items = [20.0, 200].map { BarButtonItem(.title("Done"), width: $0) }
    let item = NavigationItem(title: "Inbox", rightBarButtonItems: items)
    let bar = try layOut("mac-window", SystemVersion(.macOS, 15), [item]).bars[0]
    #expect(bar.frame(.rightBarButtonItem(1, .whole)).width == 200)
    let narrow = bar.frame(.rightBarButtonItem(0, .whole)).width
    #expect(narrow > 20 && narrow >= bar.frame(.rightBarButtonItem(0, .label)).width)
  }

  @Test func `a window without a toolbar has its title on the middle`() throws {
    let scene = try layOut(
      "mac-window", SystemVersion(.macOS, 15), [NavigationItem(title: "Notes")])
    #expect(scene.bars[0].frame.height == 28)
    #expect(abs(scene.bars[0].frame(.title).midX - 450) <= 0.5)
  }

  @Test func `an iPad's window is named after the screen on top, as a Mac's is`() throws {
    let scene = try layOut(
      "ipad-pro-11", SystemVersion(.iPadOS, 17),
      [NavigationItem(title: "Mailboxes"), NavigationItem(title: "Inbox")])
    #expect(scene.window?.appSwitcherName == "Inbox")
    let phone = try layOut("iphone-15", SystemVersion(.iOS, 17), [NavigationItem(title: "A")])
    #expect(phone.window == nil)
  }

  @Test func `a television has no back button`() throws {
    let items = [NavigationItem(title: "Movies"), NavigationItem(title: "Details")]
    let tv = try layOut("apple-tv-4k", SystemVersion(.tvOS, 17), items)
    #expect(tv.bars[0].element(.backButton(.whole)) == nil)
    #expect(abs(tv.bars[0].frame(.title).midX - 960) <= 0.5)
    let vision = try layOut("apple-vision-pro", SystemVersion(.visionOS, 2), items)
    #expect(vision.bars[0].frame(.backButton(.whole)).size == BarSize(width: 44, height: 44))
  }

  @Test func `a headset's views are set as large on its first systems as on later ones`() throws {
    let item = NavigationItem(
      title: "Home", rightBarButtonItems: [BarButtonItem(.customView(.button("Press")))])
    for major in SystemVersion.supportedMajors(of: .visionOS) {
      let bar = try layOut("apple-vision-pro", SystemVersion(.visionOS, major), [item]).bars[0]
      #expect(bar.element(.rightBarButtonItem(0, .label))?.text?.style.size == 17)
    }
  }

  @Test func `buttons that find no room are hidden, and a title is cut`() throws {
    let words = (1...9).map { BarButtonItem(.title("A rather long word \($0)")) }
    let item = NavigationItem(title: "Window", rightBarButtonItems: words)
    let bar = try layOut("mac-window", SystemVersion(.macOS, 15), [item]).bars[0]
    let shown = bar.elements.filter { $0.alpha > 0 && $0.text != nil }.map(\.frame)
    for (index, frame) in shown.enumerated() {
      #expect(frame.minX >= 0 && frame.maxX <= 900)
      for other in shown[(index + 1)...] { #expect(frame.intersection(other) == nil) }
    }
    #expect(bar.alpha(.rightBarButtonItem(8, .whole)) == 0)
  }
}
