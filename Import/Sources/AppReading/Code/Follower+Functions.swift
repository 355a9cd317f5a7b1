internal import AppCode

extension Follower {
  /// The function of the app that a call means, with a scope in which its parameters are bound.
  func function(_ call: Call, in scope: Scope) -> (Function, Scope)? {
    guard
      let found = called(call, in: scope)
        ?? Self.asSwiftSpells(call, in: scope).flatMap({ called($0, in: scope) })
        ?? Self.asOlderCodeSpells(call, in: scope).flatMap({ called($0, in: scope) })
    else { return nil }
    reached.note(found.0)
    return found
  }

  /// A call of older code as Swift declares its function, whose first label ends the name there:
  /// `lineWithSeconds:` is `line(seconds:)`; nil for any other.
  private static func asSwiftSpells(_ call: Call, in scope: Scope) -> Call? {
    guard scope.path.hasSuffix(".m") || scope.path.hasSuffix(".mm"),
      case .member(let base, let name, let line) = call.callee,
      let first = call.arguments.first, first.label == nil, !first.isTrailing,
      let with = name.firstRange(of: "With"), with.lowerBound > name.startIndex,
      let letter = name[with.upperBound...].first, letter.isUppercase
    else { return nil }
    var result = call
    result.callee = .member(base, String(name[..<with.lowerBound]), line: line)
    result.arguments[0].label =
      letter.lowercased() + name[with.upperBound...].dropFirst()
    return result
  }

  /// A call of Swift's as older code declares its function, whose name goes on where Swift has the first
  /// label: `line(withSeconds:)` is `lineWithSeconds:`; nil for any other.
  private static func asOlderCodeSpells(_ call: Call, in scope: Scope) -> Call? {
    guard scope.path.hasSuffix(".swift"), case .member(let base?, let name, let line) = call.callee,
      name != "init", let label = call.arguments.first?.label, let letter = label.first,
      !(call.arguments[0].isTrailing)
    else { return nil }
    var result = call
    result.callee = .member(
      base, name + letter.uppercased() + label.dropFirst(), line: line)
    result.arguments[0].label = nil
    return result
  }

  private func called(_ call: Call, in scope: Scope) -> (Function, Scope)? {
    switch call.callee {
    case .name(let name):
      if let local = scope.function(name) {
        let inside = scope.inner()
        inside.bind(local, to: call, from: scope)
        return (local, inside)
      }
      if let found = handed(name, call, scope) { return found }
      if let type = scope.type,
        let (found, owner) = index.function(
          name, of: type, for: call, seenFrom: scope.path, calledBy: scope.owner,
          in: scope)
      {
        return (found, inside(found, of: owner, call, scope))
      }
      if let found = ofTypeAround(name, call, scope) { return found }
      guard
        let found = index.best(
          index.functions(name, seenFrom: scope.path), for: call, in: scope)
      else {
        return nil
      }
      let inside = Scope(type: nil, path: found.path)
      inside.bind(found, to: call, from: scope)
      return (found, inside)
    case .member(.name("super")?, let name, _):
      guard let type = scope.type,
        let (found, owner) = index.function(
          name, of: type, for: call, above: scope.owner ?? type, in: scope)
      else { return nil }
      return (found, inside(found, of: owner, call, scope))
    case .member(let base?, let name, _):
      if case .name("self") = base, let own = ofSelf(name, call, scope) { return own }
      guard var instance = instance(base, in: scope),
        var (found, _) = index.function(
          name, of: instance.type, for: call, seenFrom: scope.path, in: scope)
      else { return nil }
      if found.body.isEmpty, index.types[instance.type]?.kind == .protocol {
        // What a protocol asks for, one type of the app does.
        let behind = others(of: standIns(for: instance.type), heldAs: base, in: scope)
        guard behind.count == 1, let own = index.function(name, of: behind[0], for: call, in: scope)
        else {
          return nil
        }
        (instance, found) = (Instance(type: behind[0]), own.0)
      }
      let inside = Scope(type: instance.type, path: found.path)
      (inside.selfCase, inside.selfStart) = (instance.caseName, instance.startCase)
      inside.selfPayload = instance.payload
      if let maker = instance.maker { bindMembers(of: instance.type, to: maker, in: inside) }
      inside.bind(found, to: call, from: scope)
      return (found, inside)
    default: return nil
    }
  }

