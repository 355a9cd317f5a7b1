internal import AppCode

/// What everybody who makes a screen gives it alike: one preset of a structure with flags, and closures that
/// may be left out.
extension ControllerReader {
  /// A property that is looked at.
  struct KeptByMakers {
    var property: Property
    var owner: String
    /// The structure that it is of; nil for a closure.
    var structure: String?
  }

  /// How many calls that make a screen, or that call who makes it, are looked at.
  private static let mostMakersOfValues = 64

  /// What properties of classes hold whoever makes an object, by class.
  func valuesOfMakers() -> [String: [String: Scope.Value]] {
    var kept: [String: [KeptByMakers]] = [:]
    for (name, entry) in index.types where entry.kind == .class {
      let found = keptByMakers(of: name)
      if !found.isEmpty, isController(name) { kept[name] = found }
    }
    guard !kept.isEmpty else { return [:] }
    let names = Set(kept.values.joined().map(\.property.name))
    let given = GivenAfterMaking(Set(kept.keys), names, in: index)
    let makings = ViewMakers.calls(of: Set(kept.keys), in: index)
    let factories = given.steps.values.lazy.flatMap(\.values).compactMap { step in
      if case .name = step.value { step.function?.name } else { nil }
    }
    let calls = CallsByName(Set(factories), in: index)
    var result: [String: [String: Scope.Value]] = [:]
    for (type, properties) in kept.sorted(by: { $0.key < $1.key }) {
      follow.fuel.fill(at: index.types[type]?.place ?? Place("", 0))
      for property in properties where !given.isSetElsewhere(property.property, of: type) {
        let key = GivenAfterMaking.Key(type: type, name: property.property.name)
        let values = values(of: property, key, given, makings[type] ?? [], calls)
        guard let values, let found = common(values, property) else { continue }
        result[type, default: [:]][key.name] = found
      }
    }
    return result
  }

  /// The properties of a class, and of what it inherits, that are looked at.
  private func keptByMakers(of type: String) -> [KeptByMakers] {
    let lineage = index.lineage(type)
    var seen: Set<String> = []
    var found: [KeptByMakers] = []
    for entry in lineage where entry.kind == .class {
      for property in entry.properties where seen.insert(property.name).inserted {
        guard property.getter == nil, !property.isStatic, property.attributes.isEmpty,
          property.path.hasSuffix(".swift"),
          index.assigned.setters(of: property.name, in: lineage).isSubset(of: ["init"])
        else { continue }
        let owner = CodeIndex.withoutGenerics(entry.parts[0].name)
        if isOptionalClosure(property, of: owner) {
          if !property.isConstant || property.value == nil {
            found.append(KeptByMakers(property: property, owner: owner))
          }
        } else if let structure = structureOfFlags(property, of: owner) {
          found.append(KeptByMakers(property: property, owner: owner, structure: structure))
        }
      }
    }
    return found
  }

  /// Whether a property holds a closure, or nothing.
  private func isOptionalClosure(_ property: Property, of owner: String) -> Bool {
    guard let type = property.type, type.hasSuffix("?") else { return false }
    return type.contains("->") && type.hasPrefix("(")
  }

  /// The structure of the app's own with flags that a property holds; nil for any other.
  private func structureOfFlags(_ property: Property, of owner: String) -> String? {
    var written = property.type
    if written == nil {
      switch property.value {
      case .member(let base?, _, _)?:
        written = Follower.path(base)?.joined(separator: ".")
      case .call(let call)?:
        var path = Follower.path(call.callee)
        if path?.last == "init" || path?.last?.first?.isLowercase == true { path?.removeLast() }
        written = path?.joined(separator: ".")
      default: break
      }
    }
    guard let written, !written.isEmpty, !written.hasSuffix("?"),
      let type = index.typeName(written, from: owner, in: property.path),
      let entry = index.types[type], entry.kind == .structure
    else { return nil }
    let hasFlags = entry.properties.contains { inner in
      guard inner.getter == nil, !inner.isStatic, inner.attributes.isEmpty else { return false }
      if case .bool? = inner.value { return true }
      return inner.type == "Bool"
    }
    return hasFlags ? type : nil
  }

