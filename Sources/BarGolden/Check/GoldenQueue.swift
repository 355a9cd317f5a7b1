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
  ///
  /// - Parameter isLast: whether no further golden is begun after an answer.
  package func each<Answer: Sendable>(
    until isLast: @escaping @Sendable (Answer) -> Bool = { _ in false },
    _ work: @escaping @Sendable (GoldenChecker, GoldenCase) -> Answer
  ) async -> [Answer] {
    let line = WaitingLine<Answer>(count: cases.count, isLast: isLast)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<min(max(workers, 1), max(cases.count, 1)) {
        group.addTask {
          let checker = makeChecker()
          var answer: (Int, Answer)?
          while let index = await line.next(handingIn: answer) {
            answer = (index, work(checker, cases[index]))
          }
        }
      }
    }
    return await line.takeAnswers()
  }
}

/// Hands out numbers, each once, and takes the answers, so that each is kept in one place alone.
private actor WaitingLine<Answer: Sendable> {
  private var numbers: Range<Int>
  private var answers: [Answer?]

  private let isLast: @Sendable (Answer) -> Bool

  init(count: Int, isLast: @escaping @Sendable (Answer) -> Bool) {
    self.isLast = isLast
    numbers = 0..<count
    answers = Array(repeating: nil, count: count)
  }

  /// The next number; nil when all are handed out.
  func next(handingIn answer: (Int, Answer)?) -> Int? {
    if let (index, value) = answer {
      answers[index] = value
      if isLast(value) { numbers = numbers.endIndex..<numbers.endIndex }
    }
    return numbers.popFirst()
  }

  /// The answers, in the order of the numbers.
  func takeAnswers() -> [Answer] {
    defer { answers = [] }
    var taken: [Answer] = []
    taken.reserveCapacity(answers.count)
    for case let answer? in answers { taken.append(answer) }
    return taken
  }
}
