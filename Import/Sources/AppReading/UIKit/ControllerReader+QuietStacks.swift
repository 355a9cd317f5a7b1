internal import AppCode

/// Stacks that hide their bar as they come, so that what stands on them has none.
///
/// UIKit: a hidden bar stays hidden for what is pushed later, until some code shows it.
extension ControllerReader {
  /// What is known of stacks that code makes, and of the ways between the screens on them.
  struct QuietStacks {
    /// The calls that make them, by the class of the screen that is first on them.
    var made: [String: Set<String>] = [:]
    /// Those of them that have their bar hidden where they are made, with the place of that.
    var hidden: [String: [String: Place]] = [:]
    /// The classes that show each screen on the stack they stand on.
    var shownFrom: [String: Set<String>] = [:]
    /// The classes of which some way starts on a stack whose bar is hidden where that is made, once they
    /// are known.
    var comeFromHidden: Set<String>?
    /// Stacks that properties hold, by what stands for them, with the place where their bar is hidden;
    /// nil for those with a bar.
    var held: [String: Place?] = [:]
    /// Where an app hides the bars of all its stacks, once that is known; nil where it does not.
    var allHidden: Place??
    /// Where classes hide the bars of stacks that their properties hold, as far as they were looked at.
    var hiddenByMakers: [NamedStack: Place?] = [:]
    /// Whether names of classes stand for whatever stack is on top, as far as that was asked.
    var namesOnTop: [String: Bool] = [:]
    /// Whether something in the app comes to a class which is no screen, by the class.
    var isUsed: [String: Bool] = [:]
    /// The types that make or hand on values of each.
    var users: [String: Set<String>] = [:]
    /// Screens that code puts first on stacks of which nothing is known.
    var setElsewhere: Set<String> = []
    /// The steps by which code hides the bars of stacks that it makes, by their place.
    var steps: Set<String> = []
    /// Functions that the app adds to UIKit's stacks to hide or show their bar, once they are known.
    var added: [String: StepOfStack]?
    /// The types that mention what the app adds to UIKit's screens, by its name, once they are known.
    var callersOfAdded: [String: Set<String>]?
    /// What the classes inherit from that code puts on stacks as it makes them, once that is known.
    var basesOfFirst: Set<String>?
  }

  /// Notes that code hides the bar of a stack which it makes with a screen on it, or shows it again:
  /// `stack.isNavigationBarHidden = true`.
  func noteQuiet(_ value: Expression, of names: [String], _ line: Int, _ walk: Walk) {
    noteTold(value, of: names, walk)
    guard let name = names.first, names.count > 1, Self.isOfHiding(names.dropFirst()),
      let made = walk.scope.value(name) ?? follow.target(.name(name), in: walk.scope),
      case .call(let call) = made.expression, let root = first(on: call, made.scope)
    else { return }
    var inside = walk
    inside.scope = made.scope
    guard let type = controller(root, inside) else { return }
    let mark = "\(made.scope.path):\(call.line)"
    // What an action makes comes as it is made.
    let making = walk.scope.value(name)?.making
    guard case .bool(true) = value, !walk.isAbsent || making?.isAbsent == true,
      walk.special == making?.special, walk.condition == nil || walk.scope.value(name) != nil
    else {
      // A stack whose bar comes and goes.
      quietStacks.made[type, default: []].insert(mark + " shown")
      return
    }
    quietStacks.hidden[type, default: [:]][mark] = Place(walk.scope.path, line)
    quietStacks.steps.insert("\(walk.scope.path):\(line)")
  }

