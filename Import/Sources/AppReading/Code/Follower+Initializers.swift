internal import AppCode

extension Follower {
  /// What a property holds in a value that a call makes: what an initializer of the app's own puts
  /// into it, or what is passed under its name.
  func passed(_ name: String, by maker: (call: Call, scope: Scope), to type: String) -> Scope.Value?
  {
    if let (initializer, _) = index.function("init", of: type, for: maker.call, in: maker.scope) {
      let scope = Scope(type: type, path: initializer.path)
      scope.bind(initializer, to: maker.call, from: maker.scope)
      if let value = put(into: name, by: initializer.body, scope) { return value }
      if leaves(name, asItIs: initializer.body, scope) { return nil }
      for statement in initializer.body {
        // Another initializer of the type does the work; in Objective-C its value is given back.
        let inner: Call
        switch statement {
        case .expression(.call(let call)), .result(.call(let call)?),
          .expression(.assign(.name("self"), .call(let call), _)):
          inner = call
        default: continue
        }
        guard case .member(.name(let own)?, "init", _) = inner.callee, fuel.enter() else {
          continue
        }
        defer { fuel.leave() }
        if own == "self" { return passed(name, by: (inner, scope), to: type) }
        // What the class itself does not keep, its base class does.
        if own == "super", let base = base(of: type) {
          return passed(name, by: (inner, scope), to: base)
        }
      }
    }
    return (maker.call.argument(name) ?? after(maker.call, for: name, of: type)).map {
      Scope.Value(expression: $0, scope: maker.scope)
    }
  }

  /// The class of the app's own that a class inherits from; nil for none.
  private func base(of type: String) -> String? {
    index.types[type]?.inherits.lazy.compactMap { index.typeName($0, from: type) }.first {
      index.types[$0]?.kind == .class && $0 != type
    }
  }

  /// Whether a variable is made once, when it is first asked for, and nothing puts another value into
  /// it.
  func staysLazy(_ property: Property, _ expression: Expression, _ scope: Scope) -> Bool {
    guard property.isLazy else { return false }
    var owner = scope.type
    if case .member(let base?, _, _) = expression, base.source != "self" {
      owner = instance(base, in: scope)?.type
    }
    return owner.map { !index.assigned.changes(property.name, in: index.lineage($0)) } ?? false
  }

  /// The value that the steps of a property or of a closure make in the only way they end; nil for
  /// anything else.
  func madeOnce(_ value: Scope.Value, as type: String, depth: Int) -> Instance? {
    guard case .call(let call) = value.expression, call.arguments.isEmpty,
      case .closure(let closure) = call.callee
    else { return nil }
    // What is asked of it is asked where it is there.
    let ends = outcomes(closure.body, in: value.scope.inner(), depth: depth)
      .filter { if case .null = $0.expression { false } else { true } }
    guard ends.count == 1 else { return nil }
    let end = Scope.Value(expression: ends[0].expression, scope: ends[0].scope)
    if let found = implied(by: end, as: type) { return found }
    return instance(ends[0].expression, in: ends[0].scope, depth: depth)
  }

  /// The closure after a call without a label that the initializer which a structure comes with puts
  /// into a property: the first one for a closure behind those that the call names; nil for none.
  private func after(_ call: Call, for name: String, of type: String) -> Expression? {
    guard let entry = index.types[type], entry.kind == .structure,
      let own = entry.parts.first(where: { $0.kind != .extension }),
      !own.functions.contains(where: { $0.name == "init" }),
      let closure = call.arguments.first(where: { $0.isTrailing && $0.label == nil })?.value
    else { return nil }
    let stored = own.properties.filter { $0.getter == nil && !$0.isStatic }
    let given = Set(call.arguments.filter { !$0.isTrailing }.compactMap(\.label))
    let start = stored.lastIndex { given.contains($0.name) }.map { $0 + 1 } ?? 0
    let open = stored[start...].filter { property in
      property.type?.contains("->") ?? false
        || property.attributes.contains { $0.hasSuffix("Builder") }
    }
    return (open.first { $0.value == nil } ?? open.first)?.name == name ? closure : nil
  }

  /// Gives a scope what a call passes for the properties of a type.
  func bindMembers(of type: String, to maker: (call: Call, scope: Scope), in scope: Scope) {
    guard let entry = index.types[type] else { return }
    for property in entry.properties where property.getter == nil && !property.isStatic {
      guard var value = passed(property.name, by: maker, to: type) else {
        // What a call leaves out of a value stays nothing.
        if entry.kind == .structure, property.attributes.isEmpty,
          Self.startsAsNothing(property, by: maker.call, of: type, in: index)
        {
          scope.setMember(
            property.name, Scope.Value(expression: .null, scope: scope, type: property.type ?? ""))
        }
        continue
      }
      value.type = property.type ?? value.type ?? ""
      scope.setMember(property.name, value)
    }
  }

