internal import AppCode

/// Stacks that code makes for those whom it tells to push.
extension AskingPlace {
  /// Whether what stands before a call is made here for a stack that is made here as well, or makes
  /// one itself: `let child = Child(stack: UINavigationController()); child.start()`.
  func startsStack(_ base: Expression, of owner: String, _ index: CodeIndex) -> Bool {
    guard case .call(let maker)? = made(base) else { return false }
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

  /// Whether a value is what something has that the type keeps, rather than what the function is given:
  /// `service.state`.
  func isOfOthers(_ value: Expression) -> Bool {
    guard let path = Follower.path(value)?.filter({ $0 != "self" }), path.count > 1 else {
      return false
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

  /// The value that a name of the function's own gets, or the expression itself.
  private func made(_ expression: Expression) -> Expression? {
    guard case .name(let name) = expression else { return expression }
    return binding(name)?.value
  }

  /// Whether an expression makes a stack, or something else for a stack that is made here.
  private func isNewStack(_ expression: Expression, _ index: CodeIndex, steps: Int = 4) -> Bool {
    guard steps > 0, case .call(let call)? = made(expression), let name = call.name,
      name.first?.isUppercase == true
    else { return false }
    if name == "UINavigationController" { return true }
    if let made = index.typeName(name, from: type, in: path),
      index.ancestors(made).contains("UINavigationController")
    {
      return true
    }
    return call.arguments.contains { isNewStack($0.value, index, steps: steps - 1) }
  }
}
