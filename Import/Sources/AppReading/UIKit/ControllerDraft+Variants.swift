internal import AppCode

/// Buttons that are not there with the title of another case, or with other buttons.
extension ControllerDraft {
  /// Whether buttons belong to a case that another title than the screen's first stands for.
  func isOfOtherTitle(_ set: ItemSet) -> Bool {
    !set.otherCases.isEmpty && titles.contains { $0.condition == set.condition }
  }

  /// Gives a variant with the title of a case the buttons of that case, and takes away those of the
  /// others.
  func takeItemsOfCase(of sets: [ItemSet], into variant: inout Screen) {
    guard let condition = variant.variant, condition != "else" else { return }
    for position in [Item.Position.left, .right] {
      let mine = sets.filter { $0.position == position && !$0.isLater && !$0.isAbsent }
      let places = variant.items.filter { $0.position == position }.map(\.place)
      let isOfOther = mine.contains {
        $0.otherCases.contains(condition) && $0.items.map(\.place) == places
      }
      if isOfOther { variant.items.removeAll { $0.position == position } }
      guard
        let own = mine.first(where: { $0.condition == condition && !$0.otherCases.isEmpty })
          // What is always there stays, where no case of its own takes its place.
          ?? (isOfOther ? mine.first { $0.condition == nil && $0.generation == 0 } : nil)
      else { continue }
      variant.items.removeAll { $0.position == position }
      variant.items += own.items
    }
  }

  /// Notes what a case of a `switch` asks for.
  func noteQuestion(of branch: Branch) {
    guard let subject = branch.subject, branch.cases.count == 1 else { return }
    questions[branch.condition, default: []].insert("\(subject.source) == .\(branch.cases[0])")
  }

  /// Gives the buttons of a variant with another title the words that they have where that title's
  /// condition holds.
  func takeWords(into variant: inout Screen) {
    guard !wordsOfStates.isEmpty, let title = variant.title?.value else { return }
    var asked = Set((variant.variant ?? "").split(separator: ", ").map(String.init))
    asked.formUnion(asked.flatMap { questions[$0] ?? [] })
    asked.remove("else")
    if let state = statesOfTitles[title] { asked.insert(state) }
    for number in variant.items.indices {
      guard case .words(let shown) = variant.items[number].content,
        let state = wordsOfStates[shown]?.first(where: { asked.contains($0.condition) })
      else { continue }
      variant.items[number].content = .words(state.words)
      variant.items[number].confidence = .guessed
    }
  }

  /// Gives the state whose title the code chooses by a condition the buttons that stand behind the
  /// same one; false where there is no such state.
  func give(_ sets: [ItemSet], to screens: inout [Screen], where condition: String) -> Bool {
    guard sets.allSatisfy({ !$0.isLater && !$0.isHanded && $0.caller == nil }),
      let same = screens.dropFirst().firstIndex(where: { screen in
        screen.variant == condition
          && screen.title.map { statesOfTitles[$0.value] == condition } ?? false
      })
    else { return false }
    for set in sets {
      screens[same].items.removeAll { $0.position == set.position }
      screens[same].items += set.items
    }
    return true
  }

  /// Gives a variant with another title the buttons of that title's branch.
  func takeItems(of sets: [ItemSet], into variant: inout Screen) {
    takeItemsOfCase(of: sets, into: &variant)
    guard let ways = variant.title.flatMap({ waysOfTitles[$0.value] }), !ways.isEmpty else {
      return
    }
    for position in [Item.Position.left, .right] {
      let mine = sets.filter { $0.position == position && !$0.items.isEmpty && !$0.isLater }
      let places = variant.items.filter { $0.position == position }.map(\.place)
      let isExcluded = mine.contains { $0.items.map(\.place) == places && $0.ways.excludes(ways) }
      let own = mine.first { set in
        !set.ways.excludes(ways) && set.ways.contains { ways[$0.key] == $0.value }
      }
      guard isExcluded || own != nil || isCleared(position, on: ways) else { continue }
      variant.items.removeAll { $0.position == position }
      if own == nil, isCleared(position, on: ways) { continue }
      variant.items += (own ?? mine.first { !$0.ways.excludes(ways) })?.items ?? []
    }
  }

  /// Whether the branch that some ways lead to takes all buttons of a side away.
  func isCleared(_ position: Item.Position, on ways: [Int: Int]) -> Bool {
    waysOfClearings.contains { cleared in
      cleared.position == position && !cleared.ways.isEmpty
        && cleared.ways.allSatisfy { ways[$0.key] == $0.value }
    }
  }

  /// Takes away what other callers set than the one that sets some buttons, whose own stand there.
  func dropOtherCallers(beside chosen: [ItemSet], from variant: inout Screen) {
    guard let first = chosen.first(where: { $0.caller != nil }) else { return }
    for position in [Item.Position.left, .right]
    where !chosen.contains(where: { $0.position == position }) {
      let places = variant.items.filter { $0.position == position }.map(\.place)
      let mine = sets.filter { $0.position == position && $0.caller != nil }
      guard
        mine.contains(where: { $0.caller != first.caller && $0.items.map(\.place) == places })
      else { continue }
      variant.items.removeAll { $0.position == position }
      variant.items +=
        mine.first {
          $0.caller == first.caller && !$0.isAbsent && !$0.ways.excludes(first.ways)
        }?.items ?? []
    }
  }

  /// Whether a title is set in a branch that the view in its place is never there with.
  func isBesideTitleView(_ title: AppText) -> Bool {
    waysOfTitles[title]?.excludes(waysOfTitleView) ?? false
  }

  /// Whether a button of the screen's is never there with others, which another way leads to.
  func isExcluded(_ item: Item, by set: ItemSet) -> Bool {
    let mine = sets.filter { known in
      known.position == item.position
        && (set.caller == nil || known.caller == nil || known.caller == set.caller)
        && known.items.contains { $0.place == item.place }
    }
    return !mine.isEmpty && mine.allSatisfy { $0.ways.excludes(set.ways) }
  }
}

extension [Int: Int] {
  /// Whether what these ways through branchings lead to is never there with what others lead to.
  func excludes(_ other: [Int: Int]) -> Bool {
    contains { branching, way in other[branching].map { $0 != way } ?? false }
  }
}
