/// The variants of a screen: one for each other title and each way of a branching.
enum ScreenVariants {
  /// Most variants of a screen that are kept.
  static let limit = 8

  /// A screen and its variants.
  ///
  /// - Parameters:
  ///   - otherTitles: titles with what has to hold for them.
  ///   - places: where the code says those titles that it does not say with the first.
  static func all(
    of screen: Screen, otherTitles: [(String, AppText)], places: [AppText: Place] = [:]
  ) -> [Screen] {
    var base = screen
    var first: [Int: Int] = [:]
    for item in screen.items {
      guard let branch = item.branch, first[branch.branching] == nil else { continue }
      // Something turning is what stands there for a while.
      if case .activity = item.content,
        screen.items.contains(where: {
          $0.branch?.branching == branch.branching && $0.branch?.way != branch.way
        })
      {
        continue
      }
      if branch.isAbsent { continue }
      if branch.isNotFirst,
        screen.items.contains(where: {
          $0.branch?.branching == branch.branching && $0.branch?.isNotFirst == false
        })
      {
        continue
      }
      first[branch.branching] = branch.way
    }
    func isFirst(_ item: Item) -> Bool {
      guard let branch = item.branch else { return true }
      return first[branch.branching].map { $0 == branch.way }
        ?? (branch.way == 0 && !branch.isAbsent)
    }
    base.items = screen.items.filter(isFirst)
    var result = [base]
    var seen: Set<AppText> = base.title.map { [$0.value] } ?? []
    for (condition, words) in otherTitles where words.isKnown && !words.isEmpty {
      guard result.count < limit, seen.insert(words).inserted else { continue }
      var other = base
      other.title = Fact(
        words, at: places[words] ?? screen.title?.place ?? screen.place, .guessed)
      other.variant = condition.isEmpty ? words.plain : condition
      result.append(other)
    }
    var ways: [Item.Branch] = []
    for item in screen.items where !isFirst(item) {
      guard let branch = item.branch, !ways.contains(branch) else { continue }
      ways.append(branch)
    }
    for way in ways where result.count < limit {
      var other = base
      other.items = screen.items.filter { item in
        guard let branch = item.branch else { return true }
        return branch.branching == way.branching ? branch.way == way.way : isFirst(item)
      }
      other.variant = way.condition
      // The same buttons from another line are no other screen.
      let isSame = result.contains { known in
        known.title?.value == other.title?.value && known.items.count == other.items.count
          && zip(known.items, other.items).allSatisfy {
            $0.position == $1.position && $0.isSame($1)
          }
      }
      if !isSame { result.append(other) }
    }
    return result
  }
}

extension AppText {
  /// It as a few letters, for a name.
  var plain: String {
    switch self {
    case .verbatim(let text), .unknown(let text): text
    case .key(let key): key.name
    }
  }
}
