internal import AppCode

extension SwiftUIReader {
  /// Walks a view behind a property that changes it like a modifier, `list.routing`; false for
  /// anything else.
  func modifierProperty(_ expression: Expression, _ position: Position) -> Bool {
    guard case .member(let base?, let name, _) = expression else { return false }
    if isBehindProperty(expression, in: position.scope) {
      _ = walkOwnProperty(name, position)
      if case .name("self") = base { return true }
      walk(base, position.inside())
      return true
    }
    guard case .call = base, !isTypePath(base, in: position.scope),
      follow.target(expression, in: position.scope) == nil
    else { return false }
    walk(base, position.inside())
    return true
  }

  /// Whether an expression is a view that a property of an extension of `View` changes.
  func isBehindProperty(_ expression: Expression, in scope: Scope) -> Bool {
    guard case .member(let base?, let name, _) = expression, !isTypePath(base, in: scope),
      ownProperty(name, in: scope.path)?.getter != nil
    else { return false }
    // What another type of the app has of that name is not meant.
    return follow.target(expression, in: scope).map { ($0.scope.owner ?? $0.scope.type) == "View" }
      ?? true
  }

  /// Walks what a property of an extension of `View` puts on a view, like a modifier without
  /// parentheses; false for a name that no such property has.
  func walkOwnProperty(_ name: String, _ position: Position) -> Bool {
    guard let property = ownProperty(name, in: position.scope.path), let getter = property.getter
    else { return false }
    let mark = "name:View:\(property.path):\(name)"
    if !position.path.contains(mark) {
      var inside = position.inside(Scope(type: "View", path: property.path))
      inside.path.insert(mark)
      walk(getter, inside)
    }
    return true
  }

  /// A property of an extension of `View` that a file sees.
  func ownProperty(_ name: String, in path: String) -> Property? {
    index.types["View"]?.property(name, isStatic: false, seenFrom: path)?.property
  }

  /// Changes items as a modifier of the app's own says; false for any other modifier.
  func changeByOwn(
    _ items: inout [Item], _ name: String, _ call: Call, _ position: Position
  ) -> Bool {
    guard !items.isEmpty, let own = ownBody(name, call, position) else { return false }
    items = changed(items, by: own.body, own.position)
    return true
  }

  /// Whether a modifier of a control is the app's own, which may hide the control.
  func isOwnModifier(_ name: String, _ call: Call, in path: String) -> Bool {
    !Self.known(name, call) && ownModifier(name, call, in: path) != nil
  }

  /// The body of a modifier of the app's own, also behind `modifier(…)`, with its position.
  private func ownBody(
    _ name: String, _ call: Call, _ position: Position
  ) -> (body: [Statement], position: Position)? {
    let function: Function
    let scope: Scope
    if name == "modifier" {
      guard let inner = call.argument(nil),
        let instance = follow.instance(inner, in: position.scope),
        let body = modifierBody(of: instance.type)
      else { return nil }
      (function, scope) = (body, Scope(type: instance.type, path: body.path))
      scope.modified = body.parameters.first?.name
      if let maker = instance.maker { follow.bindMembers(of: instance.type, to: maker, in: scope) }
    } else {
      guard !Self.known(name, call),
        let found = ownModifier(name, call, in: position.scope.path)
      else { return nil }
      (function, scope) = (found, Scope(type: "View", path: found.path))
      scope.bind(function, to: call, from: position.scope)
    }
    let mark = "call:\(function.path):\(function.line)"
    guard !position.path.contains(mark) else { return nil }
    var inside = position.inside(scope)
    inside.path.insert(mark)
    return (function.body, inside)
  }

  /// Whether a modifier is SwiftUI's, whatever the app calls its own.
  private static func known(_ name: String, _ call: Call) -> Bool {
    name == "hidden" ? call.arguments.isEmpty : changesItems.contains(name)
  }

  /// What is left of items after the steps of a modifier's body.
  private func changed(
    _ items: [Item], by body: [Statement], _ position: Position
  ) -> [Item] {
    guard let last = body.last, goes(position, body) else { return items }
    for case .binding(let binding) in body {
      guard let value = binding.value else { continue }
      position.scope.set(
        binding.name, Scope.Value(expression: value, scope: position.scope.snapshot()))
    }
    switch last {
    case .branches(let branches), .expression(.branches(let branches)):
      return changed(items, by: branches, position)
    case .expression(.choice(let condition, let first, let second)),
      .result(.choice(let condition, let first, let second)?):
      let ways = [(condition, first), ("else", second)].map {
        Branch(condition: $0.0, subject: nil, cases: [], bindings: [], body: [.expression($0.1)])
      }
      return changed(items, by: ways, position)
    case .expression(let value), .result(let value?): return changed(items, by: value, position)
    default: return items
    }
  }

  private func changed(
    _ items: [Item], by value: Expression, _ position: Position
  ) -> [Item] {
    guard case .call(let call) = value else { return items }
    if call.name == "EmptyView" { return [] }
    var result = items
    // A modifier of `self` may stand without a base in an extension.
    guard let name = modifierOfSelf(call, in: position.scope) else {
      guard case .member(let base?, let name, _) = call.callee,
        !isTypePath(base, in: position.scope)
      else { return items }
      result = changed(items, by: base, position.inside())
      apply(name, call, to: &result, position)
      return result
    }
    apply(name, call, to: &result, position)
    return result
  }

  private func apply(_ name: String, _ call: Call, to items: inout [Item], _ position: Position) {
    if changeByOwn(&items, name, call, position) { return }
    change(&items, name, call, position)
    hide(&items, name, call, position)
  }

  /// What is left of items in branches: where each keeps them, those of the first; where one hides
  /// them, those of the others stand behind its condition.
  private func changed(
    _ items: [Item], by branches: [Branch], _ position: Position
  ) -> [Item] {
    var position = position
    position.isAddition = true
    let scope = position.scope
    var ways = ways(branches, position).map { branch, inside in
      (
        items: changed(items, by: branch.body, inside), branch: inside.branch,
        asked: branch.condition
      )
    }
    if branches.count == 1, ways.count == 1, ways[0].branch != position.branch {
      // There is nothing otherwise.
      ways.append(([], nil, "else"))
    }
    let shown = ways.filter { !$0.items.isEmpty }
    guard !shown.isEmpty, shown.count < ways.count else {
      return (shown.first { $0.branch?.isNotFirst != true } ?? shown.first)?.items ?? []
    }
    var way = shown[0].branch
    if shown[0].asked == "else", let hides = ways.first?.asked, follow.hangsOnData(hides, in: scope)
    {
      way = .special("not " + (follow.handed(hides, in: scope)?.condition ?? hides))
    }
    return shown[0].items.map { item in
      var item = item
      if var branch = way {
        branch.outer = item.branch?.all ?? branch.outer
        item.branch = branch
      }
      return item
    }
  }
}
