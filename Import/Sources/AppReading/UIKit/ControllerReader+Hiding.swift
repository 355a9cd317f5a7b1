internal import AppCode

/// Bars and back buttons that code hides.
extension ControllerReader {
  /// Notes whether the screen hides its bar; one that only the running app decides about is there,
  /// also where the stack that is drawn around it hides its own.
  func hide(_ value: Expression, at place: Place, _ walk: Walk) {
    // What a block does that somebody else runs later.
    if walk.isHanded { return }
    var (isHidden, isOwn) = (false, walk.generation == 0)
    // The kind of device is decided where it is read for.
    if let flag = Follower.flag(value, isPad: index.isPad) {
      isHidden = flag
      walk.draft.showsBar =
        !flag && walk.condition == nil && walk.special == nil && !walk.isLater && !walk.isAbsent
    } else {
      // What a base class asks each of its heirs; what is passed to a screen may be anything.
      if let asked = askedOfHeirs(value.source, walk) {
        isHidden = follow.truth(of: value.source, in: walk.scope) ?? false
        let own = index.types[walk.owner]
        isOwn = isOwn || own?.propertiesByName[asked] != nil || own?.functionsByName[asked] != nil
      }
    }
    // In one function the last word counts.
    if walk.draft.screen.isBarHidden == nil || walk.draft.functionOfHiding == walk.function {
      walk.draft.screen.isBarHidden = Fact(isHidden, at: place)
      walk.draft.functionOfHiding = walk.function
      walk.draft.screen.hasNoBar = isHidden && walk.condition == nil && isOwn
    }
  }

  /// What the screen's class says of itself, if a condition asks for nothing else: the name of a property that
  /// works it out or of a function without parameters that gives it, also of a value that one makes.
  private func askedOfHeirs(_ condition: String, _ walk: Walk) -> String? {
    guard let type = walk.scope.type else { return nil }
    var words = condition.drop { $0 == "!" }.replacing("type(of: self).", with: "Self.")
      .split(separator: " ")
    if words.count == 3, ["==", "!="].contains(words[1]) { words.removeLast(2) }
    guard words.count == 1 else { return nil }
    let path = words[0].split(separator: ".").filter { $0 != "self" && $0 != "Self" }.map(
      String.init)
    guard var name = path.first, path.count < 3 else { return nil }
    if walk.draft.cases?.isFlag(name) == true { return path.count == 1 ? name : nil }
    // A name of the function's own for what a property of the class works out.
    if path.count == 2, let named = walk.scope.value(name),
      let inner = Follower.path(named.expression)
    {
      name = inner.last { $0 != "self" } ?? name
    }
    if name.hasSuffix("()") {
      let bare = String(name.dropLast(2))
      let asked = Call(callee: .name(name), arguments: [], line: 0)
      return index.function(bare, of: type, for: asked)?.0.parameters.isEmpty == true ? bare : nil
    }
    let property =
      index.property(name, of: type, isStatic: words[0].hasPrefix("Self."))
      ?? index.property(name, of: type)
    return property?.0.getter != nil ? name : nil
  }

  /// Whether the steps of one of the class's own functions are taken in any case as its screen comes.
  func isAlwaysDone(_ walk: Walk) -> Bool {
    guard walk.condition == nil, walk.special == nil, !walk.isLater, !walk.isAbsent,
      !walk.isHanded, !walk.isOutside, !walk.isMaker, !walk.isStatic
    else { return false }
    var bodies: [String: [[Statement]]] = [:]
    for function in index.lineage(walk.owner).flatMap(\.functions) {
      bodies[function.spelling, default: []].append(function.body)
    }
    let start = Self.lifecycle.filter { $0.hasPrefix("view") }
    return EarlyFunctions.always(from: start, bodies).contains(walk.function)
  }

  /// Notes whether one of two ways hides the bar where the other one, which an ordinary screen does not
  /// go, shows it.
  func hide(_ value: Expression, onWayAt place: Place, _ walk: Walk) {
    guard case .bool(let flag) = value, walk.generation == 0, !walk.isLater, !walk.isHanded,
      !walk.isAbsent, !walk.isOutside, let condition = walk.condition
    else { return }
    let draft = walk.draft
    if walk.special != nil {
      if !flag { draft.waysWithBar[condition] = walk.ways }
    } else if flag, draft.screen.isBarHidden == nil,
      draft.waysWithBar.values.contains(where: { $0.excludes(walk.ways) })
    {
      draft.screen.isBarHidden = Fact(true, at: place)
      draft.functionOfHiding = walk.function
      draft.screen.hasNoBar = true
    }
  }

  /// Notes whether the back button is hidden; one that some way hides and another shows is there.
  func hideBack(_ value: Expression, at place: Place, _ walk: Walk) {
    let draft = walk.draft
    var known: Bool?
    if case .bool(let flag) = value { known = flag } else { known = settledFlag(value, walk) }
    guard let flag = known else { return }
    // What happens later hides it only for a while.
    if !flag, !Self.lifecycle.contains(walk.function) { draft.showsBackLater = true }
    // What is special may have none where an ordinary screen has one.
    guard !walk.isLater || walk.isOutside, !walk.isAbsent, walk.special == nil || walk.isOutside
    else { return }
    if Self.lifecycle.contains(walk.function) { draft.hidesBackSurely = true }
    if !flag, let ways = draft.waysOfHiddenBack, ways.excludes(walk.ways) {
      draft.screen.hidesBack = Fact(false, at: place)
      draft.waysOfHiddenBack = nil
    } else if isStraight(walk), walk.generation == 0,
      draft.functionOfHiddenBack.map({ comesBefore($0, walk.function) }) ?? false
    {
      // Of functions that the system calls the last one counts.
      draft.screen.hidesBack = Fact(flag, at: place)
      draft.functionOfHiddenBack = walk.function
    } else if draft.screen.hidesBack == nil {
      draft.screen.hidesBack = Fact(flag, at: place)
      if flag, walk.condition != nil { draft.waysOfHiddenBack = walk.ways }
      draft.functionOfHiddenBack = isStraight(walk) && walk.generation == 0 ? walk.function : nil
    }
  }

  /// Whether the system calls a function before another one as the screen comes.
  private func comesBefore(_ first: String, _ second: String) -> Bool {
    guard let first = Self.lifecycle.firstIndex(of: first),
      let second = Self.lifecycle.firstIndex(of: second)
    else { return false }
    return first < second
  }
}
