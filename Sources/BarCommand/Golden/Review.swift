internal import BarComparison
internal import BarFiles
internal import BarGolden
internal import BarRender

/// A person's way through the goldens that differ.
struct Review {
  /// A golden that differs.
  struct Question {
    var golden: GoldenCase
    var result: GoldenResult

    /// Why it changed, as far as that is known: what else changed by as much, else what changed.
    var reason: String {
      if let cause = result.changes.lazy.compactMap(\.cause).first { return cause }
      return result.changes.first?.description ?? result.outcome.words
    }
  }

  private enum Answer { case accepted, rejected, skipped }

  /// What is done so far with one of them.
  private struct Step {
    var index: Int
    var answer: Answer
    /// The files as they were before; nil for those that were not there.
    var files: [(path: String, bytes: [UInt8]?)]
  }

  /// Where it is shown and keys come from.
  let console: Console
  /// What compares.
  let checker: GoldenChecker
  /// What writes.
  let recorder: GoldenRecorder
  /// What is in the folders.
  let suite: GoldenSuite
  private let questions: [Question]
  private var steps: [Step] = []

  /// Goldens that changed for the same reason come one after the other, the reasons as they are met
  /// first.
  init(
    console: Console, checker: GoldenChecker, recorder: GoldenRecorder, suite: GoldenSuite,
    questions: [Question]
  ) {
    self.console = console
    self.checker = checker
    self.recorder = recorder
    self.suite = suite
    var places: [String: Int] = [:]
    for question in questions where places[question.reason] == nil {
      places[question.reason] = places.count
    }
    self.questions = questions.enumerated().sorted { a, b in
      let (one, other) = (places[a.element.reason] ?? 0, places[b.element.reason] ?? 0)
      return (one, a.offset) < (other, b.offset)
    }.map(\.element)
  }

  /// Asks about one after the other until all are answered or the person ends it.
  mutating func run() throws(Failure) {
    var shown: Int?
    while steps.count < questions.count {
      let index = steps.count
      if shown != index { try show(questions[index]) }
      shown = index
      let alike = questions[index...].prefix { $0.reason == questions[index].reason }.count
      let others =
        alike > 1 ? "  \(alike - 1) more for the same reason: [c] accept all, [x] skip all" : ""
      let back = steps.isEmpty ? "" : "  [u]ndo"
      try console.print(
        "\(index + 1) of \(questions.count)  [a]ccept  [r]eject  [s]kip\(back)\(others)  accept the r[e]st  [q]uit "
      )
      let key = console.key()
      try console.print("\n")
      switch key {
      case UInt8(ascii: "a"): try answer(.accepted)
      case UInt8(ascii: "r"): try answer(.rejected)
      case UInt8(ascii: "s"): try answer(.skipped)
      case UInt8(ascii: "c"): for _ in 0..<alike { try answer(.accepted) }
      case UInt8(ascii: "x"): for _ in 0..<alike { try answer(.skipped) }
      case UInt8(ascii: "e"): try acceptRest()
      case UInt8(ascii: "u"): try undo()
      case UInt8(ascii: "q"), nil: return
      default: continue
      }
    }
  }

  /// Accepts all that are left once the person says so again.
  private mutating func acceptRest() throws(Failure) {
    try console.print("accept all \(questions.count - steps.count) that are left? [y]es ")
    let key = console.key()
    try console.print("\n")
    guard key == UInt8(ascii: "y") else { return }
    while steps.count < questions.count { try answer(.accepted) }
  }

  private mutating func answer(_ answer: Answer) throws(Failure) {
    let question = questions[steps.count]
    let golden = question.golden
    var step = Step(index: steps.count, answer: answer, files: [])
    if answer != .skipped { step.files = files(of: golden, formerly: question.result.renamedFrom) }
    switch answer {
    case .skipped: break
    case .rejected: recorder.reject(golden)
    case .accepted:
      let recorded = recorder.recordAccepted(
        golden, checker.check(golden, keepsEvidence: false), with: checker, in: suite)
      if let failure = recorded.failure { throw Failure(failure) }
      for file in recorded.moved { try console.printMoved(file) }
      for path in recorded.written { try console.printLine("wrote \(path)") }
      if recorded.stillFails {
        try console.printLine(
          "cannot be accepted: \(golden.name): \(recorded.result.outcome.words)")
        step.answer = .skipped
      }
    }
    steps.append(step)
  }

  /// The golden's files as they are, with those that wait to be accepted and those under the name
  /// that its scene had.
  private func files(
    of golden: GoldenCase, formerly name: String?
  ) -> [(path: String, bytes: [UInt8]?)] {
    let reader = FolderReader(root: golden.root)
    let stems = [golden.stem] + (name.map { [golden.stem(of: $0)] } ?? [])
    return stems.flatMap { stem in
      golden.kinds.flatMap { kind in
        ["", ".new"].map { ending in
          let path = stem + kind.ending + ending
          return (path, (try? reader.bytes(of: path, limit: 1 << 28)) ?? nil)
        }
      }
    }
  }

  /// Takes the last answer back, with what it wrote.
  private mutating func undo() throws(Failure) {
    guard let step = steps.popLast() else {
      return try console.printLine("there is nothing to take back")
    }
    let root = questions[step.index].golden.root
    try Failure.filing { () throws(FileFailure) in
      for (path, bytes) in step.files {
        if let bytes {
          try recorder.writer.write(bytes, to: path, in: root)
        } else if let place = try? RelativePath(path) {
          _ = try Folder.remove(place, in: root, with: recorder.writer.calls)
        }
      }
    }
    try console.printLine("taken back: \(questions[step.index].golden.name)")
  }

  private func show(_ question: Question) throws(Failure) {
    try console.print("\n")
    for line in question.result.lines { try console.printLine(line) }
    try showPictures(of: question.result)
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
  func finish(badScenes: [GoldenSuite.BadScene]) throws(Failure) -> RunStatus {
    let accepted = steps.count { $0.answer == .accepted }
    let rejected = steps.count { $0.answer == .rejected }
    var status = accepted == questions.count ? RunStatus.success : .notFound
    for scene in badScenes {
      status = max(status, try console.reported(Failure(scene)))
    }
    let left = questions.count - accepted - rejected
    console.say("\(accepted) accepted, \(rejected) rejected, \(left) left")
    return status
  }
}
