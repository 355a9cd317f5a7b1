internal import ArgumentParser
internal import BarComparison
internal import BarFiles
internal import BarGolden
internal import BarSceneFile

/// `navbar test`: whether anything moved.
struct TestCommand: NavbarCommand {
  /// What is done about files that belong to no scene.
  enum Unreferenced: String, CaseIterable, ExpressibleByArgument {
    case fail, warn, delete
  }

  static let configuration = CommandConfiguration(
    commandName: "test",
    abstract: "Compare scenes with their goldens: frames, words, then pixels.",
    discussion: """
      Each scene of a folder has a golden beside it: inbox.yaml has inbox.layout.txt and, where it \
      says `pixels: png`, inbox.png. Everything is compared exactly, unless the scene has an \
      `allow` with its reason. A scene with a `matrix` has a golden for each combination. Nothing \
      is ever written into the folder. Where navbar.yaml names a folder for pictures, those of \
      `pixels: hash` that are as recorded are put there, and reports show the picture before a change.

        navbar test
        navbar test goldens --filter 'title/*' --report out/report
        navbar test --changed-since origin/main
        navbar test --shard 2/7 --report out/shard-2
        navbar test --last-failed --fail-fast

      Exit status: 0 all are the same, 1 something differs, is missing or belongs to no scene, 65 \
      a scene is wrong, 66 a golden cannot be read, 69 a font or library is missing.
      """)

  @OptionGroup var options: GoldenOptions

  @Option(help: ArgumentHelp("Which share of the goldens to compare, as 2/7.", valueName: "i/n"))
  var shard: String?

  @Option(
    help: ArgumentHelp(
      "Deal the goldens to shards by the times of an earlier run: its report's folder, or a times.tsv; the same for every shard.",
      valueName: "file"), completion: .file())
  var times: String?

  @Option(help: "What to do about golden files that belong to no scene.")
  var unreferenced: Unreferenced = .fail

  @Flag(
    help: ArgumentHelp(
      "Follow links in the folder, where they are your own, as Bazel's: others may lead anywhere."))
  var followLinks = false

  @Flag(help: "Begin nothing more once something fails.")
  var failFast = false

  @Flag(
    help:
      "Only what failed when it was last compared on this machine; everything where nothing did.")
  var lastFailed = false

  @Flag(help: "Run again whenever a file of the suite changes, until Ctrl-C.")
  var watch = false

  @OptionGroup(title: "Reports") var reports: ReportOptions

  func validate() throws {
    if let shard, Shard(shard) == nil {
      throw ValidationError("--shard takes i/n with i from 1 to n, not \(shard)")
    }
  }

  func run(in console: Console) async throws(Failure) -> RunStatus {
    let isUnattended = GoldenRecording.isUnattended(console.variable)
    if unreferenced == .delete, isUnattended {
      throw Failure(.usage, "CI is set: goldens are deleted by people, not by machines")
    }
    guard watch else { return try await runOnce(console) }
    if isUnattended { throw Failure(.usage, "CI is set: --watch would wait for ever") }
    let roots = try options.roots()
    let project = try SceneInput(argument: "-").project()
    let suite = SuiteWatch(roots: roots, files: [project?.path].compactMap(\.self))
    var status = RunStatus.success
    while true {
      let snapshot = suite.snapshot
      do throws(Failure) {
        status = try await runOnce(console)
      } catch {
        status = try console.reported(error)
      }
      console.say("waiting for a change; Ctrl-C ends")
      let changes = await suite.change(since: snapshot)
      if changes.isEmpty { return status }
      let more = changes.count > 3 ? " and \(changes.count - 3) more" : ""
      try console.print("\n")
      console.say("changed: \(changes.prefix(3).joined(separator: ", "))\(more)")
    }
  }

  /// Compares once.
  private func runOnce(_ console: Console) async throws(Failure) -> RunStatus {
    let bazel = BazelProtocol(console.variable)
    try bazel.announce(with: WholeFile(calls: console.files))
    let asked = try bazel.shard()
    let share = shard.flatMap { Shard($0) } ?? asked ?? .whole
    let roots = try options.roots()
    let failures = LastFailures(of: roots, console)
    let selection = try GoldenSelection(
      roots: roots, picks: options.picks, extraFilter: bazel.filter, followsLinks: followLinks,
      only: failedBefore(failures, console), console: console)
    let fonts = try GoldenFonts(options.picks.fonts, for: selection.suite)
    let keepsEvidence = reports.keepsEvidence || bazel.outputFolder != nil
    // Only a folder for reports is a place that the run may write to.
    let scratch = (reports.report ?? bazel.outputFolder).map {
      ScratchFile(in: FilePath.withoutSlash($0))
    }
    let run = GoldenTestRun(
      selection: selection, shard: share, fonts: fonts, keepsEvidence: keepsEvidence,
      scratch: scratch,
      endsAtFirst: failFast, plan: try plan(of: selection, share))
    let (report, times) = await run.report(workers: options.picks.workers, console)
    failures?.note(report)
    try console.print(report.text)
    if !GoldenRecording.isUnattended(console.variable) {
      for line in GoldenHints(folders: roots == options.folders ? roots : []).lines(for: report) {
        console.say(line)
      }
    }
    if failFast, share == .whole, report.results.count < report.total {
      console.say("\(report.total - report.results.count) not compared: --fail-fast")
    }
    let removal = OrphanRemoval(suite: selection.suite, console: console)
    let removed = unreferenced == .delete ? try removal.run() : .success
    let writer = ReportWriter(
      options: reports, bazel: bazel, console: console, times: times)
    let files = selection.suite.files
    try await writer.write(report) { files[$0.name] ?? $0.scene }
    if let failure = scratch?.failure {
      throw Failure(.cannotWrite, "the report lacks pictures: \(failure.description)")
    }
    return max(removed, report.status(orphansFail: unreferenced == .fail))
  }

  /// Which shard compares what; nil where names alone say so.
  private func plan(
    of selection: GoldenSelection, _ share: Shard
  ) throws(Failure) -> ShardPlan? {
    guard let times, share.count > 1 else { return nil }
    let file = FileKind(times) == .folder ? "\(times)/\(RunTimes.fileName)" : times
    let bytes = try Failure.filing { () throws(FileFailure) in
      try FileReading.whole(file, limit: 64 << 20)
    }
    return ShardPlan(
      selection.names, times: RunTimes(text: String(decoding: bytes, as: UTF8.self)),
      count: share.count)
  }

  /// The goldens that failed last; nil for all.
  private func failedBefore(_ failures: LastFailures?, _ console: Console) -> Set<String>? {
    guard lastFailed else { return nil }
    guard let failures else {
      console.say("note: what failed is not kept here; everything is compared")
      return nil
    }
    let names = failures.names
    if names.isEmpty { console.say("note: nothing failed last; everything is compared") }
    return names.isEmpty ? nil : names
  }
}
