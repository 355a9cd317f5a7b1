internal import AppCode

/// Stacks that code makes for those whom it tells to push.
extension AskingPlace {
  /// Whether what stands before a call is made here for a stack that is made here as well, or makes
  /// one itself: `let child = Child(stack: UINavigationController()); child.start()`.
  func startsStack(
    _ base: Expression, of owner: String, _ index: CodeIndex, steps: Int = 4
  ) -> Bool {
    guard case .call(let maker)? = made(base) else {
      guard steps > 0, let (inside, value) = kept(base, index) else { return false }
      return inside.startsStack(value, of: owner, index, steps: steps - 1)
    }
    if maker.arguments.contains(where: { isNewStack($0.value, index) }) { return true }
    guard type(of: .call(maker), index) == owner else { return false }
    return index.lineage(owner).flatMap(\.properties).contains { property in
      property.value.map { isNewStack($0, index) } ?? false
    }
  }

  /// Whether a call hands something a stack that is made here.
  func makesStack(for call: Call, _ index: CodeIndex) -> Bool {
    call.arguments.contains { isNewStack($0.value, index) }
  }

  /// Whether a value is what something has that the type keeps, `service.state`, or what a number or text
  /// stands for, `Row(rawValue: number)`, rather than what the function is given.
  func isOfOthers(_ value: Expression) -> Bool {
    guard let path = Follower.path(value)?.filter({ $0 != "self" }) else { return false }
    guard path.count > 1 else {
      guard let name = path.first, case .call(let call)? = binding(name)?.value else {
        return false
      }
      return call.argument("rawValue") != nil
    }
    return binding(path[0]) == nil && !parameters.contains { $0.name == path[0] }
      && path[0].first?.isLowercase ?? false
  }

  /// Whether a name is that of a function, or of a property that is worked out, of the type whose code this
  /// is, rather than one of the function's own.
  func isOfType(_ name: String, _ index: CodeIndex) -> Bool {
    guard binding(name) == nil, !parameters.contains(where: { $0.name == name }) else {
      return false
    }
    return index.lineage(type).contains { entry in
      entry.functionsByName[name] != nil
        || entry.properties.contains { $0.name == name && $0.getter != nil }
    }
  }

  /// What a property of the type's own starts as, with the place where that is made:
  /// `lazy var inbox = { … }()`; nil for any other value.
  private func kept(_ value: Expression, _ index: CodeIndex) -> (AskingPlace, Expression)? {
    guard let name = HeldCases.own(value), binding(name) == nil,
      !parameters.contains(where: { $0.name == name }),
      let (property, holder) = index.property(name, of: type), let start = property.value
    else { return nil }
    var inside = AskingPlace(type: holder, function: name, path: property.path)
    guard case .call(let call) = start, case .closure(let closure) = call.callee else {
      return (inside, start)
    }
    inside.body = closure.body
    return Self.given(by: closure.body).map { (inside, $0) }
  }

  /// What the last of some steps gives back.
  private static func given(by body: [Statement]) -> Expression? {
    switch body.last {
    case .result(let value?), .expression(let value): value
    default: nil
    }
  }

  /// The value that a name of the function's own gets, or the expression itself.
  private func made(_ expression: Expression) -> Expression? {
    guard case .name(let name) = expression else { return expression }
    return binding(name)?.value
  }

  /// Whether an expression makes a stack, or something else for a stack that is made here.
  private func isNewStack(_ expression: Expression, _ index: CodeIndex, steps: Int = 4) -> Bool {
    guard steps > 0, case .call(let call)? = made(expression), let name = call.name else {
      return false
    }
    guard name.first?.isUppercase == true else {
      return givesNewStack(call, name, index, steps: steps - 1)
    }
    if name == "UINavigationController" { return true }
    if let made = index.typeName(name, from: type, in: path),
      index.ancestors(made).contains("UINavigationController")
    {
      return true
    }
    return call.arguments.contains { isNewStack($0.value, index, steps: steps - 1) }
  }

  /// Whether a function of the app's own makes a stack for whoever calls it: `Tab.inbox.makeRouter()`.
  private func givesNewStack(
    _ call: Call, _ name: String, _ index: CodeIndex, steps: Int
  ) -> Bool {
    var owner: String? = type
    if case .member(let base?, _, _) = call.callee { owner = self.type(of: base, index) }
    guard let owner, let (function, holder) = index.function(name, of: owner, for: call) else {
      return false
    }
    let inside = AskingPlace(
      type: holder, function: name, path: function.path, body: function.body,
      parameters: function.parameters)
    return Self.given(by: function.body).map { inside.isNewStack($0, index, steps: steps) } ?? false
  }
}
