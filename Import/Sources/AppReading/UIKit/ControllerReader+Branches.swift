internal import AppCode

extension ControllerReader {
  /// The words that branches give names that were declared before them: those of each branch that
  /// gives a name some, and what it had before in the others.
  func given(by branches: [Branch], in scope: Scope) -> [(String, Scope.Value)] {
    let names = Self.names(givenBy: branches).filter(scope.declares)
    guard !names.isEmpty else { return [] }
    // What is asked here takes nothing from the questions after it.
    defer { follow.fuel.refill() }
    let isWhole = branches[0].subject != nil || branches.last?.condition == "else"
    let rest = Branch(condition: "else", subject: nil, cases: [], bindings: [], body: [])
    return names.compactMap { name in
      let before = scope.value(name)?.expression
      // What counts or is a flag never is a word.
      switch before {
      case .number?, .bool?, .closure?, .dictionary?: return nil
      default: break
      }
      let isNew = if case .other(name)? = before { true } else { false }
      var ways: [Branch] = []
      var hasWords = false
      for branch in branches + (isWhole ? [] : [rest]) where !Self.leaves(branch.body) {
        guard let way = Self.way(of: branch, to: name) else {
          // Without a value it is nothing yet, and what is changed deeper inside is not known.
          if isNew || Self.changes(name, in: branch.body) { return nil }
          var kept = branch
          kept.body = [.result(.name(name))]
          ways.append(kept)
          continue
        }
        let words = text.answer(.branches([way]), in: scope, isKey: false)?.words
        if isNew, words?.isKnown != true { return nil }
        hasWords = hasWords || words?.isKnown ?? false && words?.isEmpty == false
        ways.append(way)
      }
      guard hasWords else { return nil }
      let all = Expression.branches(ways)
      return (
        name,
        Scope.Value(
          expression: isNew ? all : .binary("=", .name(name), all), scope: scope.snapshot())
      )
    }
  }

  /// Names for screens that have no value yet and get one in branches, each in its own, with their types.
  func screensGiven(by branches: [Branch], in scope: Scope) -> [String: String] {
    Self.names(givenBy: branches).reduce(into: [:]) { found, name in
      guard let value = scope.value(name), let type = value.type else { return }
      switch value.expression {
      case .null: break
      case .other(let text) where text == name: break
      default: return
      }
      let bare = type.filter { !"?!".contains($0) }
      let known = index.typeName(bare, from: scope.type, in: scope.path)
      if bare == "UIViewController" || known.map(isController) ?? false { found[name] = type }
    }
  }

  /// Whether a name for a screen starts as nothing: `var next: UIViewController? = nil`, which says no more
  /// than its type.
  func startsEmpty(_ binding: Binding, _ walk: Walk) -> Bool {
    guard binding.value?.isNull == true, let type = binding.type else { return false }
    let bare = type.filter { !"?!".contains($0) }
    return bare == "UIViewController"
      || index.typeName(bare, from: walk.scope.type, in: walk.scope.path).map(isController) ?? false
  }

  /// Gives names what each of several branches gives them.
  func give(_ given: [String: [Scope.Value]], in scope: Scope) {
    for (name, values) in given {
      guard var first = values.first else { continue }
      first.others = Array(values.dropFirst())
      _ = scope.assign(name, first)
    }
  }

  /// Names that steps of branches give a value, in their order.
  private static func names(givenBy branches: [Branch]) -> [String] {
    var names: [String] = []
    for branch in branches {
      for case .expression(.assign(.name(let name), _, _)) in branch.body
      where !names.contains(name) {
        names.append(name)
      }
    }
    return names
  }

  /// Whether nothing after some steps is done.
  static func leaves(_ body: [Statement]) -> Bool {
    if case .result? = body.last { true } else { false }
  }

  /// Whether some step gives a name a value.
  private static func changes(_ name: String, in body: [Statement]) -> Bool {
    var found = false
    ExpressionVisitor.visit(body) { value in
      switch value {
      case .assign(.name(name), _, _): found = true
      case .call(let call):
        if case .member(.name(name)?, "append", _) = call.callee { found = true }
      default: break
      }
      return !found
    }
    return found
  }

  /// A branch that ends with the value it gives a name; nil for one that gives it none.
  private static func way(of branch: Branch, to name: String) -> Branch? {
    var way = branch
    way.body = []
    for (number, step) in branch.body.enumerated() {
      if case .expression(.assign(.name(name), let value, _)) = step {
        guard !changes(name, in: Array(branch.body[(number + 1)...])) else { return nil }
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
