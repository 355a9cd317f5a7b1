internal import ArgumentParser
internal import BarAnswers
internal import BarFiles
internal import BarComparison
internal import BarGolden
internal import BarRender

/// `navbar review`: asks about each golden that differs.
struct ReviewCommand: NavbarCommand {
  static let configuration = CommandConfiguration(
    commandName: "review",
    abstract: "Go through what differs and accept it, one by one.",
    discussion: """
      Shows what differs, the fields first, and waits for a key: a accepts, r rejects, s leaves it \
      for later, q ends. Terminals that can show pictures show before, after and difference: \
      kitty, Ghostty, iTerm2, WezTerm, and those with sixels: foot, mlterm, mintty, Contour.

        navbar review
        navbar review goldens --filter glass/

      Exit status: 0 nothing is left that differs, 1 something is.
      """)

  @OptionGroup var options: GoldenOptions
  @OptionGroup var syncing: SyncOptions

  func run(in console: Console) async throws(Failure) -> RunStatus {
    guard console.isOutputTerminal else {
      throw Failure(
        .usage, "navbar review asks a person at a terminal; navbar accept PATTERN does not ask")
    }
    let selection = try GoldenSelection(
      roots: try options.roots().map { Workspace.path($0, console) }, picks: options.picks,
      console: console)
    let fonts = try GoldenFonts(options.picks.fonts, for: selection.suite)
    let queue = GoldenQueue(
      cases: selection.cases, workers: options.picks.workers, makeChecker: fonts.makeChecker)
    let results = await queue.each { checker, golden in checker.check(golden).result }
    var review = Review(
      console: console, checker: fonts.makeChecker(),
      recorder: GoldenRecorder(mode: .changed, writer: syncing.writer(console)))
    let open = zip(selection.cases, results).filter { !$0.1.outcome.passes }
    for (index, (golden, result)) in open.enumerated() {
      guard try review.ask(about: golden, result, place: "\(index + 1) of \(open.count)") else {
        break
      }
    }
    return try review.finish(open: open.count, badScenes: selection.badScenes)
  }
}

/// A person's way through the goldens that differ.
struct Review {
  /// Where it is shown and keys come from.
  let console: Console
  /// What compares.
  let checker: GoldenChecker
  /// What writes.
  let recorder: GoldenRecorder
  private var accepted = 0
  private var rejected = 0

  init(console: Console, checker: GoldenChecker, recorder: GoldenRecorder) {
    self.console = console
    self.checker = checker
    self.recorder = recorder
  }

  /// Shows a golden and does what the person says.
  ///
  /// - Returns: false when the person wants to end.
  mutating func ask(
    about golden: GoldenCase, _ result: GoldenResult, place: String
  ) throws(Failure) -> Bool {
    try console.print("\n")
    for line in result.lines { try console.printLine(line) }
    try showPictures(of: result)
    while true {
      try console.print("\(place)  [a]ccept  [r]eject  [s]kip  [q]uit ")
      let key = console.key()
      try console.print("\n")
      switch key {
      case UInt8(ascii: "a"):
        try accept(golden)
        return true
      case UInt8(ascii: "r"):
        recorder.reject(golden)
        rejected += 1
        return true
      case UInt8(ascii: "s"): return true
      case UInt8(ascii: "q"), nil: return false
      default: continue
      }
    }
  }

  private mutating func accept(_ golden: GoldenCase) throws(Failure) {
    let recorded = recorder.record(golden, with: checker)
    if let failure = recorded.failure { throw Failure(failure) }
    for path in recorded.written { try console.printLine("wrote \(path)") }
    if recorded.stillFails {
      try console.print("cannot be accepted: \(recorded.result.outcome.words)\n")
    } else {
      accepted += 1
    }
  }

  private func showPictures(of result: GoldenResult) throws(Failure) {
    guard let terminal = TerminalPicture(console.variable) else { return }
    let evidence = result.evidence
    let pictures = [
      ("before", evidence.expected[.png]), ("after", evidence.actual[.png]),
      ("difference", evidence.difference),
    ]
    for case (let name, let png?) in pictures {
      let signs = terminal.signs(for: png) { try? PNG.decode($0) }
      try console.print("\(name)\n")
      // A picture's signs are the program's own: base 64 or sixels between commands of the terminal.
      try console.printDocument(signs)
    }
  }

  /// Says what was done.
  func finish(open: Int, badScenes: [GoldenSuite.BadScene]) throws(Failure) -> RunStatus {
    var status = accepted == open ? RunStatus.success : .notFound
    for scene in badScenes {
      status = max(status, try console.reported(Failure(scene)))
    }
    let skipped = open - accepted - rejected
    console.say("\(accepted) accepted, \(rejected) rejected, \(skipped) left")
    return status
  }
}
