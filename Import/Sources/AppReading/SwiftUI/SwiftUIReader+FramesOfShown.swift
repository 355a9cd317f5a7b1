internal import AppCode

/// Frames of the app's own around what a sheet or a link shows.
extension SwiftUIReader {
  /// Gives what is shown in a frame the bar that the frame has as it is made there:
  /// `Framed(title: "Filter") { FilterForm() }`, also where that is a stack with nothing but buttons.
  func takeFrame(into draft: Draft) {
    guard draft.screen.title == nil, let core = draft.core, core.branch == nil,
      core.holders.count == 1, let type = core.holders.first, !frames.contains(type),
      let use = draft.children.first(where: { $0.type == type && $0.isFrame }),
      !use.isInContent, !use.isBeside, use.branch == nil, otherWays[type] == nil,
      draft.children.filter({ !$0.isBeside && $0.type != type }).count == 1,
      let frame = typed[type], frame.screen.title != nil || frame.isStackWithButtons,
      let bound = walked(use)
    else { return }
    guard let title = bound.screen.title else {
      guard frame.isStackWithButtons, bound.isStackWithButtons else { return }
      draft.take(from: bound)
      draft.hasStack = true
      frame.isAbsorbed = !shown.contains(type)
      return
    }
    guard title.value.isKnown else { return }
    draft.take(from: bound)
    draft.screen.title = Fact(
      title.value, at: Place(use.scope.path, use.call.line), max(title.confidence, .followed))
    draft.hasStack = draft.hasStack || bound.hasStack
    // Where something shows the frame by itself, it is a screen there.
    frame.isAbsorbed = !shown.contains(type)
  }

  /// Takes into a view of which nothing is said the bar of the frame that all of it stands in, where that
  /// is the frame of other views as well: the views are the screens, each with that bar.
  func takeFramesAround(_ draft: Draft, _ family: [(Draft, Draft.Child)]) {
    guard !draft.screen.hasFacts, draft.type != nil, let first = draft.children.first,
      first.isFrame, !first.isInContent, first.branch == nil, uses[first.type, default: 0] > 1,
      draft.children.allSatisfy({
        $0.isBeside || $0.type == first.type || $0.holders.contains(first.type)
      })
    else { return }
    for (child, use) in family
    where use.type == first.type && use.isFrame && child.screen.hasFacts && !child.hasOwnStack {
      takeInside(child, use, into: draft)
    }
  }
}

extension Draft {
  /// Whether it puts what it holds on a stack of its own, whose bar it gives buttons and no title.
  fileprivate var isStackWithButtons: Bool {
    hasStack && screen.title == nil && screen.items.contains { !$0.isOutsideBar }
  }
}
