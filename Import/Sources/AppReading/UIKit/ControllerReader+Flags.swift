internal import AppCode

/// Flags of screens that everybody who makes them gives alike.
extension ControllerReader {
  /// The flags of classes that all calls which make one give the same value, whatever the initializer
  /// takes where nothing is passed.
  func flagsOfCallers() -> [String: [String: Bool]] {
    let drawn = Set(interfaces.compactMap(\.customClass))
    var flags: [String: [Property]] = [:]
    for (name, entry) in index.types
    where entry.kind == .class && !drawn.contains(name) && index.heirs[name] == nil {
      let own = entry.properties.filter { isKeptFlag($0) }
      guard !own.isEmpty, isController(name) else { continue }
      let lineage = index.lineage(name)
      let kept = own.filter { isNeverChanged($0, in: lineage) }
      if !kept.isEmpty { flags[name] = kept }
    }
    guard !flags.isEmpty else { return [:] }
    // More of them than are looked at for one screen may say anything.
    let calls = ViewMakers.calls(of: Set(flags.keys), in: index)
      .filter { 1...Self.makerLimit ~= $0.value.count }
    var given: [HandedFlag: [Scope.Value?]] = [:]
    for (name, calls) in calls {
      for flag in flags[name] ?? [] {
        let handed = HandedFlag(type: name, name: flag.name)
        given[handed] = values(of: handed, in: calls)
      }
    }
    let holders = flagsOfHolders(among: given.values.joined())
    var result: [String: [String: Bool]] = [:]
    for (flag, values) in given {
      let known = values.map { value -> Bool? in
        if case .bool(let value)? = value?.expression { return value }
        return value.flatMap(Self.handedOn).flatMap { holders[$0] }
      }
      guard let first = known[0], known.allSatisfy({ $0 == first }) else { continue }
      result[flag.type, default: [:]][flag.name] = first
    }
    return result
  }

  /// A flag of a class.
  private struct HandedFlag: Hashable {
    var type: String
    var name: String
  }

  /// What calls that make an object of a class pass for a flag of it.
  private func values(
    of flag: HandedFlag, in calls: [ViewMakers.MakingCall]
  ) -> [Scope.Value?] {
    follow.fuel.fill(at: Place(calls[0].path, calls[0].call.line))
    return calls.map { made in
      let scope = Scope(type: made.outer, path: made.path)
      return follow.passed(flag.name, by: (made.call, scope), to: flag.type)
    }
  }

  /// The flag of the object's own that a step hands on; nil for anything else.
  private static func handedOn(_ value: Scope.Value) -> HandedFlag? {
    guard let name = HeldCases.own(value.expression), value.scope.value(name) == nil,
      let type = value.scope.type
    else { return nil }
    return HandedFlag(type: type, name: name)
  }

  /// The flags that objects which make screens hand on to these, and have all alike from those who make them.
  private func flagsOfHolders(among given: some Sequence<Scope.Value?>) -> [HandedFlag: Bool] {
    let flags = Set(given.compactMap { $0.flatMap(Self.handedOn) }).filter { flag in
      guard let (property, owner) = index.property(flag.name, of: flag.type), isKeptFlag(property),
        owner == flag.type, index.types[owner]?.kind == .class, index.heirs[owner] == nil
      else { return false }
      return isNeverChanged(property, in: index.lineage(owner))
    }
    guard !flags.isEmpty else { return [:] }
    let calls = ViewMakers.calls(of: Set(flags.map(\.type)), in: index)
    return flags.reduce(into: [:]) { found, flag in
      guard let calls = calls[flag.type], 1...Self.makerLimit ~= calls.count else { return }
      let known = values(of: flag, in: calls)
      guard case .bool(let first)? = known[0]?.expression,
        known.allSatisfy({ $0?.expression.source == known[0]?.expression.source })
      else { return }
      found[flag] = first
    }
  }

  /// Whether nothing but an initializer puts something into a property.
  private func isNeverChanged(
    _ property: Property, in lineage: [CodeIndex.TypeEntry]
  ) -> Bool {
    property.isConstant || !index.assigned.changes(property.name, in: lineage)
  }

  /// The flag of a screen's own that a value is, or the opposite of, where it is settled; nil for any other
  /// value.
  func settledFlag(_ value: Expression, _ walk: Walk) -> Bool? {
    let text = value.source
    let isTurned = text.hasPrefix("!")
    var name = text.drop { $0 == "!" }
    if name.hasPrefix("self.") { name = name.dropFirst(5) }
    guard walk.scope.type == walk.owner,
      case .bool(let flag)? = walk.scope.allMembers[String(name)]?.expression
    else { return nil }
    return flag != isTurned
  }

  /// Whether a property is a flag that an object of the class keeps.
  private func isKeptFlag(_ property: Property) -> Bool {
    guard property.getter == nil, !property.isStatic, property.attributes.isEmpty else {
      return false
    }
    if case .bool? = property.value { return !property.isConstant }
    return property.type == "Bool" && property.value == nil
  }

  /// What everybody who makes an object of a class gives it, by class.
  func settledByMakers() -> [String: [String: Scope.Value]] {
    let outside = Scope(type: nil, path: "")
    let flags = flagsOfCallers().mapValues { flags in
      flags.mapValues { Scope.Value(expression: .bool($0), scope: outside, type: "Bool") }
    }
    return flags.merging(valuesOfMakers()) { flags, values in
      flags.merging(values) { flag, _ in flag }
    }
  }

  /// Gives the scope of a class what everybody gives it who makes one.
  func bindSettled(of name: String, in scope: Scope) {
    for (property, value) in settledValues[name] ?? [:] { scope.setMember(property, value) }
  }
}
