import BarComparison
import BarLayout
import BarTestSupport
import Testing

@testable import BarTesting

/// Which golden is whose.
@Suite struct GoldenNameTests {
  private func scene(_ title: String) -> BarScene {
    BarScene(
      device: Device(
        id: "custom", idiom: .phone, size: BarSize(width: 390, height: 844), scale: 3,
        safeArea: BarEdgeInsets(top: 47, bottom: 34), statusBarHeight: 47),
      system: SystemVersion(.iOS, 17),
      navigationBar: NavigationBar(items: [NavigationItem(title: title)]))
  }

  @Test func `two tests with one name collide loudly`() async throws {
    let folder = try TemporaryFolder()
    let found = await TestPlace.claimsWhileCollecting.withValue(true) {
      await failures {
        expectBar(scene("A"), named: "inbox", record: .missing, in: folder.path)
        expectBar(scene("A"), named: "inbox", record: .missing, in: folder.path)
      }
    }
    #expect(found.last?.message.contains("is the golden of") == true, "\(found)")
    #expect(found.last?.message.contains("GoldenNameTests.swift:") == true)
  }

  @Test func `two cases of one test collide too, and one that is run again does not`() async throws
  {
    let folder = try TemporaryFolder()
    let found = await TestPlace.claimsWhileCollecting.withValue(true) {
      await failures {
        for title in ["A", "A", "B"] {
          expectBar(scene(title), named: "inbox", record: .missing, in: folder.path)
        }
      }
    }
    // Whether a new golden is a failure too depends on the machine: nothing is recorded in CI.
    let collisions = found.map { $0.message.contains("two layouts in one run") }
    #expect(collisions.last == true && !collisions.dropLast().contains(true), "\(found)")
  }

  @Test func `a suite that its file is not called after has a folder`() throws {
    let ids = [
      "Mod.A/inbox()/F.swift:1:2": ["A"], "Mod.A/B/inbox()/F.swift:1:2": ["A", "B"],
      "Mod.inbox()/F.swift:1:2": [], "Mod.A/`a / b`()/F.swift:1:2": ["A"],
    ]
    for (id, suites) in ids { #expect(TestPlace.suites(ofID: id) == suites, "\(id)") }
    func folder(_ suite: [String]) -> String? {
      GoldenPlace("inbox", in: nil, of: "/a/BarTests.swift", suite: suite)?.folder
    }
    #expect(folder(["BarTests"]) == "/a/Goldens/BarTests")
    #expect(folder(["BarTests", "Dark"]) == "/a/Goldens/BarTests/Dark")
    #expect(folder(["Dark"]) == "/a/Goldens/BarTests/Dark")
    #expect(folder([]) == "/a/Goldens/BarTests")
  }

  @Suite struct Inner {
    @Test func `the suite of a test that runs is known`() {
      let place = TestPlace(fileID: #fileID, filePath: #filePath, line: 1, column: 1)
      let folder = place.goldenPlace("x", in: nil)?.folder
      #expect(folder?.hasSuffix("/Goldens/GoldenNameTests/Inner") == true, "\(folder ?? "")")
    }
  }

  @Test func `no golden of these tests is an orphan`() { expectNoOrphans() }

  @Test func `a golden that no test names is found`() throws {
    let folder = try TemporaryFolder()
    let source = """
      expectBar(scene, named: "inbox")
      expectBar(scene, named: "by-\\(device)/end", pixels: .png)
      """
    _ = try folder.write(source, to: "ATests.swift")
    _ = try folder.write("expectBar(scene, named: name)", to: "BTests.swift")
    for name in [
      "ATests/inbox.layout.txt", "ATests/Suite/inbox.png", "ATests/by-x/end.layout.txt",
      "ATests/lost.layout.txt", "BTests/any.layout.txt", "CTests/gone.pixels.txt",
      "ATests/notes.md",
    ] {
      _ = try folder.write("x", to: "Goldens/\(name)")
    }
    #expect(
      try OrphanSearch(beside: folder.path("ATests.swift")).orphans() == [
        "Goldens/ATests/lost.layout.txt", "Goldens/CTests/gone.pixels.txt",
      ])
  }
}
