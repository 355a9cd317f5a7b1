internal import AppCode

/// Flags of an object that a screen makes and hands itself to.
extension ControllerReader {
  /// The flags of an object that is made of nothing, under the name that a call is made on, which neither its
  /// class nor whoever makes it sets: each is off.
  func flagsNeverSet(onObjectOf call: Call, of type: String?, _ walk: Walk) -> Set<String> {
    guard !walk.isOfOther, let type, case .member(let base?, _, _) = call.callee,
      let path = Follower.path(base)?.filter({ $0 != "self" }), path.count == 1,
      let value = follow.target(base, in: walk.scope)
        ?? walk.scope.assignments(of: path[0]).last?.value,
      case .call(let maker) = value.expression, maker.arguments.isEmpty,
      index.typeMade(by: maker, in: value.scope) == type
    else { return [] }
    let lineage = index.lineage(type)
    let given = Set(
      (walk.scope.settings(of: path[0]) + (walk.draft.scope?.settings(of: path[0]) ?? []))
        .map(\.property))
    let flags = lineage.flatMap(\.properties).filter { property in
      ["Bool", "BOOL"].contains(property.type ?? "") && property.getter == nil
        && !property.isStatic && property.startsAsOff && !given.contains(property.name)
    }
    return Set(flags.map(\.name)).filter { name in
      [name, "_" + name].allSatisfy { index.assigned.setters(of: $0, in: lineage).isEmpty }
    }
  }

  /// The branches that may be taken in code of such an object.
  func ofUnsetFlags(_ branches: [Branch], _ walk: Walk) -> [Branch] {
    guard walk.isOfOther, !walk.unsetFlags.isEmpty, branches.first?.subject == nil else {
      return branches
    }
    var left: [Branch] = []
    for var branch in branches {
      switch Self.holds(branch.condition, off: walk.unsetFlags, in: walk.scope) {
      case false?: continue
      case true?:
        branch.condition = "else"
        return left + [branch]
      case nil: left.append(branch)
      }
    }
    return left
  }

  /// Whether a condition holds where flags are off; nil where it asks for anything else.
  private static func holds(
    _ condition: String, off flags: Set<String>, in scope: Scope
  ) -> Bool? {
    let answers = (Follower.parts(of: condition, at: "&&") ?? [condition]).map { part -> Bool? in
      let isTurned = part.hasPrefix("!")
      let path = part.drop { $0 == "!" }
      let name = String(path.trimmingPrefix("self."))
      // A name of the function's own may be anything.
      guard flags.contains(name), path != name || scope.value(name) == nil else { return nil }
      return isTurned
    }
    if answers.contains(false) { return false }
    return answers.contains(nil) ? nil : true
  }
}
