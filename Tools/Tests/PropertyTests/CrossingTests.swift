import Foundation
import Testing

@testable import BarSceneFile
@testable import properties

/// Goldens' scenes with keys changed by chance: Tools/Crossings/crossings.tsv.
@Suite struct CrossingTests {
  private static let project =
    #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(4)
    .joined(separator: "/")

  private static func kept() throws -> CrossingFile {
    let text = try String(
      contentsOfFile: project + "/Tools/Crossings/crossings.tsv", encoding: .utf8)
    return try #require(CrossingFile(text: text))
  }

  @Test func `what is said of crossed scenes is what was kept`() async throws {
    let run = CrossingRun(folder: Self.project + "/goldens", kept: try Self.kept())
    #expect(run.kept.entries.count > 1_000)
    let changes = await run.changes()
    let some = changes.prefix(8).map { "\($0)" }.joined(separator: "\n")
    #expect(
      changes.isEmpty,
      """
      of \(changes.count) crossed scenes something else is said; `script/crossings diff` shows all, \
      `script/crossings record` keeps it
      \(some)
      """)
  }

  @Test func `the kept scenes have numbers of their own and are not the same`() throws {
    let entries = try Self.kept().entries
    #expect(Set(entries.map(\.number)).count == entries.count)
    #expect(Set(entries.map(\.scene)).count == entries.count)
    #expect(entries.allSatisfy { !$0.scene.changes.isEmpty })
  }

  @Test func `a file that is written is read again`() throws {
    let kept = try Self.kept()
    #expect(CrossingFile(text: kept.text)?.entries == kept.entries)
    let scene = CrossedScene(
      golden: "title/is-cut", changes: [.init(keyPath: "locale", value: "a=b")])
    let entry = CrossingFile.Entry(number: 7, sums: ["1", "2"], scene: scene)
    #expect(entry.line == "0007\t1\t2\ttitle/is-cut\tlocale=a=b")
    #expect(CrossingFile(text: entry.line)?.entries == [entry])
  }

  @Test(arguments: ["1\t2", "x\t1\t2\ta/b\tlocale=de", "1\t1\t2\ta/b\tlocale", "1\t1\t2\ta/b"])
  func `a line that is no scene is refused`(line: String) {
    #expect(CrossingFile(text: line) == nil)
  }

  @Test func `a scene of which something else is said is named with what prints it`() async throws {
    var kept = try Self.kept()
    kept.entries = Array(kept.entries.prefix(3))
    let sums = kept.entries[1].sums
    kept.entries[1].sums = ["00000000", sums[1]]
    kept.entries[2].scene.golden = "there/is-none"
    let run = CrossingRun(folder: Self.project + "/goldens", kept: kept)
    let changes = await run.changes()
    #expect(changes.map(\.entry) == Array(kept.entries[1...]))
    #expect(
      "\(changes[0])" == "\(kept.entries[1].number): layout: \(kept.entries[1].scene.command)")
    #expect("\(changes[1])".hasSuffix("there/is-none is gone"))
    let recorded = run.recorded(changes)
    #expect(recorded.entries.map(\.sums) == [kept.entries[0].sums, sums])
  }

  @Test func `a command of a shell says the changes`() {
    let scene = CrossedScene(
      golden: "title/is-cut",
      changes: [.init(keyPath: "navigationBar.items[0].title", value: "It's")])
    #expect(
      scene.command
        == "navbar layout goldens/title/is-cut.yaml --set 'navigationBar.items[0].title=It'\\''s'")
  }

  @Test func `a seed crosses a golden again as before, and each change can be made`() throws {
    var goldens = GoldenScenes(folder: Self.project + "/goldens")
    let golden = try Self.kept().entries[0].scene.golden
    let found = goldens.scene(golden)
    let read = try #require(found)
    let written = WrittenValues(of: [try SceneFile(read).root])
    func crossed(_ seed: UInt64) -> CrossedScene? {
      var maker = CrossingMaker(golden, read, written: written, files: [], seed: seed)
      return maker.crossing()
    }
    let scenes = (0..<12).map { crossed($0) }
    #expect(scenes == (0..<12).map { crossed($0) })
    #expect(Set(scenes).count > 6)
    let plain = CrossedAnswer(try SceneFile(read))
    for scene in scenes.compactMap(\.self) {
      #expect(CrossedAnswer(read, of: scene, in: goldens.folder) != plain, "\(scene.command)")
    }
  }
}
