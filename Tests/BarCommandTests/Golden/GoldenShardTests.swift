import BarTestSupport
import Foundation
import Testing

@testable import BarCommand

@Suite struct GoldenShardTests {
  /// Nine goldens, of which one has moved, one is missing and one has an orphan beside it.
  private func tree() async throws -> GoldenTree {
    var scenes: [String: String] = [:]
    for index in 0..<8 { scenes["f\(index % 3)/bar-\(index)"] = GoldenTree.scene }
    scenes["picture"] = "pixels: png\n" + GoldenTree.scene
    let tree = try await GoldenTree(recording: scenes)
    try tree.write(
      tree.text("f0/bar-3.layout.txt").replacingOccurrences(of: "Inbox", with: "Sent"),
      to: "f0/bar-3.layout.txt")
    try tree.remove("f1/bar-4.layout.txt")
    try tree.write("", to: "gone.layout.txt")
    try tree.write("f0/bar-0 == f1/bar-1  # the same scene\n", to: "relations.txt")
    return tree
  }

  @Test(arguments: [1, 3, 7])
  func `the reports of all shards make, byte for byte, the report of one run`(
    count: Int
  ) async throws {
    let tree = try await tree()
    let whole = await tree.test(["--report", tree.folder.path("whole")])
    var names: [String] = []
    var reports: [String] = []
    for index in 1...count {
      let report = tree.folder.path("shard-\(index)")
      _ = await tree.test(["--shard", "\(index)/\(count)", "--report", report])
      names += try tree.names(inReport: "shard-\(index)/report.json")
      reports.append(report)
    }
    #expect(names.count == 10 && Set(names).count == 10)
    let merged = await CommandRun(
      ["merge-reports"] + reports.reversed() + ["--report", tree.folder.path("merged")])
    #expect(merged.status == whole.status && merged.text == whole.text, "\(merged.messages)")
    for file in ["report.html", "report.json", "junit.xml"] {
      let texts = ["whole", "merged"].map { folder in
        // How long a golden took is another matter each time.
        String(decoding: tree.folder.bytes("\(folder)/\(file)") ?? [], as: UTF8.self)
          .replacing(#/ time="[0-9.]+"/#, with: "")
      }
      #expect(!texts[0].isEmpty && texts[0] == texts[1], "\(file)")
    }
    let files = try FileManager.default.subpathsOfDirectory(atPath: tree.folder.path("whole/files"))
    #expect(!files.isEmpty)
    for file in files {
      #expect(tree.folder.bytes("whole/files/\(file)") == tree.folder.bytes("merged/files/\(file)"))
    }
  }

  @Test func `a shard that was killed is named, and nothing is written`() async throws {
    let tree = try await tree()
    var reports: [String] = []
    for index in [1, 3] {
      reports.append(tree.folder.path("shard-\(index)"))
      _ = await tree.test(["--shard", "\(index)/3", "--report", reports[reports.count - 1]])
    }
    let merged = await CommandRun(
      ["merge-reports"] + reports + ["--report", tree.folder.path("merged")])
    #expect(merged.status == .inputMissing)
    #expect(merged.messages.contains("shard 2/3 is missing"))
    #expect(!tree.folder.names.contains("merged"))
  }

  @Test func `a shard that is there twice, or of another suite, is named`() async throws {
    let tree = try await tree()
    let reports = (1...2).map { tree.folder.path("shard-\($0)") }
    for index in 1...2 {
      _ = await tree.test(["--shard", "\(index)/2", "--report", reports[index - 1]])
    }
    let twice = await CommandRun(["merge-reports", reports[0], reports[0], reports[1]])
    #expect(twice.status == .inputMissing && twice.messages.contains("shard 1/2 is there twice"))
    try tree.write(GoldenTree.scene, to: "new.yaml")
    _ = await tree.test(["--shard", "2/2", "--report", reports[1]])
    let other = await CommandRun(["merge-reports"] + reports)
    #expect(other.status == .inputMissing && other.messages.contains("of a suite of 11"))
  }

  @Test func `a golden more moves no other to another shard`() async throws {
    let tree = try await tree()
    _ = await tree.test(["--shard", "1/2", "--json", tree.folder.path("a.json")])
    try tree.write(GoldenTree.scene, to: "a-new-one.yaml")
    _ = await tree.test(["--shard", "1/2", "--json", tree.folder.path("b.json")])
    let (before, after) = (
      try tree.names(inReport: "a.json"), try tree.names(inReport: "b.json")
    )
    #expect(!before.isEmpty && after.filter { $0 != "a-new-one" } == before)
  }

  @Test(arguments: ["0/3", "4/3", "1/0", "a/b", "1", "1/2/3", "-1/3", "1/99999999"])
  func `a shard that is none is a usage error`(shard: String) async throws {
    let tree = try GoldenTree(["a": GoldenTree.scene])
    #expect(await tree.test(["--shard=\(shard)"]).status == .usage)
  }

  @Test func `Bazel's variables say which shard, filter and files are wanted`() async throws {
    let tree = try await tree()
    var names: [String] = []
    for index in 0..<3 {
      let run = await tree.test(
        ["--json", tree.folder.path("bazel-\(index).json")],
        variables: [
          "TEST_TOTAL_SHARDS": "3", "TEST_SHARD_INDEX": "\(index)",
          "TEST_SHARD_STATUS_FILE": tree.folder.path("status-\(index)"),
          "XML_OUTPUT_FILE": tree.folder.path("test-\(index).xml"),
          "TEST_UNDECLARED_OUTPUTS_DIR": tree.folder.path("outputs-\(index)"),
        ])
      #expect(run.status == .notFound)
      #expect(tree.folder.bytes("status-\(index)") == [])
      #expect(tree.folder.bytes("test-\(index).xml")?.starts(with: "<?xml".utf8) == true)
      #expect(tree.folder.bytes("outputs-\(index)/report.html") != nil)
      names += try tree.names(inReport: "bazel-\(index).json")
    }
    #expect(names.count == 10 && Set(names).count == 10)
    let filtered = await tree.test(variables: ["TESTBRIDGE_TEST_ONLY": "f2/"])
    #expect(filtered.text.hasSuffix("\n2 goldens: 2 same; 1 orphan\n"), "\(filtered.text)")
    let wrong = await tree.test(variables: ["TEST_TOTAL_SHARDS": "3", "TEST_SHARD_INDEX": "3"])
    #expect(wrong.status == .usage)
  }
}
