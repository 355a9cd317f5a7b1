internal import AppCode

/// Tables of routes, by which a stack or a screen tells a library of routers what it pushes when somebody
/// asks for that: `[.show(Route.help): .push { _ in HelpController() }]`.
extension ControllerReader {
  /// Notes what the closures that stand after `.push` in the values of a class's properties make as pushed
  /// on the stack that the class is, or stands on.
  func readRoutes(of name: String) {
    guard let entry = index.types[name], isStack(name) || drafts[name] != nil else { return }
    for property in entry.properties {
      guard let getter = property.getter else { continue }
      var pushes: [Closure] = []
      ExpressionVisitor.visit(getter) { value in
        if case .call(let call) = value, case .member(nil, "push", _) = call.callee,
          let closure = call.closure()
        {
          pushes.append(closure)
        }
        return true
      }
      guard !pushes.isEmpty else { continue }
      follow.fuel.fill(at: Place(property.path, property.line))
      for closure in pushes { readRoute(closure, property, of: name) }
    }
  }

  private func readRoute(_ closure: Closure, _ property: Property, of name: String) {
    let scope = Scope(type: name, path: property.path)
    for parameter in closure.parameters { scope.declare(parameter) }
    let inside = Walk(
      draft: ControllerDraft(name, at: Place(property.path, property.line)), scope: scope,
      owner: name, function: property.name, generation: 9, isMaker: true)
    walk(closure.body, inside)
    let made: Expression
    switch closure.body.last {
    case .result(let value?)?, .expression(let value)?: made = value
    default: return
    }
    guard let type = controller(made, inside), isController(type) else { return }
    note(type, from: name, isSheet: false)
    ownStacks.others.insert(type)
  }
}