  /// What each call that makes an object of a class gives a property; nil where that is not known.
  private func values(
    of kept: KeptByMakers, _ key: GivenAfterMaking.Key, _ given: GivenAfterMaking,
    _ makings: [ViewMakers.MakingCall], _ calls: CallsByName
  ) -> [Scope.Value]? {
    let start = kept.property.value.map {
      Scope.Value(expression: $0, scope: Scope(type: kept.owner, path: kept.property.path))
    }
    let steps = given.steps[key] ?? [:]
    let isInitialized = !index.assigned.setters(of: key.name, in: index.lineage(key.type)).isEmpty
    if steps.isEmpty, !isInitialized {
      // Nothing ever puts anything there.
      return kept.structure == nil ? nil : start.map { [$0] }
    }
    guard 1...Self.mostMakersOfValues ~= makings.count, !drawn.contains(key.type),
      looseOutlets[key.type] == nil, !given.handedOn.contains(key.type)
    else { return nil }
    var found: [Scope.Value] = []
    for making in makings {
      if let step = steps[Place(making.path, making.call.line)] {
        guard let values = values(of: step, calls) else { return nil }
        found += values
        continue
      }
      let scope = Scope(type: making.outer, path: making.path)
      guard let value = follow.passed(key.name, by: (making.call, scope), to: key.type) ?? start
      else { return nil }
      found.append(value)
    }
    return found.isEmpty ? nil : found
  }

  /// What a step puts into a property, for each call of the function around it where it puts there what
  /// that is handed; nil where that is not known.
  private func values(of step: GivenAfterMaking.Step, _ calls: CallsByName) -> [Scope.Value]? {
    let scope = Scope(type: step.outer, path: step.path)
    guard case .name(let name) = step.value else {
      return [Scope.Value(expression: step.value, scope: scope)]
    }
    guard let function = step.function, function.parameters.contains(where: { $0.name == name })
    else { return nil }
    guard let own = calls.of(function, step.outer, index), own.count <= Self.mostMakersOfValues
    else { return nil }
    var found: [Scope.Value] = []
    for made in own {
      let inside = Scope(type: step.outer, path: step.path)
      inside.bind(function, to: made.call, from: Scope(type: made.outer, path: made.path))
      guard let value = inside.value(name) else { return nil }
      found.append(value)
    }
    return found
  }

  /// What values say alike; nil where they do not.
  private func common(_ values: [Scope.Value], _ kept: KeptByMakers) -> Scope.Value? {
    guard let first = values.first else { return nil }
    guard let structure = kept.structure else {
      let areThere = values.allSatisfy { value in
        if case .closure = value.expression { true } else { false }
      }
      guard areThere else { return nil }
      return Scope.Value(
        expression: .something(kept.property.name), scope: first.scope,
        type: kept.property.type ?? "")
    }
    let source = first.expression.source
    guard values.allSatisfy({ $0.expression.source == source }),
      let maker = maker(of: first, structure)
    else { return nil }
    // The same name may stand for something else in each place.
    let hasNames = maker.call.arguments.contains { Follower.path($0.value) != nil }
    guard values.count == 1 || !hasNames else { return nil }
    let made = Call(
      callee: .member(nil, "init", line: maker.call.line), arguments: maker.call.arguments,
      line: maker.call.line)
    return Scope.Value(expression: .call(made), scope: maker.scope, type: structure)
  }

  /// The call that makes a value of a structure, also behind a preset of the structure's own.
  private func maker(
    of value: Scope.Value, _ structure: String
  ) -> (call: Call, scope: Scope)? {
    var whole = value.expression
    switch whole {
    case .member(nil, let name, let line):
      whole = .member(.name(structure), name, line: line)
    case .call(var call):
      guard case .member(nil, let name, let line) = call.callee else { break }
      if name == "init" { return (call, value.scope) }
      call.callee = .member(.name(structure), name, line: line)
      whole = .call(call)
    default: break
    }
    guard let found = follow.instance(whole, in: value.scope), found.type == structure else {
      return nil
    }
    return found.maker
  }
}
