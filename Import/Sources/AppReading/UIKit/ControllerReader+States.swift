internal import AppCode

extension ControllerReader {
  /// Gives the parameter of a closure the type that the screen's model has under its name:
  /// `ViewState` of a view model for `viewState`.
  func bindState(_ parameter: String, in scope: Scope, _ walk: Walk) {
    guard let entry = index.types[walk.owner], let first = parameter.first,
      first.isLowercase
    else { return }
    let own = first.uppercased() + parameter.dropFirst()
    for property in entry.properties {
      guard let type = property.type.flatMap({ index.typeName($0, from: walk.owner) }),
        let state = [own, "View" + own].map({ type + "." + $0 })
          .first(where: { index.types[$0] != nil })
      else { continue }
      let made = maker(of: state, in: type) ?? Call(callee: .name(state), arguments: [], line: 0)
      let path = index.types[type]?.place.path ?? scope.path
      scope.set(
        parameter,
        Scope.Value(expression: .call(made), scope: Scope(type: type, path: path), type: state))
      return
    }
  }

  /// The only call in a type's functions that makes a value of a type inside of it; nil for none
  /// or several.
  private func maker(of state: String, in type: String) -> Call? {
    var found: [Call] = []
    let last = state.split(separator: ".").last.map(String.init) ?? state
    let names = Set(index.types[state]?.properties.map(\.name) ?? [])
    func makes(_ call: Call) -> Bool {
      if call.name == last { return true }
      guard case .member(nil, "init", _) = call.callee, !call.arguments.isEmpty else {
        return false
      }
      return call.arguments.allSatisfy { names.contains($0.label ?? "") }
    }
    for function in index.types[type]?.functions ?? [] {
      ExpressionVisitor.visit(function.body) { expression in
        if case .call(let call) = expression, makes(call) { found.append(call) }
        return true
      }
    }
    return found.count == 1 ? found[0] : nil
  }

  /// A path whose first name is the screen's navigation item, also under a name of the class's own
  /// or as the top item of its bar.
  func throughOutlet(_ names: [String], _ walk: Walk, depth: Int = 0) -> [String] {
    // Names may stand for each other.
    guard depth < Follower.depthLimit else { return names }
    if names.count > 1, Self.isScreen(names[0], in: walk.scope) {
      // The screen itself, as a function that it is handed to calls it.
      return throughOutlet(Array(names.dropFirst()), walk, depth: depth + 1)
    }
    if let path = itemNamed(names, walk) { return throughOutlet(path, walk, depth: depth + 1) }
    if names.count > 3,
      names.prefix(3) == ["navigationController", "navigationBar", "topItem"]
        || names.prefix(3) == ["navigationController", "topViewController", "navigationItem"],
      !isStackMadeHere(names[0], walk)
    {
      return ["navigationItem"] + names.dropFirst(3)
    }
    if names.count > 3, names[1...2] == ["navigationBar", "topItem"],
      walk.scope.value(names[0]) != nil
    {
      // A stack that is made here has its first screen on top.
      return [names[0], "navigationItem"] + names.dropFirst(3)
    }
    guard names.count > 1 else { return names }
    if let property = follow.declaration(.name(names[0]), in: walk.scope), property.getter == nil,
      let value = property.value,
      Follower.path(value)?.filter({ $0 != "self" }) == ["navigationItem"]
    {
      return ["navigationItem"] + names.dropFirst()
    }
    guard
      let type = follow.declaration(.name(names[0]), in: walk.scope)?.type,
      CodeIndex.withoutGenerics(type) == "UINavigationItem", !isGiven(names[0], walk)
    else { return names }
    return ["navigationItem"] + names.dropFirst()
  }

  /// A path with what its first name stands for, where that is a navigation item, a bar or a stack:
  /// `editor.navigationItem.title` of `item.title`; nil for any other.
  private func itemNamed(_ names: [String], _ walk: Walk) -> [String]? {
    guard names.count > 1, let value = walk.scope.value(names[0]),
      let path = Follower.path(value.expression)?.filter({ $0 != "self" }), let last = path.last,
      path[0] != names[0],
      ["navigationItem", "topItem", "navigationBar", "navigationController"].contains(last)
    else { return nil }
    if path.count > 1, let owner = value.scope.value(path[0]) {
      // What a function was handed is known by another name there.
      if walk.scope.value(path[0]) == nil { walk.scope.set(path[0], owner) }
    }
    return path + names.dropFirst()
  }

  /// Whether a name is that of a stack which the steps here make, rather than of the screen's own.
  func isStackMadeHere(_ name: String, _ walk: Walk) -> Bool {
    guard case .call(let call)? = walk.scope.value(name)?.expression else { return false }
    return call.name?.first?.isUppercase ?? false
  }

  /// Whether the class puts the navigation item of another screen into a property of its own.
  private func isGiven(_ name: String, _ walk: Walk) -> Bool {
    walk.draft.scope?.settings(of: name).contains { setting in
      guard setting.property == "=" else { return false }
      if case .null = setting.value.expression { return false }
      let path = Follower.path(setting.value.expression)?.filter { $0 != "self" }
      return path != ["navigationItem"]
    } ?? false
  }

  /// When a branch may be taken.
  enum Start { case first, editing, later }

  /// Branches with when they may be taken, those first that a screen comes with.
  func inOrderOfTime(_ branches: [Branch], _ walk: Walk) -> [(Branch, Start)] {
    let editing = Follower.areOfEditing(branches)
    let starts = zip(branches, editing).map { branch, isOfLater -> (Branch, Start) in
      if isOfLater { return (branch, .editing) }
      return (branch, isLater(branch, among: branches, walk) ? .later : .first)
    }
    return starts.filter { $0.1 == .first } + starts.filter { $0.1 != .first }
  }

  /// Whether the class's own flags, as they start, lead past a branch.
  private func isLater(_ branch: Branch, among branches: [Branch], _ walk: Walk) -> Bool {
    guard branch.subject == nil, walk.draft.isOwn(walk.owner), !walk.isOfOther else {
      return false
    }
    let early = walk.draft.early
    if branch.condition != "else" {
      return follow.flagHolds(branch.condition, of: walk.owner, early: early, in: walk.scope)
        == false
    }
    return branches.contains {
      follow.flagHolds($0.condition, of: walk.owner, early: early, in: walk.scope) == true
    }
  }
}
