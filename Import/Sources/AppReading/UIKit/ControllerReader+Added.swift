internal import AppCode

/// Lists of buttons that start from those that the bar has.
extension ControllerReader {
  /// On which side of the buttons that the bar has a list of buttons adds others, if it is made of
  /// those: `(navigationItem.rightBarButtonItems ?? []) + [share]`; nil for any other list.
  func addition(
    _ value: Expression, to side: String, _ walk: Walk
  ) -> ControllerDraft.ItemSet.Addition? {
    if case .binary("+", let first, let second) = value {
      if isOwn(first, side, walk.scope) { return .after }
      return isOwn(second, side, walk.scope) ? .before : nil
    }
    guard case .name(let name) = value, let list = walk.scope.value(name)?.expression,
      isOwn(list, side, walk.scope)
    else { return nil }
    let added = walk.scope.settings(of: name).filter {
      ["append", "insert"].contains($0.property)
    }
    guard let first = added.first else { return nil }
    return first.property == "insert" ? .before : .after
  }

  /// The expressions of a list that puts others beside the first button that the bar has, which stands at
  /// one of its ends: `[navigationItem.leftBarButtonItems?.first, avatar]`; nil for any other list.
  func beside(
    first value: Expression, on side: String, _ walk: Walk
  ) -> (others: Expression, ControllerDraft.ItemSet.Addition)? {
    guard case .list(let list) = value, list.count > 1 else { return nil }
    let own = list.map { isFirstOfOwn($0, side, walk.scope) }
    guard own.count(where: \.self) == 1 else { return nil }
    if own[0] { return (.list(Array(list.dropFirst())), .after) }
    return own.last == true ? (.list(Array(list.dropLast())), .before) : nil
  }

  /// Puts buttons beside the first of those that a side has on each way that leads here.
  func add(
    _ value: Expression, besideFirstOf position: Item.Position, at place: Place, _ walk: Walk,
    _ addition: ControllerDraft.ItemSet.Addition
  ) {
    let draft = walk.draft
    let items = items(value, position, at: place, in: walk.scope)
    for number in draft.sets.indices
    where draft.sets[number].position == position && draft.sets[number].caller == nil
      && draft.sets[number].isLater == walk.isLater && !draft.sets[number].ways.excludes(walk.ways)
    {
      guard let first = draft.sets[number].items.first,
        !items.contains(where: { item in
          draft.sets[number].items.contains { $0.place == item.place }
        })
      else { continue }
      draft.sets[number].items = addition == .before ? items + [first] : [first] + items
    }
  }

  /// Whether an expression is the first button that a side of the screen's own bar has.
  private func isFirstOfOwn(_ expression: Expression, _ side: String, _ scope: Scope) -> Bool {
    var value = expression
    if case .name(let name) = value { value = scope.value(name)?.expression ?? value }
    if case .cast(let inner, _) = value { value = inner }
    guard let path = Follower.path(value)?.filter({ $0 != "self" }) else { return false }
    let names = path.map { $0.filter { $0 != "!" && $0 != "?" } }
    return names == ["navigationItem", side, "first"]
      || names == ["navigationItem", String(side.dropLast())]
  }

  /// Whether an expression is the buttons that a side of the screen's own bar has.
  private func isOwn(_ expression: Expression, _ side: String, _ scope: Scope) -> Bool {
    if case .binary("??", let first, _) = expression { return isOwn(first, side, scope) }
    guard var path = Follower.path(expression)?.filter({ $0 != "self" }) else { return false }
    // The screen itself, as a function that it is handed to calls it.
    if path.count == 3, Self.isScreen(path[0], in: scope) { path.removeFirst() }
    return path.count == 2 && path[0] == "navigationItem"
      && path[1].filter { $0 != "!" && $0 != "?" } == side
  }
}
