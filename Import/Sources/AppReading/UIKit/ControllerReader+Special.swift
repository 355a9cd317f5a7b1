internal import AppCode

extension ControllerReader {
  /// Gives a screen the titles of what is special, which are no more than states where it has another.
  func setSpecialTitles(of draft: ControllerDraft) {
    for (value, place, walk) in draft.specialTitles {
      var walk = walk
      walk.isAbsent = draft.screen.title?.value.isKnown ?? false
      walk.special = nil
      setTitle(value, at: place, walk)
    }
  }

  /// Whether a branch is one that an ordinary screen does not come with.
  func isSpecial(
    _ branch: Branch, among branches: [Branch], _ walk: Walk, _ known: inout KnownWays
  ) -> Bool {
    guard branch.subject == nil, !surelyGives(branch, walk),
      !follow.asksForSureThings(branch, in: walk.scope)
    else { return false }
    let hangsOnData =
      known.hangsOnData
      ?? branches.contains { $0.subject == nil && self.hangsOnData($0.condition, walk) }
    known.hangsOnData = hangsOnData
    if hangsOnData {
      let withItems =
        known.withItems
        ?? Set(branches.lazy.filter { Self.setsItems($0.body) }.map(\.condition))
      known.withItems = withItems
      // There is nothing in its place otherwise.
      if !withItems.contains(where: { $0 != branch.condition }) { return true }
    }
    if branch.condition != "else" { return holds(branch.condition, walk) == false }
    return branches.contains { $0.subject == nil && holds($0.condition, walk) == true }
  }

  /// What is known of all ways of a branching together, once somebody has asked.
  struct KnownWays {
    /// Whether only data decides any of them.
    var hangsOnData: Bool?
    /// The conditions of those that put buttons into the bar.
    var withItems: Set<String>?
  }

  /// Whether only data, or who is signed in, decides a condition.
  func hangsOnData(_ condition: String, _ walk: Walk) -> Bool {
    condition != "else" && !asksForPlace(condition, walk)
      && follow.flagHolds(condition, of: walk.owner, early: walk.draft.early, in: walk.scope) == nil
      && follow.hangsOnData(condition, in: walk.scope)
  }

  /// Whether a value that a side of the bar gets leaves nothing there.
  static func takesAway(_ value: Expression) -> Bool { value.isNull || isEmptyList(value) }

  /// Whether steps put buttons into the bar.
  private static func setsItems(_ body: [Statement]) -> Bool {
    var found = false
    ExpressionVisitor.visit(body) { expression in
      switch expression {
      case .assign(let place, let value, _):
        if takesAway(value) { return false }
        found = found || Follower.path(place)?.last?.contains("BarButtonItem") ?? false
      case .call(let call):
        if call.arguments.first.map({ takesAway($0.value) }) ?? false { return true }
        found = found || call.name?.contains("BarButton") ?? false
      default: break
      }
      return !found
    }
    return found
  }

  /// What does not hold on an ordinary screen after an `if` that leaves the function there:
  /// `canEdit` after `if !canEdit { return }`; nil for any other.
  func returnsOrdinarily(_ branches: [Branch], _ walk: Walk) -> String? {
    guard branches.count == 1, branches[0].subject == nil, branches[0].bindings.isEmpty,
      case .result? = branches[0].body.last,
      holds(branches[0].condition, walk) == true || hangsOnData(branches[0].condition, walk)
    else { return nil }
    let condition = branches[0].condition
    return condition.hasPrefix("!") ? String(condition.dropFirst()) : "not " + condition
  }

  /// Whether a condition holds on an ordinary screen; nil where nothing says so.
  func holds(_ condition: String, _ walk: Walk) -> Bool? {
    guard condition != "else" else { return nil }
    guard !asksForPlace(condition, walk) else { return givenAsItComes(condition, walk) }
    return follow.flagHolds(condition, of: walk.owner, early: walk.draft.early, in: walk.scope)
      ?? givenAsItComes(condition, walk) ?? follow.isOrdinary(condition, in: walk.scope)
  }

