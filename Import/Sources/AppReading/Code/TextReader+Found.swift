internal import AppCode

/// Bodies that look a word up and ask whether it was there: what they give otherwise never shows.
extension TextReader {
  /// The ways a body may end with, without those that the words it asks for rule out:
  /// `if found == "missing" { … } else { … }`, where `found` is looked up.
  func answered(_ outcomes: ArraySlice<Follower.Outcome>, _ depth: Int) -> [Follower.Outcome] {
    guard outcomes.count > 1 else { return Array(outcomes) }
    var left: [Follower.Outcome] = []
    // What the way before said about its condition, which an `else` is the opposite of.
    var last: Bool?
    for outcome in outcomes {
      guard let condition = outcome.condition else {
        left.append(outcome)
        continue
      }
      let first = condition.prefix { $0 != "," }
      let holds: Bool?
      if first == "else" {
        holds = last.map { !$0 }
      } else {
        holds = wasFound(String(first), in: outcome.scope, depth)
        last = holds
      }
      if holds != false { left.append(outcome) }
    }
    return left.isEmpty ? Array(outcomes) : left
  }

  /// Whether a looked-up word is the text, a literal or what a name stands for, that a condition
  /// compares it with; nil for any other condition.
  private func wasFound(_ condition: String, in scope: Scope, _ depth: Int) -> Bool? {
    let parts = condition.split(separator: " ", maxSplits: 2).map(String.init)
    guard parts.count == 3, parts[1] == "==" || parts[1] == "!=",
      let value = scope.value(parts[0]),
      case .call(let call) = value.expression, Self.looksUp(call),
      let compared = compared(parts[2], in: scope, depth),
      let found = answer(value.expression, in: value.scope, isKey: false, depth: depth + 1)
    else { return nil }
    switch found.words {
    case .key: return parts[1] == "!="
    case .verbatim(let text): return (text == compared) == (parts[1] == "==")
    case .unknown: return nil
    }
  }

  /// Whether a call looks a word up by its key.
  private static func looksUp(_ call: Call) -> Bool {
    switch call.name {
    case "NSLocalizedString", "localizedString": true
    case "String": call.argument("localized") != nil
    default: false
    }
  }

  /// The text that a word is compared with: a literal, or one that a name stands for.
  private func compared(_ source: String, in scope: Scope, _ depth: Int) -> String? {
    if source.count > 1, source.hasPrefix("\""), source.hasSuffix("\"") {
      return String(source.dropFirst().dropLast())
    }
    guard let value = scope.value(source),
      case .verbatim(let text)? = answer(
        value.expression, in: value.scope, isKey: false, depth: depth + 1)?.words
    else { return nil }
    return text
  }
}
