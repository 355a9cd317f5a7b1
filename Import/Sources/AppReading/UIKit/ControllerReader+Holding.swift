internal import AppCode

/// What holds where the steps of a walk run.
extension ControllerReader {
  /// Notes what holds in one of several branches: its condition, and none of those before it.
  ///
  /// - Parameter chosen: those that may be taken, in any order.
  func take(
    _ branch: Branch, of branches: [Branch], but chosen: [Branch], into walk: inout Walk
  ) {
    // What is one case is none of the others, and the rest of many says next to nothing.
    let isCase = branch.subject != nil && !branch.cases.isEmpty
    if !isCase, branches.count <= Self.branchLimit {
      for other in branches.prefix(while: { !$0.isSame(as: branch) })
      where chosen.contains(where: other.isSame) {
        if let asked = asked(by: other, walk) { walk.holding.add(follow.compared(asked), false) }
      }
    }
    if branch.condition != "else", let asked = asked(by: branch, walk) {
      walk.holding.add(follow.compared(asked))
    }
  }

  /// Most branches of which what does not hold on the later ones is kept.
  private static let branchLimit = 16

  /// Notes that steps do not hold any more of what leaves their function.
  func leave(_ branches: [Branch], _ walk: inout Walk) {
    guard branches.count == 1, Self.leaves(branches[0].body),
      let asked = asked(by: branches[0], walk)
    else { return }
    walk.holding.add(follow.compared(asked), false, isOfGuard: true)
  }

  /// Notes what holds after a `guard`, and what does not in the steps that it leads to otherwise.
  func part(
    by condition: String, _ otherwise: [Statement], _ walk: inout Walk, _ other: inout Walk
  ) {
    let asked = follow.compared(spelled(condition, walk))
    other.holding.add(asked, false)
    // Most ask for what is always there.
    walk.holding.add(asked, isOfGuard: Self.missing(by: condition, otherwise) == nil)
  }

  /// What a branch asks, as an `if` would; nil for what is left of the cases of a `switch`.
  private func asked(by branch: Branch, _ walk: Walk) -> String? {
    guard let subject = branch.subject else { return spelled(branch.condition, walk) }
    // What a case carries may be asked for as well.
    guard !branch.cases.isEmpty, !branch.condition.contains(" where ") else { return nil }
    let name = spelled(subject.source, walk)
    return branch.cases.map { "\(name) == .\($0)" }.joined(separator: " || ")
  }

  /// A condition as the whole class may ask for it: with what a function was handed for the flag that it
  /// asks for, and with names of the function's own told from those of others.
  func spelled(_ written: String, _ walk: Walk) -> String {
    let condition = withoutStorage(written, walk)
    let isTurned = condition.hasPrefix("!")
    let bare = String(condition.drop { $0 == "!" })
    if let handed = follow.handed(bare, in: walk.scope) {
      return (isTurned ? "!(" : "(") + handed.condition + ")"
    }
    return Self.replacingWords(in: condition) { word, before in
      let isOwn =
        before != "." && word != "self" && word != "editing"
        && (walk.scope.declares(word) || isParameter(word, walk))
      return isOwn ? "\(word)@\(walk.function)\(walk.origin?.line ?? 0)" : word
    }
  }

  /// Whether a name is that of what the function is handed which is walked.
  private func isParameter(_ name: String, _ walk: Walk) -> Bool {
    index.types[walk.owner]?.functions.contains { function in
      function.name == walk.function && function.parameters.contains { $0.name == name }
    } ?? false
  }

  /// Notes what holds where the screen gets a title, and where it gets another.
  func noteHoldings(of found: TextReader.Answer, _ walk: Walk) {
    let draft = walk.draft
    func note(_ words: AppText, _ condition: String?, _ isAnswer: Bool) {
      // What is done at some other time may not hold any more.
      var holding = walk.isHanded ? Holding() : walk.holding
      if let condition { holding.add(follow.compared(spelled(condition, walk)), isAnswer) }
      draft.holdingsOfTitles[words, default: []].insert(holding)
    }
    note(found.words, found.condition, true)
    for other in found.others {
      let isRest = other.condition.isEmpty || other.condition == "else"
      if isRest {
        guard found.others.count == 1, let first = found.condition else { continue }
        note(other.words, first, false)
      } else if !other.condition.contains("else"), !other.condition.hasPrefix("case ") {
        note(other.words, other.condition, true)
      }
    }
  }
}

extension Branch {
  /// Whether it is the same of several branches as another.
  fileprivate func isSame(as other: Branch) -> Bool {
    condition == other.condition && cases == other.cases
  }
}
