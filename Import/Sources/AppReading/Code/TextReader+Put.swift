internal import AppCode

extension TextReader {
  /// What a variable that starts as nothing reads.
  func put(_ variable: Expression, in scope: Scope, depth: Int) -> Answer {
    putByCode(variable, in: scope, depth: depth) ?? unknown(variable)
  }

  /// What a property of a screen's model reads that starts as nothing, where all code that puts
  /// something into it puts known words: those that come first, the others beside them; nil where only
  /// the running app knows.
  func putByCode(_ expression: Expression, in scope: Scope, depth: Int) -> Answer? {
    guard depth < Self.depthOfPut, case .member(let base?, let name, _) = expression,
      base.source != "self",
      !isOfData(expression, in: scope), let type = typeOfModel(base, in: scope),
      let (property, _) = index.property(name, of: type), property.getter == nil,
      !property.isStatic, !property.isConstant || property.value == nil
    else { return nil }
    let puts = follow.put.values(of: name, in: type, follow)
    guard !puts.isEmpty, puts.count <= Self.mostPut, puts.contains(where: { !$0.isLater }),
      follow.put.enter()
    else { return nil }
    defer { follow.put.leave() }
    var (first, later): ([(String, Answer?)], [(String, Answer?)]) = ([], [])
    for put in puts {
      // Each is a question of its own; what is put into others on the way belongs to it.
      if follow.put.isOutermost { follow.fuel.refill() }
      let found = answer(put.value, in: put.scope, isKey: false, depth: depth + 1)
      if found?.words.isEmpty ?? false { continue }
      guard let found, found.words.isKnown, !found.isFallback else {
        // What comes later does not change what shows first.
        if put.isLater { continue }
        return nil
      }
      if put.isLater {
        later.append((put.condition, found))
      } else {
        first.append((put.condition, found))
      }
    }
    guard !first.isEmpty, var found = joined(first + later) else { return nil }
    found.isOneOfSeveral = false
    return found.atMost(.followed)
  }

  /// The property that a name or a member of an object means; nil for none.
  func declaration(_ expression: Expression, in scope: Scope) -> Property? {
    if let found = follow.declaration(expression, in: scope) { return found }
    guard case .member(let base?, let name, _) = expression,
      let type = typeOfModel(base, in: scope)
    else { return nil }
    return index.property(name, of: type, seenFrom: scope.path)?.0
  }

  /// The app's own type of an object, which a function around here may be given.
  private func typeOfModel(_ base: Expression, in scope: Scope) -> String? {
    if let found = follow.instance(base, in: scope)?.type { return found }
    guard case .name(let name) = base, let type = scope.typeGiven(name) else { return nil }
    return index.typeName(type, from: scope.type, in: scope.path)
  }

  /// Most steps that may put something into a property.
  private static let mostPut = 12
  /// How far such a property may stand behind others.
  private static let depthOfPut = 12
}
