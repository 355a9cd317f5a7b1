internal import BarLayout

/// Texts as YAML has them.
enum YAMLText {
  /// A text in YAML's double-quoted style; what cannot be seen is escaped.
  static func quoted(_ text: String) -> String {
    "\"" + text.unicodeScalars.map(piece).joined() + "\""
  }

  private static func piece(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"": "\\\""
    case "\\": "\\\\"
    case "\n": "\\n"
    case "\t": "\\t"
    case "\u{200C}", "\u{200D}": String(Character(scalar))
    default: scalar.isControl ? code(scalar) : String(Character(scalar))
    }
  }

  /// `\u202E`, or with eight digits `\U000E0067`.
  private static func code(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    let length = digits.utf8.count > 4 ? 8 : 4
    return (length > 4 ? "\\U" : "\\u") + String(repeating: "0", count: length - digits.utf8.count)
      + digits
  }
}
