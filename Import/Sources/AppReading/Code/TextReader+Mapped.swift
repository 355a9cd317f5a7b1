internal import AppCode

extension TextReader {
  /// What words with a value in them read that are there for one alone:
  /// `name.map { "Hall of \($0)" } ?? "Hall"`; nil for anything else, and where nothing is said of the value.
  ///
  /// - Parameter second: the words for no value.
  func mapped(
    _ first: Expression, _ second: Expression, in scope: Scope, isKey: Bool, depth: Int
  ) -> Answer? {
    guard case .call(let call) = first, case .member(let base?, let name, _) = call.callee,
      ["map", "flatMap"].contains(name), call.arguments.count == 1,
      case .closure(let closure) = call.arguments[0].value, closure.parameters.count < 2,
      Follower.path(base) != nil
    else { return nil }
    let value = follow.passed(base, in: scope) ?? follow.target(base, in: scope)
    if case .null? = value?.expression {
      return answer(second, in: scope, isKey: isKey, depth: depth + 1)
    }
    let given = answer(base, in: scope, isKey: false, depth: depth + 1)
    let isKnown = given.map { $0.words.isKnown && !$0.isFallback } ?? false
    guard isKnown || value != nil else { return nil }
    let inside = scope.inner()
    inside.set(
      closure.parameters.first ?? "$0", Scope.Value(expression: base, scope: scope))
    guard
      var found = answer(
        follow.outcomes(closure.body, in: inside), isKey: isKey, depth: depth + 1)
    else { return nil }
    if found.words.isKnown, isKnown { return found.atMost(.followed) }
    let other = answer(second, in: scope, isKey: isKey, depth: depth + 1)
    if let other, other.words.isKnown, !other.words.isEmpty {
      found.others.append(("no " + base.source, other.words))
    }
    return found.atMost(.guessed)
  }
}
