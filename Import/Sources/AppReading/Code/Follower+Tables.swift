internal import AppCode

/// Things that code keeps in tables: a dictionary literal that is never changed.
extension Follower {
  /// What a table holds under a key that is written there, or the case that is known: `pages[.home]`; nil
  /// for any other table or key.
  func kept(in table: Expression, under key: Expression, in scope: Scope) -> Scope.Value? {
    guard Self.path(table) != nil, fuel.burn(), fuel.enter() else { return nil }
    defer { fuel.leave() }
    guard let property = declaration(table, in: scope), property.isConstant,
      let value = target(table, in: scope), case .dictionary(let pairs) = value.expression,
      let wanted = word(of: key, in: scope)
    else { return nil }
    return pairs.first { word(of: $0.key, in: value.scope) == wanted }.map {
      Scope.Value(expression: $0.value, scope: value.scope)
    }
  }

  /// What a key is called: its letters, or the name of its case.
  private func word(of key: Expression, in scope: Scope) -> String? {
    switch key {
    case .text(let pieces, _):
      guard pieces.count == 1, case .letters(let letters) = pieces[0] else { return nil }
      return "\"" + letters
    case .member(nil, let name, _): return name
    default: return instance(key, in: scope)?.caseName
    }
  }
}