  /// Types that stand behind a protocol, of several without the one that keeps another of that protocol in
  /// a property: what wraps another is not what it wraps.
  private func others(
    of behind: [String], heldAs base: Expression, in scope: Scope
  ) -> [String] {
    guard behind.count > 1, let owner = scope.type, behind.contains(owner),
      let path = Self.path(base)?.filter({ $0 != "self" }), path.count == 1,
      scope.value(path[0]) == nil, index.property(path[0], of: owner) != nil
    else { return behind }
    return behind.filter { $0 != owner }
  }

  /// The function that a call names without an owner and that a type around its own one has for itself.
  private func ofTypeAround(_ name: String, _ call: Call, _ scope: Scope) -> (Function, Scope)? {
    for type in index.typesAround(scope.type) {
      guard
        let (found, owner) = index.function(
          name, of: type, for: call, seenFrom: scope.path, in: scope),
        found.isStatic
      else { continue }
      let inside = Scope(type: type, path: found.path)
      (inside.owner, inside.isOfType) = (owner, true)
      inside.bind(found, to: call, from: scope)
      return (found, inside)
    }
    return nil
  }

  /// The function of `self` that a call names, which goes on knowing what made `self`; nil where
  /// `self` stands for another value, such as a text.
  private func ofSelf(_ name: String, _ call: Call, _ scope: Scope) -> (Function, Scope)? {
    guard scope.selfValue == nil, let type = scope.type,
      let (found, owner) = index.function(
        name, of: type, for: call, seenFrom: scope.path, calledBy: scope.owner,
        in: scope),
      !found.body.isEmpty
    else { return nil }
    return (found, inside(found, of: owner, call, scope))
  }

  /// The function that a call means whose name stands for a function that was passed by its name.
  private func handed(_ name: String, _ call: Call, _ scope: Scope) -> (Function, Scope)? {
    guard let value = scope.value(name), value.scope !== scope,
      let path = Self.path(value.expression), path.last?.first?.isLowercase == true, fuel.enter()
    else { return nil }
    defer { fuel.leave() }
    var inner = Call(callee: value.expression, arguments: call.arguments, line: call.line)
    if let found = called(inner, in: value.scope) { return found }
    // Where a function is passed by its name, its labels are left out.
    guard path.count == 1 || path.count == 2 && path[0] == "self", let type = value.scope.type,
      let last = path.last,
      let function = index.lineage(type).flatMap(\.functions).first(where: {
        $0.name == last && $0.parameters.count == call.arguments.count
      })
    else { return nil }
    for (place, parameter) in function.parameters.enumerated() {
      inner.arguments[place].label = parameter.label
      inner.arguments[place].isTrailing = false
    }
    return called(inner, in: value.scope)
  }

  /// The one type of the app that has the picture that a protocol asks for; nil for anything else.
  func standIn(for property: Property, of instance: Instance) -> Instance? {
    guard let type = property.type, ["Image", "UIImage"].contains(type), property.value == nil,
      property.getter?.isEmpty ?? true,
      index.types[instance.type]?.kind == .protocol
    else { return nil }
    let behind = standIns(for: instance.type)
    guard behind.count == 1, index.types[behind[0]]?.kind != .protocol else { return nil }
    return Instance(type: behind[0])
  }

