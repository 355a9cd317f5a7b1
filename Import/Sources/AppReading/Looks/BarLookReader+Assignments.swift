internal import AppCode

/// What steps put into bars and their looks.
extension BarLookReader {
  /// What a body assigns, also in closures and branches; names and settings go into the scope.
  func assignments(_ body: [Statement], _ scope: Scope) -> [Assignment] {
    var closures = CalledClosures(waiting: [body])
    var found: [Assignment] = []
    while let next = closures.waiting.popLast() { found += assignments(next, scope, &closures) }
    return found
  }

  /// Closures with a name that steps call.
  private struct CalledClosures {
    /// The names of those whose steps are among the others already; one may call itself.
    var names: Set<String> = []
    /// How many calls lead to the steps that are looked at.
    var depth = 0
    /// Steps that too many calls lead to, for later.
    var waiting: [[Statement]]

    static let depthLimit = 64
  }

  private func assignments(
    _ body: [Statement], _ scope: Scope, _ closures: inout CalledClosures
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
          found += assignments(branch.body, scope, &closures)
        }
      case .loop(let inner, _): found += assignments(inner, scope, &closures)
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
          guard closures.names.insert(name).inserted else { continue }
          guard closures.depth < CalledClosures.depthLimit else {
            closures.waiting.append(closure.body)
            continue
          }
          closures.depth += 1
          found += assignments(closure.body, scope, &closures)
          closures.depth -= 1
          continue
        }
        for case .closure(let closure) in call.arguments.map(\.value) {
          found += assignments(closure.body, scope, &closures)
        }
      default: continue
      }
    }
    return found
  }
}
