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

  /// Most elements of a list that are told apart.
  private static let elementLimit = 8

  /// Walks a closure that a function of a list hands each element, once for each, where the elements
  /// are screens, have one, or are cases of an enumeration; false for any other.
  func walkEach(_ call: Call, _ closure: Closure, _ walk: Walk) -> Bool {
    // Lists in each other would be walked as often as all of them together have elements.
    guard !walk.isOfElement, case .member(let list?, let name, _) = call.callee,
      Self.functionsOfElements.contains(name)
    else { return false }
    // What is asked here takes nothing from the questions after it.
    defer { follow.fuel.refill() }
    guard staysAsWritten(list, walk), let elements = follow.elements(list, in: walk.scope),
      (1...Self.elementLimit).contains(elements.count),
      elements.allSatisfy({ isCase($0, walk) }) || elements.contains(where: { hasScreen($0, walk) })
    else { return false }
    for element in elements {
      var inside = walk.inside(walk.scope.inner())
      inside.isOfElement = true
      Self.bind(element, to: closure, in: inside.scope)
      self.walk(closure.body, inside)
    }
    return true
  }

  /// Gives the names of a closure what an element is, or what the elements of a tuple are.
  private static func bind(_ element: Scope.Value, to closure: Closure, in scope: Scope) {
    var names = closure.parameters
    if names.isEmpty {
      var usesSecond = false
      ExpressionVisitor.visit(closure.body) { value in
        if case .name("$1") = value { usesSecond = true }
        return !usesSecond
      }
      names = usesSecond ? ["$0", "$1", "$2", "$3"] : ["$0"]
    }
    guard names.count > 1, case .tuple(let values) = element.expression else {
      return scope.set(names[0], element)
    }
    for (name, value) in zip(names, values) {
      scope.set(name, Scope.Value(expression: value.value, scope: element.scope))
    }
  }

  /// Whether a list is what the code writes: none that code may put others into, such as the screens
  /// that a container has.
  private func staysAsWritten(_ list: Expression, _ walk: Walk) -> Bool {
    guard let path = Follower.path(list)?.filter({ $0 != "self" }) else { return true }
    if path.last == "allCases" || path.count == 1 && walk.scope.value(path[0]) != nil {
      return true
    }
    return follow.declaration(list, in: walk.scope)?.isConstant ?? false
  }

  private func isCase(_ element: Scope.Value, _ walk: Walk) -> Bool {
    guard let type = element.type,
      let name = index.typeName(type, from: walk.scope.type, in: walk.scope.path)
    else { return false }
    return index.types[name]?.kind == .enumeration
      && Follower.implicitCase(element.expression) != nil
  }

  /// Whether an element is a screen, or a tuple or a call that has one.
  private func hasScreen(_ element: Scope.Value, _ walk: Walk) -> Bool {
    let inside = walk.inside(element.scope)
    func isScreen(_ value: Expression) -> Bool {
      controller(value, inside).map(isController) ?? false
    }
    switch element.expression {
    case .tuple(let values): return values.contains { isScreen($0.value) }
    case .call(let call):
      return isScreen(element.expression) || call.arguments.contains { isScreen($0.value) }
    case .name, .member: return isScreen(element.expression)
    default: return false
    }
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

  /// The class of the only screen that a property of what a call makes works out: `ListModule().screen`.
  func screen(keptBy maker: Call, as name: String, _ walk: Walk, depth: Int) -> String? {
    guard let type = follow.instance(.call(maker), in: walk.scope)?.type, !isController(type),
      let (property, owner) = index.property(name, of: type), let getter = property.getter,
      let said = property.type?.filter({ !"?! ".contains($0) }),
      said == "UIViewController" || said == "UINavigationController"
        || index.typeName(said, from: type, in: property.path).map(isController) ?? false
    else { return nil }
    let scope = Scope(type: type, path: property.path)
    scope.owner = owner
    let ends = follow.outcomes(getter, in: scope)
    guard ends.count == 1 else { return nil }
    return controller(ends[0].expression, walk.inside(ends[0].scope), depth: depth + 1)
  }

  /// The class of the only screen that a function of the app's own gives as some controller, such as one
  /// that puts a screen together, or the class that it says it gives: `ListAssembly.make()`.
  func screen(givenBy call: Call, _ walk: Walk, depth: Int) -> String? {
    guard isNamed(call.callee, in: walk.scope),
      let (function, inside) = follow.function(call, in: walk.scope),
      let returns = function.returns?.filter({ !"?! ".contains($0) })
    else { return nil }
    let isAny =
      returns == "UIViewController" || returns == "UINavigationController"
      || returns.hasPrefix("UIViewController&") || returns.hasSuffix("&UIViewController")
      || returns.hasPrefix("UIHostingController<")
    let said = index.typeName(returns, from: inside.type, in: inside.path).flatMap {
      isController($0) ? $0 : nil
    }
    guard isAny || said != nil else { return nil }
    let ends = follow.outcomes(function.body, in: inside)
    // Functions of several ways each that call each other lead to ever more.
    guard !ends.isEmpty, ends.count == 1 || ends.count <= 4 && depth < 2 else { return said }
    // Another way may give what somebody else makes: `if let page = delegate.page { return page }`.
    let made = Set(
      ends.compactMap { controller($0.expression, walk.inside($0.scope), depth: depth + 1) })
    guard made.count == 1, let only = made.first,
      said.map({ index.ancestors(only).contains($0) }) ?? true
    else { return said }
    return only
  }

  /// Whether what is called is a function by its name, of a value that has one or of one that is made for
  /// it: `ListFactory().make`.
  private func isNamed(_ callee: Expression, in scope: Scope) -> Bool {
    if case .member(.call(let maker)?, _, _) = callee {
      return index.typeMade(by: maker, in: scope) != nil
    }
    return Follower.path(callee) != nil
  }
}
