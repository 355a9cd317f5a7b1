internal import ArgumentParser
internal import BarFiles
internal import BarGolden

/// `navbar merge-reports`: the reports of all shards as one.
struct MergeReportsCommand: NavbarCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge-reports",
    abstract: "Put the reports of all shards together.",
    discussion: """
      The result is, byte for byte, that of a run without shards, but for the times in junit.xml, \
      ctrf.json and times.tsv. Shards that are missing, twice there or made by another version are \
      named, and nothing is written.

        navbar merge-reports shard-*/ --report out/report
        navbar merge-reports a.json b.json c.json --html report.html

      Exit status: that of the run without shards, or 66 when the reports do not belong together.
      """)

  @Argument(
    help: ArgumentHelp(
      "Reports: report.json files, or folders that hold one.", valueName: "report"),
    completion: .file())
  var inputs: [String]

  @Option(help: "What orphans mean for the exit status.")
  var unreferenced: TestCommand.Unreferenced = .fail

  @OptionGroup(title: "Reports") var reports: ReportOptions

  func validate() throws {
    if unreferenced == .delete {
      throw ValidationError("--unreferenced delete belongs to navbar test; here take fail or warn")
    }
  }

  func run(in console: Console) async throws(Failure) -> RunStatus {
    var read: [(name: String, report: GoldenReport)] = []
    var times = RunTimes()
    for input in inputs {
      read.append((input, try GoldenReport(at: input)))
      // A folder may hold times besides.
      if FileKind(input) == .folder,
        let bytes = try GoldenReport.file(RunTimes.fileName, in: input, limit: 64 << 20)
      {
        times.add(RunTimes(text: String(decoding: bytes, as: UTF8.self)))
      }
    }
    let merged: GoldenReport
    do throws(GoldenReport.Unmergeable) {
      merged = try GoldenReport(merging: read)
    } catch {
      throw Failure(status: .inputMissing, lines: error.reasons.map { "error: \($0)" })
    }
    try console.print(merged.text)
    let writer = ReportWriter(
      options: reports, bazel: BazelProtocol { _ in nil }, console: console, times: times)
    try await writer.write(merged) { $0.scene }
    return merged.status(orphansFail: unreferenced == .fail)
  }
}
