internal import AppCode

extension SwiftUIReader {
  /// The modifier that a call without a base means in an extension of views, where `self` stands
  /// before it; nil for any other call.
  func modifierOfSelf(_ call: Call, in scope: Scope) -> String? {
    guard scope.type == "View", case .name(let name) = call.callee, name.first?.isLowercase == true,
      scope.value(name) == nil, scope.function(name) == nil, name != "self"
    else { return nil }
    return name
  }

  /// A call of a function that makes a view and that the view itself has as it reads without `self.`,
  /// which is no view that something is put on; any other call as it is, such as that of a step.
  func withoutSelf(_ call: Call, in scope: Scope) -> Call {
    guard case .member(.name("self")?, let name, _) = call.callee, let type = scope.type,
      type != "View", scope.value(name) == nil, scope.function(name) == nil,
      index.lineage(type).contains(where: { entry in
        !entry.isPart("View")
          && entry.functionsByName[name, default: []].flatMap(\.functions).contains { made in
            Self.makesView(made.returns) || made.returns.map(isView) == true
          }
      })
    else { return call }
    var call = call
    call.callee = .name(name)
    return call
  }

  /// Whether an expression is the name of a type or module rather than a view.
  func isTypePath(_ expression: Expression, in scope: Scope? = nil) -> Bool {
    guard let path = Follower.path(expression), let last = path.last else { return false }
    if let scope, path.count == 1, follow.declaration(expression, in: scope)?.getter != nil {
      return false
    }
    return last.first?.isUppercase == true
  }

  /// What a name is known by while it is followed, so that none is followed in a circle.
  static func mark(_ expression: Expression, in scope: Scope) -> String {
    "name:\(scope.type ?? ""):\(scope.path):\(expression.source)"
  }
}
