internal import BarLayout

/// Texts that need no quotation marks.
enum PlainText {
  /// Whether every reader of YAML, be it of version 1.1 or 1.2, takes a bare text for that text,
  /// between braces too.
  static func isText(_ text: String) -> Bool {
    let scalars = Array(text.unicodeScalars)
    guard let first = scalars.first, first.properties.isAlphabetic, scalars.last != " ",
      scalars.last != ":", !words.contains(text.lowercased())
    else { return false }
    for (index, scalar) in scalars.enumerated() {
      switch scalar {
      case ",", "[", "]", "{", "}", "?", "\"", "'", "\\", "&", "*", "!", "|", ">", "%", "@", "`":
        return false
      case ":" where index + 1 < scalars.count && scalars[index + 1] == " ": return false
      case "#" where index > 0 && scalars[index - 1] == " ": return false
      case " " where index > 0 && scalars[index - 1] == " ": return false
      default:
        if scalar.isControl || scalar.properties.isWhitespace && scalar != " " { return false }
      }
    }
    return true
  }

  /// What readers take for something other than a text.
  private static let words: Set = ["true", "false", "yes", "no", "on", "off", "y", "n", "null"]
}
