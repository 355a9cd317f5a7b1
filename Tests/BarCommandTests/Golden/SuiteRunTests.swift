import BarTestSupport
import Foundation
import Testing

@testable import BarCommand

/// What runs of a suite leave behind, and how they begin again.
@Suite struct SuiteRunTests {
  private func broken(_ names: String...) async throws -> GoldenTree {
    let scenes = Dictionary(
      uniqueKeysWithValues: ["a", "b", "c", "d"].map { ($0, GoldenTree.scene) })
    let tree = try await GoldenTree(recording: scenes)
    for name in names {
      try tree.write("navigationBar: {items: [{title: Other}]}\n", to: "\(name).yaml")
    }
    return tree
  }

  @Test func `a report inside the suite is none of its files`() async throws {
    let tree = try await broken("a", "b")
    let report = ["--report", "\(tree.root)/out/report"]
    let first = await tree.test(report)
    let second = await tree.test(report)
    #expect(second.text == first.text && second.status == first.status, "\(second.text)")
    #expect(await tree.test(["--report", tree.root]).text == first.text)
    #expect(await tree.test().text == first.text)
    // Another file there is what it was.
    try tree.write("# layout, form 3\n", to: "out/report/files/mine.layout.txt")
    #expect(await tree.test().text.contains("orphan out/report/files/mine.layout.txt"))
  }

  @Test func `what a report wrote before leaves its folder, and nothing else does`() async throws {
    let tree = try await broken("a", "b")
    let folder = tree.folder.path("report")
    _ = await tree.test(["--report", folder])
    #expect(tree.folder.bytes("report/files/b.actual.layout.txt") != nil)
    _ = try tree.folder.write("mine", to: "report/files/mine.layout.txt")
    _ = try tree.folder.write("mine", to: "report/notes.txt")
    try tree.write(GoldenTree.scene, to: "b.yaml")
    _ = await tree.test(["--report", folder])
    #expect(tree.folder.bytes("report/files/b.actual.layout.txt") == nil)
    #expect(tree.folder.bytes("report/files/a.actual.layout.txt") != nil)
    #expect(tree.folder.bytes("report/files/mine.layout.txt") != nil)
    #expect(tree.folder.bytes("report/notes.txt") != nil)
  }

  @Test func `a planted list of a report's files removes and hides nothing else`() async throws {
    let tree = try await broken()
    let list = "navbar report 1\n../goldens/a.yaml\na.layout.txt\nfiles/../../x.png\nreport.json\n"
    try tree.write(list, to: ".navbar-report")
    try tree.write("{}", to: "report.json")
    try tree.write("# layout, form 3\n", to: "lost.layout.txt")
    let run = await tree.test(["--report", tree.root])
    #expect(run.text.contains("orphan lost.layout.txt") && run.text.contains("4 same"))
    #expect(tree.bytes("a.yaml") != nil && tree.bytes("a.layout.txt") != nil)
  }

  @Test func `nothing more is begun after the first failure`() async throws {
    let tree = try await broken("b")
    let run = await tree.test(["--fail-fast", "--jobs", "1"])
    #expect(run.status == .notFound)
    #expect(run.text.hasSuffix("2 goldens: 1 same, 1 other geometry\n"), "\(run.text)")
    #expect(run.messages.contains("2 not compared"))
  }

  @Test func `what failed last is run again, until it passes`() async throws {
    let tree = try await broken("b", "c")
    let home = ["HOME": tree.folder.path("home"), "XDG_CACHE_HOME": tree.folder.path("home")]
    _ = await tree.test(variables: home)
    let again = await tree.test(["--last-failed"], variables: home)
    #expect(again.text.contains("2 goldens: "), "\(again.text)")
    try tree.write(GoldenTree.scene, to: "b.yaml")
    _ = await tree.test(["--filter", "b"], variables: home)
    #expect(await tree.test(["--last-failed"], variables: home).text.contains("1 golden: "))
    try tree.write(GoldenTree.scene, to: "c.yaml")
    _ = await tree.test(["--last-failed"], variables: home)
    let all = await tree.test(["--last-failed"], variables: home)
    #expect(all.text == "4 goldens: 4 same\n" && all.messages.contains("nothing failed last"))
    // Machines keep nothing.
    let ci = tree.folder.path("ci")
    _ = await tree.test(variables: ["CI": "1", "HOME": ci, "XDG_CACHE_HOME": ci])
    #expect(!FileManager.default.fileExists(atPath: ci))
  }

  @Test func `record heeds NAVBAR_RECORD, and refuses a value that is none`() async throws {
    let tree = try await broken("b")
    #expect(await tree.record().status == .notFound)
    let run = await tree.record(variables: ["NAVBAR_RECORD": "changed"])
    #expect(run.status == .success && run.text.contains("b.layout.txt"))
    let own = await tree.record(["--record", "never"], variables: ["NAVBAR_RECORD": "all"])
    #expect(own.text.isEmpty)
    let bad = await tree.record(variables: ["NAVBAR_RECORD": "chagned"])
    #expect(bad.status == .usage && bad.messages.contains("accepted: missing, changed"))
  }

  @Test func `watching is for people`() async throws {
    let tree = try await broken()
    let run = await tree.test(["--watch"], variables: ["CI": "1"])
    #expect(run.status == .usage && run.messages.contains("--watch"))
  }
}
