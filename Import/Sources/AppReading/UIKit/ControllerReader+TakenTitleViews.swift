internal import AppCode

/// Views in the title's place that stand there only between two calls of others.
extension ControllerReader {
  /// Notes that a function which others call takes the view in the title's place away, also where it is
  /// handed nothing to put there: `replaceTitle(with: nil)`; false where it puts one there.
  func noteTakingAway(_ value: Expression, _ walk: Walk) -> Bool {
    guard isNothingHanded(value, in: walk.scope) else { return false }
    if mayBeTakenBack(walk) { walk.draft.functionsWithoutTitleView.insert(walk.function) }
    return true
  }

  /// Whether steps are those of a function of the screen's own that only runs once somebody calls it.
  func mayBeTakenBack(_ walk: Walk) -> Bool {
    walk.isLater && !walk.isOutside && !walk.isMaker && !walk.isStatic && !walk.isOfOther
      && !Self.lifecycle.contains(walk.function)
  }

  /// Whether a value is nothing, or a parameter that is handed nothing.
  private func isNothingHanded(_ value: Expression, in scope: Scope) -> Bool {
    var value = Scope.Value(expression: value, scope: scope)
    for _ in 0..<Self.limitOfHanding {
      if value.expression.isNull { return true }
      guard case .name(let name) = value.expression, let next = value.scope.value(name) else {
        return false
      }
      value = next
    }
    return false
  }

  /// Through how many functions a value is followed.
  private static let limitOfHanding = 4
}

extension ControllerDraft {
  /// Whether its title stands in its place at first, whatever view takes that later.
  var comesWithoutTitleView: Bool { mayHaveNoTitleView || isTitleViewTakenBack }

  /// Whether only a function that others call puts a view in the title's place which another one takes away
  /// again: none is there before either is called.
  var isTitleViewTakenBack: Bool {
    guard let function = laterFunctionOfTitleView else { return false }
    return functionsWithoutTitleView.contains { $0 != function }
  }
}
