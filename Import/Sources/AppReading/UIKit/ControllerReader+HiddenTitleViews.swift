internal import AppCode

/// Views in the title's place that are hidden as their screen comes.
extension ControllerReader {
  /// Notes the name that a step gives to what the function it calls has put into the title's place:
  /// `heading = bars.makeTitle(on: navigationItem)`.
  ///
  /// - Parameter before: where the title's place was filled before the call.
  func keepsTitleView(at place: Expression, since before: Scope?, _ walk: Walk) {
    guard let filled = walk.draft.scopeOfTitleView, filled !== before,
      let path = Follower.path(place)?.filter({ $0 != "self" }), path.count == 1
    else { return }
    walk.draft.nameOfTitleView = path[0]
    walk.draft.scopeOfTitleView = walk.scope
  }

  /// Whether steps hide the view that they put into the title's place, and no others show it as the screen
  /// comes.
  func comesHidden(after walk: Walk) -> Bool {
    guard let name = walk.draft.nameOfTitleView, walk.draft.screen.titleView != nil,
      walk.condition == nil, !walk.isLater, !walk.isOutside, !walk.isMaker
    else { return false }
    let settings = walk.scope.settings(of: name).filter(\.isOfSight)
    return settings.last(where: \.isOnTheWay)?.hidesView ?? false
      && settings.allSatisfy { $0.hidesView || !$0.isEarly && !$0.isReached }
  }
}

extension Scope.Setting {
  /// Whether it says whether a view is seen.
  var isOfSight: Bool { ["alpha", "hidden", "isHidden"].contains(property) }

  /// Whether it leaves a view unseen.
  var hidesView: Bool {
    switch (property, value.expression) {
    case ("alpha", .number("0")), ("alpha", .number("0.0")): true
    case ("hidden", .bool(true)), ("isHidden", .bool(true)): true
    default: false
    }
  }
}
