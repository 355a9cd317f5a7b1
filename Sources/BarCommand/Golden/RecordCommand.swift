internal import ArgumentParser
internal import BarComparison
internal import BarFiles
internal import BarGolden

/// `navbar record`: writes goldens.
struct RecordCommand: NavbarCommand {
  static let configuration = CommandConfiguration(
    commandName: "record",
    abstract: "Write the goldens of scenes.",
    discussion: """
      Writes what is missing and leaves the rest alone, unless --record says otherwise: `changed` \
      also replaces what differs, `all` writes everything, `pending` writes .new files that \
      `navbar review` asks about, `never` writes nothing. Each file is written whole or not at all. \
      Where CI is set nothing is recorded.

        navbar record
        navbar record goldens --filter prompt/ --record changed
        navbar record --record pending && navbar review

      Exit status: 0 every golden is now as it should be, 1 some still differ.
      """)

  @OptionGroup var options: GoldenOptions

  @OptionGroup var syncing: SyncOptions

  @Option(help: "What to write; left out, what NAVBAR_RECORD says, else missing.")
  var record: Choice<GoldenRecording>?

  func run(in console: Console) async throws(Failure) -> RunStatus {
    let wish = try environment(console)
    let mode = record?.value ?? wish ?? .missing
    guard mode == .never || !GoldenRecording.isUnattended(console.variable) else {
      throw Failure(.usage, "CI is set: goldens are recorded by people, not by machines")
    }
    let selection = try GoldenSelection(
      roots: try options.roots(), picks: options.picks, console: console)
    let fonts = try GoldenFonts(options.picks.fonts, for: selection.suite)
    let recorder = GoldenRecorder(mode: mode, writer: syncing.writer(console))
    if mode != .never { recorder.removeLeftovers(of: selection.suite) }
    let queue = GoldenQueue(
      cases: selection.cases, workers: options.picks.workers, makeChecker: fonts.makeChecker)
    let recorded = await queue.each { checker, golden in recorder.record(golden, with: checker) }
    return try tell(recorded, selection, console)
  }

  /// What `NAVBAR_RECORD` says; nil where it is not set.
  private func environment(_ console: Console) throws(Failure) -> GoldenRecording? {
    guard let value = console.variable("NAVBAR_RECORD"), !value.isEmpty else { return nil }
    guard let mode = GoldenRecording(rawValue: value) else {
      let known = GoldenRecording.allCases.map(\.rawValue).joined(separator: ", ")
      throw Failure(.usage, "NAVBAR_RECORD is \(value) (accepted: \(known))")
    }
    return mode
  }

  /// Says what was written and what is left to do.
  private func tell(
    _ recorded: [GoldenRecorder.Recorded], _ selection: GoldenSelection, _ console: Console
  ) throws(Failure) -> RunStatus {
    var status = RunStatus.success
    for one in recorded {
      for path in one.written { try console.printLine("wrote \(path)") }
      if let failure = one.failure {
        status = max(status, try console.reported(Failure(failure)))
      } else if one.stillFails {
        for line in one.result.lines { try console.printLine(line) }
        status = max(status, one.result.outcome.status)
      }
    }
    for scene in selection.badScenes {
      status = max(status, try console.reported(Failure(scene)))
    }
    console.sayNotKept(recorded.map(\.storeFailure))
    let written = recorded.reduce(0) { $0 + $1.written.count }
    let open = recorded.count(where: \.stillFails)
    console.say(
      "\(written == 1 ? "1 file" : "\(written) files") written, \(open) of \(recorded.count) goldens left to accept"
    )
    return status
  }
}
