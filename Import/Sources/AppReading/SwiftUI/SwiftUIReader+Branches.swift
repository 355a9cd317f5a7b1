internal import AppCode

extension SwiftUIReader {
  /// Walks every branch that may be taken.
  func walk(_ branches: [Branch], _ position: Position) {
    for (branch, inside) in ways(branches, position) { walk(branch.body, inside) }
  }

  /// The branches that may be taken, each with its position.
  func ways(_ branches: [Branch], _ position: Position) -> [(Branch, Position)] {
    let chosen = follow.chosen(branches, in: position.scope)
    branchings += 1
    let number = branchings
    return chosen.enumerated().map { way, branch in
      let scope = position.scope.inner()
      follow.bind(branch, in: scope, from: position.scope)
      var inside = position.inside(scope)
      let isOpen =
        chosen.count > 1
        || branches.count == 1 && follow.truth(of: branch, in: position.scope) != true
      if isOpen {
        var way = Item.Branch(
          branching: number, way: way, condition: branch.condition,
          isNotFirst: startsOtherwise(branch, among: chosen, position))
        let asked = branch.condition == "else" ? chosen.map(\.condition) : [branch.condition]
        way.isAbsent =
          way.isNotFirst
          && (position.isInToolbar
            || asked.allSatisfy {
              $0 == "else" || Self.isOwnFlag($0)
                || follow.asksForEnvironment($0, in: position.scope)
                || Follower.asksForEditing($0) != nil
                || follow.holdsWhileMissing($0, in: position.scope) != nil
                || follow.asksForTrouble($0, in: position.scope) != nil
            })
        way.outer = position.branch?.all ?? []
        inside.branch = way
      }
      return (branch, inside)
    }
  }

  /// Whether a condition asks for flags alone, rather than for what a model holds.
  private static func isOwnFlag(_ condition: String) -> Bool {
    condition.split(separator: " ").allSatisfy { word in
      let name = word.drop { $0 == "!" || $0 == "(" }
      return !name.dropFirst().contains(".") && !["let", "var", "nil"].contains(name)
    }
  }

  /// Whether a view's state, as it starts, leads to another branch; in a toolbar also whether an
  /// ordinary screen goes another way.
  private func startsOtherwise(
    _ branch: Branch, among branches: [Branch], _ position: Position
  ) -> Bool {
    func holds(_ branch: Branch) -> Bool? {
      position.isInToolbar
        ? follow.isOrdinary(branch, in: position.scope)
        : follow.holdsAtStart(branch.condition, in: position.scope)
    }
    if branch.subject != nil {
      return position.isInToolbar && branches.count == 1 && holds(branch) == false
    }
    if branch.condition != "else" { return holds(branch) == false }
    return branches.contains { $0.subject == nil && $0.condition != "else" && holds($0) == true }
  }
}
