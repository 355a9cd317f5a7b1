import BarLayout
import Testing

/// The samples of `docs/navbar.docc/TestingABar.md`.
struct TestingABarTests {
  @Test func `the samples about testing a bar hold`() throws {
    let scene = BarScene(on: .iPhone15Pro, .iOS(17), title: "Inbox", previousTitle: "Mailboxes")
    let layout = try LaidOutScene(layingOut: scene)
    #expect(layout.bar.frame.height == 44)
    #expect(layout.bar[.title]?.text?.isTruncated == false)
    #expect(layout.bar[.backButton(.label)]?.text?.text == "Mailboxes")

    let point = BarPoint(x: 20, y: 80)
    #expect(layout.hitTest(point)?.id == .backButton(.whole))
  }
}
