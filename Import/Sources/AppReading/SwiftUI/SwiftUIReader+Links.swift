internal import AppCode

extension SwiftUIReader {
  /// A call of a view of the app's own without the closures that the view hands to links, which are
  /// screens of their own and are shown as such.
  func withoutLinks(_ call: Call, to type: String, _ position: Position) -> Call {
    guard call.arguments.contains(where: { $0.value.isClosure }) else { return call }
    var rest = call
    for name in handedToLinks(type).sorted() {
      guard
        case .closure(let closure)? = follow.passed(
          name, by: (call, position.scope), to: type)?.expression,
        let place = rest.arguments.firstIndex(where: { argument in
          argument.value.isClosure
            && (argument.label == name || argument.label == nil && call.argument(name) == nil)
        })
      else { continue }
      rest.arguments.remove(at: place)
      present(closure.body, "link", call, position, isSheet: false)
    }
    return rest
  }

  /// Properties of a view that its links show and nothing else: `destination` of
  /// `NavigationLink { destination() }`.
  private func handedToLinks(_ type: String) -> Set<String> {
    guard let (statements, _) = body(of: type) else { return [] }
    var names: Set<String> = []
    ExpressionVisitor.visit(statements) { expression in
      if case .call(let link) = expression, link.name == "NavigationLink",
        link.argument("value") == nil
      {
        var shown = link.argument("destination")
        if shown == nil, let closure = link.closure(), closure.body.count == 1,
          case .expression(let only) = closure.body[0]
        {
          shown = only
        }
        if case .call(let made)? = shown, made.arguments.isEmpty { shown = made.callee }
        let path = shown.flatMap(Follower.path) ?? []
        if let name = path.last, path.count == 1 || path == ["self", name] { names.insert(name) }
      }
      return true
    }
    return names
  }
}

extension Expression {
  /// Whether it is code that is run later.
  fileprivate var isClosure: Bool {
    if case .closure = self { true } else { false }
  }
}
