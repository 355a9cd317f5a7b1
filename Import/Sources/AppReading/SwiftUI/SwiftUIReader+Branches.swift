internal import AppCode

extension SwiftUIReader {
  /// Walks every branch that may be taken.
  func walk(_ branches: [Branch], _ position: Position) {
    for (branch, inside) in ways(branches, position) { walk(branch.body, inside) }
  }

  /// The branches that may be taken, each with its position.
  func ways(_ branches: [Branch], _ position: Position) -> [(Branch, Position)] {
    let chosen = Self.settled(follow.chosen(branches, in: position.scope), by: position.branch)
    if chosen.count < branches.count { leave(branches, but: chosen, position.scope) }
    branchings += 1
    let number = branchings
    var position = position
    // What is put on a view, or left out.
    if chosen.contains(where: { leavesAsIs($0, position) }) { position.isAddition = true }
    let isAlone = chosen.count { !leavesAsIs($0, position) } == 1
    let isOnlyWay = chosen.count { !$0.showsNothing } == 1
    let ofModified = Self.waysShowing(position.scope.modifiedName, among: chosen)
    var question: String??
    return chosen.enumerated().map { way, branch in
      let scope = position.scope.inner()
      follow.bind(branch, in: scope, from: position.scope)
      var inside = position.inside(scope)
      if isOfGiven(branch.subject, position) { inside.given.formUnion(branch.payload) }
      let isOpen =
        chosen.count > 1
        || branches.count == 1 && follow.truth(of: branch, in: position.scope) != true
      if isOpen {
        var way = Item.Branch(
          branching: number, way: way,
          condition: follow.handed(branch.condition, in: position.scope)?.condition
            ?? branch.condition,
          isNotFirst: startsOtherwise(branch, among: chosen, position))
        way.isOnlyWay = isOnlyWay
        if branch.cases.count == 1, !branch.cases[0].isEmpty, branch.payload.isEmpty {
          let dot = branch.cases[0].first?.isNumber == true ? "" : "."
          way.equality = branch.subject.map { "\($0.source) == \(dot)\(branch.cases[0])" }
        }
        if branch.subject == nil, branch.condition != "else" {
          way.asked = follow.spellings(of: branch.condition, in: position.scope)
          way.flag = follow.flagOfCases(branch.condition, in: position.scope)
        }
        if branch.condition == "else", chosen.count == 2, chosen[0].subject == nil {
          way.opposite =
            follow.handed(chosen[0].condition, in: position.scope)?.condition
            ?? chosen[0].condition
          way.flag = follow.flagOfCases(chosen[0].condition, in: position.scope)?.turned
        }
        let asked = branch.condition == "else" ? chosen.map(\.condition) : [branch.condition]
        way.isAbsent =
          way.isNotFirst
          && (position.isAddition
            || asked.flatMap(Self.parts).allSatisfy {
              $0 == "else" || Self.isOwnFlag($0)
                || follow.asksForEnvironment($0, in: position.scope)
                || Follower.asksForEditing($0) != nil
                || follow.holdsWhileMissing($0, in: position.scope) != nil
                || follow.asksForTrouble($0, in: position.scope) != nil
            })
        if position.isAddition, isAlone, branch.subject == nil, branch.condition != "else",
          follow.hangsOnData(branch.condition, in: position.scope)
        {
          (way.isNotFirst, way.isAbsent) = (true, true)
        }
        if branches.count == 1, closesItself(branch, in: position.scope) {
          (way.isNotFirst, way.isAbsent) = (true, true)
        }
        // Something is shown in place of the view that a modifier is put on, which another way shows.
        if ofModified.contains(true), !ofModified[way.way] {
          (way.isNotFirst, way.isAbsent) = (true, true)
        }
        // It is that of all ways of the branching.
        question =
          question
          ?? .some(
            chosen.first {
              $0.subject == nil && $0.condition != "else"
                && follow.hangsOnData($0.condition, in: position.scope)
            }?.condition)
        way.question = question ?? nil
        way.outer = position.branch?.all ?? []
        inside.branch = way
      }
      return (branch, inside)
    }
  }

