internal import AppCode

/// Whether a text is one that no language changes, by its type.
extension TextReader {
  /// Whether an expression is a plain text, of which a literal beside it is another one: a
  /// `LocalizedStringKey` where it is not; nil where its type is not known.
  func isText(_ expression: Expression, in scope: Scope) -> Bool? {
    switch expression {
    case .text: return false
    case .binary("+", _, _): return true
    case .binary("??", let first, _): return isText(first, in: scope)
    case .choice(_, let first, let second):
      let both = [isText(first, in: scope), isText(second, in: scope)]
      return both.contains(true) ? true : both.contains(nil) ? nil : false
    case .call(let call):
      if ["NSLocalizedString", "String"].contains(call.name ?? "") { return true }
      return (follow.function(call, in: scope)?.0.returns).map(Self.isText)
    case .name(let name):
      return (scope.value(name)?.type ?? follow.declaration(expression, in: scope)?.type)
        .map(Self.isText)
    case .member: return follow.declaration(expression, in: scope)?.type.map(Self.isText)
    default: return nil
    }
  }

  private static func isText(_ type: String) -> Bool {
    ["String", "Substring", "some StringProtocol", "any StringProtocol"].contains(
      type.filter { !"?!".contains($0) })
  }
}
