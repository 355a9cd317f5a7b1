import BarTestSupport
import Foundation
import Testing

@testable import BarCommand

@Suite struct RenamedSceneTests {
  private func renamed() async throws -> GoldenTree {
    let other = "navigationBar: {items: [{title: Other}]}\n"
    let tree = try await GoldenTree(recording: ["a/inbox": GoldenTree.scene, "b": other])
    try tree.remove("a/inbox.yaml")
    try tree.write(GoldenTree.scene, to: "mail/box.yaml")
    return tree
  }

  @Test func `a renamed scene is told from a missing golden and an orphan, and moved`() async throws
  {
    let tree = try await renamed()
    try tree.write("navigationBar: {items: [{title: New}]}\n", to: "new.yaml")
    try FileManager.default.copyItem(
      atPath: tree.root + "/b.layout.txt", toPath: tree.root + "/lost.layout.txt")
    let run = await tree.test()
    #expect(run.status == .notFound)
    #expect(run.text.contains("fail mail/box: renamed\n"), "\(run.text)")
    #expect(run.text.contains("its goldens are those of a/inbox"))
    #expect(run.text.contains("fail new: missing\n"))
    #expect(run.text.contains("orphan lost.layout.txt") && !run.text.contains("orphan a/inbox"))
    #expect(run.text.hasSuffix("3 goldens: 1 same, 1 missing, 1 renamed; 1 orphan\n"))
    let before = tree.bytes("a/inbox.layout.txt")
    let accept = await CommandRun(["accept", "--renames", "--in", tree.root])
    #expect(accept.status == .success, "\(accept.messages)")
    #expect(accept.text.contains("a/inbox.layout.txt to "))
    #expect(tree.bytes("mail/box.layout.txt") == before)
    #expect(tree.bytes("a/inbox.layout.txt") == nil && tree.bytes("lost.layout.txt") != nil)
    #expect(await CommandRun(["accept", "--renames", "--in", tree.root]).status == .notFound)
  }

  @Test func `pictures and combinations of a matrix move along`() async throws {
    let scene = "pixels: hash\nmatrix: {appearance: [light, dark]}\n" + GoldenTree.scene
    let tree = try await GoldenTree(recording: ["inbox": scene])
    let light = tree.bytes("inbox@light.pixels.txt")
    let dark = tree.bytes("inbox@dark.layout.txt")
    try tree.remove("inbox.yaml")
    try tree.write(scene, to: "mail.yaml")
    #expect(await CommandRun(["accept", "--renames", "--in", tree.root]).status == .success)
    #expect(tree.bytes("mail@light.pixels.txt") == light && light != nil)
    #expect(tree.bytes("mail@dark.layout.txt") == dark)
    #expect(await tree.test().status == .success)
  }

  @Test func `shards and a merged report say of a renamed scene what one run says`() async throws {
    let tree = try await renamed()
    for index in 1...3 {
      _ = await tree.test([
        "--shard", "\(index)/3", "--report", tree.folder.path("shard\(index)"),
      ])
    }
    let whole = await tree.test(["--report", tree.folder.path("whole")])
    let shards = (1...3).map { tree.folder.path("shard\($0)") }
    let merged = await CommandRun(
      ["merge-reports"] + shards + ["--report", tree.folder.path("merged")])
    #expect(merged.text == whole.text)
    #expect(tree.folder.bytes("merged/report.json") == tree.folder.bytes("whole/report.json"))
  }

  @Test func `nothing at the new place is replaced`() async throws {
    let tree = try await renamed()
    try FileManager.default.createDirectory(
      atPath: tree.root + "/mail/box.layout.txt", withIntermediateDirectories: true)
    let run = await CommandRun(["accept", "--renames", "--in", tree.root])
    #expect(run.status != .success)
    #expect(tree.bytes("a/inbox.layout.txt") != nil)
  }

  @Test func `accepting a renamed golden by its name moves it`() async throws {
    let tree = try await renamed()
    let accept = await CommandRun(["accept", "mail/box", "--in", tree.root])
    #expect(accept.status == .success, "\(accept.messages)")
    #expect(accept.text.contains("a/inbox.layout.txt to ") && !accept.text.contains("wrote"))
    #expect(tree.bytes("a/inbox.layout.txt") == nil)
    #expect(await tree.test().status == .success)
  }

  @Test func `accepting a renamed golden out of a report moves it`() async throws {
    let tree = try await renamed()
    let report = tree.folder.path("report")
    _ = await tree.test(["--report", report])
    let accept = await CommandRun(["accept", "--from", report, "--in", tree.root])
    #expect(accept.status == .success, "\(accept.messages)")
    #expect(tree.bytes("a/inbox.layout.txt") == nil)
    #expect(await tree.test().status == .success)
  }

  @Test func `a report moves no golden that has its scene`() async throws {
    let tree = try await renamed()
    let report = tree.folder.path("report")
    _ = await tree.test(["--report", report])
    let json = String(decoding: tree.folder.bytes("report/report.json") ?? [], as: UTF8.self)
    let changed = json.replacing(#""renamedFrom": "a/inbox""#, with: #""renamedFrom": "b""#)
    #expect(changed != json)
    _ = try tree.folder.write(changed, to: "report/report.json")
    let before = tree.bytes("b.layout.txt")
    let accept = await CommandRun(["accept", "--from", report, "--in", tree.root])
    #expect(
      accept.status == .success && accept.text.contains("box.layout.txt"), "\(accept.messages)")
    #expect(!accept.text.contains("moved"))
    #expect(tree.bytes("b.layout.txt") == before && before != nil)
  }

  @Test func `a review moves a renamed golden, and back`() async throws {
    let tree = try await renamed()
    let before = tree.bytes("a/inbox.layout.txt")
    try tree.write("navigationBar: {items: [{title: New}]}\n", to: "new.yaml")
    let (undone, _) = await ReviewTests.review(tree, "auq")
    #expect(undone.contains("moved ") && undone.contains("taken back: mail/box"), "\(undone)")
    #expect(tree.bytes("a/inbox.layout.txt") == before && before != nil)
    #expect(tree.bytes("mail/box.layout.txt") == nil)
    let (_, status) = await ReviewTests.review(tree, "aa")
    #expect(status == .success)
    #expect(await tree.test().status == .success)
  }
}
