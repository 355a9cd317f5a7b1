internal import AppCode

/// What conditions say about the texts that stand behind them.
extension TextReader {
  /// Whether the first of two ways shows first, where a condition asks whether one of them has any letters
  /// and whoever opens the screen gives that words: `name.isEmpty ? "New" : name`; nil for any other.
  func asksForOwn(
    _ condition: String, _ first: Expression, _ second: Expression, _ ways: [Answer?]
  ) -> Bool? {
    guard condition.hasSuffix(".isEmpty") else { return nil }
    func bare(_ text: Substring) -> Substring {
      text.hasPrefix("self.") ? text.dropFirst(5) : text
    }
    let isTurned = condition.hasPrefix("!")
    let asked = bare(condition.dropFirst(isTurned ? 1 : 0).dropLast(".isEmpty".count))
    let own = isTurned ? first : second
    guard bare(own.source[...]) == asked, let answer = isTurned ? ways[0] : ways[1],
      answer.words.isKnown, !answer.words.isEmpty
    else { return nil }
    return isTurned
  }

  /// What a name reads that some branches give words and others leave as it was: what it had before
  /// they came, unless an ordinary screen takes one of the others; what only the running app knows,
  /// with the others beside it, where one of them is that.
  func given(
    to name: Expression, by ways: [Branch], in scope: Scope, isKey: Bool, depth: Int
  ) -> Answer? {
    var (ways, scope) = (ways, scope)
    var first: [(String, Answer?)] = []
    var others: [(String, Answer?)] = []
    // One branching after the other may give it words, the last of them first.
    for _ in 0..<Self.branchingLimit {
      let ends = follow.outcomes([.branches(ways)], in: scope.inner()).prefix(40)
      let isTaken =
        ends.first?.condition.map { follow.isOrdinary($0, in: scope) == true } ?? false
      var isKept: String?
      for end in ends {
        if end.expression.source == name.source {
          isKept = end.condition ?? ""
          continue
        }
        let found = (
          end.condition ?? "",
          answer(end.expression, in: end.scope, isKey: isKey, depth: depth + 1)
        )
        if isTaken { first.append(found) } else { others.append(found) }
      }
      guard let isKept, let known = follow.target(name, in: scope) else { break }
      if case .binary("=", _, .branches(let before)) = known.expression {
        (ways, scope) = (before, known.scope)
        continue
      }
      first.append(
        (isKept, answer(known.expression, in: known.scope, isKey: isKey, depth: depth + 1)))
      break
    }
    return open(first + others)
  }

  /// What stands in for a value which is nothing in the case that a screen comes with, with the words that
  /// it has in others: `title ?? name` where `title` is nothing for the first of several tabs; nil for
  /// anything else.
  func standIn(
    _ other: Expression, _ isOfKeys: Bool, for value: Expression, in scope: Scope, isKey: Bool,
    depth: Int
  ) -> Answer? {
    guard let target = follow.target(value, in: scope), case .call(let call) = target.expression,
      case .closure(let closure) = call.callee
    else { return nil }
    let ends = follow.outcomes(closure.body, in: target.scope.inner()).prefix(Self.branchingLimit)
    guard ends.count > 1, case .null? = ends.first?.expression, let start = ends.first?.condition,
      start == "default" || start.hasPrefix("case "),
      let shown = answer(other, in: scope, isKey: isOfKeys, depth: depth + 1)
    else { return nil }
    let others = ends.dropFirst().map { end in
      (
        end.condition ?? "",
        answer(end.expression, in: end.scope, isKey: isKey, depth: depth + 1)
      )
    }
    return open([(start, shown)] + others)
  }

  /// How many branchings after each other may give a name words.
  private static let branchingLimit = 40

  /// One answer of several that exclude each other: what only the running app knows before all that
  /// is known.
  func open(_ ways: [(condition: String, answer: Answer?)]) -> Answer? {
    guard var open = ways.lazy.compactMap(\.answer).first(where: { !$0.words.isKnown }) else {
      return joined(ways)
    }
    for (condition, answer) in ways {
      guard let answer else { continue }
      let own = answer.words.isKnown ? [(condition, answer.words)] : []
      for other in own + answer.others
      where !other.1.isEmpty && !open.others.contains(where: { $0.words == other.1 }) {
        open.others.append((other.0, other.1))
      }
    }
    return open
  }

  /// Whether a text behind a condition is what that condition rules out: `filter == "All" ? … :
  /// filter.capitalized` never shows "All" by its second way.
  static func contradicts(
    _ condition: String, _ holds: Bool, _ answer: Answer?, _ value: Expression
  ) -> Bool {
    guard case .verbatim(let text)? = answer?.words else { return false }
    for (sign, isEqual) in [(" == ", true), (" != ", false)] where holds != isEqual {
      let sides = condition.split(separator: sign, omittingEmptySubsequences: false)
      guard sides.count == 2 else { continue }
      for (name, other) in [(sides[0], sides[1]), (sides[1], sides[0])]
      where other == "\"\(text)\"" && value.source.contains(name) {
        return true
      }
    }
    return false
  }

  /// What one of two conditions says, where the other way is "else".
  static func meaning(_ condition: String, of both: [String]) -> String? {
    guard condition == "else", let other = both.first(where: { $0 != "else" }) else {
      return condition.isEmpty ? nil : condition
    }
    return opposite(of: other)
  }

  /// The opposite of a condition that is a flag or asks for one thing; nil for any other.
  static func opposite(of condition: String) -> String? {
    guard !condition.isEmpty, !condition.contains(" ") else { return nil }
    return condition.hasPrefix("!") ? String(condition.dropFirst()) : "!" + condition
  }
}
