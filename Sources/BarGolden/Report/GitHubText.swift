/// Text as GitHub takes it.
///
/// Source: documented — GitHub Actions, workflow commands.
package enum GitHubText {
  /// The text of an annotation.
  package static func message(_ text: String) -> String {
    escaped(text, ["%": "%25", "\r": "%0D", "\n": "%0A"])
  }

  /// A property of an annotation.
  package static func property(_ text: String) -> String {
    escaped(text, ["%": "%25", "\r": "%0D", "\n": "%0A", ":": "%3A", ",": "%2C"])
  }

  /// A cell of a table.
  static func cell(_ text: String) -> String {
    escaped(
      text,
      ["|": "\\|", "\n": " ", "<": "&lt;", "&": "&amp;", "*": "\\*", "_": "\\_", "`": "\\`"])
  }

  private static func escaped(_ text: String, _ table: [Unicode.Scalar: String]) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if let replacement = table[scalar] {
        result += replacement
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
