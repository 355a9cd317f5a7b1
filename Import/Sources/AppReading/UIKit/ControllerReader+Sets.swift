internal import AppCode

extension ControllerReader {
  /// Groups in the order from the edge of the bar.
  static func fromEdge(_ groups: Expression) -> Expression {
    if case .list(let list) = groups { return .list(list.reversed()) }
    return groups
  }

  /// What makes several buttons one group.
  static let groups: Set = [
    "fixedGroup", "movableGroup", "optionalGroup", "UIBarButtonItemGroup",
  ]

  /// Notes groups of buttons that stand in the order of reading.
  func setGroups(_ value: Expression, at place: Place, _ walk: Walk) {
    if case .list = value {
      return setItems(Self.fromEdge(value), .right, at: place, walk)
    }
    let items = items(value, .left, at: place, in: walk.scope).reversed().map { item in
      var item = item
      item.position = .right
      return item
    }
    setItems(value, .right, at: place, walk, made: items)
  }

  /// Keeps a list of buttons, or of what a base class makes some of, that the screen puts into a property
  /// as it comes, for what it inherits to put into the bar.
  func keep(_ value: Expression, as name: String, _ walk: Walk) {
    guard !walk.isLater, !walk.isAbsent, !walk.isMaker, walk.special == nil,
      let (property, owner) = index.property(name, of: walk.owner), let type = property.type,
      type.hasPrefix("["), type.contains("BarButtonItem") || owner != walk.owner,
      let scope = walk.draft.scope, scope.allMembers[name] == nil
    else { return }
    if case .list(let list) = value, list.isEmpty { return }
    scope.setMember(
      name, Scope.Value(expression: value, scope: walk.scope.snapshot(), type: type))
  }

  /// Whether an expression is a list with nothing in it.
  static func isEmptyList(_ expression: Expression) -> Bool {
    switch expression {
    case .list(let list): return list.isEmpty
    case .call(let call):
      guard case .list = call.callee else { return false }
      return call.arguments.isEmpty
    default: return false
    }
  }

  /// What a list of the class's own that starts empty is given as the screen comes, in any case.
  func filled(_ name: String, in scope: Scope) -> Scope.Value? {
    guard scope.value(name) == nil else { return nil }
    let settings = scope.settings(of: name) + (around?.settings(of: name) ?? [])
    return settings.last {
      $0.property == "=" && $0.isEarly && !Self.isEmptyList($0.value.expression)
    }?.value
  }

  func setItems(
    _ value: Expression, _ position: Item.Position, at place: Place, _ walk: Walk,
    made: [Item]? = nil
  ) {
    if isKeptOfBar(value, position, walk) || borrows(value, position, walk)
      || walk.draft.isSettled(position, walk) || putsBack(value, position, walk)
    {
      return
    }
    noteBarStep(position == .left ? .left : .right, at: place, walk)
    around = walk.draft.scope
    held = Set((walk.condition ?? "").split(separator: ", ").map(String.init))
    wordsOfStates = [:]
    defer { (around, held) = (nil, []) }
    var items = made ?? items(value, position, at: place, in: walk.scope)
    walk.draft.wordsOfStates.merge(wordsOfStates) { known, _ in known }
    if case .call(let call) = value, call.arguments.isEmpty, items.count == 1,
      call.name == "UIBarButtonItem"
    {
      // A button of nothing, in the place of the back button.
      (items[0].content, items[0].confidence) = (.words(.verbatim("")), .literal)
    }
    if items.isEmpty {
      if Self.takesAway(value), !walk.isOutside {
        if walk.condition == nil {
          for mode in walk.modes { walk.draft.sidesWithout[mode, default: []].insert(position) }
          walk.draft.clearings[position, default: []].insert(walk.function)
          if walk.generation > 0, walk.special == nil, !walk.isLater, !walk.isMaker,
            Self.lifecycle.contains(walk.function)
          {
            walk.draft.clearedByBases.insert(position)
          }
        }
        noteClearing(of: position, at: place, walk)
      }
      // Taking a button away counts where it is sure to happen as the screen comes.
      guard Self.takesAway(value), walk.condition == nil, walk.generation == 0, !walk.isLater,
        Self.lifecycle.contains(walk.function)
      else { return }
    }
    if items.count > Screen.itemLimit {
      items.removeLast(items.count - Screen.itemLimit)
      walk.draft.screen.isFull = true
    }
    if walk.isOutside, walk.stack == nil, walk.condition == nil, !walk.isLater {
      // What the initializer of a stack has put there is gone once whoever makes it sets another.
      let caller = ControllerDraft.Caller(owner: walk.owner, function: walk.function)
      walk.draft.sets.removeAll { set in
        set.position == position && set.stack != nil && set.function == "init"
          && set.caller == caller
      }
    }
    if isStraight(walk) {
      // What the same function sets further down takes the place of what it set before.
      walk.draft.sets.removeAll { set in
        set.position == position && set.function == walk.function && set.isStraight
          && set.generation == walk.generation && !set.items.isEmpty
      }
    }
    guard walk.draft.sets.count < Screen.itemLimit else {
      walk.draft.screen.isFull = true
      return
    }
    let leading = leading(toItemsAt: position, walk)
    walk.draft.sets.append(
      ControllerDraft.ItemSet(
        position: position, items: items, condition: leading.condition ?? leading.special,
        generation: walk.generation + (isOfSystem(walk) ? 0 : 1),
        function: walk.function,
        ways: walk.ways, holding: walk.holding, otherCases: walk.otherCases,
        isLater: walk.isLater, isHanded: walk.isHanded,
        isAbsent: leading.isAbsent || leading.special != nil,
        isInherited: walk.generation > 0 && !walk.isOutside && !walk.isMaker,
        caller: walk.isOutside
          ? walk.stack?.caller
            ?? ControllerDraft.Caller(owner: walk.owner, function: walk.function) : nil,
        isStraight: isStraight(walk), entries: walk.isOutside ? walk.entries : [],
        stack: walk.stack?.mark,
        modes: walk.isOutside ? [] : walk.modes,
        endsMode: walk.endsMode && !walk.isOutside, place: place))
  }

