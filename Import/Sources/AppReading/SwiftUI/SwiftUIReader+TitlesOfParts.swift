internal import AppCode

/// What screens read in the cases in which views stand there that are none themselves.
extension SwiftUIReader {
  /// Most steps from a screen into the views that stand in it.
  private static let stepLimit = 4000

  /// The title that a screen with one for each case of a value has wherever a view stands in it, by the view
  /// and the screen; none for a view that stands there in several cases, or in any.
  func titlesOfParts() -> [String: [String: Fact<AppText>]] {
    var found: [String: [String: Fact<AppText>]] = [:]
    let tabs = Dictionary(grouping: loose.filter(\.isTab)) { $0.screen.parent ?? "" }
    for (name, whole) in typed.sorted(by: { $0.key < $1.key }) {
      for (part, title) in titlesOfParts(of: whole, tabs) {
        found[part, default: [:]][name] = title
      }
    }
    return found
  }

  /// The same of one screen, by the view.
  ///
  /// - Parameter tabs: tabs by the view that they stand in.
  private func titlesOfParts(
    of whole: Draft, _ tabs: [String: [Draft]]
  ) -> [String: Fact<AppText>] {
    guard let title = whole.screen.title, title.value.isKnown,
      whole.variants.contains(where: { $0.condition.hasPrefix("case ") })
    else { return [:] }
    /// A view and the title that the screen has where it stands; nil for the one that it comes with.
    struct Step: Hashable {
      var type: String
      var words: AppText?
    }
    var titles: [String: Set<AppText?>] = [:]
    var open = whole.children.filter { !$0.isBeside }.map { use in
      Step(type: use.type, words: words(of: whole, on: use.branch))
    }
    var seen: Set<Step> = []
    while let next = open.popLast() {
      guard seen.insert(next).inserted else { continue }
      guard seen.count < Self.stepLimit else { return [:] }
      titles[next.type, default: []].insert(next.words)
      // What stands on a stack of its own there is looked for as well: it may stand elsewhere, too.
      for part in [typed[next.type]].compactMap(\.self) + tabs[next.type, default: []] {
        open += part.children.map { Step(type: $0.type, words: next.words) }
      }
    }
    return titles.compactMapValues { all in
      guard all.count == 1, let words = all.first ?? nil else { return nil }
      return Fact(words, at: title.place, .guessed)
    }
  }

  /// The title of a screen for the case that a branch is for; nil for the one that it comes with.
  func words(of whole: Draft, on branch: Item.Branch?) -> AppText? {
    let conditions = (branch?.all ?? []).map(\.condition).filter { $0.hasPrefix("case ") }
    return whole.variants.first { title in
      title.words.isKnown && title.words != whole.screen.title?.value
        && conditions.contains { Condition.isSame($0, title.condition) }
    }?.words
  }
}
