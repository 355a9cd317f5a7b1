internal import AppCode

/// Both sides of a bar's states.
extension ControllerDraft {
  /// Whether buttons come with others on the left than those that a screen has first: their branch is another,
  /// or puts others there.
  func isBesideAnother(_ set: ItemSet, than left: ItemSet?) -> Bool {
    guard let left, set.position == .right, !set.ways.isEmpty, set.caller == nil,
      left.caller == nil, left.generation == set.generation
    else { return false }
    if left.ways.excludes(set.ways) { return true }
    guard !left.ways.contains(where: { set.ways[$0.key] == $0.value }),
      let place = sets.firstIndex(where: {
        $0.position == .left && $0.ways == left.ways && $0.isLike(left)
      })
    else { return false }
    return sets[(place + 1)...].contains { other in
      other.position == .left && other.ways == set.ways && other.condition == set.condition
        && other.function == set.function && !other.items.isEmpty && !other.isLike(left)
    }
  }

  /// A state: what has to hold for it, and the buttons that are set where it holds.
  typealias State = (condition: String, sets: [ItemSet])

  /// States that set the buttons of one side alone with those of the other side that stand behind a part of
  /// what they ask for; without those whose buttons only such states show.
  func together(_ states: [State]) -> [State] {
    var result: [State] = []
    var whole: Set<Place> = []
    for state in states {
      guard state.sets.count == 1, let own = state.sets.first,
        let around = sets.last(where: { own.isWithin($0) })
      else {
        result.append(state)
        continue
      }
      result.append((state.condition, [own, around]))
      // One of the ways through the branching within is always taken.
      if own.condition?.hasSuffix("else") ?? true { whole.formUnion(around.items.map(\.place)) }
    }
    return result.filter { state in
      guard state.sets.count == 1, let only = state.sets.first else { return true }
      return only.items.isEmpty || !only.items.allSatisfy { whole.contains($0.place) }
    }
  }
}

extension ControllerDraft.ItemSet {
  /// Whether it is only there where buttons of the other side are, too: what its function's steps do in a
  /// branch stands beside what they do around that, and what is set while a screen is edited beside what
  /// starts the editing.
  fileprivate func isWithin(_ other: Self) -> Bool {
    guard other.position != position, !other.items.isEmpty, other.addition == nil,
      addition == nil, caller == other.caller, stack == other.stack,
      generation == other.generation, isHanded == other.isHanded
    else { return false }
    if function == other.function, !other.ways.isEmpty, other.ways.count < ways.count,
      other.ways.allSatisfy({ ways[$0.key] == $0.value })
    {
      return true
    }
    return isOfEditing && other.isOfEditing && other.isOfNothingElse && !other.ways.excludes(ways)
  }

  /// Whether it is there while the screen is edited.
  private var isOfEditing: Bool {
    modes.contains(ControllerReader.editing)
      || condition.flatMap(Follower.asksForEditing) ?? false
  }

  /// Whether all that it asks for is one thing.
  private var isOfNothingElse: Bool {
    condition.map { !$0.contains { ",&".contains($0) } } ?? true
  }
}
