internal import AppCode

/// Functions that an app adds to controllers to put one on a stack: `Feed().onStack(title: "Feed")`.
extension ControllerReader {
  /// Notes the title that such a function gives the screen that it is called on, and that the screen is
  /// first on a stack.
  func embeds(_ call: Call, _ walk: Walk) {
    guard case .member(let base?, let name, _) = call.callee, Self.makesOrNames(base),
      let all = index.extensionFunctions(name, seenFrom: walk.scope.path)
    else { return }
    let added = all.filter { isAddedToControllers($0.type) && !$0.function.isStatic }
    guard !added.isEmpty, let function = CodeIndex.best(added.map(\.function), for: call),
      let type = controller(base, walk), isController(type), type != walk.owner || walk.isMaker,
      let draft = drafts[type] ?? made(type),
      makingPlaces.insert("embedded \(type) \(walk.scope.path):\(call.line)").inserted
    else { return }
    let scope = Scope(type: type, path: function.path)
    scope.bind(function, to: call, from: walk.scope)
    for statement in function.body {
      switch statement {
      case .binding(let binding): if let value = binding.value { stacks(value, type, walk) }
      case .result(let value?): stacks(value, type, walk)
      case .expression(.assign(let place, let value, _)):
        let names = (Follower.path(place) ?? []).filter { $0 != "self" }
        guard names == ["title"] || names == ["navigationItem", "title"] else { continue }
        var inside = walk.inside(scope)
        (inside.draft, inside.isOutside, inside.generation) = (draft, true, 5)
        inside.identifier = nil
        setTitle(value, at: Place(walk.scope.path, call.line), inside)
      case .expression(let value): stacks(value, type, walk)
      default: break
      }
    }
  }

  /// Notes a screen as the first of a stack that is made with it.
  private func stacks(_ value: Expression, _ type: String, _ walk: Walk) {
    guard case .call(let call) = value, case .name("self")? = call.argument("rootViewController")
    else { return }
    roots.insert(type)
    stacks[type, default: []].insert(call.name ?? "")
    quietStacks.made[type, default: []].insert("a function of \(type)")
  }

  /// Whether an expression makes a screen here, or is a name.
  private static func makesOrNames(_ base: Expression) -> Bool {
    switch base {
    case .call, .name: true
    default: false
    }
  }

  /// Whether functions of a type are those of any controller.
  private func isAddedToControllers(_ type: String) -> Bool {
    type == "UIViewController" || isController(type)
  }
}