  /// Whether a step is one of a function that the system calls, or that a base class has and its heir's own
  /// function asks for, which runs as the screen comes.
  private func isOfSystem(_ walk: Walk) -> Bool {
    if Self.lifecycle.contains(walk.function) { return true }
    return walk.generation > 0 && !walk.isLater && !walk.isMaker && !walk.isOutside
  }

  /// Whether a step of a function that the system calls is taken in any case, one after another.
  func isStraight(_ walk: Walk) -> Bool {
    walk.depth == 0 && walk.condition == nil && walk.special == nil && !walk.isLater
      && !walk.isAbsent && !walk.isOutside && !walk.isMaker
      && Self.lifecycle.contains(walk.function)
  }

  /// Adds buttons to those of a side; where no code that is read so far sets any, a base class may.
  func addItems(
    _ value: Expression, _ position: Item.Position, at place: Place, _ walk: Walk,
    _ addition: ControllerDraft.ItemSet.Addition
  ) {
    let items = items(value, position, at: place, in: walk.scope)
    let draft = walk.draft
    if let full = draft.sets.last(where: { $0.position == position }),
      full.items.count + items.count > Screen.itemLimit
    {
      draft.screen.isFull = true
      return
    }
    if let last = draft.sets.lastIndex(where: { $0.position == position && $0.addition == nil }),
      walk.special != nil || walk.isLater || walk.isHanded, !draft.sets[last].isAbsent
    {
      // Added for what is special, or later: the others stay what they are.
      let known = draft.sets[last].items
      setItems(value, position, at: place, walk)
      let count = draft.sets.count - 1
      if count > last {
        draft.sets[count].items = addition == .before ? items + known : known + items
      }
      return
    }
    if let last = draft.sets.lastIndex(where: { $0.position == position && $0.addition == nil }) {
      let known = draft.sets[last].items
      draft.sets[last].items = addition == .before ? items + known : known + items
    } else if let last = lastAddition(at: position, walk) {
      let known = draft.sets[last].items
      draft.sets[last].items = addition == .before ? items + known : known + items
    } else {
      let count = draft.sets.count
      setItems(value, position, at: place, walk)
      for number in draft.sets.indices.dropFirst(count) {
        draft.sets[number].addition = addition
      }
    }
  }

  /// What the same steps of the same function have added to a side before; nil for nothing.
  private func lastAddition(at position: Item.Position, _ walk: Walk) -> Int? {
    walk.draft.sets.lastIndex {
      $0.position == position && $0.addition != nil && $0.function == walk.function
        && $0.ways == walk.ways && $0.isLater == walk.isLater
        && $0.condition == walk.condition ?? walk.special
    }
  }

  /// The only button of a side that the same steps of the same function have put there before; nil
  /// for none or several.
  func lastSet(at position: Item.Position, _ walk: Walk) -> Int? {
    let sets = walk.draft.sets
    guard let last = sets.lastIndex(where: { $0.position == position }),
      sets[last].items.count == 1, sets[last].function == walk.function,
      sets[last].ways == walk.ways, sets[last].isLater == walk.isLater,
      sets[last].condition == walk.condition ?? walk.special
    else { return nil }
    return last
  }
}

extension Expression {
  /// Whether it is `nil`.
  var isNull: Bool { if case .null = self { true } else { false } }

  /// Whether it makes a list: written out, the sum of two, or what another is mapped to.
  var isList: Bool {
    switch self {
    case .list: true
    case .binary("+", let first, let second): first.isList || second.isList
    case .binary("??", _, let second): second.isList
    case .call(let call):
      ["map", "compactMap", "filter"].contains(call.name ?? "")
        || ControllerReader.isEmptyList(self)
    default: false
    }
  }
}

extension ControllerReader {
  /// What the class whose buttons are looked at puts into a property of its own as it is made.
  func early(_ expression: Expression) -> Scope.Value? {
    guard let path = Follower.path(expression)?.filter({ $0 != "self" }), path.count == 1 else {
      return nil
    }
    return around?.settings(of: path[0]).first { setting in
      guard setting.property == "=", setting.isEarly else { return false }
      if case .call = setting.value.expression { return true }
      return false
    }?.value
  }

  /// What takes the place of a button of the class's own that is made of nothing: what the steps
  /// before give it, or what the class gives it as the screen comes; nil for any other value.
  func replaced(_ expression: Expression, in scope: Scope) -> Scope.Value? {
    guard let path = Follower.path(expression)?.filter({ $0 != "self" }), path.count == 1,
      scope.value(path[0]) == nil,
      case .call(let call)? = follow.declaration(expression, in: scope)?.value,
      call.name == "UIBarButtonItem", call.arguments.isEmpty
    else { return nil }
    let settings = scope.assignments(of: path[0])
    return (settings.last(where: \.isOnTheWay) ?? settings.last(where: \.isEarly))?.value
  }
}
