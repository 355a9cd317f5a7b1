internal import AppCode

/// Visits the expressions of a body, the outer ones before those inside of them.
///
/// How deep they may stand in each other, reading them from a file limits already.
enum ExpressionVisitor {
  /// Visits the expressions of steps.
  ///
  /// - Parameter found: is given each; whether what stands inside of it is visited too.
  static func visit(_ body: [Statement], _ found: (Expression) -> Bool) {
    for statement in body {
      switch statement {
      case .expression(let value), .result(let value?): visit(value, found)
      case .binding(let binding):
        if let value = binding.value { visit(value, found) }
      case .branches(let branches): visit(branches, found)
      case .loop(let inner, let element):
        if let list = element?.value { visit(list, found) }
        visit(inner, found)
      case .function(let function): visit(function.body, found)
      case .premise, .result(nil): break
      }
    }
  }

  /// Visits the names that steps give values, also in closures among them.
  static func visitBindings(_ body: [Statement], _ found: (Binding) -> Void) {
    visitOwnBindings(body, found)
    visit(body) { value in
      if case .closure(let closure) = value { visitOwnBindings(closure.body, found) }
      return true
    }
  }

  private static func visitOwnBindings(_ body: [Statement], _ found: (Binding) -> Void) {
    for statement in body {
      switch statement {
      case .binding(let binding): found(binding)
      case .branches(let branches):
        for branch in branches {
          branch.bindings.forEach(found)
          visitOwnBindings(branch.body, found)
        }
      case .loop(let inner, _): visitOwnBindings(inner, found)
      case .function(let function): visitOwnBindings(function.body, found)
      case .expression, .result, .premise: break
      }
    }
  }

  private static func visit(_ branches: [Branch], _ found: (Expression) -> Bool) {
    for branch in branches {
      for binding in branch.bindings {
        if let value = binding.value { visit(value, found) }
      }
      visit(branch.body, found)
    }
  }

  /// Visits an expression and those inside of it.
  static func visit(_ value: Expression, _ found: (Expression) -> Bool) {
    guard found(value) else { return }
    switch value {
    case .member(let base?, _, _): visit(base, found)
    case .call(let call):
      visit(call.callee, found)
      for argument in call.arguments { visit(argument.value, found) }
    case .assign(let place, let value, _):
      visit(place, found)
      visit(value, found)
    case .choice(_, let first, let second), .binary(_, let first, let second):
      visit(first, found)
      visit(second, found)
    case .cast(let inner, _): visit(inner, found)
    case .list(let list): for inner in list { visit(inner, found) }
    case .tuple(let elements): for element in elements { visit(element.value, found) }
    case .closure(let closure): visit(closure.body, found)
    case .branches(let branches): visit(branches, found)
    case .text(let pieces, _):
      for case .value(let inner, _) in pieces { visit(inner, found) }
    case .item(let base, let arguments):
      visit(base, found)
      for argument in arguments { visit(argument.value, found) }
    case .dictionary(let pairs):
      for pair in pairs { visit(pair.value, found) }
    case .number, .bool, .null, .other, .name, .member(nil, _, _): break
    }
  }
}
