internal import AppCode

/// Flows of RxFlow, which push screens for the steps that others send.
extension AskingSearch {
  /// Whether the step that is named here is the first of a flow with a stack of its own, so that nothing is
  /// before what it leads to: a stepper's `initialStep`, or that of a `OneStepper` beside a flow which is
  /// handed no stack.
  ///
  /// - Parameter call: what the step is passed to.
  func startsFlow(_ call: Call?) -> Bool {
    if place.function == "initialStep" { return true }
    guard call?.name == "OneStepper" else { return false }
    var isHandedStack = false
    ExpressionVisitor.visit(place.body) { expression in
      guard case .call(let maker) = expression, maker.name?.first?.isUppercase ?? false else {
        return true
      }
      isHandedStack = isHandedStack || maker.arguments.contains { isOwnStack($0.value) }
      return !isHandedStack
    }
    return !isHandedStack
  }

  /// Whether a value is a property of the type's own that has a stack.
  private func isOwnStack(_ value: Expression) -> Bool {
    guard let name = HeldCases.own(value), let (property, _) = index.property(name, of: place.type)
    else { return false }
    return property.type?.contains("NavigationController") ?? false
  }
}

/// Functions that show what they are given over the screen, rather than on its stack.
extension AskingSearch {
  /// Whether what is passed to a call comes over the screen: the app's functions of its name say so by
  /// that name, and none of them puts anything on a stack or a path.
  mutating func presents(_ call: Call?) -> Bool {
    guard let call, let name = call.name, Self.tellsOfPresenting(name),
      !call.arguments.contains(where: { $0.value.source.contains("push") })
    else { return false }
    if let known = presenting[name] { return known }
    var found = all(named: name)
    found.removeAll(where: \.body.isEmpty)
    var pushes = false
    for function in found where !pushes {
      ExpressionVisitor.visit(function.body) { value in
        if case .call(let inner) = value, let step = inner.name?.lowercased() {
          pushes = pushes || step == "append" || step.contains("push")
        }
        return !pushes
      }
    }
    presenting[name] = !found.isEmpty && !pushes
    return !found.isEmpty && !pushes
  }

  private static func tellsOfPresenting(_ name: String) -> Bool {
    name.hasPrefix("present")
      || name.nameWords.contains { ["Sheet", "sheet", "Cover", "cover"].contains($0) }
  }
}
