/// Works through goldens, several at once, each worker with a checker of its own.
package struct GoldenQueue: Sendable {
  /// The goldens.
  package var cases: [GoldenCase]
  /// How many workers there are.
  package var workers: Int
  /// Makes a worker's checker.
  package var makeChecker: @Sendable () -> GoldenChecker

  /// Makes a queue.
  package init(
    cases: [GoldenCase], workers: Int, makeChecker: @escaping @Sendable () -> GoldenChecker
  ) {
    self.cases = cases
    self.workers = workers
    self.makeChecker = makeChecker
  }

  /// Does something with each golden; the answers stand in the order of the goldens.
  package func each<Answer: Sendable>(
    _ work: @escaping @Sendable (GoldenChecker, GoldenCase) -> Answer
  ) async -> [Answer] {
    let line = WaitingLine(count: cases.count)
    var answers: [(Int, Answer)] = []
    await withTaskGroup(of: [(Int, Answer)].self) { group in
      for _ in 0..<min(max(workers, 1), max(cases.count, 1)) {
        group.addTask {
          let checker = makeChecker()
          var answers: [(Int, Answer)] = []
          while let index = await line.next() {
            answers.append((index, work(checker, cases[index])))
          }
          return answers
        }
      }
      for await some in group { answers += some }
    }
    return answers.sorted { $0.0 < $1.0 }.map(\.1)
  }
}

/// Hands out numbers, each once.
private actor WaitingLine {
  private var numbers: Range<Int>

  init(count: Int) {
    numbers = 0..<count
  }

  /// The next number; nil when all are handed out.
  func next() -> Int? { numbers.popFirst() }
}
