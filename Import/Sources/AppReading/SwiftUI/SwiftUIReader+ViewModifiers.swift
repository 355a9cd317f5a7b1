internal import AppCode

/// Modifiers of the app's own that are types.
extension SwiftUIReader {
  /// Walks the body of one of the app's own view modifiers, and what it shows over everything.
  func viewModifier(_ expression: Expression, _ call: Call, _ position: Position) {
    guard let instance = follow.instance(expression, in: position.scope),
      let entry = index.types[instance.type], let body = modifierBody(of: instance.type)
    else { return }
    let mark = "call:\(body.path):\(body.line)"
    guard !position.path.contains(mark) else { return }
    let scope = Scope(type: instance.type, path: body.path)
    scope.modified = body.parameters.first?.name
    if let maker = instance.maker {
      follow.bindMembers(of: instance.type, to: maker, in: scope)
      bindTypes(of: entry, to: maker, in: scope)
    }
    var inside = position.inside(scope)
    inside.path.insert(mark)
    inside.filter = caseFilter(of: body.body, in: scope)
    inside.modifiers.append(Place(position.scope.path, call.line))
    walk(body.body, inside)
    presentHeld(by: entry, call, inside)
  }

  /// The body of a modifier that is a type, also where an extension of a protocol of the app's own gives
  /// it to all that conform.
  func modifierBody(of type: String) -> Function? {
    index.lineage(type).lazy.flatMap(\.functions).first { $0.name == "body" && !$0.body.isEmpty }
  }

  /// Shows as a screen of its own what a modifier is handed and puts into a controller that it
  /// presents.
  private func presentHeld(
    by entry: CodeIndex.TypeEntry, _ call: Call, _ position: Position
  ) {
    let steps = entry.functions.filter { $0.name != "body" }.flatMap(\.body)
    guard let way = Self.presents(steps) else { return }
    for (name, value) in position.scope.allMembers.sorted(by: { $0.key < $1.key })
    where way.uses.contains(name) {
      guard let (closure, scope) = handedClosure(value) else { continue }
      var shown = position.inside(scope.inner())
      for parameter in closure.parameters { shown.scope.declare(parameter) }
      shown.path = Self.reentered(position.path)
      var call = call
      if way.isCover { call.callee = .name("fullScreenCover") }
      present(closure.body, "sheet", call, shown, isSheet: true)
      return
    }
  }

  /// The closure that a value is, also where names hand it on.
  private func handedClosure(_ value: Scope.Value) -> (Closure, Scope)? {
    var value = value
    for _ in 0..<6 {
      if case .closure(let closure) = value.expression { return (closure, value.scope) }
      guard let next = follow.target(value.expression, in: value.scope) else { return nil }
      value = next
    }
    return nil
  }

  /// The names that the steps of a function call or hand over, if it presents a controller; and
  /// whether that covers the screen.
  private static func presents(_ body: [Statement]) -> (uses: Set<String>, isCover: Bool)? {
    var (uses, isPresented, isCover): (Set<String>, Bool, Bool) = ([], false, false)
    ExpressionVisitor.visit(body) { expression in
      switch expression {
      case .call(let call):
        if call.name == "present", call.argument("animated") != nil { isPresented = true }
        if let name = Follower.path(call.callee)?.last { uses.insert(name) }
      case .assign(.member(_, "modalPresentationStyle", _), .member(_, let style, _), _):
        isCover = Screen.Presentation(style: style) == .cover
      default: break
      }
      return true
    }
    return isPresented ? (uses, isCover) : nil
  }

  /// Functions that are being followed, so that what is shown over a screen may be put through each
  /// of them once more.
  private static func reentered(_ path: Set<String>) -> Set<String> {
    Set(
      path.map { mark in
        let again = mark + " again"
        return mark.hasPrefix("call:") && !mark.hasSuffix("again") && !path.contains(again)
          ? again : mark
      })
  }

  /// Whether what is called may be a closure that a name or a property of `self` keeps.
  static func keepsClosure(_ callee: Expression, _ scope: Scope) -> Bool {
    switch callee {
    case .name(let name): scope.value(name) != nil
    case .member(.name("self")?, let name, _): scope.allMembers[name] != nil
    default: false
    }
  }

  /// Whether what is called is a closure that a property of `self` keeps: `self.content(item)`.
  func keepsOwnClosure(_ callee: Expression, _ scope: Scope) -> Bool {
    guard case .member(.name("self")?, _, _) = callee else { return false }
    return Self.keepsClosure(callee, scope)
  }
}
