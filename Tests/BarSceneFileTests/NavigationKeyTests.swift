internal import BarLayout
internal import BarSceneFile
internal import Testing

@Suite struct NavigationKeyTests {
  private func file(_ text: String) throws -> SceneFile {
    try SceneFile(SceneSource(name: "s.yaml", bytes: Array(text.utf8)))
  }

  private func layout(_ text: String) throws -> LaidOutScene {
    try LaidOutScene(layingOut: try file(text).scene, measuring: AdvanceTable.sanFrancisco)
  }

  @Test func `a placement that the platform lacks is a warning at the placement`() throws {
    let text = """
      device: watch-45
      system: watchos-9
      navigationStack:
        root:
          navigationTitle: Timers
          toolbar:
            - { placement: cancellationAction, item: { systemItem: cancel } }
            - { placement: topBarTrailing, item: { systemItem: add } }
      """
    #expect(
      try file(text).warnings.map(\.description) == [
        "s.yaml:8:22: warning: SwiftUI has no placement topBarTrailing on watchos-9, so the item is "
          + "left out (iOS 14, watchOS 10, tvOS 14, visionOS 1)"
      ])
    #expect(try file(text.replacing("watchos-9", with: "watchos-10")).warnings.isEmpty)
    let elsewhere = try layout(text).bars[0].toolbarElsewhere
    #expect(elsewhere.map(\.name) == ["Add"] && elsewhere.map(\.place) == [.unavailable])
  }

  static let columns = """
    device: ipad-pro-11
    system: ipados-17
    orientation: landscape
    contentOffset: 20
    navigationSplitView:
      columnVisibility: all
      sidebar: { navigationTitle: Side, contentOffset: 80 }
      content: { navigationStack: { root: { navigationTitle: Middle } }, contentOffset: 10 }
      detail: { navigationTitle: Detail }
    """

  @Test func `each column is scrolled by itself`() throws {
    #expect(try layout(Self.columns).bars.map(\.scroll.contentOffset) == [80, 10, 20])
    let own = Self.columns.replacing(
      "navigationTitle: Detail", with: "navigationTitle: Detail, contentOffset: 5")
    #expect(try layout(own).bars.map(\.scroll.contentOffset) == [80, 10, 5])
  }

  @Test func `where one column has room, it is scrolled as its own key says`() throws {
    let phone = Self.columns.replacing("ipad-pro-11", with: "iphone-15")
      .replacing("ipados-17", with: "ios-17").replacing("landscape", with: "portrait")
    #expect(try layout(phone).bars.map(\.scroll.contentOffset) == [80])
    let detail = phone.replacing(
      "columnVisibility: all", with: "preferredCompactColumn: detail")
    #expect(try layout(detail).bars.map(\.scroll.contentOffset) == [20])
  }

  @Test func `a scroll may name its column`() throws {
    let text =
      Self.columns + """

        actions:
          - { scroll: { column: content, offset: 33 } }
          - { scroll: 44 }
        """
    let steps = try SceneTimeline(try file(text).scene).steps.map(\.scene)
    let offsets = try steps.map { scene in try scene.barScenes().map(\.contentOffset) }
    #expect(offsets == [[80, 10, 20], [80, 33, 20], [80, 33, 44]])
  }
}

@Suite struct MacsWindowTests {
  private func layout(_ text: String) throws -> LaidOutScene {
    let file = try SceneFile(SceneSource(name: "s.yaml", bytes: Array(text.utf8)))
    return try LaidOutScene(layingOut: file.scene, measuring: AdvanceTable.sanFrancisco)
  }

  @Test func `each column has a section of the toolbar, and one of them the title`() throws {
    let scene = try layout(
      """
      device: mac-window
      system: macos-15
      navigationSplitView:
        sidebar: { navigationTitle: Side, toolbar: [{ item: { systemItem: add } }] }
        content: { navigationTitle: Middle, toolbar: [{ item: { systemItem: edit } }] }
        detail: { navigationTitle: Detail, toolbar: [{ item: { systemItem: reply } }] }
      """)
    #expect(
      scene.bars.map(\.currentNSToolbarSection) == [.sidebar, .supplementary, .content])
    #expect(scene.bars.map(\.column) == ["sidebar", "content", "detail"])
    #expect(scene.bars.map { $0.element(.title) == nil } == [true, true, false])
    #expect(scene.bars.allSatisfy { $0.element(.rightBarButtonItem(0, .whole)) != nil })
    #expect(scene.bars.map { $0.element(.windowButton(0)) == nil } == [false, true, true])
    #expect(scene.window?.title == "Detail")
    let ends = scene.bars.map(\.frame.maxX)
    #expect(scene.bars.map(\.frame.minX) == [0, ends[0], ends[1]] && ends[2] == 900)
  }

  @Test func `a bar that behaves as on an iPad stands under the title bar, outside the toolbar`()
    throws
  {
    let text = """
      device: mac-window
      system: macos-15
      navigationBar:
        preferredBehavioralStyle: pad
        items: [{ title: Mail }, { title: Inbox, rightBarButtonItems: [{ systemItem: edit }] }]
      """
    let pad = try layout(text)
    #expect(pad.bars[0].behavioralStyle == .pad && pad.bars[0].currentNSToolbarSection == nil)
    #expect(pad.bars[0].frame == BarRect(x: 0, y: 28, width: 900, height: 50))
    #expect(pad.system == "macos-15" && pad.safeArea.y == 78)
    #expect(pad.bars[0].element(.backButton(.label))?.text?.text == "Mail")
    #expect(pad.bars[0].element(.windowButton(2)) != nil)
    #expect(pad.window?.title == "Inbox" && pad.window?.hasBackButton == false)
    let mac = try layout(text.replacing("Style: pad", with: "Style: automatic"))
    #expect(mac.bars[0].currentNSToolbarSection == .content && mac.bars[0].frame.y == 0)
  }
}
