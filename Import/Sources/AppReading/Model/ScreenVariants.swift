/// The variants of a screen: one for each other title and each way of a branching.
enum ScreenVariants {
  /// Most variants of a screen that are kept.
  static let limit = 16

  /// A screen and its variants.
  ///
  /// - Parameters:
  ///   - otherTitles: titles with what has to hold for them.
  ///   - places: where the code says those titles that it does not say with the first.
  ///   - alternatives: what words of buttons read where something else holds.
  ///   - branchOfTitle: the branch that the screen's title stands in; nil for none.
  ///   - waysOfTitles: the branches that other titles stand in.
  ///   - same: other branches that the screen's title stands in.
  ///   - condition: what has to hold for the screen's title; nil for nothing known.
  ///   - modes: how large the title is where something holds.
  ///   - tabs: those that share the bar, each of which has one of the screen's looks.
  static func all(
    of screen: Screen, otherTitles: [(String, AppText)], places: [AppText: Place] = [:],
    alternatives: [AppText: [(condition: String, words: AppText)]] = [:],
    with branchOfTitle: Item.Branch? = nil, and waysOfTitles: [AppText: Item.Branch] = [:],
    same: [Item.Branch] = [], where condition: String? = nil,
    modes: [(condition: String, mode: Fact<Screen.TitleMode>)] = [], tabs: [Item.Branch] = []
  ) -> [Screen] {
    var base = screen
    let cases = CasesOfTitles(otherTitles.map(\.0))
    var first = cases.left(of: firstWays(screen.items), among: screen.items, where: nil)
    first = atOnce(first, among: screen.items)
    // What stands behind the title's condition is there with it, and nothing behind its opposite.
    let given = Condition.given(by: screen.title?.value, beside: otherTitles.map(\.0))
    first = chosen([condition].compactMap(\.self) + given, from: first, among: screen.items)
    // What stands beside the title is there with it.
    for branch in branchOfTitle?.all ?? [] { first[branch.branching] = branch.way }
    first = cases.left(of: first, among: screen.items, where: nil)
    func isFirst(_ item: Item) -> Bool { item.isThere(on: first) }
    base.items = screen.items.filter(isFirst)
    var result = [base]
    var seen: Set<AppText> = base.title.map { [$0.value] } ?? []
    let opposite = condition.flatMap(TextReader.opposite)
    var titles: [(condition: String, asked: String, title: Fact<AppText>)] = []
    for (condition, words) in otherTitles where words.isKnown && !words.isEmpty {
      guard seen.insert(words).inserted else { continue }
      guard result.count < limit else {
        result[0].isCut = true
        break
      }
      var other = base
      let asked = condition == "else" ? opposite ?? condition : condition
      let equality = CasesOfTitles.equality(of: asked, among: screen.items, tabs)
      var chosen = chosen(
        [asked] + [equality].compactMap(\.self) + Condition.missing(where: asked), from: first,
        among: screen.items)
      // Nor is anything there that stands beside the first title in turn with this one.
      for branch in waysOfTitles[words]?.all ?? [] { chosen[branch.branching] = branch.way }
      chosen = cases.left(of: chosen, among: screen.items, where: asked)
      other.items = screen.items.filter { $0.isThere(on: chosen) }
      other.read(alternatives, where: [condition])
      other.take(modes, where: [asked])
      other.title = Fact(
        words, at: places[words] ?? screen.title?.place ?? screen.place, .guessed)
      other.variant = condition.isEmpty ? words.plain : condition
      if let title = other.title, !condition.isEmpty {
        titles.append((asked, asked, title))
        if let equality { titles.append((equality, asked, title)) }
      }
      result.append(other)
    }
    var ways: [Item.Branch] = []
    var known: Set<Item.Branch> = []
    // A gap between buttons is no button more, and what stands at the bottom is in another bar.
    for item in screen.items where !isFirst(item) && !item.isGap && !item.isOutsideBar {
      guard let branch = item.branch, known.insert(branch).inserted else { continue }
      ways.append(branch)
    }
    for tab in tabs where tab.isAbsent && known.insert(tab).inserted { ways.append(tab) }
    for way in ways where !result[0].isCut {
      var other = base
      let condition = meaning(of: way, among: screen.items)
      // Behind the opposite of the title's condition there is another title, which has it already.
      if condition == opposite, result.count > 1 { continue }
      // What stands behind all of it is there as well.
      let all = way.outer.map { $0.equality ?? $0.asking } + [way.equality ?? condition]
      var chosen = chosen(all, from: first, among: screen.items)
      for branch in way.all { chosen[branch.branching] = branch.way }
      other.items = screen.items.filter { $0.isThere(on: chosen) }
      let around = way.outer.map(\.asking).filter { $0 != "else" }
      other.read(alternatives, where: [way.condition] + around)
      other.take(modes, where: [condition] + around)
      other.variant = way.condition
      // A title that stands on another way of the same branching is not there, but that way's own.
      if let branchOfTitle, branchOfTitle.isInTurn(with: way),
        !same.contains(where: { $0.isAround(way) || way.isTab && way.isAround($0) })
      {
        other.title = otherTitles.lazy.map(\.1).first { waysOfTitles[$0]?.isAround(way) ?? false }
          .map { Fact($0, at: places[$0] ?? screen.title?.place ?? screen.place, .guessed) }
      }
      // Where the title is nothing for the same reason, so is it there.
      if let title = other.title,
        otherTitles.contains(where: { $0.1.isKnown && $0.1.isEmpty && way.asks(for: $0.0) })
      {
        other.title = Fact(.verbatim(""), at: title.place, .guessed)
      }
      // What only stands behind another title's condition is there with that title.
      for (condition, asked, title) in titles
      where way.all.contains(where: { $0.holds(where: condition) || $0.lacks(condition) }) {
        other.title = title
        other.read(alternatives, where: [asked])
      }
      // The same buttons from another line, or others above the keyboard, are no other screen.
      let mine = other.items.filter { !$0.isAboveKeyboard }
      let isSame = result.contains { known in
        let theirs = known.items.filter { !$0.isAboveKeyboard }
        return (known.title?.value == other.title?.value || known.variant == condition)
          && theirs.count == mine.count
          && zip(theirs, mine).allSatisfy { $0.position == $1.position && $0.isSame($1) }
      }
      guard !isSame else { continue }
      if result.count < limit { result.append(other) } else { result[0].isCut = true }
    }
    return result
  }

