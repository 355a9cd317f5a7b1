import BarTestSupport
import Foundation
import Testing

@testable import BarCommand

@Suite struct ReportFormTests {
  private static let scene = "pixels: png\n" + GoldenTree.scene

  private func moved() async throws -> GoldenTree {
    let tree = try await GoldenTree(recording: ["a/inbox": Self.scene, "b": GoldenTree.scene])
    try tree.write(Self.scene.replacing("Inbox", with: "Sent"), to: "a/inbox.yaml")
    return tree
  }

  @Test func `other colours are told from other geometry`() async throws {
    let tinted =
      "navigationBar: {tintColor: \"#ff0000\", items: [{rightBarButtonItems: [{title: A}]}]}\n"
    let tree = try await GoldenTree(recording: ["inbox": tinted])
    try tree.write(tinted.replacing("ff0000", with: "00ff00"), to: "inbox.yaml")
    let run = await tree.test(["--html", tree.folder.path("page.html")])
    #expect(run.text.contains("fail inbox: other colours\n"), "\(run.text)")
    let page = String(decoding: tree.folder.bytes("page.html") ?? [], as: UTF8.self)
    #expect(page.contains("<h1>1 changed: colours</h1>"))
  }

  @Test func `the page shows the picture first, with what moved on it and how far`() async throws {
    let tree = try await moved()
    _ = await tree.test(["--html", tree.folder.path("page.html")])
    let page = String(decoding: tree.folder.bytes("page.html") ?? [], as: UTF8.self)
    #expect(page.contains("<h1>1 changed: geometry; 1 the same</h1>"))
    let article = try #require(page.range(of: "<article")).lowerBound
    let picture = try #require(page.range(of: "<img", range: article..<page.endIndex)).lowerBound
    let outline = try #require(page.range(of: "svg class=\"outlines\"")).lowerBound
    let table = try #require(page.range(of: "<table>")).lowerBound
    #expect(picture < outline && outline < table)
    #expect(page.contains(">x +") || page.contains(">x -"))
    #expect(page.contains("<li data-of=\"a/inbox\"><a href=\"#g-"))
    #expect(page.contains(" more</summary>"))
  }

  @Test func `a bad scene shows its lines`() async throws {
    let tree = try GoldenTree(["bad": "device: iphone-15\nsystem: ios-17\nnavigationBar: 3\n"])
    _ = await tree.test(["--report", tree.folder.path("r")])
    let page = String(decoding: tree.folder.bytes("r/report.html") ?? [], as: UTF8.self)
    #expect(page.contains("<mark>3  navigationBar: 3\n</mark>"))
    _ = await CommandRun([
      "merge-reports", tree.folder.path("r"), "--html", tree.folder.path("m.html"),
    ])
    let merged = String(decoding: tree.folder.bytes("m.html") ?? [], as: UTF8.self)
    #expect(merged.contains("<mark>3  navigationBar: 3\n</mark>"))
  }

  @Test func `JUnit and CTRF tell times, files and outcomes`() async throws {
    let tree = try await moved()
    _ = await tree.test(["--report", tree.folder.path("r")])
    let junit = String(decoding: tree.folder.bytes("r/junit.xml") ?? [], as: UTF8.self)
    #expect(junit.contains("file=\"a/inbox.yaml\""), "\(junit)")
    #expect(junit.contains("<property name=\"outcome\" value=\"otherGeometry\"/>"))
    // Jenkins reads seconds with no more than three digits behind the point.
    let times = junit.components(separatedBy: " time=\"").dropFirst().map {
      $0.prefix { $0 != "\"" }
    }
    #expect(times.count == 4 && times.allSatisfy { $0.wholeMatch(of: /[0-9]+\.[0-9]{3}/) != nil })
    let bytes = try #require(tree.folder.bytes("r/ctrf.json"))
    let tree2 = try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any]
    let results = tree2?["results"] as? [String: Any]
    let summary = results?["summary"] as? [String: Int]
    #expect(tree2?["reportFormat"] as? String == "CTRF")
    #expect(summary?["tests"] == 2 && summary?["failed"] == 1 && summary?["passed"] == 1)
    #expect((summary?["start"] ?? 0) > 1_000_000_000_000)
    let tests = results?["tests"] as? [[String: Any]] ?? []
    #expect(tests.map { $0["status"] as? String } == ["failed", "passed"])
    #expect(tree.folder.bytes("r/times.tsv") != nil)
  }

  @Test func `a report that the scene or its golden has left behind is not accepted`() async throws
  {
    for change in ["a/inbox.yaml", "a/inbox.layout.txt"] {
      let tree = try await moved()
      let report = tree.folder.path("r")
      _ = await tree.test(["--report", report])
      try tree.write(tree.text(change) + "# later\n", to: change)
      let before = tree.everything
      let accept = await CommandRun(["accept", "--from", report, "--in", tree.root])
      #expect(accept.status == .inputMissing, "\(change)")
      #expect(accept.messages.contains("is stale about a/inbox"), "\(accept.messages)")
      #expect(tree.everything == before)
    }
    let tree = try await moved()
    _ = await tree.test(["--report", tree.folder.path("r")])
    let accept = await CommandRun([
      "accept", "--from", tree.folder.path("r"), "--in", tree.root,
    ])
    #expect(accept.status == .success, "\(accept.messages)")
    #expect(await tree.test().status == .success)
  }

  @Test func `what a report has is kept in the bytes that recording would write`() async throws {
    let tree = try await moved()
    let report = tree.folder.path("r")
    _ = await tree.test(["--report", report])
    let shown = try #require(tree.folder.bytes("r/files/a/inbox.actual.png"))
    let accept = await CommandRun(["accept", "--from", report, "--in", tree.root])
    #expect(accept.status == .success, "\(accept.messages)")
    let accepted = tree.everything
    // The picture of the report is packed in less time, so it is another file of the same pixels.
    let again = await CommandRun(["accept", "--from", report, "--in", tree.root])
    #expect(again.status == .success && tree.everything == accepted, "\(again.messages)")
    #expect(await CommandRun(["record", tree.root, "--record", "all"]).status == .success)
    #expect(tree.everything == accepted)
    #expect(!accepted.values.contains(shown))
  }

  @Test func `hints name commands as they work in the folder`() {
    let hints = GoldenHints(folders: ["My Bars", "b"])
    #expect(GoldenHints.quoted("it's") == "'it'\\''s'")
    #expect(GoldenHints.quoted("a/b-c.d") == "a/b-c.d")
    _ = hints
  }

  @Test func `a person is told what comes next, a machine is not`() async throws {
    let tree = try await moved()
    let run = await tree.test()
    #expect(run.messages.contains("navbar review \(tree.root)"), "\(run.messages)")
    #expect(await tree.test(variables: ["CI": "1"]).messages.isEmpty)
  }
}
