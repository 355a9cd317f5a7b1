internal import AppCode

extension ControllerReader {
  /// Walks what the classes of segues do as they lead to a screen.
  func readSegues() {
    let pushedByCode = pushed
    defer { pushedBySegues = pushed.subtracting(pushedByCode) }
    for segue in segues {
      guard let entry = index.types[segue.type], index.ancestors(segue.type).contains(Self.segue),
        let perform = entry.functions.first(where: { $0.name == "perform" }),
        isController(segue.destination)
      else { continue }
      follow.fuel.fill(at: Place(perform.path, perform.line))
      let scope = Scope(type: segue.type, path: perform.path)
      let screen = Expression.cast(.other("destination"), type: segue.destination)
      scope.set("destination", Scope.Value(expression: screen, scope: scope))
      // Where it is shown from is drawn.
      let known = (parents[segue.destination], shownBySeveral)
      walk(
        perform.body,
        Walk(
          draft: ControllerDraft(segue.type, at: entry.place), scope: scope, owner: segue.type,
          function: perform.name, generation: 9, isMaker: true))
      (parents[segue.destination], shownBySeveral) = known
    }
  }

  /// Gives a screen of which no title is drawn the screen that drawn segues push it from.
  func takeDrawnWays(to name: String, into screen: inout Screen) {
    // The stack of a child is that of the screen around it, and code may put a screen on one.
    let loose = loosePushes[name, default: []].filter { way in
      way.parent.map { isOnlyChild($0) || isOnStackOfCode($0) } ?? false
    }
    let before = (standings[name, default: []] + loose).map(\.parent)
    guard screen.parent == nil, screen.presentation == nil, !roots.contains(name),
      !presentedClasses.contains(name), let first = before.first ?? nil, !before.contains(nil)
    else { return }
    screen.parent = first
    screen.hasSeveralParents = screen.hasSeveralParents || Set(before).count > 1
  }

  /// Whether code puts a screen on a stack, or drawn segues push it after one that code puts there.
  func isOnStackOfCode(_ name: String) -> Bool {
    pushed.contains(name) || roots.contains(name) || pushedLoosely.contains(name)
  }

  /// Screens that drawn segues push after those which code puts on stacks, one after another.
  func findPushedLoosely() -> Set<String> {
    let next = Dictionary(grouping: loosePushes.values.joined()) { $0.parent ?? "" }
    var found: Set<String> = []
    var open = next.keys.filter { pushed.contains($0) || roots.contains($0) }
    while let parent = open.popLast() {
      for way in next[parent] ?? [] where found.insert(way.name).inserted { open.append(way.name) }
    }
    return found
  }

  /// Screens before which the screen that a segue leads from shows the bar of its stack, and those that
  /// drawn segues push after them.
  func findShownAsPushed() -> Set<String> {
    var found: Set<String> = []
    var open: [String] = []
    for (type, entry) in index.types where isController(type) {
      let words = Set(entry.functions.flatMap { Self.segues(afterShowingIn: $0.body) })
      guard !words.isEmpty else { continue }
      open += quietPushes.lazy
        .filter { $0.parent == type && words.contains($0.identifier ?? "") }.map(\.name)
    }
    // A bar that is shown stays, unless it is hidden before the next segue.
    let next = Dictionary(
      grouping: open.isEmpty ? [] : quietPushes.filter { !isHiddenBefore($0) }
    ) { $0.parent ?? "" }
    while let name = open.popLast() {
      guard found.insert(name).inserted else { continue }
      open += next[name]?.map(\.name) ?? []
    }
    for (type, entry) in index.types where isController(type) {
      for function in entry.functions where Self.preparesForSegue(function.name) {
        for case .branches(let branches) in function.body {
          for branch in branches where branch.body.contains(where: Self.showsBar) {
            for case .cast(let place, let name)? in branch.bindings.map(\.value)
            where Follower.path(place)?.last == "destination" {
              if let screen = index.typeName(name, from: type, in: function.path) {
                found.insert(screen)
              }
            }
          }
        }
      }
    }
    return found
  }

  /// Whether a screen hides the bar where it prepares for a segue.
  private func isHiddenBefore(_ push: InterfaceReader.Standing) -> Bool {
    guard let parent = push.parent, let word = push.identifier else { return false }
    let ways = index.lineage(parent).flatMap(\.functions).lazy
      .filter { Self.preparesForSegue($0.name) }.flatMap(\.body)
    return ways.contains { step in
      guard case .branches(let branches) = step else { return false }
      return branches.contains { branch in
        (branch.condition.contains("\"\(word)\"") || branch.cases.contains("\"\(word)\""))
          && branch.body.contains { step in
            if case .expression(let value) = step { Self.hides(value) } else { false }
          }
      }
    }
  }

