internal import AppCode

/// What steps put into bars and their looks.
extension BarLookReader {
  /// What a body assigns, also in closures and branches; names and settings go into the scope.
  func assignments(_ body: [Statement], _ scope: Scope) -> [Assignment] {
    var called: Set<String> = []
    return assignments(body, scope, &called)
  }

  /// - Parameter called: the names of closures whose steps are among them already; one may call itself.
  private func assignments(
    _ body: [Statement], _ scope: Scope, _ called: inout Set<String>
  ) -> [Assignment] {
    var found: [Assignment] = []
    for statement in body {
      switch statement {
      case .binding(let binding):
        if let value = binding.value {
          scope.set(binding.name, Scope.Value(expression: value, scope: scope.snapshot()))
        }
      case .branches(let branches):
        for branch in follow.onDevice(branches) {
          found += assignments(branch.body, scope, &called)
        }
      case .loop(let inner, _): found += assignments(inner, scope, &called)
      case .expression(let value), .result(let value?):
        follow.noteSetting(value, in: scope)
        if case .assign(.member(let owner?, let property, _), let value, let line) = value {
          found.append(Assignment(owner: owner, property: property, value: value, line: line))
          continue
        }
        guard case .call(let call) = value else { continue }
        if case .name(let name) = call.callee, let known = scope.value(name),
          case .closure(let closure) = known.expression
        {
          if called.insert(name).inserted { found += assignments(closure.body, scope, &called) }
          continue
        }
        for case .closure(let closure) in call.arguments.map(\.value) {
          found += assignments(closure.body, scope, &called)
        }
      default: continue
      }
    }
    return found
  }
}
