internal import AppCode

/// Buttons that steps of a function replace which are taken in any case.
extension ControllerReader {
  /// Takes away what branches have put into a side before a step of the same function puts something else
  /// there in any case.
  ///
  /// - Parameters:
  ///   - earlier: the steps of the function before that one.
  ///   - count: how many sets of buttons there were before the step.
  func dropReplaced(
    by step: Statement, after earlier: ArraySlice<Statement>, from count: Int, _ walk: Walk
  ) {
    guard walk.firstSet < count, count < walk.draft.sets.count, isStraight(walk),
      walk.ways.isEmpty, !walk.isOfOther
    else { return }
    for position in [Item.Position.left, .right]
    where Self.setting(of: position, in: [step]) != nil {
      let kept = walk.draft.sets[walk.firstSet..<count].filter { set in
        set.position != position || set.condition == nil || set.function != walk.function
          || set.generation != walk.generation || set.caller != nil || set.isLater
          || set.isHanded
      }
      guard kept.count < count - walk.firstSet, !Self.mayLeave(earlier) else { continue }
      walk.draft.sets.replaceSubrange(walk.firstSet..<count, with: kept)
      return
    }
  }

  /// Whether some step may end the function.
  private static func mayLeave(_ body: some Sequence<Statement>) -> Bool {
    body.contains { statement in
      switch statement {
      case .result, .premise: true
      case .branches(let branches): branches.contains { mayLeave($0.body) }
      case .loop(let inner, _): mayLeave(inner)
      default: false
      }
    }
  }
}
