internal import AppCode

extension Follower {
  /// Whether a property of the type, or of another that the condition names, holds that computes one
  /// condition; nil where only the running app knows.
  func computed(_ name: String, in scope: Scope) -> Bool? {
    let path = name.split(separator: ".").map(String.init).filter { $0 != "self" }
    guard let name = path.last, path.count > 1 || scope.value(name) == nil else { return nil }
    if name.hasSuffix("()") { return answer(of: String(name.dropLast(2)), path, in: scope) }
    if path.count == 2, let known = computed(name, byCaseOf: path[0], in: scope) { return known }
    let named = path.dropLast().joined(separator: ".")
    let owner =
      named.isEmpty || named == "Self"
      ? scope.type : index.typeName(named, from: scope.type, in: scope.path)
    guard let type = owner,
      let (property, _) = index.property(name, of: type, isStatic: named == "Self")
    else {
      return path.count == 1 ? outsideOfTypes(name, in: scope) : nil
    }
    guard path.count == 1 || property.isStatic else { return nil }
    guard let getter = property.getter else { return constant(property, of: type) }
    let inside = Scope(type: type, path: property.path)
    if path.count == 1, type == scope.type {
      inside.takeMembers(of: scope)
      (inside.selfCase, inside.selfPayload) = (scope.selfCase, scope.selfPayload)
    }
    return end(of: getter, in: inside)
  }

  /// Whether a name stands for what a property of `self` works out, or is that property.
  func isWorkedOut(_ name: String, in scope: Scope) -> Bool {
    guard let type = scope.type else { return false }
    var own = name
    if let value = scope.value(name) {
      guard let path = Self.path(value.expression)?.filter({ $0 != "self" }), path.count == 1,
        path[0] == name || value.scope.value(path[0]) == nil
      else { return false }
      own = path[0]
    }
    return index.property(own, of: type)?.0.getter != nil
  }

  /// Whether a name stands for a value that a property of `self` makes anew, of which nothing here changes a
  /// member.
  func isMadeAnew(_ owner: String, with member: String, in scope: Scope) -> Bool {
    isWorkedOut(owner, in: scope)
      && !scope.settings(of: owner).contains { $0.property == member }
  }

  /// What a property of a structure starts as whoever makes it, where no initializer of its own says otherwise.
  func standard(of property: Property, in type: String) -> Scope.Value? {
    guard let value = property.value, let entry = index.types[type], entry.kind == .structure,
      entry.functionsByName["init"] == nil
    else { return nil }
    return Scope.Value(expression: value, scope: Scope(type: type, path: property.path))
  }

  /// Whether a member is nothing in the value that a property of `self` makes: `wish.title` of
  /// `var wish: Wish { Wish(isLarge: true) }`, whose title starts as nil.
  func isLeftOut(_ member: Expression, in scope: Scope) -> Bool {
    guard case .member(.name(let owner)?, _, _) = member, isWorkedOut(owner, in: scope),
      case .null? = passed(member, in: scope)?.expression
    else { return false }
    return true
  }

  /// Whether `self` is of a type, also by what its class inherits; nil where an heir of its class may be.
  func isOne(_ name: String, in scope: Scope) -> Bool? {
    guard scope.selfValue == nil, let type = scope.type, index.types[type]?.kind == .class else {
      return nil
    }
    let whole = index.typeName(name, from: type, in: scope.path) ?? name
    func isOne(_ type: String) -> Bool { type == whole || index.ancestors(type).contains(whole) }
    if isOne(type) { return true }
    guard index.types[whole] != nil, !(index.heirs[type] ?? []).contains(where: isOne) else {
      return nil
    }
    return false
  }

  /// What a constant of a type itself says, `static let hasLab = false`, or a variable of it that nothing is
  /// ever put into; nil for any other, and for a type that another target has as well.
  private func constant(_ property: Property, of type: String) -> Bool? {
    guard property.isStatic, let value = property.value,
      TwinTypes.spelled(type) == type, index.types[type + "@2"] == nil
    else { return nil }
    let scope = Scope(type: type, path: property.path)
    if case .call(let call) = value, case .closure(let closure) = call.callee,
      call.arguments.isEmpty, isNeverPut(property, of: type)
    {
      return end(of: closure.body, in: scope)
    }
    return property.isConstant ? end(of: [.result(value)], in: scope) : nil
  }

  /// Whether nothing is put into a property once it is made.
  private func isNeverPut(_ property: Property, of type: String) -> Bool {
    property.isConstant
      || property.attributes.isEmpty
        && !index.assigned.contains(property.name, in: index.lineage(type))
  }

  /// Whether a property holds that an enumeration works out of its case, where a call passes that case:
  /// `kind.hasHead` of `Row(kind: .plain)` and of `Row(kind: .card(inset: 8))`.
  private func computed(_ name: String, byCaseOf owner: String, in scope: Scope) -> Bool? {
    guard scope.value(owner)?.type != nil, let kind = instance(.name(owner), in: scope),
      let caseName = kind.caseName, let (property, _) = index.property(name, of: kind.type),
      !property.isStatic, let getter = property.getter
    else { return nil }
    let inside = Scope(type: kind.type, path: property.path)
    (inside.selfCase, inside.selfPayload) = (caseName, kind.payload)
    return end(of: getter, in: inside)
  }

