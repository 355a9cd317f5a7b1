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
        let elements = follow.elements(base, in: scope)
      else { return nil }
      return elements.map { element in
        answer(follow.mapped(element, by: change, in: scope), isKey: false, depth: 1)?.words
          ?? .unknown(change.source)
      }
    default: return nil
    }
  }
}

extension TextReader.Answer {
  /// The same, no surer than that.
  func atMost(_ confidence: Confidence) -> Self {
    var answer = self
    answer.confidence = max(answer.confidence, confidence)
    return answer
  }
}
