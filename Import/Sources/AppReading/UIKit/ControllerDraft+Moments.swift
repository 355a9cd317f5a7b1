/// States of a screen as moments of the running app: what holds, holds for its title and for the buttons on
/// both sides at once.
extension ControllerDraft {
  /// What holds where the screen has a title; nothing where it has that in several cases.
  func holding(of title: Fact<AppText>?) -> Holding {
    guard let title, let holdings = holdingsOfTitles[title.value], holdings.count == 1 else {
      return Holding()
    }
    return holdings.first ?? Holding()
  }

  /// Gives a state what stands in its bar where all holds that leads to its title.
  func takeMoment(of title: Fact<AppText>?, into state: inout Screen) {
    takeItems(where: holding(of: title), but: [], into: &state)
  }

  /// Gives a state what stands in its bar where all holds that leads to some of its buttons.
  func takeMoment(of sets: [ItemSet], into state: inout Screen) {
    var holding = Holding()
    for set in sets where !set.isHanded { holding.add(set.holding) }
    takeItems(where: holding, but: Set(sets.map(\.position)), into: &state)
    takeTitle(where: holding, into: &state)
  }

  /// Takes what another says of when the same screen has a title, and when it has no buttons.
  func takeMoments(from other: ControllerDraft) {
    (holdingsOfTitles, waysOfClearings) = (other.holdingsOfTitles, other.waysOfClearings)
    (clearings, early) = (other.clearings, other.early)
  }

  /// - Parameter positions: the sides that are as they have to be.
  private func takeItems(
    where holding: Holding, but positions: Set<Item.Position>, into state: inout Screen
  ) {
    for position in [Item.Position.left, .right] where !positions.contains(position) {
      let mine = sets.filter {
        $0.position == position && !$0.isHanded && $0.caller == nil && $0.addition == nil
          && !$0.items.isEmpty
      }
      let places = state.items.filter { $0.position == position }.map(\.place)
      let shown = mine.filter { $0.items.map(\.place) == places }
      let fitting = mine.filter { holding.includes($0.holding) }
      let isCleared = waysOfClearings.contains { clearing in
        clearing.position == position && holding.includes(clearing.holding)
      }
      if fitting.contains(where: { $0.items.map(\.place) == places }) { continue }
      let isGone = !shown.isEmpty && shown.allSatisfy { $0.holding.excludes(holding) }
      // What is set for more of what holds is set for that.
      let own = fitting.max { $0.holding.asked.count < $1.holding.asked.count }
      guard own != nil || isCleared || isGone else { continue }
      state.items.removeAll { $0.position == position }
      if let own {
        state.items += own.items
      } else if !isCleared {
        state.items +=
          mine.first { $0.condition == nil && !$0.isLater && !$0.isAbsent }?.items ?? []
      }
    }
  }

  private func takeTitle(where holding: Holding, into state: inout Screen) {
    guard let title = state.title, let known = holdingsOfTitles[title.value]
    else { return }
    let fitting = holdingsOfTitles.filter { $0.value.contains(where: holding.includes) }
    let isGone = known.allSatisfy { $0.excludes(holding) }
    guard fitting[title.value] == nil, isGone || fitting.count == 1, fitting.count < 2 else {
      return
    }
    let words = fitting.first?.key ?? .verbatim("")
    state.title = Fact(words, at: placesOfTitles[words] ?? title.place, .guessed)
  }
}
