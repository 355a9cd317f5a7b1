import Testing

@testable import BarLayout

@Suite struct MaterialItemTests {
  private func list(
    system: Int = 17, offset: Double = 100, crop: Crop = .bar, content: SceneContent? = nil,
    _ change: (inout BarScene) -> Void = { _ in }
  ) throws -> DisplayList {
    var scene = Scenes.phone(
      system: system, offset: offset,
      bar: Scenes.bar(
        NavigationItem(title: "Title", rightBarButtonItems: [BarButtonItem(.title("Edit"))])))
    scene.content = content
    change(&scene)
    return DisplayList(
      drawing: try LaidOutScene(layingOut: scene, measuring: SquareLetters()), crop: crop)
  }

  private func panes(_ list: DisplayList, _ element: String) -> [Pane] {
    list.items.compactMap { item in
      guard item.element == element, case .pane(let pane) = item.content else { return nil }
      return pane
    }
  }

  private func fills(_ list: DisplayList, _ element: String) -> [BarColor] {
    list.items.compactMap { item in
      guard item.element == element, case .fill(_, let color) = item.content else { return nil }
      return color
    }
  }

  @Test func `a translucent bar is a pane that blurs`() throws {
    let pane = try #require(panes(try list(), "background").first)
    #expect(pane.material.blurRadius == 20 && pane.opacity == 1)
    #expect(pane.frame == BarRect(x: 0, y: 0, width: 390, height: 91))
  }

  @Test func `half way from the scroll edge half of the pane shows`() throws {
    let whole = try list(offset: 100)
    let edge = try list(offset: 0)
    #expect(panes(whole, "background").count == 1 && panes(edge, "background").isEmpty)
    let ramp = MetricTable.rows.last { $0.metric == .number(.backgroundRamp) }?.value
    let between = try list(offset: try #require(ramp) / 2)
    #expect(abs(try #require(panes(between, "background").first).opacity - 0.5) < 0.01)
  }

  @Test func `an opaque bar, less transparency and more contrast let nothing through`() throws {
    let changes: [(inout BarScene) -> Void] = [
      { $0.navigationBar.isTranslucent = false },
      { $0.traits.accessibilityReduceTransparency = true },
      { $0.traits.accessibilityContrast = .high },
    ]
    for change in changes {
      let list = try list(content: SceneContent(colors: [.system(.systemRed)]), change)
      #expect(panes(list, "background").isEmpty)
      #expect(try #require(fills(list, "background").first).alpha == .max)
    }
  }

  @Test func `a tinted bar blurs beneath its tint`() throws {
    let list = try list { $0.navigationBar.barTintColor = .fixed(BarColor(rgba: 0x0000_ffff)) }
    let material = try #require(panes(list, "background").first).material
    let shown = material.color(over: BarColor(rgba: 0xf2f2_f2ff))
    #expect(abs(Int(shown.red) - 0x24) <= 1 && abs(Int(shown.blue) - 0xfe) <= 1)
    #expect(material.blurRadius == 20)
  }

  @Test func `glass is a shadow, a pane and three rings, in this order`() throws {
    let items = try list(system: 26).items.filter {
      $0.element == "rightBarButtonItems[0].glass"
    }
    let kinds = items.map { item in
      switch item.content {
      case .shadow: "shadow"
      case .pane: "pane"
      case .glint: "ring"
      default: "other"
      }
    }
    #expect(kinds == ["shadow", "pane", "ring", "ring", "ring"])
  }

  @Test func `contents stand under the bar, at rest below it`() throws {
    let content = SceneContent(rowHeight: 50, colors: [.system(.systemRed), .system(.systemBlue)])
    for (offset, top) in [(0.0, 91.0), (30, 61)] {
      let items = try list(offset: offset, crop: .screen, content: content).items
      let first = try #require(items.first { $0.element == "content.rows[0]" })
      guard case .fill(let frame, _) = first.content else {
        Issue.record("a row is a rectangle")
        continue
      }
      #expect(frame == BarRect(x: 0, y: top, width: 390, height: 50))
      let row = try #require(items.firstIndex { $0.element == "content.rows[0]" })
      let title = try #require(items.firstIndex { $0.element == "title" })
      #expect(row < title)
    }
  }

  @Test func `rows that go on fill the screen and no more`() throws {
    let content = SceneContent(rowHeight: 50, colors: [.system(.systemRed)])
    let rows = try list(offset: 1000, crop: .screen, content: content).items.filter {
      $0.element.hasPrefix("content.rows")
    }
    #expect(rows.count <= 844 / 50 + 2)
    #expect(rows.count >= 844 / 50)
  }

  @Test func `the status bar tells itself from what lies beneath it, from iOS 17`() throws {
    let dark = SceneContent(backgroundColor: .system(.black))
    func clock(_ system: Int, _ style: StatusBarStyle?) throws -> BarColor? {
      try list(system: system, offset: 0, content: dark) { $0.statusBarStyle = style }
        .items.compactMap { item -> BarColor? in
          guard item.element == "clock", case .text(let run) = item.content else { return nil }
          return run.color
        }.first
    }
    #expect(try clock(16, nil) == .black)
    #expect(try clock(17, nil) == .white)
    #expect(try clock(17, .darkContent) == .black)
    #expect(try clock(16, .lightContent) == .white)
  }
}