  /// Gives the screens on such stacks what is known of their bar.
  func takeQuietStacks() {
    var classes: [String: Place?] = [:]
    func place(ofStack name: String) -> Place? {
      if let known = classes[name] { return known }
      let found = whereHidden(byStack: name)
      classes[name] = .some(found)
      return found
    }
    var places: [String: Place] = [:]
    for (type, names) in stacks where saysNothingElse(type) {
      let own = names.compactMap { place(ofStack: $0) }
      if own.count == names.count, let place = own.min(by: Self.isBefore) {
        places[type] = place
      } else if let made = quietStacks.made[type], let hidden = quietStacks.hidden[type],
        Set(hidden.keys) == made
      {
        places[type] = hidden.values.min(by: Self.isBefore)
      }
    }
    for (name, ways) in loosePushes {
      quietStacks.shownFrom[name, default: []].formUnion(ways.compactMap(\.parent))
    }
    // The stack of a child is that of the screen around it.
    for (name, around) in containers where isOnlyChild(name) {
      quietStacks.shownFrom[name, default: []].formUnion(around)
    }
    for owner in Set(quietStacks.shownFrom.values.joined()) { _ = place(ofStack: owner) }
    var sure = classes.compactMapValues(\.self)
    sure.merge(quietStacks.held.compactMapValues(\.self)) { first, _ in first }
    for found in interfaces {
      // What is drawn on a stack without a bar, unless its code has a word of that.
      guard let name = found.customClass, let fact = found.screen.isBarHidden, fact.value,
        let draft = drafts[name], draft.screen.isBarHidden == nil, standings[name] == nil,
        !pushed.subtracting(pushedBySegues).contains(name), !roots.contains(name),
        !speaksOfHiding(index.lineage(name), but: { _ in false })
      else { continue }
      sure[name] = sure[name] ?? fact.place
    }
    takeHidingBases()
    for (name, draft) in drafts where draft.screen.hasNoBar && sure[name] == nil {
      guard let fact = draft.screen.isBarHidden, fact.value,
        !speaksOfHiding(index.lineage(name), but: hidesBar)
      else { continue }
      sure[name] = fact.place
    }
    if let place = whereAllStacksHide() { places[Self.stackOnTop] = place }
    guard !places.isEmpty || !sure.isEmpty, !showsBarsElsewhere(but: sure) else { return }
    for (type, place) in screens(shownFrom: sure, or: places) {
      drafts[type]?.screen.isBarHidden = Fact(true, at: place, .followed)
      drafts[type]?.screen.hasNoBar = true
    }
  }

  /// The screens that come to stand on such stacks alone, with the place where the bar is hidden.
  ///
  /// - Parameters:
  ///   - sure: the classes of such stacks, and screens that hide the bar themselves.
  ///   - roots: the first screens of such stacks.
  private func screens(
    shownFrom sure: [String: Place], or roots: [String: Place]
  ) -> [String: Place] {
    let starts = roots.merging(sure) { first, _ in first }
    let inner = makersOfUnshown()
    let shownFrom = quietStacks.shownFrom.merging(inner) { first, _ in first }
      .mapValues(withHeirs)
    var next: [String: [String]] = [:]
    for (type, owners) in shownFrom {
      for owner in owners { next[owner, default: []].append(type) }
    }
    // What may be shown from such stacks alone, as far as it says nothing else itself.
    var reached = starts
    let areMost = areMostStacks(starts)
    let areAll = whereAllStacksHide() != nil
    /// Whether what a class shows comes on one of these stacks, whatever stack there is.
    func findsOne(_ owner: String) -> Bool {
      standsNowhere(owner) && (areMost || areAll && isUsed(owner))
    }
    if areMost || areAll, let place = starts.values.min(by: Self.isBefore) {
      for (type, owners) in shownFrom
      where drafts[type] != nil && reached[type] == nil && stacks[type] == nil
        && saysNothingElse(type) && owners.allSatisfy(findsOne)
      {
        reached[type] = place
      }
    }
    var open = reached.keys.sorted()
    while let owner = open.popLast() {
      for type in (next[owner] ?? []).sorted()
      where reached[type] == nil && stacks[type] == nil && saysNothingElse(type) {
        reached[type] = reached[owner]
        open.append(type)
      }
    }
    // What some other screen shows as well may have a bar, and so has what it shows then.
    var left = reached.keys.filter { type in
      guard sure[type] == nil, let owners = shownFrom[type] else { return false }
      return owners.contains {
        reached[$0] == nil && $0 != Self.stackOnTop && !findsOne($0)
      }
        || quietStacks.setElsewhere.contains(type)
          && owners.contains { quietStacks.held[$0] != nil }
    }
    while let type = left.popLast() {
      guard reached.removeValue(forKey: type) != nil else { continue }
      left += (next[type] ?? []).filter { reached[$0] != nil && sure[$0] == nil }
    }
    return reached.filter {
      drafts[$0.key] != nil && sure[$0.key] == nil && inner[$0.key] == nil
    }
  }

