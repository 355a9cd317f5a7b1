/// What a screen has where something else holds than as it comes.
extension Screen {
  /// Gives its buttons and labels the words that they read where all of some conditions hold.
  mutating func read(
    _ alternatives: [AppText: [(condition: String, words: AppText)]], where conditions: [String]
  ) {
    guard !alternatives.isEmpty else { return }
    let known = conditions + conditions.flatMap(ScreenVariants.parts)
    func words(insteadOf shown: AppText) -> AppText? {
      alternatives[shown]?.first { other in
        known.contains { Condition.isSame(other.condition, $0) }
      }?.words
    }
    for number in items.indices {
      if let label = items[number].label, let other = words(insteadOf: label) {
        items[number].label = other
      }
      let shown: AppText
      switch items[number].content {
      case .words(let words), .label(let words): shown = words
      case .lines(let lines):
        let others = lines.map { words(insteadOf: $0) ?? $0 }
        if others != lines {
          items[number].content = .lines(others)
          items[number].confidence = .guessed
        }
        continue
      default: continue
      }
      guard let other = words(insteadOf: shown) else { continue }
      // What reads otherwise for the same reason does so with it.
      if case .label = items[number].content {
        items[number].content = .label(other)
      } else {
        items[number].content = .words(other)
      }
      items[number].confidence = .guessed
    }
  }

  /// Gives its title the size that it has where all of some conditions hold.
  mutating func take(
    _ modes: [(condition: String, mode: Fact<TitleMode>)], where conditions: [String]
  ) {
    let known = conditions + conditions.flatMap(Condition.all)
    let mode = modes.first { mode in
      known.contains { Condition.isSame(mode.condition, $0) }
    }
    if let mode { titleMode = mode.mode }
  }

  /// Whether its bar shows what that of another screen shows, wherever the code says so.
  func hasBar(of other: Screen) -> Bool {
    title?.value == other.title?.value && items.count == other.items.count
      && titleView.map { "\($0.value)" } == other.titleView.map { "\($0.value)" }
      && Set(items.map(\.position)).allSatisfy { position in
        let (mine, theirs) = (
          items.filter { $0.position == position }, other.items.filter { $0.position == position }
        )
        return mine.count == theirs.count && zip(mine, theirs).allSatisfy { $0.looksLike($1) }
      }
  }
}
