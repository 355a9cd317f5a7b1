internal import AppCode

/// Branches that are surely taken.
extension Follower {
  /// Lets what branches set on values which the code here makes count, where it is known which of them is
  /// taken: that one's settings alone.
  ///
  /// - Parameters:
  ///   - chosen: those that may be taken.
  ///   - last: the names of the last of these.
  func settle(
    _ branches: [Branch], taking chosen: [Branch], named last: Scope?, in scope: Scope
  ) {
    guard chosen.count < 2 else { return }
    let names = scope.names(setIn: branches)
    guard !names.isEmpty, chosen.first.map({ isTaken($0, of: branches, in: scope) }) ?? true else {
      return
    }
    scope.take(settingsOf: names, from: chosen.isEmpty ? nil : last)
  }

  /// Whether the only branch that may be taken is taken in any case.
  private func isTaken(_ branch: Branch, of branches: [Branch], in scope: Scope) -> Bool {
    if branch.subject != nil || branch.condition == "else" { return branches.count > 1 }
    return truth(of: branch, in: scope) == true
  }
}
