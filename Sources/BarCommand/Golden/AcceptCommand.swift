internal import ArgumentParser
internal import BarComparison
internal import BarFiles
internal import BarGolden
internal import BarRender

/// `navbar accept`: makes what is there now the golden.
struct AcceptCommand: NavbarCommand {
  static let configuration = CommandConfiguration(
    commandName: "accept",
    abstract: "Make what is laid out and drawn now the golden.",
    discussion: """
      Takes names, parts of names, or patterns with * and ?. With --from the files come out of the \
      report of a `navbar test` that ran elsewhere, and nothing is drawn here; all that failed there \
      is accepted, or what the patterns pick of it, unless the scene or its golden has changed since.

        navbar accept title/is-cut-when-it-does-not-fit
        navbar accept 'glass/*'
        navbar accept --from ~/Downloads/navbar-report
        navbar accept 'title/*' --from shard-1 --from shard-2
        navbar accept --only-pixels
        navbar accept --renames

      With --renames it gives the goldens of scenes that were renamed the new names.
      With --only-pixels it takes the pictures of those goldens whose frames and words are the same, \
      as after an update of fonts or libraries; where a frame moved it takes nothing.

      Exit status: 0 accepted, 1 nothing matches, 66 a report cannot be used.
      """)

  @Argument(help: ArgumentHelp("Which goldens to accept.", valueName: "pattern"))
  var patterns: [String] = []

  @Option(
    help: ArgumentHelp(
      "Take the files from a report.json, or a folder that holds one. May be repeated.",
      valueName: "report"), completion: .file())
  var from: [String] = []

  @Option(
    name: .customLong("in"),
    help: ArgumentHelp("The folder of goldens. May be repeated.", valueName: "dir"),
    completion: .directory)
  var folders: [String] = []

  @Flag(help: "Take pictures whose frames and words are the same, and nothing else.")
  var onlyPixels = false

  @Flag(help: "Move the goldens of scenes that were renamed, and nothing else.")
  var renames = false

  @OptionGroup var syncing: SyncOptions
  @OptionGroup var store: StoreOptions
  @OptionGroup var fonts: FontOptions

  func validate() throws {
    if renames, onlyPixels || !from.isEmpty {
      throw ValidationError("--renames moves files: it goes with patterns alone")
    }
    if patterns.isEmpty, from.isEmpty, !onlyPixels, !renames {
      throw ValidationError(
        "name what to accept, as in navbar accept 'title/*'; navbar review asks one by one")
    }
  }

  func run(in console: Console) async throws(Failure) -> RunStatus {
    guard !GoldenRecording.isUnattended(console.variable) else {
      throw Failure(.usage, "CI is set: goldens are accepted by people, not by machines")
    }
    let roots = try GoldenPicks.roots(folders)
    let suite = store.keeping(
      try GoldenSelection.suite(of: roots.map { Workspace.path($0, console) }))
    let filter = NameFilter(patterns)
    let recorder = GoldenRecorder(mode: .changed, writer: syncing.writer(console))
    var status = RunStatus.success
    let written: [String]
    if renames {
      let renaming = GoldenRenaming(suite: suite, recorder: recorder)
      return try renaming.run(filter, console)
    }
    if from.isEmpty {
      (written, status) = try await recordAnew(suite, filter, recorder, console)
    } else {
      (written, status) = try takeOver(suite, filter, recorder, console)
    }
    for path in written { try console.printLine("wrote \(path)") }
    console.say("\(written.count == 1 ? "1 file" : "\(written.count) files") written")
    return status
  }

  /// Lays out and draws the goldens here.
  private func recordAnew(
    _ suite: GoldenSuite, _ filter: NameFilter, _ recorder: GoldenRecorder, _ console: Console
  ) async throws(Failure) -> (written: [String], status: RunStatus) {
    let cases = suite.cases.filter { filter.matches($0.name) }
    guard !cases.isEmpty else { throw Failure(.notFound, "no golden matches \(filter.text)") }
    let fonts = try GoldenFonts(fonts, for: suite)
    let queue = GoldenQueue(
      cases: cases, workers: Processors.count, makeChecker: fonts.makeChecker)
    let onlyPixels = onlyPixels
    let recorded = await queue.each { checker, golden in
      let checked = checker.check(golden, keepsEvidence: false)
      if onlyPixels, checked.result.outcome != .otherPixels {
        return GoldenRecorder.Recorded(result: checked.result)
      }
      return recorder.recordAccepted(golden, checked, with: checker, in: suite)
    }
    console.sayNotKept(recorded.map(\.storeFailure))
    if onlyPixels { sayWhatIsLeft(recorded.map(\.result), console) }
    var status = RunStatus.success
    for one in recorded {
      if let failure = one.failure {
        status = max(status, try console.reported(Failure(failure)))
      } else if one.stillFails {
        for line in one.result.lines { console.say(line) }
        status = max(status, one.result.outcome.status)
      }
    }
    for file in recorded.flatMap(\.moved) { try console.printMoved(file) }
    return (recorded.flatMap(\.written), status)
  }

  /// Says how many goldens differ in more than pixels.
  private func sayWhatIsLeft(_ results: [GoldenResult], _ console: Console) {
    let left = results.count { !$0.outcome.passes && $0.outcome != .otherPixels }
    guard left > 0 else { return }
    console.say(
      "\(left == 1 ? "1 golden differs" : "\(left) goldens differ") in more than pixels: navbar test"
    )
  }

  /// Takes the files out of reports.
  private func takeOver(
    _ suite: GoldenSuite, _ filter: NameFilter, _ recorder: GoldenRecorder, _ console: Console
  ) throws(Failure) -> (written: [String], status: RunStatus) {
    var written: [String] = []
    var count = 0
    var status = RunStatus.success
    for path in from {
      let report = try GoldenReport(at: path)
      for result in report.failures where filter.matches(result.name) {
        if result.evidence.actual.isEmpty { continue }
        if onlyPixels, result.outcome != .otherPixels { continue }
        guard let golden = suite.cases.first(where: { $0.name == result.name }) else {
          console.say("error: \(path) has \(result.name), but no scene here makes it")
          status = max(status, .notFound)
          continue
        }
        try checkPicture(result, path)
        if let reason = recorder.staleness(of: result, as: golden) {
          console.say(
            "error: \(path) is stale about \(result.name): \(reason); run navbar test again")
          status = max(status, .inputMissing)
          continue
        }
        count += 1
        let (moved, new) = try Failure.filing { () throws(FileFailure) in
          (
            try recorder.moveRenamed(result, to: golden, in: suite),
            try recorder.accept(result, as: golden)
          )
        }
        for file in moved { try console.printMoved(file) }
        written += new
      }
    }
    if count == 0, status == .success {
      throw Failure(.notFound, "nothing to accept in \(from.joined(separator: ", "))")
    }
    return (written, status)
  }

  /// A picture that nothing can read is never made a golden.
  private func checkPicture(_ result: GoldenResult, _ report: String) throws(Failure) {
    guard let png = result.evidence.actual[.png] else { return }
    do throws(RenderError) {
      _ = try PNG.decode(png)
    } catch {
      throw Failure(
        .inputMissing, "the picture of \(result.name) in \(report) is broken: \(error.description)")
    }
  }
}