  /// Whether most of the stacks that code makes are such stacks: what shows a screen on whatever stack there
  /// is then shows it on one of these.
  private func areMostStacks(_ reached: [String: Place]) -> Bool {
    let quiet = stacks.keys.count { reached[$0] != nil }
    return quiet > Self.quietShare * max(1, stacks.count - quiet)
  }

  /// How many stacks without a bar there are for each with one where these are most.
  private static let quietShare = 3

  /// Whether a class is no screen that anything puts on a stack.
  private func standsNowhere(_ name: String) -> Bool {
    stacks[name] == nil && !roots.contains(name) && !pushed.contains(name)
      && standings[name] == nil && !isDrawn(name)
  }

  /// Whether a class is drawn.
  private func isDrawn(_ name: String) -> Bool {
    drawn.contains(name) || segueDestinations.contains(name)
  }

  /// Classes with those that inherit from them in place of such as nothing shows: what the code of a base
  /// class shows comes from the screens that inherit it, also from those that code makes for stacks which
  /// old drawings have.
  private func withHeirs(_ owners: Set<String>) -> Set<String> {
    func isShown(_ name: String) -> Bool {
      parents[name] != nil || roots.contains(name) || stacks[name] != nil
        || standings[name] != nil || containers[name] != nil || callers[name]?.isEmpty == false
        || quietStacks.shownFrom[name] != nil || quietStacks.hidden[name] != nil
    }
    return owners.reduce(into: []) { found, owner in
      let all = drafts[owner] == nil || isShown(owner) ? [] : heirs(of: owner)
      let heirs = all.filter(isShown)
      if heirs.isEmpty {
        found.insert(owner)
      } else {
        found.formUnion(heirs.union(all.filter(isNamed)))
      }
    }
  }

  /// Whether code names a class where it has a value, as it does to make one.
  private func isNamed(_ name: String) -> Bool {
    namedTypes.contains(name.split(separator: ".").last.map(String.init) ?? name)
  }

  /// What stands for whatever stack a person has before them.
  static let stackOnTop = "the stack on top"

  /// The screens that make those which push others and which nobody shows: such a one stands inside of the
  /// screen that makes it, and pushes on the stack of that.
  private func makersOfUnshown() -> [String: Set<String>] {
    var found: [String: Set<String>] = [:]
    for type in Set(quietStacks.shownFrom.values.joined())
    where drafts[type] != nil && parents[type] == nil && !roots.contains(type)
      && !pushed.contains(type) && !presentedClasses.contains(type)
    {
      let makers = Set((callers[type] ?? []).map(\.owner)).union(containers[type] ?? [])
      if !makers.isEmpty { found[type] = makers.subtracting([type]) }
    }
    return found
  }

  /// Whether a screen is drawn on stacks without a bar alone.
  private func isDrawnHidden(_ type: String) -> Bool {
    let drawn = interfaces.filter { $0.customClass == type }
    return !drawn.isEmpty && drawn.allSatisfy { $0.screen.isBarHidden?.value == true }
  }

  func isStack(_ type: String) -> Bool {
    index.ancestors(type).contains("UINavigationController")
  }

  /// Whether a screen never shows a bar, and none of what it comes with hides one, and it is drawn on no
  /// stack.
  private func saysNothingElse(_ type: String) -> Bool {
    guard let draft = drafts[type], draft.screen.isBarHidden == nil,
      draft.functionOfHiding == nil, standings[type] == nil, !shownAsPushed.contains(type),
      // Where a segue leads to it from a screen that is drawn, that is known.
      !segueDestinations.contains(type) || loosePushes[type] != nil || isDrawnHidden(type)
    else { return false }
    // What may hide the bar somewhere else leaves a hidden one hidden.
    return !speaksOfHiding(index.lineage(type), isOfHeld: false, but: hidesBar)
  }

  /// Whether some code that is no screen shows or hides bars as it likes.
  private func showsBarsElsewhere(but stacks: [String: Place]) -> Bool {
    index.types.contains { name, entry in
      stacks[name] == nil && (drafts[name] == nil || isStack(name))
        && speaksOfHiding([entry], but: { Self.hides($0) })
        && !entry.functions.allSatisfy { isOfCallers($0, of: name) }
    }
  }

  private static func isBefore(_ first: Place, _ second: Place) -> Bool {
    (first.path, first.line) < (second.path, second.line)
  }
}
