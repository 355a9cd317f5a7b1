/// A text as messages show it: on one line, without characters that move the cursor or turn the
/// direction of writing, and cut after so many columns.
func escaped(_ text: String, limit: Int = 60) -> String {
  var result = ""
  var columns = 0
  for scalar in text.unicodeScalars {
    let piece = escape(scalar)
    guard columns + piece.unicodeScalars.count <= limit else { return result + "…" }
    result += piece
    columns += piece.unicodeScalars.count
  }
  return result
}

/// A text between quotation marks, as messages show it.
func quoted(_ text: String, limit: Int = 60) -> String {
  "\"\(escaped(text, limit: limit))\""
}

/// One scalar as messages show it.
private func escape(_ scalar: Unicode.Scalar) -> String {
  switch scalar {
  case "\"": return "\\\""
  case "\\": return "\\\\"
  case "\n": return "\\n"
  case "\r": return "\\r"
  case "\t": return "\\t"
  default: break
  }
  switch scalar.properties.generalCategory {
  case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate:
    return "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
  default:
    return String(Character(scalar))
  }
}
