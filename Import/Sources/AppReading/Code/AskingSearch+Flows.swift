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
