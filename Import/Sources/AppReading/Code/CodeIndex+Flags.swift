internal import AppCode

extension CodeIndex {
  /// What the initializers of a class, or of the nearest class that it inherits from, put into a flag
  /// that nothing else changes; nil for no flag, or for different values.
  func flag(_ name: String, byInitializersOf type: String) -> Bool? {
    let lineage = lineage(type).filter { $0.kind == .class }
    guard lineage.count > 1, !assigned.changes(name, in: lineage) else { return nil }
    for entry in lineage {
      let makers = entry.functions.filter { $0.name == "init" }
      let values = makers.map { Self.flag(name, setBy: $0.body) }
      guard values.contains(where: { $0 != nil }) else { continue }
      // One that only ends the program makes nothing.
      let flags = zip(makers, values).filter { $0.1 != nil || !$0.0.onlyEnds }.map(\.1)
      return flags.allSatisfy { $0 == flags[0] } ? flags[0] : nil
    }
    return nil
  }

  /// What steps put into a flag in any case, last; nil for nothing.
  private static func flag(_ name: String, setBy body: [Statement]) -> Bool? {
    var flag: Bool?
    for case .expression(.assign(let place, .bool(let value), _)) in body
    where Follower.path(place)?.filter({ $0 != "self" }) == [name] {
      flag = value
    }
    return flag
  }
}

extension Function {
  /// Whether it only ends the program.
  var onlyEnds: Bool {
    guard body.count == 1 else { return false }
    switch body[0] {
    case .expression(.call(let call)), .result(.call(let call)?): return call.name == "fatalError"
    default: return false
    }
  }
}