  /// Which ways show the view that a modifier is put on, by its name in the modifier.
  private static func waysShowing(_ name: String?, among branches: [Branch]) -> [Bool] {
    guard let name, branches.count > 1 else { return branches.map { _ in false } }
    return branches.map { branch in
      var isShown = false
      ExpressionVisitor.visit(branch.body) { expression in
        if case .name(name) = expression { isShown = true }
        return !isShown
      }
      return isShown
    }
  }

  /// The branches that are left where a branch around them has answered what the first one asks.
  private static func settled(_ branches: [Branch], by outer: Item.Branch?) -> [Branch] {
    guard let outer, let first = branches.first, branches.count == 2, first.subject == nil,
      branches[1].condition == "else", first.bindings.isEmpty
    else { return branches }
    for known in outer.all.map(\.condition) where known != "else" {
      if known == first.condition { return [first] }
      if ["!\(first.condition)", "!(\(first.condition))"].contains(known) { return [branches[1]] }
    }
    return branches
  }

  /// Notes functions that only ways call which are never taken here, so that what they make, such as
  /// the columns of a pad, is not looked for as if nothing called them.
  private func leave(_ branches: [Branch], but chosen: [Branch], _ scope: Scope) {
    let taken = Set(chosen.map { [$0.condition] + $0.cases })
    for branch in branches where !taken.contains([branch.condition] + branch.cases) {
      ExpressionVisitor.visit(branch.body) { expression in
        if case .call(let call) = expression { _ = follow.function(call, in: scope) }
        return true
      }
    }
  }

  /// Whether a branch of a modifier gives the view as it was.
  private func leavesAsIs(_ branch: Branch, _ position: Position) -> Bool {
    guard branch.body.count == 1, case .expression(.name(let name)) = branch.body[0] else {
      return false
    }
    return name == "self" || position.scope.isModified(name)
      || name == "content" && position.scope.value(name) == nil
        && follow.declaration(.name(name), in: position.scope) == nil
  }

  /// The conditions that a condition is made of.
  private static func parts(_ condition: String) -> [String] {
    for sign in ["||", "&&"] {
      if let parts = Follower.parts(of: condition, at: sign) { return parts.flatMap(Self.parts) }
    }
    return [condition]
  }

  /// Whether a condition asks for flags alone, rather than for what a model holds.
  private static func isOwnFlag(_ condition: String) -> Bool {
    condition.split(separator: " ").allSatisfy { word in
      let name = word.drop { $0 == "!" || $0 == "(" }
      return !name.dropFirst().contains(".") && !["let", "var", "nil"].contains(name)
    }
  }

  /// Whether a view's state, as it starts, leads to another branch; for what is added to
  /// a bar also whether an ordinary screen goes another way.
  private func startsOtherwise(
    _ branch: Branch, among branches: [Branch], _ position: Position
  ) -> Bool {
    func holds(_ branch: Branch) -> Bool? {
      if position.isAddition { return follow.isOrdinary(branch, in: position.scope) }
      if follow.isLoaded(branch, among: branches, in: position.scope) { return nil }
      return follow.holdsAtStart(branch.condition, in: position.scope)
    }
    if branch.subject != nil {
      return position.isAddition && branches.count == 1 && holds(branch) == false
    }
    if branch.condition != "else" { return holds(branch) == false }
    return branches.contains { $0.subject == nil && $0.condition != "else" && holds($0) == true }
  }
}

extension Branch {
  /// Whether nothing stands in it, or what shows nothing: `nil`, `EmptyView()`.
  fileprivate var showsNothing: Bool {
    body.allSatisfy { statement in
      switch statement {
      case .expression(.null), .result(.null?): true
      case .expression(.call(let call)), .result(.call(let call)?):
        call.name == "EmptyView" && call.arguments.isEmpty
      default: false
      }
    }
  }
}
