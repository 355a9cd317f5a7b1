/// Cases that a screen's titles are told for one by one: what stands behind one of them is not there
/// with the title of another.
struct CasesOfTitles {
  /// The conditions of those cases.
  private let cases: Set<String>

  /// Makes it of what has to hold for a screen's other titles.
  init(_ conditions: [String]) {
    let cases = Set(conditions.filter { $0.hasPrefix("case ") })
    self.cases = cases.count > 1 ? cases : []
  }

  /// Ways through branchings, without those that belong to another case than the one that holds.
  ///
  /// - Parameter condition: the case of the title; nil for the first, which has none of these cases.
  func left(of ways: [Int: Int], among items: [Item], where condition: String?) -> [Int: Int] {
    guard !cases.isEmpty, condition.map(cases.contains) ?? true else { return ways }
    var left = ways
    let branches = Dictionary(
      grouping: items.flatMap { $0.branch?.all ?? [] }, by: \.branching)
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
}