  /// Whether a property of a structure is nothing at first where an initializer puts nothing into it.
  private static func startsAsNothing(
    _ property: Property, by call: Call, of type: String, in index: CodeIndex
  ) -> Bool {
    if case .null? = property.value { return true }
    return property.value == nil && !property.isConstant && property.type?.hasSuffix("?") ?? false
      && (index.function("init", of: type, for: call) != nil
        || index.types[type]?.functionsByName["init"] == nil)
  }

  /// What the steps of an initializer put into a property last; nil for nothing, or for what only
  /// the running app decides.
  func put(into name: String, by body: [Statement], _ scope: Scope) -> Scope.Value? {
    var result: Scope.Value?
    guard fuel.take(body.count) else { return nil }
    for statement in body {
      switch statement {
      case .binding(let binding):
        if let value = binding.value {
          scope.set(binding.name, Scope.Value(expression: value, scope: scope.snapshot()))
        }
      case .expression(.assign(let place, let value, _)):
        if let path = Self.path(place), path.count == 1 || path[0] == "self" && path.count == 2,
          Self.isSame(path[path.count - 1], name), let found = given(value, in: scope)
        {
          result = found
        }
      case .branches(let branches):
        let chosen = chosen(branches, in: scope)
        // Of ways that only the running app decides about, the first that fills it.
        var isOpen = chosen.count > 1 || branches.count == 1
        // What surely has a value is there: `if let given` for a parameter that is passed one.
        if branches.count == 1, branches[0].asksForNothingElse,
          truth(of: branches[0], in: scope) == true
        {
          isOpen = false
        }
        let found = chosen.compactMap { way -> Scope.Value? in
          let inside = scope.inner()
          bind(way, in: inside, from: scope)
          return put(into: name, by: way.body, inside).map { passedOn($0) }
        }
        // A flag that they set differently is not known.
        if isOpen, Self.differ(found) || hangsOnCaller(chosen, found, in: scope) { return nil }
        if let first = found.first, !isOpen || result == nil { result = first }
      default: break
      }
    }
    return result
  }

  /// Whether steps put something into a property only where a condition holds which does not: `if let given
  /// = flag` where nothing is passed.
  private func leaves(_ name: String, asItIs body: [Statement], _ scope: Scope) -> Bool {
    body.contains { statement in
      guard case .branches(let branches) = statement, branches.count == 1,
        truth(of: branches[0], in: scope) == false
      else { return false }
      return branches[0].body.contains { inner in
        guard case .expression(.assign(let place, _, _)) = inner,
          let path = Self.path(place)?.filter({ $0 != "self" }), path.count == 1
        else { return false }
        return Self.isSame(path[0], name)
      }
    }
  }

  /// A value that names which a condition gives to parameters stand for: what is passed for `flag` where it
  /// is `given` of `if let given = flag`.
  private func passedOn(_ value: Scope.Value) -> Scope.Value {
    guard case .name = value.expression else { return value }
    return passed(value.expression, in: value.scope) ?? value
  }

  /// Whether every case that a caller may pass puts another value there.
  private func hangsOnCaller(
    _ branches: [Branch], _ values: [Scope.Value], in scope: Scope
  ) -> Bool {
    guard branches.count > 1, values.count == branches.count,
      case .name(let name)? = branches[0].subject, let passed = scope.value(name),
      let type = passed.type.flatMap({ index.typeName($0, from: scope.type, in: scope.path) }),
      index.types[type]?.kind == .enumeration
    else { return false }
    return Set(values.map(\.expression.source)).count == values.count
  }

  /// Whether values are flags, and not all the same.
  private static func differ(_ values: [Scope.Value]) -> Bool {
    var flags: Set<Bool> = []
    for value in values {
      if case .bool(let flag) = value.expression { flags.insert(flag) }
    }
    return flags.count > 1
  }

  /// Whether a place in an initializer is a property, also where a wrapper's own name begins with
  /// an underscore.
  private static func isSame(_ place: String, _ property: String) -> Bool {
    place == property || place == "_" + property
  }

  /// A value that an initializer puts away: a parameter as it is, called or wrapped once, or a
  /// value of its own.
  private func given(_ value: Expression, in scope: Scope) -> Scope.Value? {
    switch value {
    case .name(let name):
      return scope.value(name) ?? Scope.Value(expression: value, scope: scope)
    case .call(let call) where call.arguments.isEmpty:
      if case .name(let name) = call.callee, let closure = scope.value(name) { return closure }
    case .call(let call) where call.arguments.count == 1 && Self.isWrapper(call):
      return given(call.arguments[0].value, in: scope)
    default: break
    }
    return Scope.Value(expression: value, scope: scope.snapshot())
  }

  /// Whether a call only wraps a value for SwiftUI: `State(initialValue: model)`.
  private static func isWrapper(_ call: Call) -> Bool {
    ["initialValue", "wrappedValue", "projectedValue"].contains(call.arguments[0].label ?? "")
      || call.name == "AnyView"
  }
}
