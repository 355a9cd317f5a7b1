internal import AppCode

/// How far calls lead, so that functions which each call the next one twice are no endless walk.
extension ControllerReader {
  /// Steps of functions that the code of one screen may be led into.
  private static let stepsOfScreen = 20_000

  /// Steps that all screens may be led into, in proportion to the code.
  func limitOfCalledSteps() -> Int {
    50_000 + 100 * index.types.values.reduce(0) { $0 + $1.functions.count }
  }

  /// Takes the steps of a body; false where a call leads to it, or a class inherits it, and there were
  /// too many before.
  func takes(_ steps: Int, _ walk: Walk, _ line: Int?) -> Bool {
    guard !walk.path.isEmpty || walk.generation > 0 && !walk.isMaker else { return true }
    guard walk.draft.calledSteps < Self.stepsOfScreen, calledStepsLeft > 0 else {
      follow.shortfalls.note(.calls, walk.scope.path, line ?? 0)
      return false
    }
    walk.draft.calledSteps += steps + 1
    calledStepsLeft -= steps + 1
    return true
  }
}
