import BarTestSupport
import Foundation
import Testing

@testable import BarCommand

@Suite struct GoldenSelectionTests {
  private func tree() async throws -> GoldenTree {
    try await GoldenTree(recording: [
      "title/is-cut": GoldenTree.scene, "title/is-centred": GoldenTree.scene,
      "prompt/lifts": GoldenTree.scene,
    ])
  }

  @Test(arguments: [
    ("title", 2), ("title/is-cut", 1), ("title/*", 2), ("*cut", 1), ("t?tle/is-c*", 2), ("is-", 2),
  ])
  func `a filter takes a part of a name, or a pattern of the whole`(
    filter: String, count: Int
  ) async throws {
    let run = try await tree().test(["--filter", filter])
    #expect(run.status == .success && run.text.hasPrefix("\(count) golden"), "\(run.text)")
  }

  @Test func `filters add up`() async throws {
    let run = try await tree().test(["-f", "is-cut", "-f", "prompt/"])
    #expect(run.text == "2 goldens: 2 same\n")
  }

  @Test func `a filter that matches nothing fails, and says what may have been meant`() async throws
  {
    let run = try await tree().test(["--filter", "title/is-cutt"])
    #expect(run.status == .notFound)
    #expect(
      run.messages.contains("no golden matches title/is-cutt (did you mean title/is-cut?)"))
  }

  @Test func `a folder without scenes, or none at all, fails`() async throws {
    let folder = try TemporaryFolder()
    for command in ["test", "record"] {
      let run = await CommandRun([command, folder.path])
      #expect(run.status == .inputMissing)
      #expect(run.messages == "error: no scenes in \(folder.path)\n")
    }
    #expect(await CommandRun(["test", folder.path("none")]).status == .inputMissing)
  }

  @Test func `a scene in place of a folder is told from nothing at all`() async throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(GoldenTree.scene, to: "a.yaml")
    let run = await CommandRun(["test", file])
    #expect(run.status == .inputMissing)
    #expect(run.messages.hasPrefix("error: \(file) is a file (accepted: a folder of scenes;"))
  }

  @Test func `a line of relations that is none is shown, and what is missing is said once`()
    async throws
  {
    let tree = try await tree()
    try tree.write("foo bar baz\ngone == gone  # the same\n", to: "relations.txt")
    let run = await tree.test()
    #expect(run.status == .notFound)
    #expect(
      run.text.contains("fail foo bar baz: relation broken\n  line 1: a line is NAME == NAME"))
    let once =
      "fail gone == gone: relation broken\n  line 2: there is no golden gone\n"
    #expect(
      run.text.contains(once) && run.text.split(separator: "no golden gone").count == 2,
      "\(run.text)")
  }

  @Test(arguments: [[], ["--filter", "title/is-cut"], ["--shard", "1/5"], ["--shard", "4/5"]])
  func `a file that belongs to no scene is found, whatever part of the suite runs`(
    arguments: [String]
  ) async throws {
    let tree = try await tree()
    for name in ["title/gone.layout.txt", "title/is-cut.png", "old.pixels.txt", "x.layout.txt.new"]
    {
      try tree.write("", to: name)
    }
    let run = await tree.test(arguments)
    #expect(run.status == .notFound)
    #expect(run.text.contains("orphan title/gone.layout.txt: it belongs to no scene\n"))
    // A picture without navbar's stamp may be anybody's, also beside a scene that asks for none.
    #expect(!run.text.contains("is-cut.png"))
    #expect(run.text.hasSuffix("; 3 orphans\n"))
    #expect(await tree.test(arguments + ["--unreferenced", "warn"]).status == .success)
  }

  @Test func `orphans are deleted when that is wished, but never by a machine`() async throws {
    let tree = try await tree()
    try tree.write("", to: "gone.layout.txt")
    let inCI = await tree.test(["--unreferenced", "delete"], variables: ["CI": "true"])
    #expect(inCI.status == .usage && tree.bytes("gone.layout.txt") != nil)
    let run = await tree.test(["--unreferenced", "delete"])
    #expect(run.status == .success && tree.bytes("gone.layout.txt") == nil)
    #expect(await tree.test().text == "3 goldens: 3 same\n")
  }

  @Test func `goldens of a scene with a mistake are no orphans`() async throws {
    let tree = try await tree()
    try tree.write("nonsense: 1\n", to: "title/is-cut.yaml")
    let run = await tree.test()
    #expect(run.status == .badScene && !run.text.contains("orphan"))
  }

  @Test(arguments: [["CI": "true"], ["GITHUB_ACTIONS": "true"]])
  func `a golden that is missing fails on a machine, and is not recorded there`(
    variables: [String: String]
  ) async throws {
    let tree = try await tree()
    try tree.remove("prompt/lifts.layout.txt")
    let run = await tree.test(variables: variables)
    #expect(run.status == .notFound && run.text.contains("fail prompt/lifts: missing\n"))
    for command in [["record", tree.root], ["accept", "prompt", "--in", tree.root]] {
      let writing = await CommandRun(command, variables: variables)
      #expect(writing.status == .usage && writing.messages.contains("by people, not by machines"))
    }
    #expect(tree.bytes("prompt/lifts.layout.txt") == nil)
  }

  @Test func `a comparison writes nothing into the tree`() async throws {
    let tree = try await tree()
    try tree.write("other\n", to: "prompt/lifts.layout.txt")
    let before = tree.everything
    let run = await tree.test(["--report", tree.folder.path("report")])
    #expect(run.status == .notFound && tree.everything == before)
  }

  @Test func `only what changed since a revision is compared`() async throws {
    let tree = try await tree()
    try git(tree, "init", "-q")
    try git(tree, "add", ".")
    try git(tree, "-c", "user.name=a", "-c", "user.email=a@example.org", "commit", "-qm", "first")
    #expect(await tree.test(["--changed-since", "HEAD"]).text == "0 goldens\n")
    try tree.write(GoldenTree.scene + "contentOffset: 9\n", to: "title/is-cut.yaml")
    try tree.write(GoldenTree.scene, to: "new.yaml")
    let run = await tree.test(["--changed-since", "HEAD"])
    #expect(run.status == .notFound)
    #expect(run.text.contains("new: missing") && run.text.contains("2 goldens: "), "\(run.text)")
    let wrong = await tree.test(["--changed-since", "no-such-revision"])
    #expect(wrong.status == .usage)
  }

  /// Git takes a folder with these files for a repository, and runs what its `config` names.
  @Test func `a repository among the goldens is not obeyed`() async throws {
    let tree = try await tree()
    try git(tree, "init", "-q", "--bare", ".")
    let mark = tree.folder.path("obeyed")
    try tree.write(
      """
      [core]
      \trepositoryformatversion = 0
      \tworktree = .
      \tfsmonitor = "touch '\(mark)'; false"

      """, to: "config")
    // The tree without files, which every repository has.
    let nothing = "4b825dc642cb6eb9a060e54bf8d69288fbee4904"
    let run = await tree.test(["--changed-since", nothing])
    #expect(run.status == .usage)
    #expect(!FileManager.default.fileExists(atPath: mark))
  }

  private func git(_ tree: GoldenTree, _ arguments: String...) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-C", tree.root] + arguments
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }
}
