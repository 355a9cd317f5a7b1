/// Text as XML takes it.
package enum XMLText {
  /// A text between tags; signs that XML cannot hold become the replacement character.
  package static func content(_ text: String) -> String {
    if text.utf8.allSatisfy(isPlain) { return text }
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

  /// Whether a byte stands for itself, whatever is beside it; of the bytes of longer signs one may
  /// begin a sign that XML cannot hold.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), 0xEF: false
    case 0x09, 0x0A, 0x0D: true
    default: byte >= 0x20
    }
  }

  /// A text in quotation marks, line ends kept.
  package static func attribute(_ text: String) -> String {
    let content = content(text)
    if !content.utf8.contains(UInt8(ascii: "\n")) { return "\"\(content)\"" }
    return "\""
      + content.split(separator: "\n", omittingEmptySubsequences: false)
      .joined(separator: "&#10;") + "\""
  }
}
