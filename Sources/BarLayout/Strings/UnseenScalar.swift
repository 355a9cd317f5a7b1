extension Unicode.Scalar {
  /// The scalar as Swift spells one that cannot be seen: `\u{202E}`.
  package var code: String { "\\u{" + String(value, radix: 16, uppercase: true) + "}" }

  /// Whether it shows only by what it does: it moves the cursor, ends a line, joins letters or turns
  /// the direction of writing; or it stands for nothing.
  package var isControl: Bool {
    if 0x20...0x7E ~= value { return false }
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: return true
    default: return properties.isNoncharacterCodePoint
    }
  }

  /// The scalar as it stands between quotation marks on one line: what cannot be seen, or be told
  /// from a space, is written out.
  package var quoted: String {
    switch self {
    case "\"": "\\\""
    case "\\": "\\\\"
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    case "\u{A0}", "\u{202F}": code
    default:
      isControl || properties.generalCategory == .privateUse ? code : String(Character(self))
    }
  }
}

extension String {
  /// The text between quotation marks, on one line and with nothing in it that cannot be seen.
  package var quoted: String { "\"\(escaped())\"" }

  /// The text as it stands between quotation marks, cut with an ellipsis after so many columns.
  package func escaped(limit: Int = .max) -> String {
    // Most texts are plain all through.
    let isPlain = utf8.allSatisfy {
      0x20...0x7e ~= $0 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
    }
    if isPlain, utf8.count <= limit { return self }
    var result = ""
    var columns = 0
    for scalar in unicodeScalars {
      let isPlain = " "..."~" ~= scalar && scalar != "\"" && scalar != "\\"
      let piece = isPlain ? "" : scalar.quoted
      columns += isPlain ? 1 : piece.unicodeScalars.count
      guard columns <= limit else { return result + "…" }
      if isPlain { result.unicodeScalars.append(scalar) } else { result += piece }
    }
    return result
  }
}
