internal import BarLayout
internal import BarSceneFile
internal import Testing

@Suite struct `Keys of a navigation` {
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
          + "left out"
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
    let steps = try SceneWalk(try file(text).scene).steps.map(\.scene)
    let offsets = try steps.map { scene in try scene.barScenes().map(\.contentOffset) }
    #expect(offsets == [[80, 10, 20], [80, 33, 20], [80, 33, 44]])
  }
}
