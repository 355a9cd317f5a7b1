internal import AppCode

/// What the classes of segues do with the screens that they lead to.
extension DrawnClassCode {
  /// How the class of a segue leads to its screen; nil where it does that in another way, or in several.
  static func way(of type: String, _ index: CodeIndex) -> Way? {
    let functions = index.lineage(type).flatMap(\.functions)
    guard let perform = functions.first(where: { $0.name == "perform" && $0.parameters.isEmpty })
    else { return nil }
    var names: Set = ["destination", "destinationViewController"]
    for case .binding(let binding) in perform.body {
      if let value = binding.value, isDestination(value, names) { names.insert(binding.name) }
    }
    var ways: Set<Way?> = []
    ExpressionVisitor.visit(perform.body) { value in
      guard case .call(let call) = value, let shown = call.argument(nil) else { return true }
      switch call.name {
      case "present", "presentViewController":
        // What it makes around its screen, such as a stack, nobody draws.
        ways.insert(isDestination(shown, names) ? .presents : nil)
      case "pushViewController", "show", "showViewController":
        ways.insert(isDestination(shown, names) ? .pushes : nil)
      default: break
      }
      return true
    }
    if ways.isEmpty { return embeds(perform, functions) ? .embeds : nil }
    return ways.count == 1 ? ways.first ?? nil : nil
  }

  private static func isDestination(_ value: Expression, _ names: Set<String>) -> Bool {
    if case .cast(let inner, _) = value { return isDestination(inner, names) }
    return Follower.path(value)?.last.map(names.contains) ?? false
  }

  /// Whether a segue puts its screen into another one, itself or in functions of its class that it hands
  /// the screen to, and nothing of the class shows a screen otherwise.
  private static func embeds(_ perform: Function, _ functions: [Function]) -> Bool {
    guard !functions.contains(where: showsOtherwise) else { return false }
    var names: Set = ["destination", "destinationViewController"]
    ExpressionVisitor.visitBindings(perform.body) { binding in
      if let value = binding.value, isDestination(value, names) { names.insert(binding.name) }
    }
    if puts(perform.body, names) { return true }
    var isFound = false
    ExpressionVisitor.visit(perform.body) { value in
      guard !isFound, case .call(let call) = value, isOfSelf(call) else { return !isFound }
      let handed = call.arguments.indices.filter {
        isDestination(call.arguments[$0].value, names)
      }
      guard !handed.isEmpty else { return true }
      let asked = functions.filter { function in
        function.name == call.name && function.parameters.count == call.arguments.count
      }
      isFound =
        !asked.isEmpty
        && asked.allSatisfy { function in
          puts(function.body, Set(handed.map { function.parameters[$0].name }))
        }
      return !isFound
    }
    return isFound
  }

  /// Whether steps make a controller of some names the child of another: a stack would push it.
  private static func puts(_ body: [Statement], _ names: Set<String>) -> Bool {
    var isFound = false
    ExpressionVisitor.visit(body) { value in
      if case .call(let call) = value, case .member(let base?, let name, _) = call.callee,
        ["addChild", "addChildViewController"].contains(name), let child = call.argument(nil),
        isDestination(child, names), let around = Follower.path(base)?.last,
        around != "navigationController"
      {
        isFound = true
      }
      return !isFound
    }
    return isFound
  }

  /// Whether a function shows, takes away or replaces whole screens.
  private static func showsOtherwise(_ function: Function) -> Bool {
    let showing: Set = ["setViewControllers", "rootViewController", "viewControllers"]
    var isFound = false
    ExpressionVisitor.visit(function.body) { value in
      switch value {
      case .call(let call):
        let name = call.name ?? ""
        isFound =
          isFound || showing.contains(name) || name == "UINavigationController"
          || ["present", "push", "show", "dismiss"].contains(where: name.hasPrefix)
      case .assign(let place, _, _):
        isFound = isFound || Follower.path(place)?.last.map(showing.contains) ?? false
      default: break
      }
      return !isFound
    }
    return isFound
  }

  private static func isOfSelf(_ call: Call) -> Bool {
    switch call.callee {
    case .name, .member(.name("self")?, _, _): true
    default: false
    }
  }
}
