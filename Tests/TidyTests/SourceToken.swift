/// A word, number or sign of Swift code, and where it stands.
struct SourceToken: Hashable, Sendable {
  /// What kind of token it is.
  enum Kind: Hashable, Sendable {
    /// A name or a keyword.
    case word
    /// A number; not the index of a tuple's member.
    case number
    /// A text, or what stands between its interpolations; its contents are left out.
    case text
    /// Any other character.
    case sign
  }

  var kind: Kind
  /// The characters; empty for a text.
  var characters: String
  /// Line, counted from 1.
  var line: Int
  /// Whether white space stands before it.
  var hasSpaceBefore: Bool
}

extension SourceToken {
  /// The tokens of a file, without its comments and without what its texts say.
  static func tokens(of source: String) -> [SourceToken] {
    var scanner = SourceScanner(source)
    scanner.scanCode(untilParenthesis: false)
    return scanner.tokens
  }
}
