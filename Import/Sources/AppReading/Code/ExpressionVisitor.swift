internal import AppCode

/// Visits the expressions of a body, the outer ones before those inside of them.
enum ExpressionVisitor {
  /// How deep expressions and bodies may stand in each other.
  private static let depthLimit = 60

  /// Visits the expressions of steps.
  ///
  /// - Parameter found: is given each; whether what stands inside of it is visited too.
  static func visit(_ body: [Statement], depth: Int = 0, _ found: (Expression) -> Bool) {
    guard depth < depthLimit else { return }
    for statement in body {
      switch statement {
      case .expression(let value), .result(let value?): visit(value, depth: depth + 1, found)
      case .binding(let binding):
        if let value = binding.value { visit(value, depth: depth + 1, found) }
      case .branches(let branches): visit(branches, depth: depth + 1, found)
      case .loop(let inner): visit(inner, depth: depth + 1, found)
      case .function(let function): visit(function.body, depth: depth + 1, found)
      case .premise, .result(nil): break
      }
    }
  }

  private static func visit(_ branches: [Branch], depth: Int, _ found: (Expression) -> Bool) {
    for branch in branches {
      for binding in branch.bindings {
        if let value = binding.value { visit(value, depth: depth + 1, found) }
      }
      visit(branch.body, depth: depth + 1, found)
    }
  }

  /// Visits an expression and those inside of it.
  static func visit(_ value: Expression, depth: Int = 0, _ found: (Expression) -> Bool) {
    guard depth < depthLimit, found(value) else { return }
    switch value {
    case .member(let base?, _, _): visit(base, depth: depth + 1, found)
    case .call(let call):
      visit(call.callee, depth: depth + 1, found)
      for argument in call.arguments { visit(argument.value, depth: depth + 1, found) }
    case .assign(let place, let value, _):
      visit(place, depth: depth + 1, found)
      visit(value, depth: depth + 1, found)
    case .choice(_, let first, let second), .binary(_, let first, let second):
      visit(first, depth: depth + 1, found)
      visit(second, depth: depth + 1, found)
    case .cast(let inner, _): visit(inner, depth: depth + 1, found)
    case .list(let list): for inner in list { visit(inner, depth: depth + 1, found) }
    case .closure(let closure): visit(closure.body, depth: depth + 1, found)
    case .branches(let branches): visit(branches, depth: depth + 1, found)
    case .text(let pieces, _):
      for case .value(let inner, _) in pieces { visit(inner, depth: depth + 1, found) }
    case .item(let base, let arguments):
      visit(base, depth: depth + 1, found)
      for argument in arguments { visit(argument.value, depth: depth + 1, found) }
    case .number, .bool, .null, .other, .name, .member(nil, _, _): break
    }
  }
}