  /// Whether a condition holds on the first screen of a stack alone.
  static func asksForFirst(_ condition: String) -> Bool {
    // Few conditions ask for one of these; the children of a stack are what stands on it.
    var condition = condition
    if let turned = turned(condition) {
      guard turned.contains("!=") else {
        return turned.contains("viewControllers.count > 1")
      }
      condition = turned.replacing("!==", with: "==").replacing("!=", with: "==")
    }
    for list in ["children", "childViewControllers"] where condition.contains(list) {
      for sign in ["?.", "!.", "."] {
        condition = condition.replacing(
          "navigationController\(sign)\(list)", with: "navigationController\(sign)viewControllers")
      }
    }
    guard condition.contains("viewControllers") else { return false }
    return [
      "viewControllers.count == 1", "viewControllers.count <= 1", "viewControllers.count < 2",
      "viewControllers.first == ", "viewControllers.first === ", "viewControllers.firstObject == ",
      "viewControllers.objectAtIndex(0) == ", "viewControllers[0] == ", "viewControllers[0] === ",
    ]
    .contains { condition.contains($0) }
  }

  /// Whether a condition holds where a screen stands before this one on its stack.
  static func asksForBefore(_ condition: String) -> Bool {
    guard condition.contains("navigationController") else { return false }
    var condition = condition
    if let turned = turned(condition) {
      guard turned.contains("==") else { return false }
      condition = turned.replacing("===", with: "==").replacing("==", with: "!=")
    }
    let plain = Self.plain(
      condition.filter { !" ()".contains($0) }.replacing("??0", with: "")
        .replacing("??1", with: "").replacing("!.", with: ".").filter { $0 != "?" }
        .replacing("!==", with: "!=").replacing("self.navigationController", with: stackOfSelf))
    return ["viewControllers", "children", "childViewControllers"].contains { list in
      let list = stackOfSelf + "." + list
      return plain.contains("self!=" + list)
        || askingForBefore.contains { plain.contains(list + $0) }
    }
  }

  /// What a condition asks for that holds where that does not, if it is one comparison: `first === self` of
  /// `!(first === self)`; nil for any other.
  private static func turned(_ condition: String) -> String? {
    guard condition.hasPrefix("!("), condition.hasSuffix(")") else { return nil }
    let inside = condition.dropFirst(2).dropLast()
    guard !["&&", "||", ", "].contains(where: inside.contains) else { return nil }
    var depth = 0
    for letter in inside where depth >= 0 {
      if letter == "(" { depth += 1 }
      if letter == ")" { depth -= 1 }
    }
    guard depth == 0 else { return nil }
    return String(inside)
  }

  private static let stackOfSelf = "navigationController"

  /// A condition without spaces with places of a list as Swift has them in the place of messages that ask
  /// for one: `self!=navigationController.viewControllers[0]` of
  /// `self!=[navigationController.viewControllersobjectAtIndex:0]`.
  private static func plain(_ condition: String) -> String {
    guard condition.contains("[" + stackOfSelf) else { return condition }
    return condition.replacing("[" + stackOfSelf, with: stackOfSelf)
      .replacing("sobjectAtIndex:0]", with: "s[0]")
      .replacing("sindexOfObject:self]", with: "s.indexOfObjectself")
  }

  /// What is asked of the screens of a stack, without spaces, of a screen that is not the first of them.
  private static let askingForBefore =
    [".count>1", ".count>=2", ".count!=1", "[0]!=self", ".objectAtIndex0!=self"]
    + [".first", ".firstObject"].map { $0 + "!=self" }
    + [".firstIndexof:self", ".indexof:self", ".indexOfObjectself"].flatMap {
      [$0 + "!=0", $0 + ">0", $0 + ">=1"]
    }