  /// The value of a structure that a function of the app's own makes in the only way it ends.
  func made(by call: Call, in scope: Scope) -> Instance? {
    if let type = returned(by: call, in: scope) { return Instance(type: type) }
    if let type = shared(by: call, in: scope) { return Instance(type: type) }
    guard let (function, inside) = function(call, in: scope),
      let type = function.returns.flatMap({ index.typeName($0, from: inside.type, in: inside.path) }
      ),
      index.types[type]?.kind == .structure || index.types[type]?.kind == .enumeration
    else { return nil }
    let ends = outcomes(function.body, in: inside)
    guard ends.count == 1, ends[0].special == nil else { return nil }
    let end = Scope.Value(expression: ends[0].expression, scope: ends[0].scope)
    if let found = implied(by: end, as: type) { return found }
    guard case .call(let maker) = end.expression, index.types[type]?.kind == .structure,
      let path = Self.path(maker.callee),
      index.typeName(path.joined(separator: "."), from: inside.type, in: inside.path) == type
    else { return nil }
    return Instance(type: type, maker: (maker, ends[0].scope))
  }

  /// The class of the app's own whose function for the class itself gives the one object of it:
  /// `AppDelegate.shared()`; nil for any other call.
  private func shared(by call: Call, in scope: Scope) -> String? {
    guard call.arguments.isEmpty, case .member(let base?, _, _) = call.callee, Self.isType(base),
      let (function, inside) = function(call, in: scope), function.isStatic,
      let returned = function.returns?.prefix(while: { $0.isLetter || $0.isNumber || $0 == "_" }),
      let type = inside.type, index.types[type]?.kind == .class,
      returned == "instancetype" || returned == type
    else { return nil }
    return type
  }

  /// The type of the app's own that a function returns which a property or parameter keeps, by how that
  /// is declared: `Model` of `let make: () -> Model`; nil for any other call.
  private func returned(by call: Call, in scope: Scope) -> String? {
    guard let path = Self.path(call.callee) else { return nil }
    let passed = path.count == 1 ? scope.value(path[0]) : nil
    let property = passed == nil ? declaration(call.callee, in: scope) : nil
    guard let type = passed?.type ?? property?.type,
      let arrow = type.ranges(of: "->").last
    else { return nil }
    let result = type[arrow.upperBound...].filter { !"()?! ".contains($0) }
    return index.typeName(result, from: scope.type, in: property?.path ?? scope.path)
  }

  /// The scope of a function of `self`, with what a call passes to it.
  private func inside(
    _ function: Function, of owner: String, _ call: Call, _ scope: Scope
  ) -> Scope {
    let inside = Scope(type: scope.type, path: function.path)
    inside.owner = owner
    (inside.selfCase, inside.selfStart) = (scope.selfCase, scope.selfStart)
    inside.selfPayload = scope.selfPayload
    inside.selfValue = scope.selfValue
    inside.takeMembers(of: scope)
    inside.bind(function, to: call, from: scope)
    return inside
  }

  /// The closure that a call runs where a property or parameter keeps it, with a scope in which its
  /// parameters are bound.
  func keptClosure(_ call: Call, in scope: Scope) -> (Closure, Scope)? {
    guard Self.path(call.callee) != nil, var value = target(call.callee, in: scope) else {
      return nil
    }
    for _ in 0..<4 {
      // A property may name another, which may work the closure out.
      if Self.path(value.expression) != nil, let next = target(value.expression, in: value.scope) {
        value = next
      } else if case .call(let made) = value.expression, case .closure(let getter) = made.callee,
        made.arguments.isEmpty, getter.body.count == 1
      {
        switch getter.body[0] {
        case .expression(let inner), .result(let inner?): value.expression = inner
        default: return nil
        }
      } else {
        break
      }
    }
    guard case .closure(let closure) = value.expression else { return nil }
    let inside = value.scope.inner()
    if closure.parameters.isEmpty {
      for (number, argument) in call.arguments.enumerated() {
        inside.set("$\(number)", Scope.Value(expression: argument.value, scope: scope))
      }
    }
    for (parameter, argument) in zip(closure.parameters, call.arguments) {
      inside.set(parameter, Scope.Value(expression: argument.value, scope: scope))
    }
    return (closure, inside)
  }
}
