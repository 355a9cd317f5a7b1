internal import AppCode

/// Screens that are made for each element of a list.
extension ControllerReader {
  /// Functions of a list that hand each of its elements to a closure.
  private static let functionsOfElements: Set = ["forEach", "map", "compactMap", "flatMap"]

  /// Gives what a closure calls an element of a list the type that the list is declared with:
  /// `Tab` for `let tabs: [Tab]`, and for `Tab.allCases`.
  func bindElement(_ call: Call, _ closure: Closure, in scope: Scope, _ walk: Walk) {
    guard case .member(let list?, let name, _) = call.callee,
      Self.functionsOfElements.contains(name), closure.parameters.count == 1,
      let parameter = closure.parameters.first, scope.value(parameter)?.scope !== scope,
      let type = elementType(of: list, walk), index.types[type]?.kind == .enumeration
    else { return }
    scope.set(
      parameter, Scope.Value(expression: .other(parameter), scope: scope, type: type))
  }

  /// The scopes in which the steps of a loop are walked.
  func rounds(over element: Binding?, _ walk: Walk) -> [Scope] {
    // What is asked here takes nothing from the questions after it.
    defer { follow.fuel.refill() }
    return follow.rounds(over: element, in: walk.scope)
  }

  private func elementType(of list: Expression, _ walk: Walk) -> String? {
    if case .member(let owner?, "allCases", _) = list, let path = Follower.path(owner) {
      return index.typeName(
        path.joined(separator: "."), from: walk.scope.type, in: walk.scope.path)
    }
    var declared: String?
    if case .name(let name) = list { declared = walk.scope.value(name)?.type }
    declared = declared ?? follow.declaration(list, in: walk.scope)?.type
    guard let declared, declared.hasPrefix("["), declared.hasSuffix("]") else { return nil }
    return index.typeName(
      String(declared.dropFirst().dropLast()), from: walk.scope.type, in: walk.scope.path)
  }

  /// The class of the only screen that a property works out for a case which is known:
  /// `tab.screen` where a `switch` says that `tab` is `.home`.
  func screen(workedOutBy expression: Expression, _ walk: Walk, depth: Int) -> String? {
    guard case .member(let base?, _, _) = expression,
      follow.instance(base, in: walk.scope)?.caseName != nil,
      let value = follow.target(expression, in: walk.scope),
      case .call(let call) = value.expression, case .closure(let closure) = call.callee
    else { return nil }
    let ends = follow.outcomes(closure.body, in: value.scope.inner())
    guard ends.count == 1 else { return nil }
    return controller(ends[0].expression, walk.inside(ends[0].scope), depth: depth + 1)
  }

  /// The class of the only screen that a function of the app's own gives as some controller, such as one
  /// that puts a screen together: `ListAssembly.make()`.
  func screen(givenBy call: Call, _ walk: Walk, depth: Int) -> String? {
    guard Follower.path(call.callee) != nil,
      let (function, inside) = follow.function(call, in: walk.scope),
      let returns = function.returns?.filter({ !"?! ".contains($0) }),
      returns == "UIViewController" || returns == "UINavigationController"
    else { return nil }
    let ends = follow.outcomes(function.body, in: inside)
    guard ends.count == 1 else { return nil }
    return controller(ends[0].expression, walk.inside(ends[0].scope), depth: depth + 1)
  }
}
