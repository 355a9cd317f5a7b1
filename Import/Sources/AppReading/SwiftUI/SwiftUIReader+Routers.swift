internal import AppCode

/// Stacks of TCACoordinators, which show a view for each of a list of routes:
/// `TCARouter(store) { screen in SwitchStore(screen) { CaseLet(…) … } }`.
extension SwiftUIReader {
  /// Walks a router: what its routes start with stands in the stack around it, what code pushes comes
  /// after that, and what it presents over it.
  ///
  /// - Returns: Whether it is known what the router shows.
  func routes(_ call: Call, _ position: Position) -> Bool {
    guard let closure = call.closure(), let owner = coordinator(call, position.scope),
      let ways = ways(of: closure.body, position.inside(position.scope.inner())),
      ways.contains(where: { $0.caseName != nil })
    else { return false }
    let views = Dictionary(
      ways.compactMap { way in way.caseName.flatMap { name in view(of: way).map { (name, $0) } } }
    ) { first, _ in first }
    for way in ways {
      let use = way.caseName.flatMap { routesInCode.uses($0, by: owner) } ?? RoutesInCode.Use()
      if use.kinds.contains(.root) || use.kinds.isEmpty {
        // It stands where the router does.
        var inside = way.position
        inside.draft = position.draft
        if use.beginsStack { position.draft.hasStack = true }
        walk(way.body, inside)
        if let view = view(of: way) { routed.insert(view) }
      } else {
        let count = loose.count
        var way = way
        way.hasStack = way.hasStack || use.isOnStack
        show([way], "link", call, position, isSheet: !use.kinds.contains(.push))
        for draft in loose[min(count, loose.count)...] {
          if draft.screen.presentation != nil, use.kinds == [.cover] {
            draft.screen.presentation = .cover
          }
          guard draft.isPushed, let before = use.before.lazy.compactMap({ views[$0] }).first else {
            continue
          }
          draft.screen.parent = before
          draft.linkedOn = draft.linkedOn.map { (before, $0.branch) }
        }
      }
    }
    return true
  }

  /// The coordinator whose routes a router shows: `Notes` where its store is a `Store<Notes.State, …>`.
  private func coordinator(_ call: Call, _ scope: Scope) -> String? {
    var store = call.argument(nil)
    while case .call(let scoping)? = store, case .member(let base, _, _) = scoping.callee {
      store = base
    }
    guard let store, let type = follow.declaration(store, in: scope)?.type,
      type.hasPrefix("Store"), let start = type.firstIndex(of: "<")
    else { return nil }
    let name = type[type.index(after: start)...].prefix { $0 != "," && $0 != ">" }
    let feature = name.hasSuffix(".State") ? name.dropLast(6) : name
    return index.typeName(String(feature), from: scope.type, in: scope.path)
  }

  /// The view of the app's own that a way shows; nil for another.
  private func view(of way: Way) -> String? {
    guard way.body.count == 1, case .expression(var shown) = way.body[0] else { return nil }
    while case .call(let call) = shown, case .member(let base?, _, _) = call.callee,
      !isTypePath(base, in: way.position.scope)
    {
      shown = base
    }
    guard case .call(let made) = shown,
      let type = index.typeMade(by: made, in: way.position.scope), isView(type)
    else { return nil }
    return type
  }

  /// What each of several steps shows in turn, such as the cases of a store.
  func ways(ofEach body: [Statement], _ position: Position) -> [Way]? {
    let inside = position.inside(position.scope.inner())
    guard body.count > 1 else { return ways(of: body, inside) }
    var found: [Way] = []
    for statement in body {
      guard case .expression(.call(let call)) = statement,
        ["CaseLet", "Default"].contains(call.name), let ways = ways(ofCase: call, inside)
      else { return nil }
      found += ways
    }
    return found
  }

  /// What is shown in one case of a store, which a closure makes or an initializer:
  /// `CaseLet(state: /Screen.State.list, action: Screen.Action.list, then: ListView.init)`.
  func ways(ofCase call: Call, _ position: Position) -> [Way]? {
    let inside = position.inside(position.scope.inner())
    let body: [Statement]
    if let closure = call.closure("then") ?? call.closure() {
      body = closure.body
    } else if case .member(let view?, "init", let line)? = call.argument("then") {
      body = [.expression(.call(Call(callee: view, arguments: [], line: line)))]
    } else {
      return nil
    }
    var found = ways(of: body, inside) ?? [Way(body: body, position: inside)]
    guard call.name == "CaseLet", let name = Self.caseName(of: call) else { return found }
    for place in found.indices { found[place].caseName = name }
    return found
  }

  /// The case of a store that a view is for: `list` of `/Screen.State.list`, `\Screen.State.list`.
  private static func caseName(of call: Call) -> String? {
    guard let state = call.argument("state") ?? call.argument(nil) else { return nil }
    switch state {
    case .member(_, let name, _): return name
    case .call(let marked): return marked.argument(nil).flatMap(Follower.path)?.last
    case .other(let source): return source.split(separator: ".").last.map(String.init)
    default: return nil
    }
  }
}
