internal import AppCode

extension Follower {
  /// Whether a condition asks an object of the app's own for a function that its class has:
  /// `note.responds(to: #selector(NoteController.save))`; nil for any other.
  func answersCall(_ condition: String, in scope: Scope) -> Bool? {
    let mark = ".responds(to: #selector("
    guard condition.hasSuffix("))"), let asked = condition.firstRange(of: mark) else { return nil }
    let owner = condition[..<asked.lowerBound]
    guard owner.utf8.allSatisfy({ $0 != 0x20 && $0 != 0x28 && $0 != 0x21 }) else { return nil }
    let parts = condition[asked.upperBound...].dropLast(2).prefix { $0 != "(" }
      .split(separator: ".")
    guard parts.count == 1 || parts.count == 2, let name = parts.last.map(String.init),
      let type = owner == "self" ? scope.type : classOfObject(String(owner), in: scope),
      index.types[type]?.kind == .class
    else { return nil }
    if parts.count == 2, parts[0] != type, parts[0] != "Self",
      !index.ancestors(type).contains(String(parts[0]))
    {
      return nil
    }
    let has = index.lineage(type).contains { entry in
      entry.kind == .class && entry.functionsByName[name] != nil
    }
    return has ? true : nil
  }

  /// The class of what a name holds, as it is made or taken for.
  private func classOfObject(_ name: String, in scope: Scope) -> String? {
    if case .cast(_, let type)? = scope.value(name)?.expression {
      return index.typeName(type, from: scope.type, in: scope.path)
    }
    return instance(.name(name), in: scope)?.type
  }
}
