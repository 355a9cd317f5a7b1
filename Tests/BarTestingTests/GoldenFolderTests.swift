import BarTestSupport
import BarTesting
import Testing

@testable import BarTestingPictures

@Suite struct GoldenFolderTests {
  private let scene = "navigationBar: {items: [{title: Inbox}]}\n"

  @Test func `a folder lists the goldens of its scenes, each combination by name`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("matrix: {appearance: [light, dark]}\n" + scene, to: "inbox.yaml")
    let goldens = try GoldenFolder(folder.path).goldens
    #expect(goldens.map(\.name) == ["inbox@light", "inbox@dark"].sorted())
  }

  @Test func `a golden that is missing fails where nothing may be recorded`() async throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(scene, to: "inbox.yaml")
    let golden = try #require(try GoldenFolder(folder.path).goldens.first)
    let found = await failures { expectGolden(golden, record: .never) }
    #expect(found.count == 1 && found.allSatisfy { $0.message.contains("inbox: missing") })
    #expect(folder.names == ["inbox.yaml"])
  }

  @Test func `a golden that is missing is recorded, which fails once`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(scene, to: "inbox.yaml")
    let golden = try #require(try GoldenFolder(folder.path).goldens.first)
    let failure = golden.failure(recording: .missing)
    #expect(failure?.message.contains("/inbox.layout.txt; look at it") == true)
    #expect(folder.names == ["inbox.layout.txt", "inbox.yaml"])
    #expect(golden.failure(recording: .never) == nil)
  }

  @Test func `a scene with a mistake fails with its line`() async throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("navigationBar: {itemz: []}\n", to: "bad.yaml")
    let golden = try #require(try GoldenFolder(folder.path).goldens.first)
    let found = await failures { expectGolden(golden) }
    #expect(found.count == 1 && found.allSatisfy { $0.message.contains("bad.yaml:1:") })
  }

  @Test func `an orphan and a relation that does not hold fail`() async throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(scene, to: "inbox.yaml")
    _ = try folder.write("", to: "gone.layout.txt")
    _ = try folder.write("inbox != inbox  # it is itself\n", to: "relations.txt")
    let goldens = try GoldenFolder(folder.path)
    #expect(goldens.orphans == ["gone.layout.txt"])
    #expect(await failures { goldens.expectNoOrphans() }.count == 1)
    #expect(await failures { goldens.expectRelations() }.count == 1)
  }

  @Test func `a folder without scenes is refused`() throws {
    let folder = try TemporaryFolder()
    #expect(throws: GoldenFolder.Unreadable.self) { try GoldenFolder(folder.path) }
    #expect(throws: GoldenFolder.Unreadable.self) { try GoldenFolder(folder.path("none")) }
  }
}
