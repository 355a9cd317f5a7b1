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
    let left = answer(first, in: scope, isKey: isKey, depth: depth + 1)?.words
    let right = answer(second, in: scope, isKey: isKey, depth: depth + 1)?.words
    if case .verbatim(let left)? = left, case .verbatim(let right)? = right {
      return Answer(words: .verbatim(left + right), confidence: .followed)
    }
    let parts = [left ?? .unknown(first.source), right ?? .unknown(second.source)]
    if let whole = Self.partly(parts) { return Answer(words: whole, confidence: .guessed) }
    return Answer(words: .unknown(first.source + " + " + second.source), confidence: .guessed)
  }

  /// What a text reads that another one is put behind: `name.appending(" and more")`; nil for any other
  /// member of it.
  func appended(
    _ base: Expression, _ name: String, _ call: Call, in scope: Scope, depth: Int
  ) -> Answer? {
    guard let first = call.arguments.first, first.label == nil else { return nil }
    switch name {
    case "appending", "stringByAppendingString":
      return sum(base, first.value, scope, false, depth)
    case "appendingFormat", "stringByAppendingFormat":
      let format = [Argument(label: "format", value: first.value)] + call.arguments.dropFirst()
      let text = Call(callee: .name("String"), arguments: format, line: call.line)
      return sum(base, .call(text), scope, false, depth)
    default: return nil
    }
  }

  /// Texts as one, with the words of those that are known around what only the running app knows; nil where
  /// there are no words, or too many texts for a title.
  private static func partly(_ parts: [AppText]) -> AppText? {
    var format = ""
    var values: [AppText] = []
    for part in parts {
      switch part {
      case .verbatim(let text): format += escaped(text)
      case .key(let key) where key.table == nil && !key.arguments.isEmpty && key.casing == nil:
        format += key.name
        values += key.arguments
      default:
        format += "%@"
        values.append(part)
      }
    }
    return values.count > 16 ? nil : partly(format, with: values)
  }

  /// A format of the code's own with what is put into it; nil where neither has words.
  static func partly(_ format: String, with values: [AppText]) -> AppText? {
    let own = PlaceholderScan.replacing(in: format) { _ in "" }
    guard
      own.contains(where: \.isLetter)
        || values.contains(where: { value in
          if case .key = value { true } else { false }
        })
    else { return nil }
    var words = AppText.Key(format)
    words.arguments = values
    return .key(words)
  }

  /// Letters as they stand in a format.
  static func escaped(_ letters: String) -> String {
    letters.split(separator: "%", omittingEmptySubsequences: false).joined(separator: "%%")
  }

  /// Whether an expression is a text without letters.
  private static func isNothing(_ expression: Expression) -> Bool {
    guard case .text(let pieces, _) = expression else { return false }
    return pieces.allSatisfy { piece in
      if case .letters(let letters) = piece { letters.isEmpty } else { false }
    }
  }
}
