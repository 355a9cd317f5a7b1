import BarComparison
import BarLayout
import BarTestSupport
import BarTestingPictures
import Testing

@testable import BarTesting

/// What a test sees of `expectBar`.
///
/// What should fail is expected to, with its message.
@Suite struct ExpectBarTests {
  /// A bar on an iPhone of 390 points.
  private func scene(_ title: String = "Inbox") -> BarScene {
    BarScene(
      device: Device(
        id: "custom", idiom: .phone, size: BarSize(width: 390, height: 844), scale: 3,
        safeArea: BarEdgeInsets(top: 47, bottom: 34), statusBarHeight: 47),
      system: SystemVersion(.iOS, 17),
      navigationBar: NavigationBar(items: [NavigationItem(title: title)]))
  }

  private func laidOut(_ title: String = "Inbox") throws -> LaidOutScene {
    try LaidOutScene(layingOut: scene(title), measuring: AdvanceTable.sanFrancisco)
  }

  private func check(_ folder: TemporaryFolder, _ record: GoldenRecording) throws -> LayoutCheck {
    let place = try #require(GoldenPlace("inbox", in: folder.path, of: "/a/B.swift"))
    return LayoutCheck(place: place, record: record)
  }

  @Test func `a bar that is as recorded passes`() {
    expectBar(scene(), named: "inbox")
  }

  @Test func `a golden may stand in a folder of its own, and has a picture where one is asked for`()
  {
    expectBar(scene("Archive"), named: "pictures/archive", pixels: .png)
    expectBar(scene("Archive"), named: "pictures/archive-checksum", pixels: .hash)
  }

  @Test func `a golden that is missing is recorded once, and that run fails`() throws {
    let folder = try TemporaryFolder()
    let layout = try laidOut()
    let first = try check(folder, .missing).failure(of: layout)
    #expect(first?.message.contains("so it was recorded") == true)
    #expect(folder.bytes("inbox.layout.txt") == Array(GoldenText(of: layout).text.utf8))
    #expect(try check(folder, .missing).failure(of: layout) == nil)
  }

  @Test func `a golden that is missing is not recorded where nothing may be`() throws {
    let folder = try TemporaryFolder()
    let failure = try check(folder, .never).failure(of: try laidOut())
    #expect(failure?.message.contains("has no golden") == true && folder.names.isEmpty)
  }

  @Test func `a title that moved is named with its field, and the files are attached`() throws {
    let folder = try TemporaryFolder()
    _ = try check(folder, .missing).failure(of: try laidOut())
    let before = folder.bytes("inbox.layout.txt")
    let failure = try #require(try check(folder, .missing).failure(of: try laidOut("Inboxes")))
    let lines = failure.message.split(separator: "\n")
    #expect(lines.first == "inbox: other geometry")
    #expect(lines.dropFirst().first?.hasPrefix("  title.text \"Inbox\" → \"Inboxes\"") == true)
    #expect(failure.message.contains("title.frame.x "))
    #expect(
      failure.files.map(\.name) == [
        "inbox.expected.layout.txt", "inbox.actual.layout.txt", "inbox.changes.txt",
        "inbox.frames.svg",
      ])
    #expect(folder.bytes("inbox.layout.txt") == before)
  }

  @Test func `a golden that differs is replaced when that is wished`() throws {
    let folder = try TemporaryFolder()
    _ = try check(folder, .missing).failure(of: try laidOut())
    #expect(try check(folder, .changed).failure(of: try laidOut("Sent")) != nil)
    #expect(try check(folder, .never).failure(of: try laidOut("Sent")) == nil)
  }

  @Test(arguments: ["", "../a", "a/../b", ".a", "/a", "a//b", "a\nb", "a\\b"])
  func `a name that would lead elsewhere is refused`(name: String) {
    #expect(GoldenPlace(name, in: nil, of: "/a/B.swift") == nil)
  }

  @Test func `goldens stand in a folder that is called after the test's file`() {
    let place = GoldenPlace("x/inbox", in: nil, of: "/a/BarTests.swift")
    #expect(place?.file(".png") == "/a/Goldens/BarTests/x/inbox.png")
  }

  @Test func `a failure names the line that asked`() async throws {
    let folder = try TemporaryFolder()
    let line: UInt = #line + 2
    let found = await failures {
      expectBar(scene(), named: "none", record: .never, in: folder.path)
    }
    #expect(found.map(\.place.line) == [line])
    #expect(found.allSatisfy { $0.place.file.hasSuffix("BarTestingTests/ExpectBarTests.swift") })
    #expect(found.allSatisfy { $0.message.contains("has no golden") })
    #expect(folder.names.isEmpty)
  }

  @Test func `a scene that cannot be laid out is said, not trapped on`() async {
    var bad = scene()
    bad.device.size.width = -1
    let found = await failures { expectBar(bad, named: "none", record: .never) }
    #expect(found.count == 1 && found.allSatisfy { $0.message.contains("cannot be laid out") })
  }
}
