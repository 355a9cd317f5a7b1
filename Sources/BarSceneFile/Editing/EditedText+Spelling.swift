internal import BarText

extension EditedText {
  /// What ends the text's lines.
  var newline: String {
    guard let end = text.scalars.firstIndex(of: "\n"), end > 0 else { return "\n" }
    return text.scalars[end - 1] == "\r" ? "\r\n" : "\n"
  }

  func indent(_ position: SourcePosition) -> String {
    String(repeating: " ", count: position.column - 1)
  }

  func formatted(key: String) -> String { isJSON ? "\"\(key)\"" : key }

  /// A text as the file takes it, bare where no letter of it means something to YAML.
  func formatted(_ string: String) -> String {
    let isBare = string.unicodeScalars.allSatisfy { scalar in
      scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || scalar == " "
    }
    let first = string.unicodeScalars.first?.properties.isAlphabetic ?? false
    if isBare, first, string != "null", string.last != " ", !isJSON { return string }
    return isJSON ? JSONValue.string(string).line : YAMLText.quoted(string)
  }

  func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }
}
