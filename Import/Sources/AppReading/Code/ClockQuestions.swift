internal import AppCode

/// Questions that code asks the clock, which only the running app knows the answers to.
enum ClockQuestions {
  /// Whether steps choose one of several ways by what time it is.
  static func decide(_ body: [Statement]) -> Bool {
    var isAsked = false
    var names: Set<String> = []
    // What a name of the body's own is worked out from stands before it.
    ExpressionVisitor.visitBindings(body) { binding in
      if let value = binding.value, asks(value, names) { names.insert(binding.name) }
    }
    ExpressionVisitor.visitBranches(body) { branches in
      isAsked =
        isAsked
        || branches.contains { branch in
          asks(branch.condition, names) || branch.subject.map { asks($0, names) } ?? false
        }
    }
    guard !isAsked else { return true }
    ExpressionVisitor.visit(body) { value in
      if case .choice(let condition, _, _) = value { isAsked = isAsked || asks(condition, names) }
      return !isAsked
    }
    return isAsked || premises(body, names)
  }

  private static func premises(_ body: [Statement], _ names: Set<String>) -> Bool {
    body.contains { statement in
      switch statement {
      case .premise(let condition, let otherwise):
        asks(condition, names) || premises(otherwise, names)
      case .branches(let branches): branches.contains { premises($0.body, names) }
      default: false
      }
    }
  }

  /// Whether a condition compares amounts that come from the clock.
  ///
  /// Whether a day is today asks for a date, which may be that of today at first.
  static func asks(_ condition: String, _ names: Set<String>) -> Bool {
    guard !isOfDays(condition) else { return false }
    if condition.nameWords.contains(where: { names.contains(String($0)) }) { return true }
    return comparing.contains(where: condition.contains) && now.contains(where: condition.contains)
  }

  /// Whether a value is worked out from what time it is.
  private static func asks(_ value: Expression, _ names: Set<String>) -> Bool {
    var (isFound, isOfDay) = (false, false)
    ExpressionVisitor.visit(value) { expression in
      switch expression {
      case .closure: return false
      case .call(let call):
        if case .name("Date") = call.callee, call.arguments.isEmpty { isFound = true }
        isOfDay = isOfDay || call.name.map(isOfDays) ?? false
      case .member(.name("Date")?, "now", _), .member(_, "timeIntervalSinceNow", _): isFound = true
      case .name(let name): isFound = isFound || names.contains(name)
      case .other(let text): isFound = isFound || now.contains(where: text.contains)
      default: break
      }
      return !isOfDay
    }
    return isFound && !isOfDay
  }

  /// Whether words ask whether dates are of one day.
  private static func isOfDays(_ words: String) -> Bool {
    words.contains("isDate") || words.contains("inSameDayAs")
  }

  private static let comparing = [" < ", " > ", " <= ", " >= "]
  private static let now = ["Date()", "Date.now", "timeIntervalSinceNow", "[NSDate date]"]
}

extension TextReader {
  /// What a body of the app's own reads: where it chooses words by what time it is, only the running app
  /// knows, with all that it may read as what it reads otherwise.
  func answer(_ body: [Statement], in scope: Scope, isKey: Bool, depth: Int) -> Answer? {
    let outcomes = follow.outcomes(body, in: scope)
    guard let found = answer(outcomes, isKey: isKey, depth: depth) else { return nil }
    guard found.words.isKnown, found.isOneOfSeveral || outcomes.count > 1,
      ClockQuestions.decide(body)
    else { return found }
    let all = outcomes.prefix(40).map { outcome in
      (
        outcome.condition ?? "",
        answer(outcome.expression, in: outcome.scope, isKey: isKey, depth: depth + 1)
      )
    }
    return open(by: all, or: found, unknown(.name("Date()")))
  }

  /// What one of two values reads that a condition about what time it is chooses; nil for any other condition,
  /// and where both read the same.
  func ofClock(_ condition: String, _ ways: [Answer?], _ choice: Expression) -> Answer? {
    guard ways.count == 2, ClockQuestions.asks(condition, []),
      let first = ways[0], let second = ways[1], first.words != second.words
    else { return nil }
    return open(by: [(condition, first), ("else", second)], or: first, unknown(choice))
  }

  /// What only the running app knows with all that it may read, where that is not always the same.
  private func open(
    by ways: [(condition: String, answer: Answer?)], or found: Answer, _ unknown: Answer
  ) -> Answer {
    var open = unknown
    for (condition, answer) in ways {
      guard let answer else { continue }
      for (condition, words) in [(condition, answer.words)] + answer.others
      where words.isKnown && !open.others.contains(where: { $0.words == words }) {
        open.others.append((condition, words))
      }
    }
    let isMixed = ways.contains { $0.answer.map { !$0.words.isKnown } ?? false }
    guard open.others.count > 1 || isMixed else { return found }
    open.isOneOfSeveral = true
    return open
  }
}
