internal import AppCode

/// Buttons that code puts into a list of the screen's own before it makes the bar's buttons of that list.
extension ControllerReader {
  /// Notes a button, or what one is made of, that functions which the class shares with others put into a
  /// list of the screen's own: `leftItems.insert(close, at: 0)`.
  func lists(_ call: Call, _ walk: Walk) {
    guard case .member(let base?, let name, _) = call.callee,
      name == "insert" || name == "append", let first = call.arguments.first,
      let list = Self.ownList(base), !walk.scope.declares(list),
      !walk.isLater, !walk.isAbsent, !walk.isMaker, !walk.isHanded, !walk.isOutside,
      !walk.isOfOther, walk.special == nil,
      let (property, owner) = index.property(list, of: walk.owner), property.getter == nil,
      let type = property.type, type.hasPrefix("["),
      type.contains("BarButtonItem") || owner != walk.owner
    else { return }
    // What functions of its classes put there is known already.
    let known = walk.draft.scope?.settings(of: list) ?? []
    guard !known.contains(where: { ["append", "insert"].contains($0.property) }),
      walk.draft.listed[list, default: []].count < Screen.itemLimit
    else { return }
    let elements = first.label == "contentsOf" ? first.value : .list([first.value])
    walk.draft.listed[list, default: []].append(
      ControllerDraft.Listed(
        elements: elements, scope: walk.scope.snapshot(), isBefore: name == "insert",
        condition: walk.condition, ways: walk.ways, place: Place(walk.scope.path, call.line)))
  }

  /// Sets the buttons of a side that are made of a list of the screen's own which code has put something
  /// into before; false for any other.
  func setsListed(
    _ value: Expression, _ position: Item.Position, at place: Place, _ walk: Walk
  ) -> Bool {
    guard let list = Self.ownList(value), let added = walk.draft.listed.removeValue(forKey: list)
    else { return false }
    around = walk.draft.scope
    var known = items(value, position, at: place, in: walk.scope)
    var ways: [(first: ControllerDraft.Listed, items: [Item])] = []
    for one in added {
      let more = items(
        Self.replacing(one.elements, in: value), position, at: one.place, in: one.scope)
      if one.ways == walk.ways, one.condition == walk.condition {
        known = one.isBefore ? more + known : known + more
      } else {
        ways.append((one, more))
      }
    }
    around = nil
    guard !ways.isEmpty else {
      setItems(value, position, at: place, walk, made: known)
      return true
    }
    for (one, more) in ways where !more.isEmpty {
      var inside = walk
      (inside.condition, inside.ways) = (one.condition, one.ways)
      setItems(
        value, position, at: place, inside, made: one.isBefore ? more + known : known + more)
    }
    if !known.isEmpty {
      var inside = walk
      inside.condition = [walk.condition, "else"].compactMap(\.self).joined(separator: ", ")
      setItems(value, position, at: place, inside, made: known)
    }
    return true
  }

  /// The name of the list of the screen's own that an expression is, or makes buttons of:
  /// `leftItems` of `leftItems.map { … }`; nil for any other.
  private static func ownList(_ value: Expression) -> String? {
    switch value {
    case .name(let name): return name
    case .member(.name("self")?, let name, _): return name
    case .call(let call):
      guard case .member(let base?, "map", _) = call.callee else {
        guard case .member(let base?, "compactMap", _) = call.callee else { return nil }
        return ownList(base)
      }
      return ownList(base)
    default: return nil
    }
  }

  /// An expression with other elements in the place of the list that it makes buttons of.
  private static func replacing(_ elements: Expression, in value: Expression) -> Expression {
    guard case .call(var call) = value, case .member(let base?, let name, let line) = call.callee
    else { return elements }
    call.callee = .member(replacing(elements, in: base), name, line: line)
    return .call(call)
  }
}

extension ControllerDraft {
  /// What code puts into a list of the screen's own.
  struct Listed {
    /// A list of it.
    var elements: Expression
    var scope: Scope
    /// Whether it goes before what is in the list.
    var isBefore: Bool
    /// The branch; nil outside of any.
    var condition: String?
    /// The ways through branchings that lead to it, by the branching's number.
    var ways: [Int: Int]
    var place: Place
  }
}
