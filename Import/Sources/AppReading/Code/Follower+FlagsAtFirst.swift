internal import AppCode

/// Flags that a class works out of others of its own, as its screen comes.
extension Follower {
  /// How many steps of one are looked at.
  private static let limitOfBody = 8

  /// What a property or function of a class gives as its screen comes that works out a yes or no of nothing
  /// but flags of that class, or of the device; nil for any other: `var isPlain: Bool { !isEditing }`.
  func workedOutAtFirst(
    _ spelling: String, of type: String, early: Set<String>, in scope: Scope, steps: Int
  ) -> Bool? {
    let name = spelling.hasSuffix("()") ? String(spelling.dropLast(2)) : spelling
    guard steps > 0, name[...].isOfNames(), scope.value(name) == nil,
      index.types[type]?.kind == .class, let (body, path) = self.body(workingOut: name, of: type),
      (1...Self.limitOfBody).contains(body.count), fuel.ask()
    else { return nil }
    defer { fuel.answer() }
    guard fuel.enter() else { return nil }
    defer { fuel.leave() }
    let inside = Scope(type: type, path: path)
    func holds(_ condition: String) -> Bool? {
      if let (parts, decisive) = asked(condition).joined {
        let answers = parts.map(holds)
        return answers.contains(decisive) ? decisive : answers.contains(nil) ? nil : !decisive
      }
      return truth(of: condition, in: inside)
        ?? flagHolds(condition, of: type, early: early, in: inside, steps: steps - 1)
    }
    func answer(_ value: Expression) -> Bool? {
      if case .bool(let flag) = value { return flag }
      return holds(value.source)
    }
    for statement in body.dropLast() {
      guard case .branches(let branches) = statement, branches.count == 1,
        branches[0].subject == nil, branches[0].bindings.isEmpty, branches[0].body.count == 1,
        case .result(let value?) = branches[0].body[0], let isTaken = holds(branches[0].condition)
      else { return nil }
      if isTaken { return answer(value) }
    }
    switch body.last {
    case .expression(let value), .result(let value?): return answer(value)
    default: return nil
    }
  }

  /// The steps of a property, or of a function without parameters, that gives a yes or no.
  private func body(workingOut name: String, of type: String) -> ([Statement], String)? {
    if let (property, _) = index.property(name, of: type) {
      guard let getter = property.getter, property.type == "Bool" else { return nil }
      return (getter, property.path)
    }
    let call = Call(callee: .name(name), arguments: [], line: 0)
    guard let (function, _) = index.function(name, of: type, for: call), !function.isStatic,
      function.parameters.isEmpty, function.returns == "Bool"
    else { return nil }
    return (function.body, function.path)
  }
}
