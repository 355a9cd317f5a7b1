internal import AppCode

/// Stacks that stand on one way through a branching beside the same contents without one.
extension SwiftUIReader {
  /// Takes what a stack apart shows off the branch that the stack stands on, as the screen in it comes
  /// with that stack: `if isPushed { content } else { NavigationStack { content } }`.
  ///
  /// What is left for the view around it is what its other ways show.
  func leaveBranch(of position: inout Position, around draft: Draft) {
    guard let branch = position.branch, !branch.all.contains(where: \.isTab) else { return }
    position.branch = nil
    guard let outer = draft.hidesOnAllWays(with: branch),
      let mark = draft.marks.first(where: { $0.branch?.branching == branch.branching })
    else { return }
    draft.marks.removeAll { $0.branch?.branching == branch.branching }
    if let outer {
      draft.marks.append(.barless(on: outer, at: mark.place))
    } else if draft.screen.isBarHidden == nil {
      draft.screen.isBarHidden = Fact(true, at: mark.place, .followed)
    }
  }
}