  /// Sets of buttons without what they ask for in vain, as their screen always has another before it.
  func settled(
    _ sets: [ControllerDraft.ItemSet], of found: InterfaceReader.Found, _ name: String
  ) -> [ControllerDraft.ItemSet] {
    func asksForBefore(_ part: String) -> Bool {
      Self.asksForBefore(spelledOut(part, of: name)) && !part.contains("&&")
    }
    guard sets.contains(where: { $0.condition.map(asksForBefore) ?? false }) else { return sets }
    let ways = standings[name, default: []] + loosePushes[name, default: []]
    let isDrawnAsPushed = found.screen.parent != nil && found.screen.presentation == nil
    guard pushed.contains(name) || !ways.isEmpty || isDrawnAsPushed,
      !ways.contains(where: { $0.parent == nil }),
      !roots.contains(name), !presentedClasses.contains(name),
      !presentedByLibraries.contains(name),
      !interfaces.contains(where: { $0.customClass == name && $0.isOnOwnStack })
    else { return sets }
    return sets.map { set in
      var set = set
      let parts = set.condition?.split(separator: ", ").map(String.init) ?? []
      let open = parts.filter { !asksForBefore($0) }
      if open.count < parts.count {
        set.condition = open.isEmpty ? nil : open.joined(separator: ", ")
      }
      return set
    }
  }

  /// Whether buttons are for screens that stand in another place of a stack.
  func isForAnotherPlace(_ set: ControllerDraft.ItemSet, than screen: Screen) -> Bool {
    let name = screen.name
    guard let condition = set.condition.map({ spelledOut($0, of: name) }) else { return false }
    if Self.asksForBefore(condition) {
      let drawn = standings[name] ?? []
      guard !pushed.contains(name), loosePushes[name] == nil,
        drawn.allSatisfy({ $0.parent == nil })
      else { return false }
      // Where it is drawn says more than that some segue leads to it.
      guard drawn.isEmpty,
        !interfaces.contains(where: { $0.customClass == name && $0.isOnOwnStack })
      else { return true }
      return !segueDestinations.contains(name)
        && (roots.contains(name) || presentedClasses.contains(name)
          || presentedByLibraries.contains(name))
    }
    // What a base class does for the first screen of a stack is not there on the others.
    guard set.generation > 0, Self.asksForFirst(condition) else { return false }
    if condition.contains("presentingViewController != nil &&"), !condition.contains("||"),
      !screen.isSheet, !presentedClasses.contains(name), !presentedByLibraries.contains(name)
    {
      return true
    }
    return !roots.contains(name) || screen.isSheet && condition.contains("isBeingPresented")
  }

  /// Whether a condition asks for where a screen stands or what its bar has, which other rules tell.
  private func asksForPlace(_ condition: String, _ walk: Walk) -> Bool {
    let asked = spelledOut(condition, of: walk.owner)
    return Self.asksForFirst(asked) || Self.asksForBefore(asked)
      || condition.contains("BarButtonItem") || condition.contains("isBeingPresented")
  }
}

extension ControllerReader {
  /// Most bytes of conditions that are kept of those which lead to what is special.
  private static let specialLimit = 4096

  /// Notes that the steps from here on are those of something special, which is said where there are
  /// too many of them.
  ///
  /// - Parameter isApart: whether they have a scope of their own already, as those of a branch have.
  func makeSpecial(_ walk: inout Walk, _ condition: String, isApart: Bool) {
    guard walk.special?.utf8.count ?? 0 < Self.specialLimit else {
      let screen = walk.draft.screen.place
      return follow.shortfalls.note(
        .conditions, walk.scope.path, screen.path == walk.scope.path ? screen.line : 0)
    }
    walk.makeSpecial(condition, isApart: isApart)
  }
}

extension ControllerReader.Walk {
  /// Notes that the steps from here on are those of something special.
  ///
  /// - Parameter isApart: whether they have a scope of their own already.
  fileprivate mutating func makeSpecial(_ condition: String, isApart: Bool) {
    special = [special, condition].compactMap(\.self).joined(separator: ", ")
    if !isApart { scope = scope.inner() }
    scope.branch = .special(special ?? condition)
  }
}

extension Item.Branch {
  /// The branch of what an ordinary screen does not come with, the same for the same condition.
  static func special(_ condition: String) -> Item.Branch {
    // Branchings of views and functions are counted upwards.
    let number = condition.unicodeScalars.reduce(7) { ($0 &* 31 &+ Int($1.value)) % 1_000_003 }
    var branch = Item.Branch(branching: -1 - number, way: 0, condition: condition)
    (branch.isNotFirst, branch.isAbsent) = (true, true)
    return branch
  }
}
