internal import AppCode

extension TextReader {
  /// Texts of a list: of a literal, or of what all cases of an enumeration are turned into; nil
  /// where only the running app knows how many there are.
  func list(_ expression: Expression, in scope: Scope, depth: Int = 0) -> [AppText]? {
    guard depth < 8 else { return nil }
    switch expression {
    case .list(let list):
      return list.map { answer($0, in: scope, isKey: false)?.words ?? .unknown($0.source) }
    case .name, .member:
      return follow.target(expression, in: scope).flatMap {
        list($0.expression, in: $0.scope, depth: depth + 1)
      }
    case .call(let call):
      if case .closure(let closure) = call.callee {
        return follow.outcomes(closure.body, in: scope.inner()).first.flatMap {
          list($0.expression, in: $0.scope, depth: depth + 1)
        }
      }
      guard case .member(let base?, let name, _) = call.callee,
        ["map", "compactMap"].contains(name), let change = call.arguments.first?.value,
        let elements = elements(base, in: scope)
      else { return nil }
      return elements.map { element in
        changed(element, by: change, in: scope) ?? .unknown(change.source)
      }
    default: return nil
    }
  }

  /// Values of a list that is written out, or all cases of an enumeration.
  private func elements(_ expression: Expression, in scope: Scope) -> [Scope.Value]? {
    if case .member(let owner?, "allCases", _) = expression,
      let path = Follower.path(owner),
      let type = index.typeName(path.joined(separator: "."), from: scope.type),
      let entry = index.types[type], entry.kind == .enumeration
    {
      return entry.cases.map {
        Scope.Value(
          expression: .member(nil, $0.name, line: entry.place.line), scope: scope, type: type)
      }
    }
    if case .list(let list) = expression {
      return list.map { Scope.Value(expression: $0, scope: scope) }
    }
    guard Follower.path(expression) != nil, let target = follow.target(expression, in: scope),
      case .list = target.expression
    else { return nil }
    return elements(target.expression, in: target.scope)
  }

  /// What a closure or a key path makes of a value.
  private func changed(
    _ value: Scope.Value, by change: Expression, in scope: Scope
  ) -> AppText? {
    let inside = scope.inner()
    if case .closure(let closure) = change {
      inside.set(closure.parameters.first ?? "$0", value)
      return answer(follow.outcomes(closure.body, in: inside), isKey: false, depth: 1)?.words
    }
    guard case .other(let source) = change, source.hasPrefix("\\.") else { return nil }
    inside.set("$0", value)
    var member = Expression.name("$0")
    for name in source.dropFirst(2).split(separator: ".") {
      member = .member(member, String(name), line: 0)
    }
    return answer(member, in: inside, isKey: false)?.words
  }
}
