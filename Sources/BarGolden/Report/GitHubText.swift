internal import BarFiles

/// Text as GitHub takes it.
///
/// Source: documented — GitHub Actions, workflow commands.
package enum GitHubText {
  /// The text of an annotation, which may have lines.
  package static func message(_ text: String) -> String {
    escaped(VisibleText.spelledLines(text), ["%": "%25", "\r": "%0D", "\n": "%0A"])
  }

  /// A property of an annotation.
  package static func property(_ text: String) -> String {
    escaped(
      VisibleText.spelled(text),
      ["%": "%25", "\r": "%0D", "\n": "%0A", ":": "%3A", ",": "%2C"])
  }

  /// A cell of a table: a span of code, in which Markdown makes no links, pictures or mentions of
  /// anything.
  static func cell(_ text: String) -> String {
    if text.utf8.isEmpty { return "" }
    // The two signs that would end the span or the cell are written as hidden characters are.
    let inside = escaped(VisibleText.spelled(text), ["|": "\\u{7C}", "`": "\\u{60}"])
    return "` \(inside) `"
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
