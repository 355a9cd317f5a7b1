internal import BarGolden

/// Waits until something in folders of goldens changes.
struct SuiteWatch {
  /// The folders.
  let roots: [String]
  /// Files beside them: the project's.
  let files: [String]
  /// How often it looks, at most.
  static let pause = Duration.milliseconds(400)
  /// How many times longer than it looks it sleeps, so that large suites leave the processor alone.
  private static let rest = 25

  /// The folders as they are.
  var snapshot: SuiteSnapshot { SuiteSnapshot(folders: roots, files: files) }

  /// Waits for a change, and until nothing has changed for a moment, as while a branch is checked
  /// out.
  ///
  /// - Returns: the files that changed; none when the wait was cancelled.
  func change(since start: SuiteSnapshot) async -> [String] {
    var last = start
    while true {
      let clock = ContinuousClock()
      let begin = clock.now
      let now = snapshot
      let looking = clock.now - begin
      if now != start, now == last { return now.changes(since: start) }
      last = now
      do {
        try await Task.sleep(for: max(Self.pause, looking * Self.rest))
      } catch {
        return []
      }
    }
  }
}
