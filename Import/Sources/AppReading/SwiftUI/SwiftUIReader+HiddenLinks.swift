internal import AppCode

extension SwiftUIReader {
  /// Walks the links in what stands behind a view or over it, and in menus and behind rows: they push what
  /// they lead to, however little of them is seen at first:
  /// `.background(NavigationLink("", destination: Detail(), isActive: $isOpen))`.
  func linksBeside(_ call: Call, _ position: Position) {
    var seen: Set<String> = []
    for argument in call.arguments { links(within: argument.value, position.inside(), &seen) }
  }

  private func links(within value: Expression, _ position: Position, _ seen: inout Set<String>) {
    ExpressionVisitor.visit(value) { expression in
      switch expression {
      case .call(let call) where call.name == "NavigationLink":
        link(call, position)
        return false
      // What is shown over all has links on a stack of its own.
      case .call(let call) where Self.presenters.contains(call.name ?? ""): return false
      case .name, .member: links(behind: expression, position, &seen)
      default: break
      }
      return true
    }
  }

  /// Walks the links in what a property or a function of the view itself makes.
  private func links(behind name: Expression, _ position: Position, _ seen: inout Set<String>) {
    guard let path = Follower.path(name)?.filter({ $0 != "self" }), path.count == 1,
      position.scope.value(path[0]) == nil, let type = position.scope.type
    else { return }
    // What is named twice has the same links.
    guard seen.insert(path[0]).inserted else { return }
    let body: [Statement]
    let file: String
    if let (property, _) = index.property(path[0], of: type) {
      guard let getter = property.getter, property.type?.contains("View") ?? false else { return }
      (body, file) = (getter, property.path)
    } else if let function = index.types[type]?.functionsByName[path[0]]?.first?.functions.first,
      function.returns?.contains("View") ?? false
    {
      (body, file) = (function.body, function.path)
    } else {
      return
    }
    let inside = position.inside(Scope(type: type, path: file))
    guard goes(inside, body) else { return }
    links(within: .closure(Closure(parameters: [], body: body)), inside, &seen)
  }

  /// Modifiers that show something over the whole screen.
  private static let presenters: Set = [
    "sheet", "fullScreenCover", "popover", "NavigationStack", "NavigationView",
  ]
}
