internal import AppCode

extension TextReader {
  /// What two texts read together.
  func sum(
    _ first: Expression, _ second: Expression, _ scope: Scope, _ isKey: Bool, _ depth: Int
  ) -> Answer? {
    if case .choice(let condition, let yes, let no) = second,
      Self.isNothing(yes) != Self.isNothing(no)
    {
      // What is only sometimes added to a title is not there at first, unless the code says so.
      let holds = follow.isOrdinary(condition, in: scope) ?? Self.isNothing(yes)
      return Self.isNothing(holds ? yes : no)
        ? answer(first, in: scope, isKey: isKey, depth: depth + 1)?.atMost(.followed)
        : sum(first, holds ? yes : no, scope, isKey, depth)
    }
    guard
      case .verbatim(let left)? = answer(first, in: scope, isKey: isKey, depth: depth + 1)?.words,
      case .verbatim(let right)? = answer(second, in: scope, isKey: isKey, depth: depth + 1)?.words
    else {
      return Answer(words: .unknown(first.source + " + " + second.source), confidence: .guessed)
    }
    return Answer(words: .verbatim(left + right), confidence: .followed)
  }

  /// Whether an expression is a text without letters.
  private static func isNothing(_ expression: Expression) -> Bool {
    guard case .text(let pieces, _) = expression else { return false }
    return pieces.allSatisfy { piece in
      if case .letters(let letters) = piece { letters.isEmpty } else { false }
    }
  }
}