  /// What code calls the segues by that steps perform once they have shown the bar, whatever is asked in
  /// between: `performSegue(withIdentifier: "open", sender: self)`.
  private static func segues(afterShowingIn body: [Statement], depth: Int = 0) -> [String] {
    guard depth < 16 else { return [] }
    var words: [String] = []
    var isShown = false
    for step in body {
      switch step {
      case .branches(let branches):
        for branch in branches { words += segues(afterShowingIn: branch.body, depth: depth + 1) }
      case .expression(.call(let call)) where isShown:
        guard ["performSegue", "performSegueWithIdentifier"].contains(call.name ?? ""),
          case .text(let parts, _)? = call.argument("withIdentifier")
            ?? call.arguments.first?.value,
          parts.count == 1, case .letters(let word)? = parts.first
        else { continue }
        words.append(word)
      default: isShown = isShown || showsBar(step)
      }
    }
    return words
  }

  private static func showsBar(_ step: Statement) -> Bool {
    guard case .expression(let value) = step else { return false }
    return showsBar(value)
  }

  /// Whether a drawn segue pushes a screen that code which is no screen pushes as well: a link from
  /// outside of the app comes to where the segue leads.
  func isDrawnInstead(_ edge: (parent: String, isSheet: Bool), _ name: String) -> Bool {
    !edge.isSheet && !isController(edge.parent)
      && standings[name, default: []].contains { $0.parent != nil }
  }

  /// Screens with those that drawn segues push from one with a small title as well as from one with a
  /// large one, and that have either after it.
  func afterEachMode(_ screens: [Screen]) -> [Screen] {
    let plain = Dictionary(
      screens.lazy.filter { $0.variant == nil }.map { ($0.name, $0) }
    ) { first, _ in first }
    func isSmall(_ name: String) -> Bool { plain[name]?.titleMode?.value == .inline }
    return screens.flatMap { screen -> [Screen] in
      let before = standings[screen.name, default: []].compactMap(\.parent)
      guard screen.variant == nil, let first = screen.parent, before.contains(first),
        [nil, .automatic].contains(screen.titleMode?.value),
        let second = before.first(where: { plain[$0] != nil && isSmall($0) != isSmall(first) })
      else { return [screen] }
      var (one, other) = (screen, screen)
      (one.hasSeveralParents, other.hasSeveralParents) = (false, false)
      (other.parent, other.variant) = (second, "from " + second)
      return [one, other]
    }
  }

  /// Notes the class of the screen that a segue leads to.
  func noteSegue(_ value: Expression, _ walk: Walk) {
    guard case .cast(let place, let name) = value,
      ["destination", "destinationViewController"].contains(Follower.path(place)?.last ?? ""),
      let type = index.typeName(name, from: walk.scope.type, in: walk.scope.path)
    else { return }
    segueDestinations.insert(type)
    // From here on the segue leads to that class, however the code calls it.
    if let path = Follower.path(place), path.count == 2 {
      walk.scope.set(
        path.joined(separator: "."),
        Scope.Value(expression: value, scope: walk.scope.snapshot()))
    }
  }

  /// Names with `segue.destination` as one name, where the code has taken it as a screen of the app's.
  static func joinedDestination(_ names: [String], _ walk: Walk) -> [String] {
    guard names.count > 2, names[1].hasPrefix("destination"), names[0] != "self",
      walk.scope.value(names[0] + "." + names[1]) != nil
    else { return names }
    return [names[0] + "." + names[1]] + names.dropFirst(2)
  }

  /// Notes what is set on a screen that is taken as its class on the way:
  /// `(segue.destination as? Editor)?.title = "New"`.
  func assignedThroughCast(
    _ value: Expression, to place: Expression, _ line: Int, _ walk: Walk
  ) {
    guard let (named, cast) = Self.named(place), goes(walk, line) else { return }
    noteSegue(cast, walk)
    let inside = walk.inside(walk.scope.inner())
    inside.scope.set(
      Self.castScreen, Scope.Value(expression: cast, scope: walk.scope.snapshot()))
    assigned(value, to: named, line, inside)
  }

  static let castScreen = "taken screen"

  /// A place with a name for what is taken as another type in it, or is first on a stack, and that; nil
  /// for any other.
  private static func named(
    _ place: Expression, depth: Int = 0
  ) -> (Expression, cast: Expression)? {
    guard depth < 6, case .member(let base?, let name, let line) = place else { return nil }
    switch base {
    case .cast: return (.member(.name(castScreen), name, line: line), base)
    case .item where stack(ofFirst: base) != nil:
      return (.member(.name(castScreen), name, line: line), base)
    default: break
    }
    guard let (inner, cast) = named(base, depth: depth + 1) else { return nil }
    return (.member(inner, name, line: line), cast)
  }

  private static let segue = "UIStoryboardSegue"
}
