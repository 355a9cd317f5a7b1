import BarLayout
import Testing

@testable import BarCommand

/// What VoiceOver reads, and in which order.
@Suite struct A11yTests {
  private static func scene(
    _ id: String, _ system: SystemVersion, isLarge: Bool, offset: Double
  ) throws -> BarScene {
    let model = try #require(DeviceCatalog.model(id))
    return BarScene(
      device: model.device(on: system, orientation: .portrait), system: system,
      contentOffset: offset,
      navigationBar: NavigationBar(
        prefersLargeTitles: isLarge,
        items: [
          NavigationItem(title: "First"),
          NavigationItem(
            title: "Second", largeTitleDisplayMode: isLarge ? .always : .automatic,
            rightBarButtonItems: [BarButtonItem(.systemItem(.edit))]),
        ]))
  }

  @Test func `a bar is read from Back over the heading to its buttons`() throws {
    let scene = try Self.scene("iphone-15-pro", SystemVersion(.iOS, 17), isLarge: false, offset: 0)
    let laidOut = try LaidOutScene(layingOut: scene, measuring: AdvanceTable.sanFrancisco)
    #expect(
      laidOut.bars.flatMap(\.accessibilityElements).map(\.description)
        == ["First, Back button", "Second, Heading", "Edit, Button"])
  }

  @Test func `the title is said on arrival, then what stands on its left`() async {
    let scene = """
      device: iphone-15-pro
      navigationBar:
        items:
          - { title: General }
          - { title: Keyboard, rightBarButtonItems: [{ systemItem: edit }, { image: gear }] }
      """
    let arrival = await CommandRun(["a11y", "-", "--arrival"], input: scene)
    #expect(arrival.text == "Keyboard, Heading\nGeneral, Back button\n")
    let large = await CommandRun(
      ["a11y", "-", "--large-content", "--content-size", "accessibilityLarge"], input: scene)
    #expect(large.text == "General\ngear, gear\nEdit\n")
    let usual = await CommandRun(["a11y", "-", "--large-content"], input: scene)
    #expect(usual.status == .success && usual.text.isEmpty)
  }

  @Test func `the sidebar's button is what stands on the left of a sidebar`() async {
    let scene = """
      device: ipad-pro-11
      system: ipados-26
      orientation: landscape
      navigationSplitView:
        preferredCompactColumn: sidebar
        sidebar: { navigationTitle: Mailboxes }
        detail: { navigationTitle: Inbox, navigationBarTitleDisplayMode: inline }
        columnVisibility: detailOnly
      """
    let arrival = await CommandRun(["a11y", "-", "--arrival"], input: scene)
    #expect(arrival.text == "Inbox, Heading\nSidebar, Button\n")
  }

  @Test func `the open menu of a title is all that is read`() async {
    let scene = """
      device: iphone-17-pro
      system: ios-26
      navigationBar:
        items:
          - title: Report
            titleMenuProvider: [Move]
            documentProperties: { title: Annual Report }
            renameDelegate: true
      actions: [{ tap: title }]
      after: 1
      """
    let read = await CommandRun(["a11y", "-"], input: scene)
    #expect(read.text == "Annual Report\nShare, Button\nMove, Button\nRename, Button\n")
    let point = await CommandRun(["hit", "-", "200,150"], input: scene)
    #expect(point.text.contains("titleMenu.entries[0]"))
  }

  @Test(arguments: [
    ("iphone-15-pro", SystemVersion(.iOS, 17)), ("iphone-se-3", SystemVersion(.iOS, 15)),
    ("iphone-16-pro", SystemVersion(.iOS, 26)), ("ipad-pro-11", SystemVersion(.iPadOS, 17)),
    ("watch-46", SystemVersion(.watchOS, 11)), ("watch-45", SystemVersion(.watchOS, 9)),
  ])
  func `exactly one title is read at any offset`(device: String, system: SystemVersion) throws {
    for isLarge in [false, true] {
      for quarter in -400...600 {
        let scene = try Self.scene(
          device, system, isLarge: isLarge, offset: Double(quarter) / 4)
        let laidOut = try LaidOutScene(layingOut: scene, measuring: AdvanceTable.sanFrancisco)
        let headings = laidOut.bars.flatMap(\.accessibilityElements).filter { $0.role == .heading }
        guard headings.map(\.label) == ["Second"] else {
          Issue.record("\(device), offset \(scene.contentOffset): \(headings.map(\.label))")
          return
        }
      }
    }
  }

  @Test func `the command prints a stop a line, and more for other programs`() async {
    let path = ExamplesTests.path("mail-inbox-large.yaml")
    let run = await CommandRun(["a11y", path])
    #expect(run.text == "Mailboxes, Back button\nEdit, Button\nInbox, Heading\n")
    let json = await CommandRun(["a11y", path, "--format", "json"])
    #expect(json.text.contains("\"id\": \"largeTitle\""))
    #expect(json.text.contains("\"role\": \"heading\""))
  }
}
