import Testing

@testable import BarLayout

/// What iOS 27 changed, one test a rule.
@Suite struct Year27Tests {
  private func scene(
    _ system: SystemVersion, on id: String = "iphone-16-pro",
    orientation: Orientation = .portrait, _ items: NavigationItem..., offset: Double = 0
  ) throws -> LaidOutScene {
    let model = try #require(DeviceCatalog.model(id))
    let scene = BarScene(
      device: model.device(on: system, orientation: orientation), system: system,
      orientation: orientation, contentOffset: offset,
      navigationBar: NavigationBar(items: items))
    return try LaidOutScene(layingOut: scene, measuring: AdvanceTable.sanFrancisco)
  }

  private let ios27 = SystemVersion(.iOS, 27)
  private let ios271 = SystemVersion(.iOS, 27, 1)

  @Test func `a release of a year is named and no other is`() {
    #expect(SystemVersion(identifier: "ios-27.1") == SystemVersion(.iOS, 27, 1))
    #expect(SystemVersion(.iOS, 27, 1).identifier == "ios-27.1")
    for text in [
      "ios-27.0", "ios-27.9", "ios-27.", "ios-27.1.1", "ios-26.1", "watchos-27.1", "ios-28",
    ] {
      #expect(SystemVersion(identifier: text) == nil, "\(text)")
    }
    #expect(SystemVersion.allIdentifiers.contains("ipados-27.2"))
  }

  @Test func `a back title that was set makes the circle a capsule`() throws {
    let pushed = NavigationItem(title: "Detail")
    let named = try scene(ios27, NavigationItem(title: "Inbox", backButtonTitle: "Inbox"), pushed)
    let plain = try scene(ios27, NavigationItem(title: "Inbox"), pushed)
    let older = try scene(
      SystemVersion(.iOS, 26), NavigationItem(title: "Inbox", backButtonTitle: "Inbox"), pushed)
    #expect(named.bars[0].frame(.backButton(.glass)).width > 80)
    #expect(plain.bars[0].frame(.backButton(.glass)).width == 44)
    #expect(older.bars[0].frame(.backButton(.glass)).width == 44)
  }

  @Test func `content ends at a hard edge away from rest`() throws {
    let away = try scene(ios27, NavigationItem(title: "Inbox"), offset: 120)
    let line = try #require(away.bars[0].element(.shadow))
    #expect(line.frame.maxY == away.bars[0].frame.maxY && line.alpha == 1)
    #expect(away.bars[0].element(.background)?.alpha == 1)
    let rest = try scene(ios27, NavigationItem(title: "Inbox"))
    #expect(rest.bars[0].element(.shadow)?.alpha == 0)
    let older = try scene(SystemVersion(.iOS, 26), NavigationItem(title: "Inbox"), offset: 120)
    #expect(older.bars[0].element(.shadow)?.alpha == 0)
  }

  @Test func `disabled words are fainter than symbols and prominent ones stay white`() throws {
    func item(_ content: BarButtonItem.Content, _ style: BarButtonItem.Style = .plain)
      -> BarButtonItem
    {
      var item = BarButtonItem(content)
      item.isEnabled = false
      item.style = style
      return item
    }
    let bar = try scene(
      ios27,
      NavigationItem(
        title: "In", leftBarButtonItems: [item(.title("Edit")), item(.systemItem(.cancel))],
        rightBarButtonItems: [
          item(.systemItem(.done)), item(.title("Send"), .prominent), item(.systemItem(.add)),
        ])
    ).bars[0]
    func color(_ id: ElementID) -> BarColor? { bar.element(id)?.color }
    #expect(color(.leftBarButtonItem(0, .label)) == BarColor(rgba: 0xdddd_ddff))
    #expect(color(.leftBarButtonItem(1, .image)) == BarColor(rgba: 0xa7a7_a7ff))
    #expect(color(.rightBarButtonItem(0, .image)) == .white)
    #expect(color(.rightBarButtonItem(1, .label)) == .white)
    #expect(color(.rightBarButtonItem(2, .image)) == BarColor(rgba: 0xa7a7_a7ff))
  }

  private func crowded(_ priorities: BarButtonItem.VisibilityPriority...) -> NavigationItem {
    let words = ["A rather long word", "Another very long word", "A third one"]
    var items = words.map { BarButtonItem(.title($0)) }
    for (index, priority) in priorities.enumerated() {
      items[index].visibilityPriority = priority
    }
    return NavigationItem(title: "Inbox", rightBarButtonItems: items)
  }

  @Test func `the last button of a crowded bar goes to More`() throws {
    let bar = try scene(ios27, crowded()).bars[0]
    let more = try #require(bar.element(.overflowButton(.glass)))
    #expect(more.frame == BarRect(x: 342, y: 62, width: 44, height: 44))
    #expect(bar.element(.rightBarButtonItem(2, .whole))?.alpha == 0)
    #expect(bar.element(.rightBarButtonItem(0, .whole))?.alpha == 1)
  }

