internal import ArgumentParser
internal import BarComparison
internal import BarFiles
internal import BarGolden

/// `navbar review`: asks about each golden that differs.
struct ReviewCommand: NavbarCommand {
  static let configuration = CommandConfiguration(
    commandName: "review",
    abstract: "Go through what differs and accept it, one by one.",
    discussion: """
      Shows what differs, the fields first, and waits for a key: a accepts, r rejects, s leaves it \
      for later, u takes the last answer back, q ends. Goldens that changed for the same reason come \
      one after the other: c accepts all of them that are left, x leaves them for later; e accepts the \
      rest of all, after a second question. What was typed before a question stood there is no answer. Terminals that can show pictures show before, after and difference: \
      kitty, Ghostty, iTerm2, WezTerm, and those with sixels: foot, mlterm, mintty, Contour.

        navbar review
        navbar review goldens --filter glass/
        navbar review --cause 'backButton grew'

      Exit status: 0 nothing is left that differs, 1 something is.
      """)

  @OptionGroup var options: GoldenOptions
  @Option(
    help: ArgumentHelp(
      "Only goldens that changed for a reason that contains this.", valueName: "words"))
  var cause: String?

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
    let open = zip(selection.cases, results).filter { !$0.1.outcome.passes }
      .map { Review.Question(golden: $0.0, result: $0.1) }
      .filter { question in cause.map { question.reason.contains($0) } ?? true }
    if open.isEmpty, let cause { throw Failure(.notFound, "nothing changed because of \(cause)") }
    var review = Review(
      console: console, checker: fonts.makeChecker(),
      recorder: GoldenRecorder(mode: .changed, writer: syncing.writer(console)),
      suite: selection.suite, questions: open)
    try review.run()
    return try review.finish(badScenes: selection.badScenes)
  }
}
