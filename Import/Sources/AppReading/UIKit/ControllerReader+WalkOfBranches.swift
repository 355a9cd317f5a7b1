internal import AppCode

extension ControllerReader {
  /// Walks the ways of going on that may be taken, each with what holds there.
  func branches(_ written: [Branch], _ walk: Walk) {
    let branches = ofUnsetFlags(withoutStorage(written, walk), walk)
    if !walk.unsetFlags.isEmpty, branches.first?.condition ?? "else" == "else" {
      guard let way = branches.first else { return }
      return self.walk(way.body, walk.inside(walk.scope.inner()))
    }
    if let steps = Self.steps(ifMissing: branches) {
      return self.walk(steps, walk.inside(walk.scope.inner()))
    }
    if asksForMissingTitle(branches, walk), hasTitleOfBase(walk) {
      return branches.dropFirst().forEach { self.walk($0.body, walk.inside(walk.scope.inner())) }
    }
    let chosen = inOrderOfTime(follow.chosen(branches, in: walk.scope), walk)
    branchings += 1
    let number = branchings
    let cases = branches.contains { $0.subject != nil } ? Set(branches.map(\.condition)) : []
    let all = chosen.map(\.0)
    var known = KnownWays()
    let count = walk.draft.sets.count
    let screens = screensGiven(by: branches, in: walk.scope)
    var given: [String: [Scope.Value]] = [:]
    var last: Scope?
    for (way, (branch, start)) in chosen.enumerated() {
      var inside = walk.inside(walk.scope.inner())
      for (name, type) in screens { inside.scope.declare(name, type: type) }
      if start == .editing { inside.scope.isOfLater = true }
      if start != .first { inside.isAbsent = true }
      if isSpecial(branch, among: all, walk, &known) {
        makeSpecial(&inside, branch.condition, isApart: true)
      }
      if chosen.count > 1 { inside.ways[number] = way }
      if branch.subject != nil {
        inside.otherCases.add(cases, but: branch.condition)
        walk.draft.noteQuestion(of: branch)
      }
      var condition = branch.condition
      if condition == "else", branches.count == 2, Self.setsTitle(branch.body),
        !Self.setsTitle(branches[0].body)
      {
        // Otherwise the title stays what it is.
        condition = "not " + branches[0].condition
      }
      if chosen.count > 1 || !isSure(branch, walk) && !isLeft(branch, of: branches) {
        inside.condition = [walk.condition, condition].compactMap(\.self).joined(
          separator: ", ")
        take(branch, of: branches, but: all, into: &inside)
      }
      follow.bind(branch, in: inside.scope, from: walk.scope, inside.making)
      self.walk(branch.body, inside)
      last = inside.scope
      // What a branch makes and leaves with is nothing to the steps after it.
      for name in screens.keys where !Self.leaves(branch.body) {
        guard let made = Self.made(name, in: inside.scope) else { continue }
        given[name, default: []].append(made)
      }
    }
    give(given, in: walk.scope)
    follow.settle(branches, taking: all, named: last, in: walk.scope)
    if chosen.count == branches.count {
      noteTitle(ofAll: branches, walk)
      settleSides(ofAll: branches, before: count, walk)
    }
    leaveToLaterCases(all, from: count, walk)
  }

  /// What a branch makes for a name, also under a name of its own: `let page = List(); next = page`; nil
  /// for nothing that is made there.
  private static func made(_ name: String, in scope: Scope) -> Scope.Value? {
    guard let value = scope.value(name) else { return nil }
    switch value.expression {
    case .call, .cast: return value
    case .name(let own) where own != name:
      guard let made = value.scope.value(own) else { return nil }
      if case .call = made.expression { return made }
      return nil
    default: return nil
    }
  }
}
