internal import AppCode

/// Views of the app's own that only choose which of several others is shown: the one of a route.
///
/// Where such a view is shown by itself, each of those others is a screen, with what is put on it there.
extension SwiftUIReader {
  /// The body of a view that a call makes and that only chooses, with the scope it is read in; nil for
  /// any other call.
  func chosen(
    by call: Call, in scope: Scope
  ) -> (type: String, body: [Statement], scope: Scope)? {
    guard let path = Follower.path(call.callee), path.last?.first?.isUppercase == true,
      let type = index.typeMade(by: call, in: scope), isView(type), onlyChooses(type),
      let (body, inside) = body(of: type, call: (call, scope))
    else { return nil }
    return (type, body, inside)
  }

  /// Whether such a view stands behind modifiers, also the app's own.
  func isChosen(_ value: Expression, in scope: Scope) -> Bool {
    var value = value
    while case .call(let call) = value {
      guard case .member(let base?, _, _) = call.callee else {
        return chosen(by: call, in: scope) != nil
      }
      value = base
    }
    return false
  }

  /// What notes that such a view is gone into; nil for one that is not to be, as it is already or as
  /// others lead to it, of which each would lead to many more.
  ///
  /// One of several that a route is handed down through is gone into wherever it stands, though only so
  /// many times in all.
  func chosenMark(of type: String, _ position: Position) -> String? {
    let mark = "chosen:\(type)"
    let known = position.path.count(where: Self.isChosenMark)
    guard !position.path.contains(mark), bodies.step() else { return nil }
    guard known >= 2 else { return mark }
    guard position.choosersAround == 0, known < Self.chainLimit,
      chosenDeep[type, default: 0] < Self.deepLimit
    else { return nil }
    chosenDeep[type, default: 0] += 1
    return mark
  }

  /// Whether something that a walk has come through is a view that only chooses.
  static func isChosenMark(_ mark: String) -> Bool { mark.hasPrefix("chosen:") }

  /// Most views that only choose among others in a row.
  private static let chainLimit = 6
  /// Most times that one of them is gone into behind two others.
  private static let deepLimit = 12

  /// Most ways that are looked at.
  private static let wayLimit = 100

  /// Whether all that a view has in its body is a `switch` over what it is made for, which leads to
  /// several views of the app's own.
  ///
  /// One over what a model is doing shows a single screen as it loads.
  private func onlyChooses(_ type: String) -> Bool {
    if let known = choosers[type] { return known }
    choosers[type] = false
    guard let (statements, scope) = body(of: type), let branches = Self.choice(of: statements),
      let subject = branches.first?.subject, branches.count <= Self.wayLimit,
      isMadeFor(subject, type)
    else { return false }
    let shown = branches.flatMap { views(of: $0, scope) }
    choosers[type] = Set(shown).count > 1
    return choosers[type] ?? false
  }

  /// Whether a name is that of a case which whoever makes a view hands to it, rather than of state.
  private func isMadeFor(_ subject: Expression, _ type: String) -> Bool {
    guard let path = Follower.path(subject), let name = path.last,
      path.count == 1 || path == ["self", name],
      let (property, _) = index.property(name, of: type), property.attributes.isEmpty,
      property.value == nil, property.getter == nil, !property.isStatic,
      let made = property.type.flatMap({ index.typeName($0, from: type) })
    else { return false }
    return index.types[made]?.kind == .enumeration
  }

  /// The ways of a body that is nothing but a `switch`, also in a group; nil for any other.
  private static func choice(of body: [Statement]) -> [Branch]? {
    guard let last = body.last,
      body.dropLast().allSatisfy({ if case .binding = $0 { true } else { false } })
    else { return nil }
    switch last {
    case .branches(let branches), .expression(.branches(let branches)): return branches
    case .expression(let value), .result(let value?):
      guard let call = plain(value), call.name == "Group", let closure = call.closure() else {
        return nil
      }
      return choice(of: closure.body)
    default: return nil
    }
  }

  /// A view without its modifiers; nil where one of them says something of a bar.
  private static func plain(_ value: Expression) -> Call? {
    var value = value
    while case .call(let call) = value {
      guard case .member(let base?, let name, _) = call.callee else { return call }
      let low = name.lowercased()
      guard !["navigation", "toolbar", "searchable"].contains(where: low.contains) else {
        return nil
      }
      value = base
    }
    return nil
  }

  /// The views of the app's own that a way shows, each by itself.
  private func views(of branch: Branch, _ scope: Scope) -> [String] {
    branch.body.compactMap { statement in
      guard case .expression(var value) = statement else { return nil }
      while case .call(let call) = value, case .member(let base?, _, _) = call.callee {
        value = base
      }
      guard case .call(let call) = value, let type = index.typeMade(by: call, in: scope)
      else { return nil }
      return isView(type) ? type : nil
    }
  }

  /// Forgets views that only choose and that stand nowhere but where each of the others is shown, or in
  /// one another.
  func dropChoosers() {
    guard !chosenBy.isEmpty else { return }
    let others = typed.filter { !chosenBy.contains($0.key) }.map(\.value)
    var open = Array(Set((others + loose).flatMap(\.children).map(\.type)))
    var gone = chosenBy
    while let held = open.popLast() {
      // What stands elsewhere stays, with those that stand in it.
      if gone.remove(held) != nil { open += typed[held]?.children.map(\.type) ?? [] }
    }
    for name in gone { typed[name] = nil }
    dropLoose { $0.screen.parent.map(gone.contains) ?? false }
  }
}
