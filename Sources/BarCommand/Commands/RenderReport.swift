/// Says what became of the scenes of a batch, in their order, and how far it is.
struct RenderReport {
  /// How many scenes there are.
  let count: Int
  /// Outcomes that wait for their turn, by scene.
  private var waiting: [RenderBatch.Outcome?]
  /// How many are done.
  private var done = 0
  /// The scene whose turn it is.
  private var next = 0
  /// The worst that happened.
  private var worst = RunStatus.success

  /// A report on so many scenes.
  init(count: Int) {
    self.count = count
    waiting = Array(repeating: nil, count: count)
  }

  /// Takes an outcome, and says what can be said by now.
  mutating func add(
    _ outcome: RenderBatch.Outcome, at index: Int, _ console: Console
  ) throws(Failure) {
    waiting[index] = outcome
    done += 1
    while next < count, let outcome = waiting[next] {
      waiting[next] = nil
      next += 1
      switch outcome {
      case .drawn(let drawing):
        if !drawing.warnings.isEmpty { clear(console) }
        for line in drawing.warnings { console.say(line) }
        if !drawing.bytes.isEmpty { try console.output(drawing.bytes) }
      case .failed(let failure):
        clear(console)
        worst = max(worst, try console.reported(failure))
      }
    }
    // What waits for its turn is done as well.
    if isShown(console) { console.message("\r\(done) of \(count)") }
  }

  /// Ends the report.
  func finish(_ console: Console) -> RunStatus {
    clear(console)
    return worst
  }

  /// Progress is for people who wait for several scenes.
  private func isShown(_ console: Console) -> Bool { count > 1 && console.canRedraw }

  /// Takes the progress line away: back to its start, then erase to its end.
  private func clear(_ console: Console) {
    if isShown(console) { console.message("\r\u{1B}[K") }
  }
}
