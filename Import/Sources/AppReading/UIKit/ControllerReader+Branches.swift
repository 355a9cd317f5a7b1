internal import AppCode

extension ControllerReader {
  /// The words that branches give names that were declared before them without a value: those of
  /// each branch, in the place of the first alone.
  func given(by branches: [Branch], in scope: Scope) -> [(String, Scope.Value)] {
    guard branches.count > 1 else { return [] }
    var names: [String] = []
    for case .expression(.assign(.name(let name), _, _)) in branches[0].body
    where !names.contains(name) {
      if case .other(name)? = scope.value(name)?.expression { names.append(name) }
    }
    guard !names.isEmpty else { return [] }
    // What is asked here takes nothing from the questions after it.
    defer { follow.fuel.refill() }
    return names.compactMap { name in
      let ways = branches.compactMap { Self.way(of: $0, to: name) }
      guard ways.count == branches.count,
        ways.allSatisfy({
          text.answer(.branches([$0]), in: scope, isKey: false)?.words.isKnown ?? false
        })
      else { return nil }
      return (name, Scope.Value(expression: .branches(ways), scope: scope.snapshot()))
    }
  }

  /// A branch that ends with the value it gives a name; nil for one that gives it none.
  private static func way(of branch: Branch, to name: String) -> Branch? {
    var way = branch
    way.body = []
    for step in branch.body {
      if case .expression(.assign(.name(name), let value, _)) = step {
        way.body.append(.result(value))
        return way
      }
      if case .binding = step { way.body.append(step) }
    }
    return nil
  }

  /// Names of functions inside of a body that it calls in some of several cases alone.
  static func functionsOfCases(in body: [Statement]) -> Set<String> {
    var own: Set<String> = []
    for case .function(let function) in body { own.insert(function.name) }
    guard !own.isEmpty else { return [] }
    var called: Set<String> = []
    var straight: Set<String> = []
    func note(_ steps: [Statement], in names: inout Set<String>) {
      var found: Set<String> = []
      ExpressionVisitor.visit(steps) { value in
        if case .call(let call) = value, case .name(let name) = call.callee, own.contains(name) {
          found.insert(name)
        }
        return true
      }
      names.formUnion(found)
    }
    for statement in body {
      switch statement {
      case .branches(let branches) where branches.count > 1,
        .expression(.branches(let branches))
      where branches.count > 1:
        for branch in branches { note(branch.body, in: &called) }
      // What one of them calls, it may call in any case.
      default: note([statement], in: &straight)
      }
    }
    return called.subtracting(straight)
  }
}
