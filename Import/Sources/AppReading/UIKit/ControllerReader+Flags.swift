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
      let kept = own.filter { !index.assigned.changes($0.name, in: lineage) }
      if !kept.isEmpty { flags[name] = kept }
    }
    guard !flags.isEmpty else { return [:] }
    var result: [String: [String: Bool]] = [:]
    for (name, calls) in ViewMakers.calls(of: Set(flags.keys), in: index) {
      // More of them than are looked at for one screen may say anything.
      guard 1...Self.makerLimit ~= calls.count else { continue }
      follow.fuel.fill(at: Place(calls[0].path, calls[0].call.line))
      for flag in flags[name] ?? [] {
        let values = calls.map { made -> Bool? in
          let scope = Scope(type: made.outer, path: made.path)
          let passed = follow.passed(flag.name, by: (made.call, scope), to: name)
          guard case .bool(let value)? = passed?.expression else { return nil }
          return value
        }
        guard let first = values[0], values.allSatisfy({ $0 == first }) else { continue }
        result[name, default: [:]][flag.name] = first
      }
    }
    return result
  }

  /// Whether a property is a flag that an object of the class keeps.
  private func isKeptFlag(_ property: Property) -> Bool {
    guard property.getter == nil, !property.isStatic, property.attributes.isEmpty else {
      return false
    }
    if case .bool? = property.value { return !property.isConstant }
    return property.type == "Bool" && property.value == nil
  }

  /// Gives the scope of a class the flags that everybody gives it who makes one.
  func bindFlags(of name: String, in scope: Scope) {
    for (flag, value) in settledFlags[name] ?? [:] {
      scope.setMember(flag, Scope.Value(expression: .bool(value), scope: scope, type: "Bool"))
    }
  }
}
