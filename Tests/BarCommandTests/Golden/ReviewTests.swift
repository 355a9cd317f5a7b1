import BarTestSupport
import Testing

@testable import BarCommand
@testable import BarGolden

@Suite struct ReviewTests {
  /// Four goldens that differ, three of them alike; what came of some keys.
  private func review(_ keys: String) async throws -> (GoldenTree, String, RunStatus) {
    var scenes = ["a": GoldenTree.scene, "b": GoldenTree.scene, "c": GoldenTree.scene]
    scenes["other"] = "navigationBar: {items: [{title: A}]}\n"
    let tree = try await GoldenTree(recording: scenes)
    for name in ["a", "b", "c"] {
      try tree.write(GoldenTree.scene.replacing("Inbox", with: "Sent"), to: "\(name).yaml")
    }
    try tree.write("navigationBar: {items: [{title: B}]}\n", to: "other.yaml")
    let (text, status) = await Self.review(tree, keys)
    return (tree, text, status)
  }

  /// What `navbar review` prints and ends with when a person types some keys.
  static func review(_ tree: GoldenTree, _ keys: String) async -> (String, RunStatus) {
    let log = Log()
    log.keys = Array(keys.utf8.reversed())
    var console = Console(
      output: { bytes throws(Failure) in log.text += String(decoding: bytes, as: UTF8.self) },
      message: { log.text += $0 }, input: { () throws(Failure) in [] })
    console.key = { log.keys.popLast() }
    console.isOutputTerminal = true
    let status = await Program.run(["review", tree.root], console: console)
    return (log.text, status)
  }

  private final class Log {
    var keys: [UInt8] = []
    var text = ""
  }

  @Test func `goldens that changed for one reason are one question`() async throws {
    let (tree, text, status) = try await review("cs")
    #expect(text.contains("1 of 4") && text.contains("2 more for the same reason"), "\(text)")
    #expect(text.contains("3 accepted, 0 rejected, 1 left") && status == .notFound)
    #expect(await tree.test().text.contains("4 goldens: 3 same, 1 other geometry"))
  }

  @Test func `a reason is left for later as one`() async throws {
    let (_, text, _) = try await review("xa")
    #expect(text.contains("1 accepted, 0 rejected, 3 left"), "\(text)")
  }

  @Test func `an answer is taken back with what it wrote`() async throws {
    let (tree, text, _) = try await review("uaauuq")
    #expect(text.contains("nothing to take back") && text.contains("taken back: b"), "\(text)")
    #expect(text.contains("0 accepted, 0 rejected, 4 left"))
    #expect(tree.text("a.layout.txt").contains("\"Inbox\""))
    #expect(await tree.test().text.contains("4 other geometry"))
  }

  @Test func `the rest is accepted after a second question`() async throws {
    let (tree, _, status) = try await review("sey")
    #expect(status == .notFound)
    #expect(await tree.test().text.contains("3 same, 1 other geometry"))
    let (_, text, _) = try await review("enq")
    #expect(text.contains("0 accepted"))
  }

  @Test func `a plan over recorded times is even, and every golden is in one shard`() {
    var state: UInt64 = 42
    var times = RunTimes()
    let names = (0..<20_000).map { "suite/golden-\($0)" }
    for name in names.dropLast(2_000) {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let share = Double(state >> 40) / Double(1 << 24)
      // Few take long: a hundred times what most take.
      times.microseconds[name] = Int(200 / (0.01 + share))
    }
    let plan = ShardPlan(names, times: times, count: 8)
    let known = times.microseconds.values.sorted()
    let usual = known[known.count / 2]
    var loads = Array(repeating: 0, count: 8)
    var owners = 0
    for name in names {
      for index in 1...8 where plan.gives(name, to: Shard(index, of: 8) ?? .whole) {
        loads[index - 1] += times.microseconds[name] ?? usual
        owners += 1
      }
    }
    #expect(owners == names.count)
    let (least, most) = (loads.min() ?? 0, loads.max() ?? 0)
    #expect(Double(most) < 1.1 * Double(least), "\(loads)")
  }

  @Test func `shards by recorded times compare everything once`() async throws {
    let tree = try await GoldenTree(
      recording: Dictionary(uniqueKeysWithValues: (0..<9).map { ("s\($0)", GoldenTree.scene) }))
    _ = await tree.test(["--report", tree.folder.path("whole")])
    var reports: [String] = []
    for index in 1...4 {
      reports.append(tree.folder.path("shard\(index)"))
      _ = await tree.test([
        "--shard", "\(index)/4", "--times", tree.folder.path("whole"), "--report",
        reports[index - 1],
      ])
    }
    let merged = await CommandRun(["merge-reports"] + reports)
    #expect(merged.text == "9 goldens: 9 same\n", "\(merged.messages)")
  }
}