  @Test func `a button of low priority goes first, one of high priority last`() throws {
    let bar = try scene(ios27, crowded(.low, .standard, .high)).bars[0]
    #expect(bar.element(.rightBarButtonItem(0, .whole))?.alpha == 0)
    #expect(bar.element(.rightBarButtonItem(2, .whole))?.alpha == 1)
  }

  @Test func `the strip of a closed Duo holds back and pictures, the row words`() throws {
    let bar = try scene(
      ios271, on: "iphone-duo", NavigationItem(title: "Mailboxes"),
      NavigationItem(
        title: "Inbox",
        rightBarButtonItems: [BarButtonItem(.title("Edit")), BarButtonItem(.systemItem(.add))])
    ).bars[0]
    let strip = 466.0 - 84
    let back = try #require(bar.element(.backButton(.glass))?.frame)
    let add = try #require(bar.element(.rightBarButtonItem(1, .glass))?.frame)
    #expect(back.minX > strip && back.minY == 170)
    #expect(add.midX == back.midX && add.minY > back.maxY)
    #expect(try #require(bar.element(.rightBarButtonItem(0, .whole))?.frame).maxX <= strip)
  }

  @Test(arguments: [
    ("iphone-duo", Orientation.portrait, 24.0), ("iphone-duo", .landscape, 24),
    ("iphone-duo-open", .landscape, 24), ("iphone-duo-open", .portrait, 134),
  ])
  func `content of a Duo begins where it was measured`(
    id: String, orientation: Orientation, top: Double
  ) throws {
    let laidOut = try scene(
      ios271, on: id, orientation: orientation, NavigationItem(title: "Inbox"))
    #expect(laidOut.safeArea.minY == top)
    let hasStrip = id == "iphone-duo" || orientation == .landscape
    #expect(laidOut.screen.width - laidOut.safeArea.maxX == (hasStrip ? 84 : 0))
  }

  @Test func `an app that was built before 27 dot 1 stands beside a rail`() throws {
    let closed = try scene(ios27, on: "iphone-duo", NavigationItem(title: "Inbox"))
    #expect(closed.screen == BarSize(width: 386, height: 678))
    let open = try scene(
      ios27, on: "iphone-duo-open", orientation: .landscape, NavigationItem(title: "Inbox"))
    #expect(open.screen == BarSize(width: 871, height: 669))
  }

  @Test func `only iOS 26 hears an app that asks for the older design`() throws {
    for (system, isHeard) in [(26, true), (27, false)] {
      let version = SystemVersion(.iOS, system)
      var scene = BarScene(
        device: try #require(DeviceCatalog.model("iphone-16-pro"))
          .device(on: version, orientation: .portrait), system: version,
        navigationBar: NavigationBar(items: [
          NavigationItem(title: "A", rightBarButtonItems: [BarButtonItem(.title("Edit"))])
        ]))
      scene.requiresCompatibility = true
      let bar = try LaidOutScene(layingOut: scene, measuring: AdvanceTable.sanFrancisco).bars[0]
      #expect((bar.element(.rightBarButtonItem(0, .glass)) == nil) == isHeard)
    }
  }

  @Test func `a menu that is there at all times keeps its button in a bar with room`() throws {
    var item = NavigationItem(title: "A", rightBarButtonItems: [BarButtonItem(.systemItem(.add))])
    item.additionalOverflowItems = ["Scan"]
    let bar = try scene(ios27, item).bars[0]
    #expect(bar.frame(.overflowButton(.glass)) == BarRect(x: 342, y: 62, width: 44, height: 44))
    #expect(bar.frame(.rightBarButtonItem(0, .glass)).maxX == 330)
    let systems = [(15, false), (16, true), (26, true)]
    for (system, isThere) in systems {
      let bar = try scene(SystemVersion(.iOS, system), item).bars[0]
      #expect((bar.element(.overflowButton(.whole)) != nil) == isThere)
    }
  }

  @Test func `contents end as they are asked to`() throws {
    for (system, effect, isHard) in [
      (26, SceneContent.EdgeEffect.hard, true), (27, .soft, false), (27, .automatic, true),
    ] {
      let version = SystemVersion(.iOS, system)
      var content = SceneContent(colors: [.system(.systemRed)])
      content.topEdgeEffect = effect
      let scene = BarScene(
        device: try #require(DeviceCatalog.model("iphone-16-pro"))
          .device(on: version, orientation: .portrait), system: version, contentOffset: 80,
        navigationBar: NavigationBar(items: [NavigationItem(title: "A")]), content: content)
      let bar = try LaidOutScene(layingOut: scene, measuring: AdvanceTable.sanFrancisco).bars[0]
      #expect((bar.element(.shadow)?.alpha == 1) == isHard, "\(system) \(effect)")
    }
  }
}
