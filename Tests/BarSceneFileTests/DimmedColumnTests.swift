internal import BarLayout
internal import BarSceneFile
internal import Testing

/// Columns that others darken: what they leave answers by taking those away.
@Suite struct DimmedColumnTests {
  private static let displaced = """
    device: iphone-15-pro-max
    system: ios-17
    orientation: landscape
    navigationSplitView:
      columnVisibility: all
      sidebar: { navigationTitle: Folders }
      content: { navigationTitle: Notes }
      detail:
        navigationTitle: Note
        toolbar: [{ placement: primaryAction, item: { title: Edit } }]
    """

  private static let covered = """
    device: ipad-pro-11
    system: ipados-17
    navigationSplitView:
      columnVisibility: all
      style: prominentDetail
      sidebar: { navigationTitle: Folders }
      detail:
        navigationTitle: Note
        toolbar: [{ placement: primaryAction, item: { title: Edit } }]
    """

  private func scene(_ text: String) throws -> BarScene {
    try SceneFile(SceneSource(name: "s.yaml", bytes: Array(text.utf8))).scene
  }

  private func layout(_ text: String) throws -> LaidOutScene {
    try LaidOutScene(layingOut: scene(text), measuring: AdvanceTable.sanFrancisco)
  }

  @Test(arguments: [(displaced, BarPoint(x: 850, y: 22)), (covered, BarPoint(x: 800, y: 50))])
  func `a touch of what is darkened takes the columns away`(text: String, point: BarPoint) throws {
    let layout = try layout(text)
    #expect(layout.hitTest(point)?.id == .columnDimming)
    let detail = try #require(layout.bars.first { $0.column == "detail" })
    #expect(detail.isDimmed && detail.accessibilityElements.isEmpty)
    #expect(detail.touchTargets(minimum: 44).allSatisfy { $0.element.id == .columnDimming })
  }

  @Test func `what lies over the detail is touched before it, and its ground answers nothing`()
    throws
  {
    let layout = try layout(Self.covered)
    #expect(layout.hitTest(BarPoint(x: 40, y: 50))?.id == .sidebarToggle(.whole))
    #expect(layout.hitTest(BarPoint(x: 100, y: 600)) == nil)
  }

  @Test(arguments: [(displaced, ["content", "detail"]), (covered, ["detail"])])
  func `after such a touch the detail is whole again`(text: String, columns: [String]) throws {
    let whole = text + "\nactions: [{ tap: column.dimming }]\n"
    let timeline = try SceneTimeline(scene(whole), measuring: AdvanceTable.sanFrancisco)
    let last = try #require(timeline.steps.last?.scene)
    let layout = try LaidOutScene(layingOut: last, measuring: AdvanceTable.sanFrancisco)
    #expect(layout.bars.compactMap(\.column) == columns)
    #expect(layout.bars.allSatisfy { !$0.isDimmed })
  }
}
