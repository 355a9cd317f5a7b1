import BarTestSupport
import BarTesting
import BarTestingPictures
import Testing

@Suite struct GoldenFolderTests {
  private let scene = "navigationBar: {items: [{title: Inbox}]}\n"

  @Test func `a folder lists the goldens of its scenes, each combination by name`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("matrix: {appearance: [light, dark]}\n" + scene, to: "inbox.yaml")
    let goldens = try GoldenFolder(folder.path).goldens
    #expect(goldens.map(\.name) == ["inbox@light", "inbox@dark"].sorted())
  }

  @Test func `a golden that is missing fails, is recorded, and passes afterwards`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(scene, to: "inbox.yaml")
    let golden = try #require(try GoldenFolder(folder.path).goldens.first)
    withKnownIssue {
      expectGolden(golden, record: .never)
    } matching: {
      $0.comments.contains { $0.rawValue.contains("inbox: missing") }
    }
    #expect(folder.names == ["inbox.yaml"])
    withKnownIssue { expectGolden(golden, record: .missing) }
    #expect(folder.names == ["inbox.layout.txt", "inbox.yaml"])
    expectGolden(golden, record: .never)
  }

  @Test func `a scene with a mistake fails with its line`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("navigationBar: {itemz: []}\n", to: "bad.yaml")
    let golden = try #require(try GoldenFolder(folder.path).goldens.first)
    withKnownIssue {
      expectGolden(golden)
    } matching: {
      $0.comments.contains { $0.rawValue.contains("bad.yaml:1:") }
    }
  }

  @Test func `an orphan and a relation that does not hold fail`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(scene, to: "inbox.yaml")
    _ = try folder.write("", to: "gone.layout.txt")
    _ = try folder.write("inbox != inbox  # it is itself\n", to: "relations.txt")
    let goldens = try GoldenFolder(folder.path)
    #expect(goldens.orphans == ["gone.layout.txt"])
    withKnownIssue { goldens.expectNoOrphans() }
    withKnownIssue { goldens.expectRelations() }
  }

  @Test func `a folder without scenes is refused`() throws {
    let folder = try TemporaryFolder()
    #expect(throws: GoldenFolder.Unreadable.self) { try GoldenFolder(folder.path) }
    #expect(throws: GoldenFolder.Unreadable.self) { try GoldenFolder(folder.path("none")) }
  }
}