  /// A screen on the way that leads to another title, with what else there is on it.
  static func variant(
    of screen: Screen, with title: Fact<AppText>, on branch: Item.Branch
  ) -> Screen {
    var other = screen
    var ways = firstWays(screen.items)
    for branch in branch.all { ways[branch.branching] = branch.way }
    other.items = screen.items.filter { $0.isThere(on: ways) }
    (other.title, other.variant) = (title, branch.condition)
    return other
  }

  /// What has to hold for a branch, where that is the opposite of the only other one's condition.
  private static func meaning(of branch: Item.Branch, among items: [Item]) -> String {
    guard branch.condition == "else" else { return branch.condition }
    let others = Set(
      items.flatMap { $0.branch?.all ?? [] }
        .filter { $0.branching == branch.branching && $0.way != branch.way }.map(\.condition))
    guard others.count == 1, let other = others.first else { return "else" }
    if other.contains(" ") { return "!(\(other))" }
    return other.hasPrefix("!") ? String(other.dropFirst()) : "!" + other
  }

  /// The ways that are taken where conditions hold: all that stands behind it is there, and nothing
  /// that stands behind an opposite.
  private static func chosen(
    _ conditions: [String], from first: [Int: Int], among items: [Item]
  ) -> [Int: Int] {
    var chosen = first
    let conditions = conditions.filter { $0 != "else" && !$0.isEmpty }
    guard !conditions.isEmpty else { return chosen }
    var known = Holding()
    for condition in conditions { known.add(condition) }
    for branch in items.flatMap({ $0.branch?.all ?? [] }) {
      let asked = branch.holding
      if conditions.contains(where: branch.holds) || known.includes(asked) {
        chosen[branch.branching] = branch.way
      } else if known.excludes(asked) {
        // Whatever else there is in its place.
        if chosen[branch.branching] ?? branch.way == branch.way {
          chosen[branch.branching] = branch.otherWay
        }
      }
    }
    return chosen
  }

  /// What all has to hold where a condition does.
  static func parts(of condition: String) -> [String] {
    let all = Follower.parts(of: condition, at: "&&") ?? [condition]
    guard all.allSatisfy({ !$0.contains("||") }) else { return [condition] }
    return all.flatMap { part in
      part.contains { "([{\"".contains($0) }
        ? [part]
        : part.split(separator: ",").map { String($0.drop(while: \.isWhitespace)) }
    }
  }

