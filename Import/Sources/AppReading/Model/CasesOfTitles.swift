/// Cases that a screen's titles are told for one by one: what stands behind one of them is not there
/// with the title of another.
struct CasesOfTitles {
  /// The conditions of those cases.
  private let cases: Set<String>
  /// All of them, without names for what they carry.
  private let told: Set<String>

  /// Makes it of what has to hold for a screen's other titles.
  init(_ conditions: [String]) {
    let cases = Set(conditions.filter { $0.hasPrefix("case ") })
    told = Set(cases.map { Condition.bareCase($0).description })
    self.cases = cases.count > 1 ? cases : []
  }

  /// Ways through branchings, without those that belong to another case than the one that holds.
  ///
  /// - Parameter condition: the case of the title; nil for the first, which has none of these cases.
  func left(of ways: [Int: Int], among items: [Item], where condition: String?) -> [Int: Int] {
    guard !told.isEmpty else { return ways }
    let branches = Dictionary(
      grouping: items.flatMap { $0.branch?.all ?? [] }, by: \.branching)
    var left = answered(ways, among: branches, where: condition)
    guard !cases.isEmpty, condition.map(cases.contains) ?? true else { return left }
    for (number, all) in branches {
      let way = ways[number] ?? 0
      func isApart(_ branch: Item.Branch) -> Bool {
        cases.contains(branch.condition) && branch.condition != condition
      }
      let taken = all.filter { $0.way == way }
      guard !taken.isEmpty, taken.allSatisfy(isApart) else { continue }
      // What is there in any other case, or nothing.
      let rest = all.first { !isApart($0) && ["else", "default"].contains($0.condition) }
      left[number] = rest?.way ?? -1
    }
    return left
  }

  /// Ways through branchings, with those that flags of the case lead to.
  private func answered(
    _ ways: [Int: Int], among branches: [Int: [Item.Branch]], where condition: String?
  ) -> [Int: Int] {
    let condition = condition.map { Condition.bareCase($0).description }
    var left = ways
    for (number, all) in branches {
      let flags = Set(all).filter { $0.flag != nil }.sorted { $0.way < $1.way }
      let answers = flags.map { $0.flag?.holds(where: condition, of: told) }
      guard !flags.isEmpty, !answers.contains(nil) else { continue }
      if let place = answers.firstIndex(of: true) {
        left[number] = flags[place].way
      } else {
        left[number] = all.first { $0.flag == nil }?.way ?? -1
      }
    }
    return left
  }

  /// The case that a title is told for in the words of the only value of which the branches ask whether it is
  /// one: `page == .list` for `case .list`; nil for any other condition.
  static func equality(
    of condition: String, among items: [Item], _ tabs: [Item.Branch]
  ) -> String? {
    let pattern = condition.split(separator: " ")
    guard pattern.count == 2, pattern[0] == "case", !pattern[1].contains("(") else { return nil }
    let isNumber = pattern[1].first?.isNumber ?? false
    let subjects = (items.flatMap { $0.branch?.all ?? [] } + tabs).flatMap { branch in
      ScreenVariants.parts(of: branch.equality ?? branch.condition).compactMap { part in
        let words = part.split(separator: " ")
        let isAlike =
          words.count == 3 && words[1] == "=="
          && (isNumber ? words[2].first?.isNumber ?? false : words[2].hasPrefix("."))
        return isAlike ? String(words[0]) : nil
      }
    }
    guard let subject = subjects.first, Set(subjects).count == 1 else { return nil }
    return "\(subject) == \(pattern[1])"
  }
}
