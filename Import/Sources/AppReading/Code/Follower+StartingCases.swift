internal import AppCode

/// What properties start as that work out a case, or a yes or no.
extension Follower {
  /// How many steps of a property are looked at.
  private static let stepLimit = 16

  /// The case, or the yes or no, that a property starts as which only stands for another, as of
  /// `var step: Step { model.step }`, also where ends before that give the same or are not taken at first:
  /// `if isShort { return .first }; return step`; nil for anything else.
  func startingCase(_ getter: [Statement], _ scope: Scope, from outside: Scope) -> Expression? {
    guard let last = getter.last, getter.count <= Self.stepLimit, fuel.enter() else { return nil }
    defer { fuel.leave() }
    guard getter.count > 1 else {
      return Self.only(last).flatMap { state($0, in: scope) }
    }
    // What other classes work out hangs on no state that is known.
    guard scope.type.map(isPartOfView) ?? false else { return nil }
    let asking = Scope(type: scope.type, path: scope.path)
    if scope.type == outside.type { asking.takeMembers(of: outside) }
    var found: Expression?
    for statement in getter {
      let (value, isTaken) = earlyStart(statement, in: asking) ?? (Self.only(statement), true)
      guard isTaken != false else { continue }
      guard let value,
        let start = literalCase(value, in: scope)
          ?? state(value, in: scope).flatMap({ literalCase($0, in: scope) }),
        found.map({ $0.source == start.source }) ?? true
      else { return nil }
      found = start
      if isTaken == true { return start }
    }
    return nil
  }

  /// What a step gives that only ends a property early, and whether it does at first; nil for any other
  /// step.
  private func earlyStart(
    _ statement: Statement, in scope: Scope
  ) -> (value: Expression?, isTaken: Bool?)? {
    func holds(_ condition: String) -> Bool? {
      truth(of: condition, in: scope) ?? holdsAtStart(condition, in: scope)
    }
    switch statement {
    case .premise(let condition, let otherwise):
      return (otherwise.count == 1 ? Self.only(otherwise[0]) : nil, holds(condition).map { !$0 })
    case .branches(let branches):
      guard branches.count == 1, branches[0].subject == nil else { return nil }
      let value = branches[0].body.count == 1 ? Self.only(branches[0].body[0]) : nil
      return (value, branches[0].bindings.isEmpty ? holds(branches[0].condition) : nil)
    default: return nil
    }
  }

  /// What a step gives back.
  private static func only(_ statement: Statement) -> Expression? {
    switch statement {
    case .expression(let value), .result(let value?): value
    default: nil
    }
  }

  /// What a view's state starts as that a value names, where that is a case or a yes or no.
  private func state(_ value: Expression, in scope: Scope) -> Expression? {
    guard let path = Self.path(value), path.contains(where: { $0 != "self" }) else { return nil }
    switch startingValue(path.joined(separator: "."), in: scope) {
    case .member(let base, let name, let line)?: return .member(base, name, line: line)
    case .bool(let flag)?: return .bool(flag)
    default: return nil
    }
  }

  /// A case as it is written, without the name of its type, or a yes or no; nil for anything else.
  private func literalCase(_ value: Expression, in scope: Scope) -> Expression? {
    switch value {
    case .bool, .member(nil, _, _): return value
    case .member(.name(let owner)?, let name, let line):
      guard let type = index.typeName(owner, from: scope.type, in: scope.path),
        index.types[type]?.kind == .enumeration, index.types[type]?.casesByName[name] != nil
      else { return nil }
      return .member(nil, name, line: line)
    default: return nil
    }
  }

  /// What holds where a condition does not that asks a property for one of only two cases:
  /// `part == .old` of `part == .young`; nil for any other condition.
  func otherCase(than condition: String, in scope: Scope) -> String? {
    let words = asked(condition).words
    guard words.count == 3, words[1] == "==", words[2].hasPrefix("."),
      (words[0].hasPrefix("self.") ? words[0].dropFirst(5) : words[0]).isOfNames(),
      let outer = scope.type,
      let name = words[0].split(separator: ".").last.map(String.init),
      scope.value(name) == nil, let (property, owner) = index.property(name, of: outer),
      let type = property.type.flatMap({ index.typeName($0, from: owner, in: property.path) }),
      let entry = index.types[type], entry.kind == .enumeration, entry.casesByName.count == 2,
      let other = entry.casesByName.keys.first(where: { "." + $0 != words[2] }),
      entry.casesByName[String(words[2].dropFirst())] != nil
    else { return nil }
    return "\(words[0]) == .\(other)"
  }
}
