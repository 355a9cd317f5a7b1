internal import AppCode

/// What conditions say about the texts that stand behind them.
extension TextReader {
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
