internal import AppCode

extension ControllerReader {
  /// Notes the view that stands in the title's place, or that none does any more.
  func setTitleView(_ value: Expression, at place: Place, _ walk: Walk) {
    let draft = walk.draft
    if case .null = value, walk.condition != nil, !walk.isLater {
      draft.mayHaveNoTitleView = true
    }
    let time = Self.lifecycle.firstIndex(of: walk.function)
    if case .null = value, walk.condition == nil, !walk.isLater, let time {
      draft.timeOfNoTitleView = max(draft.timeOfNoTitleView, time)
    }
    around = walk.scope
    defer { around = nil }
    let source = follow.target(value, in: walk.scope)?.expression ?? value
    // What is handed on from another item says nothing.
    if Follower.path(source)?.suffix(2) == ["navigationItem", "titleView"] { return }
    if draft.screen.titleView == nil, let content = view(value, in: walk.scope) {
      draft.screen.titleView = Fact(content, at: place, .followed)
      draft.waysOfTitleView = walk.ways
      draft.timeOfTitleView = time ?? Self.lifecycle.count
    }
  }
}
