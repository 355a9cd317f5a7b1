internal import AppReading

/// What the nearest of the screens says that one of them is reached through, worked out once for all of them.
///
/// Each screen is reached from one other at most, so that what many say in a row is found in one go.
struct ScreenChains<Answer: Sendable>: Sendable {
  /// What is said from a screen on, and the name of the one that says it; nothing for those of which none does.
  private let answers: [String: (answer: Answer, name: String)]

  /// Makes it of an app's screens by name.
  ///
  /// - Parameters:
  ///   - next: the name of the screen that is asked after one that says nothing; nil for none.
  ///   - says: what a screen says itself; nil for nothing.
  init(
    _ screens: [String: Screen], next: (Screen) -> String?, says: (Screen) -> Answer?
  ) {
    var answers: [String: (answer: Answer, name: String)] = [:]
    var done: Set<String> = []
    for start in screens.keys where !done.contains(start) {
      var names: [String] = []
      var name: String? = start
      var found: (answer: Answer, name: String)?
      while let now = name, let screen = screens[now] {
        // One that was asked before has its answer, or none as it leads back to where it comes from.
        guard done.insert(now).inserted else {
          found = answers[now]
          break
        }
        names.append(now)
        if let answer = says(screen) {
          found = (answer, now)
          break
        }
        name = next(screen)
      }
      for name in names { answers[name] = found }
    }
    self.answers = answers
  }

  /// What the screen of a name says, or the nearest one behind it; nil where none does.
  ///
  /// - Parameter other: the name of the screen that asks, whose own answer is none.
  func answer(from name: String?, for other: String) -> Answer? {
    guard let name, let found = answers[name], found.name != other else { return nil }
    return found.answer
  }
}