  /// Ways through branchings without those that exclude a case which something is on one of them.
  private static func atOnce(_ ways: [Int: Int], among items: [Item]) -> [Int: Int] {
    let taken = items.flatMap { $0.branch?.all ?? [] }.filter { ways[$0.branching] == $0.way }
    var moment = Holding()
    for branch in taken {
      if let equality = branch.equality { moment.add(equality) }
    }
    guard !moment.isEmpty else { return ways }
    var result = ways
    for branch in taken where branch.equality == nil && moment.excludes(branch.holding) {
      result[branch.branching] = branch.otherWay
    }
    return result
  }

  /// The ways through branchings that the screen comes with, by the branching's number.
  private static func firstWays(_ items: [Item]) -> [Int: Int] {
    var first: [Int: Int] = [:]
    let branches = Set(items.flatMap { $0.branch?.all ?? [] })
    let byBranching = Dictionary(grouping: branches, by: \.branching)
    func others(_ branch: Item.Branch) -> [Item.Branch] { byBranching[branch.branching] ?? [] }
    for item in items {
      for branch in item.branch?.all ?? [] {
        guard first[branch.branching] == nil, !branch.isAbsent else { continue }
        // Something turning is what stands there for a while.
        if case .activity = item.content, others(branch).contains(where: { $0.way != branch.way }) {
          continue
        }
        if branch.isNotFirst, others(branch).contains(where: { !$0.isNotFirst }) { continue }
        first[branch.branching] = branch.way
      }
    }
    return first
  }
}

extension Item.Branch {
  /// The way that is taken instead, of which no item may say so.
  fileprivate var otherWay: Int { way + (opposite == nil ? 1 : -1) }

  /// What has to hold for it, also where that is the opposite of what the only other way asks.
  fileprivate var asking: String {
    condition == "else" ? opposite.flatMap(TextReader.opposite) ?? condition : condition
  }

  /// What holds on it.
  fileprivate var holding: Holding {
    var holding = Holding()
    if let opposite {
      holding.add(opposite, false)
    } else if condition != "else" {
      holding.add(equality ?? condition)
    }
    return holding
  }

  /// Whether what has to hold for it never holds where another branch is taken.
  func excludes(_ other: Item.Branch) -> Bool {
    var (mine, theirs) = (Holding(), Holding())
    for branch in all { mine.add(branch.holding) }
    for branch in other.all { theirs.add(branch.holding) }
    return mine.excludes(theirs)
  }

  /// Whether it is another way through a branching than one that is taken with another branch.
  func isInTurn(with other: Item.Branch) -> Bool {
    all.contains { mine in
      other.all.contains { $0.branching == mine.branching && $0.way != mine.way }
    }
  }

  /// Whether all that has to be taken for it is taken where another branch is.
  fileprivate func isAround(_ other: Item.Branch) -> Bool {
    all.allSatisfy { mine in
      other.all.contains { $0.branching == mine.branching && $0.way == mine.way }
    }
  }

  /// Whether it is taken where a condition holds: it asks for that alone, if in other words or twice.
  fileprivate func holds(where condition: String) -> Bool {
    Condition.isSame(self.condition, condition)
      || equality.map { Condition.isSame($0, condition) } ?? false
      || !asked.isEmpty && asked.allSatisfy { $0.contains(condition) }
      || flag.map { $0.isAsked(by: condition, as: self.condition) } ?? false
  }

  /// Whether something of what a title is for the absence of has to be missing for it.
  fileprivate func lacks(_ condition: String) -> Bool {
    Condition.missing(where: condition).contains { part in
      var missing = Holding()
      missing.add(part)
      return holding.includes(missing)
    }
  }
}

extension Item.Branch {
  /// Whether a condition is among those that have to hold for it.
  fileprivate func asks(for condition: String) -> Bool {
    all.contains { branch in
      branch.holds(where: condition)
        || Condition.all(of: branch.condition).contains {
          Condition.isSame($0, condition)
        }
    }
  }
}

extension Item {
  /// Whether it stands above the keyboard, away from the bar.
  fileprivate var isAboveKeyboard: Bool { position == .placement("keyboard") }

  /// Whether it is there on the way that is taken through each branching; of any other branching
  /// the first way is taken.
  fileprivate func isThere(on ways: [Int: Int]) -> Bool {
    (branch?.all ?? []).allSatisfy { branch in
      ways[branch.branching].map { $0 == branch.way } ?? (branch.way == 0 && !branch.isAbsent)
    }
  }
}
