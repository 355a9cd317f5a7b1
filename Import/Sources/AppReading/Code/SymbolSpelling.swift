internal import AppCode

/// Names of symbols as enumerations spell them.
enum SymbolSpelling {
  /// The name of a symbol that a case such as `.docOnDoc` stands for: `doc.on.doc`; nil for
  /// anything else.
  ///
  /// A number starts a word, and what follows it in small letters belongs to it:
  /// `.rectangleGrid1x2` is `rectangle.grid.1x2`.
  static func name(of expression: Expression) -> String? {
    guard case .member(let base, let name, _) = expression else { return nil }
    if let base, base.source != "SFSymbol" { return nil }
    var result = ""
    var isNumbered = false
    for letter in name where letter != "_" {
      let startsWord = letter.isUppercase || letter.isNumber && !isNumbered
      if startsWord {
        if !result.isEmpty { result += "." }
        isNumbered = letter.isNumber
      }
      result += letter.lowercased()
    }
    return result
  }
}
