internal import AppCode

extension SwiftUIReader {
  /// A call of a view of the app's own without the closures that the view hands to links, which are
  /// screens of their own and are shown as such.
  func withoutLinks(_ call: Call, to type: String, _ position: Position) -> Call {
    guard !call.arguments.isEmpty else { return call }
    var rest = call
    for (name, shown) in handedToLinks(type).sorted(by: { $0.key < $1.key }) {
      if let shown {
        rest = self.rest(of: rest, showing: shown, of: name, in: type, call, position)
        continue
      }
      guard let passed = follow.passed(name, by: (call, position.scope), to: type) else { continue }
      // The view's own link is what pushes it.
      let link = Call(callee: .name("NavigationLink"), arguments: [], line: call.line)
      guard case .closure(let closure) = passed.expression else {
        // A view that is handed over as it is; what is nothing leads nowhere.
        guard case .call(let made) = passed.expression else { continue }
        var inside = position
        inside.scope = passed.scope
        present([.expression(passed.expression)], "link", link, inside, isSheet: false)
        // What an initializer calls with something is a closure that it was handed.
        if case .name(let handed) = made.callee,
          let place = Self.place(ofClosure: handed, in: rest, of: call)
        {
          rest.arguments.remove(at: place)
        }
        continue
      }
      guard let place = Self.place(ofClosure: name, in: rest, of: call) else { continue }
      rest.arguments.remove(at: place)
      present(closure.body, "link", link, position, isSheet: false)
    }
    return rest
  }

  /// A call without the closure for a property that a link of the view shows with modifiers of its own,
  /// which is a screen with those.
  private func rest(
    of rest: Call, showing shown: Expression, of name: String, in type: String, _ call: Call,
    _ position: Position
  ) -> Call {
    guard let place = Self.place(ofClosure: name, in: rest, of: call),
      let (_, scope) = body(of: type, call: (call, position.scope)),
      follow.target(.name(name), in: scope) != nil
    else { return rest }
    var inside = position
    inside.scope = scope
    let link = Call(callee: .name("NavigationLink"), arguments: [], line: call.line)
    present([.expression(shown)], "link", link, inside, isSheet: false)
    var rest = rest
    rest.arguments.remove(at: place)
    return rest
  }

  /// Which argument of what is left of a call is the closure that it passes under a name.
  private static func place(ofClosure name: String, in rest: Call, of call: Call) -> Int? {
    rest.arguments.firstIndex { argument in
      argument.value.isClosure
        && (argument.label == name || argument.label == nil && call.argument(name) == nil)
    }
  }

  /// Whether a link of a view surely pushes what it calls a destination.
  func linksToDestination(_ type: String) -> Bool { handedToLinks(type)["destination"] != nil }

  /// Properties of a view that its links show and nothing else: `destination` of
  /// `NavigationLink { destination() }`, with what is shown where modifiers hang on it.
  private func handedToLinks(_ type: String) -> [String: Expression?] {
    if let known = handedToLinks[type] { return known }
    handedToLinks[type] = [:]
    guard let (statements, _) = body(of: type) else { return [:] }
    var names: [String: Expression?] = [:]
    func look(_ expression: Expression) -> Bool {
      guard case .call(let link) = expression else { return true }
      for shown in shown(by: link, of: type) {
        var shown: Expression? = shown
        let whole = shown
        while case .call(let outer)? = shown, case .member(let base?, _, _) = outer.callee,
          !isTypePath(base, in: Scope(type: type, path: index.types[type]?.place.path ?? ""))
        {
          if case .name("self") = base { break }
          shown = base
        }
        var isChanged = shown?.source != whole?.source
        while case .call(let made)? = shown {
          // What it is made with is made when it is called, or when the view around it is shown.
          if made.arguments.isEmpty {
            shown = made.callee
            break
          }
          if made.arguments.count == 1, isAround(made) {
            shown = made.arguments[0].value
            continue
          }
          // With what its closure is called, it is known in the view.
          if isClosure(made.callee, of: type) { (shown, isChanged) = (made.callee, true) }
          break
        }
        let path = shown.flatMap(Follower.path) ?? []
        if let name = path.last, path.count == 1 || path == ["self", name] {
          names[name] = isChanged ? whole : .some(nil)
        }
      }
      return true
    }
    ExpressionVisitor.visit(statements, look)
    for function in index.types[type]?.functions ?? [] where Self.makesView(function.returns) {
      ExpressionVisitor.visit(function.body, look)
    }
    for property in index.types[type]?.properties ?? []
    where property.name != "body" && Self.makesView(property.type) {
      if let getter = property.getter { ExpressionVisitor.visit(getter, look) }
    }
    handedToLinks[type] = names
    return names
  }

  /// What a link pushes, or a view of the app's own that hands what it is given to links.
  private func shown(by link: Call, of type: String) -> [Expression] {
    if link.name == "NavigationLink" {
      guard link.argument("value") == nil else { return [] }
      return [link.argument("destination") ?? Self.only(link.closure())].compactMap(\.self)
    }
    if link.name == "navigationDestination" {
      let closure = link.closure("destination") ?? link.closure()
      return [closure == nil ? link.argument("destination") : Self.only(closure)].compactMap(\.self)
    }
    guard link.arguments.contains(where: \.value.isClosure),
      let view = index.typeMade(by: link, in: Scope(type: type, path: "")), isView(view)
    else { return [] }
    return handedToLinks(view).keys.sorted().compactMap { Self.only(link.closure($0)) }
  }

  /// The only thing that a closure makes; nil for one of several steps.
  private static func only(_ closure: Closure?) -> Expression? {
    guard let closure, closure.body.count == 1, case .expression(let only) = closure.body[0] else {
      return nil
    }
    return only
  }
}

extension SwiftUIReader {
  /// Whether an expression is a property of a view that holds code with parameters.
  private func isClosure(_ callee: Expression, of type: String) -> Bool {
    guard let path = Follower.path(callee)?.filter({ $0 != "self" }), path.count == 1 else {
      return false
    }
    return index.property(path[0], of: type)?.0.type?.contains("->") ?? false
  }

  /// Whether a call makes a view of any kind, or one of the app's own that is generic in it, of the one it is
  /// handed.
  private func isAround(_ call: Call) -> Bool {
    let label = call.arguments.first?.label
    if call.name == "AnyView" { return label == nil || label == "erasing" }
    guard label == nil, let name = call.name, let type = index.typeName(name), isView(type) else {
      return false
    }
    return index.types[type]?.parameters.values.contains { $0.contains("View") } ?? false
  }
}

extension Expression {
  /// Whether it is code that is run later.
  fileprivate var isClosure: Bool {
    if case .closure = self { true } else { false }
  }
}