  /// Whether a property holds that an enumeration works out of the case which a view's state starts as:
  /// `step.isFirst` of `@State var step = Step.name`; nil for any other condition.
  func computedAtStart(_ name: String, in scope: Scope) -> Bool? {
    let path = name.split(separator: ".").map(String.init).filter { $0 != "self" }
    guard path.count == 2, let start = startingValue(path[0], in: scope), let outer = scope.type,
      case .member(let owner, let caseName, _) = start,
      let named = owner.flatMap(Self.path)?.joined(separator: ".")
        ?? index.property(path[0], of: outer)?.0.type,
      let type = index.typeName(named, from: outer, in: scope.path),
      index.types[type]?.kind == .enumeration, index.types[type]?.casesByName[caseName] != nil,
      let (property, _) = index.property(path[1], of: type), !property.isStatic,
      let getter = property.getter
    else { return nil }
    let inside = Scope(type: type, path: property.path)
    inside.selfCase = caseName
    return end(of: getter, in: inside)
  }

  /// Whether a name outside of types holds for ever: a constant, or one that computes a condition.
  private func outsideOfTypes(_ name: String, in scope: Scope) -> Bool? {
    guard let property = index.property(name, seenFrom: scope.path) else { return nil }
    if let getter = property.getter {
      return end(of: getter, in: Scope(type: nil, path: property.path))
    }
    guard property.isConstant, case .bool(let flag)? = property.value else { return nil }
    return flag
  }

  /// What a function of the type or of its class answers that asks for nothing but conditions.
  private func answer(of name: String, _ path: [String], in scope: Scope) -> Bool? {
    guard path.dropLast().allSatisfy({ ["class", "Self"].contains($0) }), let type = scope.type,
      let (function, owner) = index.function(
        name, of: type, for: Call(callee: .name(name), arguments: [], line: 0)),
      function.parameters.isEmpty
    else { return nil }
    let inside = Scope(type: type, path: function.path)
    inside.owner = owner
    return end(of: function.body, in: inside)
  }

  /// What a body ends with where it is one condition, after ends before it that are known to be taken or not:
  /// `if part.stage == .done { return true }; return kept.contains(part)`.
  func end(of body: [Statement], in scope: Scope) -> Bool? {
    guard fuel.ask() else { return nil }
    defer { fuel.answer() }
    guard let last = body.last, fuel.enter() else { return nil }
    defer { fuel.leave() }
    for statement in body.dropLast() {
      guard let early = earlyEnd(statement, in: scope) else { return nil }
      if early.isTaken { return end(of: early.body, in: scope.inner()) }
    }
    switch last {
    case .expression(.bool(let flag)), .result(.bool(let flag)?): return flag
    case .expression(.branches(let branches)), .branches(let branches):
      // A single way that asks for nothing is what the system's version left of several.
      let isOfCase = branches.first?.subject != nil
      let taken = isOfCase ? chosen(branches, in: scope) : branches
      guard taken.count == 1, isOfCase || taken[0].condition.isEmpty else { return nil }
      return end(of: taken[0].body, in: scope.inner())
    case .expression(let value), .result(let value?): return truth(of: value.source, in: scope)
    default: return nil
    }
  }

  /// What a step does that only ends a body early, and whether it does; nil for any other step, and where
  /// only the running app knows.
  private func earlyEnd(
    _ statement: Statement, in scope: Scope
  ) -> (body: [Statement], isTaken: Bool)? {
    switch statement {
    case .premise(let condition, let otherwise):
      return truth(of: condition, in: scope).map { (otherwise, !$0) }
    case .branches(let branches):
      guard branches.count == 1, branches[0].subject == nil, branches[0].body.count == 1,
        case .result? = branches[0].body.first
      else { return nil }
      // What names values counts only where it is surely not taken.
      if !branches[0].bindings.isEmpty {
        return truth(of: branches[0], in: scope) == false ? (branches[0].body, false) : nil
      }
      return truth(of: branches[0].condition, in: scope).map { (branches[0].body, $0) }
    default: return nil
    }
  }

  /// A message of Objective-C's without values as Swift spells it: `self.class.isX()` of
  /// `[self.class isX]`; nil for anything else.
  static func message(_ condition: String) -> String? {
    let isTurned = condition.hasPrefix("!")
    let whole = isTurned ? condition.dropFirst() : condition[...]
    guard whole.hasPrefix("["), whole.hasSuffix("]") else { return nil }
    var inner = String(whole.dropFirst().dropLast())
    let words = "[self class] "
    if inner.hasPrefix(words) { inner = "self.class " + inner.dropFirst(words.count) }
    let parts = inner.split(separator: " ")
    guard parts.count == 2, parts[0] == "self" || parts[0] == "self.class",
      parts[1].isOfNames()
    else { return nil }
    return (isTurned ? "!" : "") + "\(parts[0]).\(parts[1])()"
  }
}

extension Follower {
  /// Whether a name is one of the values that a structure or class keeps of itself, or works out, as
  /// `static let save = Asset("save")` does.
  func isValue(_ name: String, of type: String) -> Bool {
    guard index.types[type]?.kind != .enumeration,
      let (property, _) = index.property(name, of: type)
    else { return false }
    return property.isStatic && (property.isConstant || property.getter != nil)
  }

  /// A call of a function that a structure or class has to make values of itself, with the type that it
  /// leaves out: `.password(hint: nil)`; nil for any other.
  static func functionCall(_ call: Call, of type: String, in index: CodeIndex) -> Call? {
    guard index.types[type]?.kind != .enumeration,
      case .member(nil, let name, let line) = call.callee,
      name != "init", index.function(name, of: type, for: call)?.0.isStatic == true
    else { return nil }
    return Call(
      callee: .member(.name(type), name, line: line), arguments: call.arguments, line: call.line)
  }
}
