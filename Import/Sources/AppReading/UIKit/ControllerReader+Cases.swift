internal import AppCode

/// Titles of the cases of a `switch`, and what stands beside them.
extension ControllerReader {
  /// Notes that the screen has a title in every case of a `switch`.
  func noteTitle(ofAll branches: [Branch], _ walk: Walk) {
    guard walk.isSure, branches.first?.subject != nil,
      branches.allSatisfy({ Self.alwaysSetsTitle($0.body) })
    else { return }
    walk.draft.isTitleInAllCases = true
  }

  /// Counts buttons that only later cases of a `switch` put into a side that has none among what the
  /// screen does not come with, where its first case says that it does nothing.
  ///
  /// - Parameter count: how many sets of buttons there were before the `switch`.
  func leaveToLaterCases(_ branches: [Branch], from count: Int, _ walk: Walk) {
    let draft = walk.draft
    guard draft.sets.count > count, branches.count > 1, walk.isSure,
      branches.allSatisfy({ $0.subject != nil && !Self.setsTitle($0.body) }),
      branches[0].body.isEmpty,
      // Buttons of a case that has a title of its own stand with that title.
      !branches.contains(where: { branch in
        branch.condition == draft.titleCondition
          || draft.titles.contains { $0.condition == branch.condition }
      })
    else { return }
    let known = Set(draft.sets.prefix(count).map(\.position))
    for number in draft.sets.indices.dropFirst(count)
    where !known.contains(draft.sets[number].position) {
      draft.sets[number].isAbsent = true
    }
  }

  /// Whether a branch asks for something that always holds.
  func isSure(_ branch: Branch, _ walk: Walk) -> Bool {
    isOfOwnCase(branch, walk) || isOfConstant(branch, walk) || surelyGives(branch, walk)
      || follow.asksForSureThings(branch, in: walk.scope)
      || branch.subject == nil && branch.bindings.isEmpty
        && follow.truth(of: branch, in: walk.scope) == true
  }

  /// Whether the only branch that is taken is what is left of an `if` where nothing before it holds.
  func isLeft(_ branch: Branch, of branches: [Branch]) -> Bool {
    branch.condition == "else" && branches.count > 1 && branches[0].subject == nil
  }

  /// Whether a branch looks at a property of the screen's class that is the same case whenever it is
  /// asked, and is the one for that case.
  private func isOfConstant(_ branch: Branch, _ walk: Walk) -> Bool {
    guard let subject = branch.subject, let cases = walk.draft.cases,
      let path = Follower.path(subject)?.filter({ $0 != "self" }), path.count == 1,
      let known = cases.constant(path[0]), walk.scope.type == walk.owner
    else { return false }
    return branch.cases.contains(known) || branch.cases.isEmpty || branch.cases == ["_"]
  }

  /// Whether steps put something into the screen's title themselves.
  static func setsTitle(_ body: [Statement]) -> Bool {
    body.contains { statement in
      switch statement {
      case .expression(.assign(let place, _, _)):
        ["title", "self.title", "navigationItem.title", "self.navigationItem.title"]
          .contains(Follower.path(place)?.joined(separator: ".") ?? "")
      case .expression(.call(let call)): call.name?.lowercased().contains("title") ?? false
      case .branches(let branches): branches.contains { setsTitle($0.body) }
      default: false
      }
    }
  }

  /// The last of some steps that puts something into the screen's title, where others of them ask a base
  /// class to do what it does first; nil where none does.
  ///
  /// - Parameter comesWithTitle: whether of some branches the one that a screen comes with does.
  static func replacesTitles(_ body: [Statement], _ comesWithTitle: ([Branch]) -> Bool) -> Int? {
    body.contains(where: asksBase)
      ? body.lastIndex { statement in
        if case .branches(let branches) = statement { return comesWithTitle(branches) }
        guard case .expression(.assign(let place, _, _)) = statement else { return false }
        return ["title", "self.title", "navigationItem.title", "self.navigationItem.title"]
          .contains(Follower.path(place)?.joined(separator: ".") ?? "")
      } : nil
  }

  /// Whether the one of two branches that the screen comes with, by its own flags as they start, puts
  /// something into the title.
  func comesWithTitle(_ branches: [Branch], _ walk: Walk) -> Bool {
    let ways = inOrderOfTime(follow.chosen(branches, in: walk.scope), walk)
    guard let first = ways.first, first.1 == .first, Self.alwaysSetsTitle(first.0.body) else {
      return false
    }
    return ways.dropFirst().allSatisfy { $0.1 != .first }
      && (ways.count > 1 || isSure(first.0, walk) || first.0.condition == "else")
  }

  /// Whether a step asks a base class to do what it does.
  static func asksBase(_ statement: Statement) -> Bool {
    guard case .expression(.call(let call)) = statement,
      case .member(.name("super")?, _, _) = call.callee
    else { return false }
    return true
  }

  /// Whether steps put something into the screen's title whichever way they go.
  static func alwaysSetsTitle(_ body: [Statement]) -> Bool {
    body.contains { statement in
      switch statement {
      case .expression(.assign(let place, _, _)):
        ["title", "self.title", "navigationItem.title", "self.navigationItem.title"]
          .contains(Follower.path(place)?.joined(separator: ".") ?? "")
      case .branches(let branches):
        (branches.first?.subject != nil || branches.last?.condition == "else")
          && branches.allSatisfy { alwaysSetsTitle($0.body) }
      default: false
      }
    }
  }
}

extension ControllerReader.Walk {
  /// Whether the screen comes with what the steps here do, whatever holds.
  var isSure: Bool {
    condition == nil && special == nil && !isLater && !isAbsent && !isOutside && !isMaker
  }
}

extension ControllerDraft {
  /// The buttons that the title's own branch puts on a side after what is always there: those that
  /// stand beside the title; nil for none.
  static func besideTitle(_ near: [ItemSet], _ titleWays: [Int: Int]) -> ItemSet? {
    guard
      let own = near.lastIndex(where: { set in
        !set.ways.isEmpty && !set.isLater
          && set.ways.allSatisfy { titleWays[$0.key] == $0.value }
      })
    else { return nil }
    let isLast = !near[own...].contains { $0.condition == nil && !$0.isLater }
    return isLast ? near[own] : nil
  }
}
