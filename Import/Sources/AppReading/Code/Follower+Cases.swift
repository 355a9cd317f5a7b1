internal import AppCode

extension Follower {
  /// The case of its own type that a property works out of another case: `side.other` of a `side` that
  /// starts as `.front`; nil where more than the case decides.
  func workedOutCase(_ value: Scope.Value, of type: String) -> Instance? {
    guard index.types[type]?.kind == .enumeration,
      value.scope.selfCase != nil || value.scope.selfStart != nil,
      case .call(let call) = value.expression, case .closure(let closure) = call.callee
    else { return nil }
    let found = outcomes(closure.body, in: value.scope.inner())
    // What it starts as comes first.
    guard let first = found.first, value.scope.selfCase == nil || found.count == 1 else {
      return nil
    }
    var name = Self.implicitCase(first.expression)
    if case .member(let owner?, let last, _) = first.expression, Self.isType(owner) { name = last }
    guard let name, index.types[type]?.casesByName[name] != nil else {
      return nil
    }
    return value.scope.selfCase == nil
      ? Instance(type: type, startCase: name) : Instance(type: type, caseName: name)
  }

  /// The case that `.home` or `.home(…)` names; nil for anything else.
  static func implicitCase(_ expression: Expression) -> String? {
    switch expression {
    case .member(nil, let name, _): return name
    case .call(let call):
      guard case .member(nil, let name, _) = call.callee else { return nil }
      return name
    default: return nil
    }
  }

  /// `.general.paste` with the type it starts from; nil for anything else, and for a single name.
  static func chain(_ expression: Expression, from type: String) -> Expression? {
    guard case .member(let base?, let name, let line) = expression else { return nil }
    if case .member(nil, let first, let place) = base {
      return .member(.member(.name(type), first, line: place), name, line: line)
    }
    return chain(base, from: type).map { .member($0, name, line: line) }
  }

  /// The value of a type that an expression makes without naming it: `.text("Milk")` of an enumeration's
  /// cases, `.init(kind: .plain)`; nil for anything else.
  func implied(by value: Scope.Value, as type: String) -> Instance? {
    guard let name = Self.implicitCase(value.expression), index.types[type] != nil else {
      return nil
    }
    if case .call(let call) = value.expression, name == "init" {
      return Instance(type: type, maker: (call, value.scope))
    }
    guard index.types[type]?.casesByName[name] != nil else { return nil }
    var found = Instance(type: type, caseName: name)
    if case .call(let call) = value.expression { found.payload = (call, value.scope) }
    return found
  }

  /// The value of the type that a name is declared with, where code that it is handed on by, under one
  /// name or another, makes it without naming that type.
  func typed(_ value: Scope.Value, in scope: Scope, depth: Int) -> Instance? {
    guard
      let type = value.type.flatMap({
        index.typeName($0, from: scope.type ?? value.scope.type, in: scope.path)
      })
    else { return nil }
    if let whole = Self.chain(value.expression, from: type) {
      return instance(whole, in: value.scope, depth: depth + 1)
    }
    var next = value
    for _ in 0..<Self.handsLimit {
      guard case .name(let name) = next.expression, let inner = next.scope.value(name) else {
        return nil
      }
      if let found = implied(by: inner, as: type) { return found }
      next = inner
    }
    return nil
  }

  /// How many names one after the other a value may be handed on by.
  private static let handsLimit = 8
}

extension Follower {
  /// The raw value of the case that `self` is.
  func rawValue(_ scope: Scope) -> Scope.Value? {
    guard let type = scope.type, let name = scope.selfCase else { return nil }
    return rawValue(of: name, in: type)
  }

  /// The raw value of a case; its name where nothing else is said.
  func rawValue(of name: String, in type: String) -> Scope.Value? {
    guard let entry = index.types[type], let found = entry.casesByName[name]
    else { return nil }
    let path = entry.place.path
    let standard = Expression.text([.letters(name)], line: entry.place.line)
    return Scope.Value(
      expression: found.rawValue ?? standard, scope: Scope(type: type, path: path))
  }

  /// A value of the app's type that a parameter is declared with; nil for any other name.
  func ofParameter(_ expression: Expression, in scope: Scope) -> Instance? {
    guard case .name(let name) = expression, let value = scope.value(name),
      let type = value.type, !type.isEmpty
    else { return nil }
    return index.typeName(type, from: scope.type ?? value.scope.type, in: scope.path)
      .map { Instance(type: $0) }
  }
}
