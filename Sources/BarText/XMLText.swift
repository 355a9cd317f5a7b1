/// Text as XML takes it.
package enum XMLText {
  /// A text between tags; signs that XML cannot hold become the replacement character.
  package static func content(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\u{0}"..."\u{8}", "\u{B}", "\u{C}", "\u{E}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}":
        result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// A text in quotation marks, line ends kept.
  package static func attribute(_ text: String) -> String {
    "\""
      + content(text).split(separator: "\n", omittingEmptySubsequences: false)
      .joined(separator: "&#10;") + "\""
  }
}
