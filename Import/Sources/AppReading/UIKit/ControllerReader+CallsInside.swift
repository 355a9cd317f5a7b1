internal import AppCode

/// Calls that make screens among values: `viewControllers = [wrap(Feed(), title: "Feed"), …]`.
extension ControllerReader {
  /// Walks functions that calls inside of a value hand a screen, or that give one, as those are walked
  /// which a step calls; and what is done to each screen of a list.
  ///
  /// - Parameter depth: 0 for a call that is the value itself, which others walk.
  func walkMakers(in value: Expression, _ walk: Walk, depth: Int = 0) {
    guard depth < 6 else { return }
    switch value {
    case .list(let list):
      for element in list { walkMakers(in: element, walk, depth: depth + 1) }
    case .binary("+", let first, let second):
      walkMakers(in: first, walk, depth: depth + 1)
      walkMakers(in: second, walk, depth: depth + 1)
    case .call(let call):
      for case .closure(let closure) in call.arguments.map(\.value) {
        _ = walkEach(call, closure, walk)
      }
      if depth > 0, makesScreen(call, walk) { followed(call, walk) }
      for argument in call.arguments { walkMakers(in: argument.value, walk, depth: depth + 1) }
    default: break
    }
  }

  /// Whether a call of a function hands it a screen, or asks it for one.
  private func makesScreen(_ call: Call, _ walk: Walk) -> Bool {
    switch call.callee {
    case .name(let name), .member(.name("self")?, let name, _):
      // An initializer is no function of the class.
      guard name.first?.isUppercase == false else { return false }
    default: return false
    }
    guard !call.arguments.isEmpty else { return false }
    let isHanded = call.arguments.contains { argument in
      switch argument.value {
      case .name, .call: controller(argument.value, walk).map(isController) ?? false
      default: false
      }
    }
    if isHanded { return true }
    guard let (function, inside) = follow.function(call, in: walk.scope),
      let returns = function.returns?.filter({ !"?! ".contains($0) })
    else { return false }
    return ["UIViewController", "UINavigationController"].contains(returns)
      || index.typeName(returns, from: inside.type, in: inside.path).map(isController) ?? false
  }

  /// The class of the screen that a member of a tuple or of a value holds whose making is known:
  /// `tab.screen` of `Tab(screen: Feed(), title: "Feed")`.
  func screen(heldBy expression: Expression, _ walk: Walk, depth: Int) -> String? {
    guard case .member(let base?, let name, _) = expression else { return nil }
    if let element = follow.element(name, of: base, in: walk.scope) {
      return controller(element.expression, walk.inside(element.scope), depth: depth + 1)
    }
    guard case .name(let name) = base, walk.scope.value(name) != nil,
      let instance = follow.instance(base, in: walk.scope), instance.maker != nil,
      !isController(instance.type), let value = follow.target(expression, in: walk.scope)
    else { return nil }
    // What a property is made of in steps: `lazy var page: Page = { … }()`.
    if case .call(let call) = value.expression, case .closure(let closure) = call.callee,
      call.arguments.isEmpty
    {
      let ends = follow.outcomes(closure.body, in: value.scope.inner())
      guard ends.count == 1 else { return nil }
      return controller(ends[0].expression, walk.inside(ends[0].scope), depth: depth + 1)
    }
    return controller(value.expression, walk.inside(value.scope), depth: depth + 1)
  }
}
