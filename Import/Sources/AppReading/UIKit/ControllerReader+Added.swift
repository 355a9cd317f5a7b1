internal import AppCode

/// Lists of buttons that start from those that the bar has.
extension ControllerReader {
  /// On which side of the buttons that the bar has a list of buttons adds others, if it is made of
  /// those: `(navigationItem.rightBarButtonItems ?? []) + [share]`; nil for any other list.
  func addition(
    _ value: Expression, to side: String, _ walk: Walk
  ) -> ControllerDraft.ItemSet.Addition? {
    if case .binary("+", let first, let second) = value {
      if isOwn(first, side) { return .after }
      return isOwn(second, side) ? .before : nil
    }
    guard case .name(let name) = value, let list = walk.scope.value(name)?.expression,
      isOwn(list, side)
    else { return nil }
    let added = walk.scope.settings(of: name).filter {
      ["append", "insert"].contains($0.property)
    }
    guard let first = added.first else { return nil }
    return first.property == "insert" ? .before : .after
  }

  /// Whether an expression is the buttons that a side of the screen's own bar has.
  private func isOwn(_ expression: Expression, _ side: String) -> Bool {
    if case .binary("??", let first, _) = expression { return isOwn(first, side) }
    guard let path = Follower.path(expression)?.filter({ $0 != "self" }), path.count == 2 else {
      return false
    }
    return path[0] == "navigationItem" && path[1].filter { $0 != "!" && $0 != "?" } == side
  }
}
