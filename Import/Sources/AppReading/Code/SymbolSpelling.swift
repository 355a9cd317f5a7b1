internal import AppCode

/// Names of symbols as enumerations spell them.
enum SymbolSpelling {
  /// The name of a symbol that a case such as `.docOnDoc` stands for: `doc.on.doc`; nil for
  /// anything else.
  static func name(of expression: Expression) -> String? {
    guard case .member(let base, let name, _) = expression else { return nil }
    if let base, base.source != "SFSymbol" { return nil }
    var result = ""
    var wasDigit = false
    for letter in name where letter != "_" {
      let startsWord = letter.isUppercase || (letter.isNumber != wasDigit && !result.isEmpty)
      if startsWord, !result.isEmpty { result += "." }
      result += letter.lowercased()
      wasDigit = letter.isNumber
    }
    return result
  }
}
