internal import AppCode

/// Visits the expressions of a body, the outer ones before those inside of them.
///
/// How deep they may stand in each other, reading them from a file limits already.
enum ExpressionVisitor {
  /// Visits the expressions of steps.
  ///
  /// - Parameter found: is given each; whether what stands inside of it is visited too.
  static func visit(_ body: [Statement], _ found: (Expression) -> Bool) {
    withoutActuallyEscaping(found) { Visit(found: $0).visit(body) }
  }

  /// Visits an expression and those inside of it.
  static func visit(_ value: Expression, _ found: (Expression) -> Bool) {
    withoutActuallyEscaping(found) { Visit(found: $0).visit(value) }
  }

  /// Visits the names that steps give values, also in closures among them.
  static func visitBindings(_ body: [Statement], _ found: (Binding) -> Void) {
    visitOwnBindings(body, found)
    visit(body) { value in
      if case .closure(let closure) = value { visitOwnBindings(closure.body, found) }
      return true
    }
  }

  /// Visits the ways of steps, also of those in closures and in each other.
  static func visitBranches(_ body: [Statement], _ found: ([Branch]) -> Void) {
    visitOwnBranches(body, found)
    visit(body) { value in
      switch value {
      case .closure(let closure): visitOwnBranches(closure.body, found)
      case .branches(let branches):
        found(branches)
        for branch in branches { visitOwnBranches(branch.body, found) }
      default: break
      }
      return true
    }
  }

  private static func visitOwnBranches(_ body: [Statement], _ found: ([Branch]) -> Void) {
    for statement in body {
      switch statement {
      case .branches(let branches):
        found(branches)
        for branch in branches { visitOwnBranches(branch.body, found) }
      case .loop(let inner, _), .premise(_, let inner): visitOwnBranches(inner, found)
      case .function(let function): visitOwnBranches(function.body, found)
      case .expression, .result, .binding: break
      }
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

  /// One visit.
  ///
  /// The question is held rather than handed from call to call: the compiler would make a visit of its own
  /// for each question otherwise, which hands what the question knows, such as a whole file, from call to
  /// call and copies it each time.
  private struct Visit {
    let found: (Expression) -> Bool

    func visit(_ body: [Statement]) {
      for statement in body {
        switch statement {
        case .expression(let value), .result(let value?): visit(value)
        case .binding(let binding):
          if let value = binding.value { visit(value) }
        case .branches(let branches): visit(branches)
        case .loop(let inner, let element):
          if let list = element?.value { visit(list) }
          visit(inner)
        case .function(let function): visit(function.body)
        case .premise, .result(nil): break
        }
      }
    }

    private func visit(_ branches: [Branch]) {
      for branch in branches {
        for binding in branch.bindings {
          if let value = binding.value { visit(value) }
        }
        visit(branch.body)
      }
    }

    func visit(_ value: Expression) {
      guard found(value) else { return }
      switch value {
      case .member(let base?, _, _): visit(base)
      case .call(let call):
        visit(call.callee)
        for argument in call.arguments { visit(argument.value) }
      case .assign(let place, let value, _):
        visit(place)
        visit(value)
      case .choice(_, let first, let second), .binary(_, let first, let second):
        visit(first)
        visit(second)
      case .cast(let inner, _): visit(inner)
      case .list(let list): for inner in list { visit(inner) }
      case .tuple(let elements): for element in elements { visit(element.value) }
      case .closure(let closure): visit(closure.body)
      case .branches(let branches): visit(branches)
      case .text(let pieces, _):
        for case .value(let inner, _) in pieces { visit(inner) }
      case .item(let base, let arguments):
        visit(base)
        for argument in arguments { visit(argument.value) }
      case .dictionary(let pairs):
        for pair in pairs { visit(pair.value) }
      case .number, .bool, .null, .other, .name, .member(nil, _, _): break
      }
    }
  }
}
