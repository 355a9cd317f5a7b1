internal import AppCode

/// Views of the app's own that are stacks: they put what they are handed first on a navigation controller
/// of UIKit's.
extension SwiftUIReader {
  /// Whether a call makes such a stack.
  func makesOwnStack(_ call: Call, in scope: Scope) -> Bool {
    guard call.closure() ?? call.closure("content") != nil,
      let type = index.typeMade(by: call, in: scope), holdsAnyView(type)
    else { return false }
    if let known = ownStacks[type] { return known }
    ownStacks[type] = false
    let isStack = isStackController(type) || isAroundStack(type)
    ownStacks[type] = isStack
    return isStack
  }

  /// Whether a type is generic in a view.
  private func holdsAnyView(_ type: String) -> Bool {
    index.types[type]?.parameters.values.contains { $0.contains("View") } ?? false
  }

  /// Whether all that a view shows is a navigation controller with what it is handed.
  private func isAroundStack(_ type: String) -> Bool {
    guard isView(type), let (statements, _) = body(of: type), statements.count == 1 else {
      return false
    }
    var shown: Expression
    switch statements[0] {
    case .expression(let value), .result(let value?): shown = value
    default: return false
    }
    while case .call(let call) = shown, case .member(let base?, _, _) = call.callee { shown = base }
    guard case .call(let call) = shown, let path = Follower.path(call.callee),
      let inner = index.typeName(path.joined(separator: "."), from: type)
    else { return false }
    return holdsAnyView(inner) && isStackController(inner)
  }

  /// Whether a type wraps a navigation controller whose first screen is a view that it is handed.
  private func isStackController(_ type: String) -> Bool {
    guard conforms(type, to: "UIViewControllerRepresentable"),
      let make = index.types[type]?.functions.first(where: { $0.name == "makeUIViewController" })
    else { return false }
    var stacks = 0
    ExpressionVisitor.visit(make.body) { value in
      if case .call(let call) = value, call.name == "UINavigationController",
        case .call(let host)? = call.argument("rootViewController"),
        host.name == "UIHostingController"
      {
        stacks += 1
      }
      return true
    }
    return stacks == 1
  }
}
