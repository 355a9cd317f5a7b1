internal import AppCode

/// Bars and back buttons that code hides.
extension ControllerReader {
  /// Notes whether the screen hides its bar; one that only the running app decides about is there,
  /// also where the stack that is drawn around it hides its own.
  func hide(_ value: Expression, at place: Place, _ walk: Walk) {
    // What a block does that somebody else runs later.
    if walk.isHanded { return }
    var isHidden = false
    if case .bool(let flag) = value {
      isHidden = flag
      walk.draft.showsBar =
        !flag && walk.condition == nil && walk.special == nil && !walk.isLater && !walk.isAbsent
    } else {
      // What a base class asks each of its heirs; what is passed to a screen may be anything.
      let name = String(value.source.drop { $0 == "!" }).replacing("self.", with: "")
      if let type = walk.scope.type, index.property(name, of: type)?.0.getter != nil {
        isHidden = follow.truth(of: value.source, in: walk.scope) ?? false
      }
    }
    // In one function the last word counts.
    if walk.draft.screen.isBarHidden == nil || walk.draft.functionOfHiding == walk.function {
      walk.draft.screen.isBarHidden = Fact(isHidden, at: place)
      walk.draft.functionOfHiding = walk.function
      walk.draft.screen.hasNoBar = isHidden && walk.condition == nil && walk.generation == 0
    }
  }

  /// Notes whether one of two ways hides the bar where the other one, which an ordinary screen does not
  /// go, shows it.
  func hide(_ value: Expression, onWayAt place: Place, _ walk: Walk) {
    guard case .bool(let flag) = value, walk.generation == 0, !walk.isLater, !walk.isHanded,
      !walk.isAbsent, !walk.isOutside, let condition = walk.condition
    else { return }
    let draft = walk.draft
    if walk.special != nil {
      if !flag { draft.waysWithBar[condition] = walk.ways }
    } else if flag, draft.screen.isBarHidden == nil,
      draft.waysWithBar.values.contains(where: { $0.excludes(walk.ways) })
    {
      draft.screen.isBarHidden = Fact(true, at: place)
      draft.functionOfHiding = walk.function
      draft.screen.hasNoBar = true
    }
  }

  /// Notes whether the back button is hidden; one that some way hides and another shows is there.
  func hideBack(_ value: Expression, at place: Place, _ walk: Walk) {
    let draft = walk.draft
    guard case .bool(let flag) = value else { return }
    // What happens later hides it only for a while.
    if !flag, !Self.lifecycle.contains(walk.function) { draft.showsBackLater = true }
    // What is special may have none where an ordinary screen has one.
    guard !walk.isLater || walk.isOutside, !walk.isAbsent, walk.special == nil || walk.isOutside
    else { return }
    if Self.lifecycle.contains(walk.function) { draft.hidesBackSurely = true }
    if !flag, let ways = draft.waysOfHiddenBack, ways.excludes(walk.ways) {
      draft.screen.hidesBack = Fact(false, at: place)
      draft.waysOfHiddenBack = nil
    } else if draft.screen.hidesBack == nil {
      draft.screen.hidesBack = Fact(flag, at: place)
      if flag, walk.condition != nil { draft.waysOfHiddenBack = walk.ways }
    }
  }
}
