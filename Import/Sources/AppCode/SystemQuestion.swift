/// What a condition asks of the version of the system in code, rather than by `#available`:
/// `[[[UIDevice currentDevice] systemVersion] floatValue] >= 7.0`.
struct SystemQuestion {
  /// What a condition comes to on the system that an app is compiled for.
  enum Answer {
    case holds
    case fails
    /// It hangs on something else, which is left of it.
    case open(String)
  }

  let version: Double
  /// What names come to that headers give such questions.
  var names: [String: Bool] = [:]

  /// Answers a condition as far as it asks for the system.
  ///
  /// - Parameters:
  ///   - written: as the code has it.
  ///   - spelled: as Swift spells it.
  func answer(to written: String, spelled: String) -> Answer {
    guard Self.marks.contains(where: written.contains) || hasName(written) else {
      return .open(spelled)
    }
    for (sign, end) in [("||", true), ("&&", false)] {
      let parts = Self.parts(of: written, at: sign)
      guard parts.count > 1 else { continue }
      let spelledParts = Self.parts(of: spelled, at: sign)
      guard parts.count == spelledParts.count else { return .open(spelled) }
      var left: [String] = []
      for (part, spelled) in zip(parts, spelledParts) {
        switch answer(to: part, spelled: spelled) {
        case .holds: if end { return .holds }
        case .fails: if !end { return .fails }
        case .open(let rest): left.append(rest)
        }
      }
      if left.isEmpty { return end ? .fails : .holds }
      return .open(left.joined(separator: " \(sign) "))
    }
    return holds(written).map { $0 ? .holds : .fails } ?? .open(spelled)
  }

  /// Words that such questions have.
  static let marks = [
    "SYSTEM_VERSION", "ystemVersion", "NSFoundationVersionNumber", "OS_VERSION", "OSVersion",
  ]

  private func hasName(_ written: String) -> Bool {
    !names.isEmpty
      && written.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        .contains { names[String($0)] != nil }
  }

  /// Whether one question holds; nil for one that asks for something else.
  private func holds(_ written: String) -> Bool? {
    var text = written.filter { !$0.isWhitespace }[...]
    if text.hasPrefix("!") { return holds(String(text.dropFirst())).map { !$0 } }
    while text.hasPrefix("("), Self.end(of: text) == text.index(before: text.endIndex) {
      text = text.dropFirst().dropLast()
      if text.hasPrefix("!") || !Self.parts(of: String(text), at: "&&").dropFirst().isEmpty
        || !Self.parts(of: String(text), at: "||").dropFirst().isEmpty
      {
        switch answer(to: String(text), spelled: String(text)) {
        case .holds: return true
        case .fails: return false
        case .open: return nil
        }
      }
    }
    return names[String(text)] ?? macro(text) ?? comparison(text) ?? foundation(text)
      ?? number(text)
  }

  /// `SYSTEM_VERSION_LESS_THAN(@"9.0")`, a macro that many apps have.
  private func macro(_ text: Substring) -> Bool? {
    let signs = [
      ("GREATER_THAN_OR_EQUAL_TO", ">="), ("GREATER_THAN", ">"), ("LESS_THAN_OR_EQUAL_TO", "<="),
      ("LESS_THAN", "<"), ("EQUAL_TO", "=="),
    ]
    guard text.hasPrefix("SYSTEM_VERSION_"), text.hasSuffix(")") else { return nil }
    let rest = text.dropFirst("SYSTEM_VERSION_".count).dropLast()
    for (name, sign) in signs where rest.hasPrefix(name + "(") {
      return Self.number(rest.dropFirst(name.count + 1)).map { compare(sign, $0) }
    }
    return nil
  }

  /// What a comparison of texts says: `[systemVersion compare:@"8.0"] != NSOrderedAscending`.
  private func comparison(_ text: Substring) -> Bool? {
    guard let call = text.firstRange(of: "compare") else { return nil }
    let rest = text[call.upperBound...]
    guard text[..<call.lowerBound].contains("ystemVersion"),
      let number = Self.number(rest.drop { !$0.isNumber })
    else { return nil }
    let low = rest.lowercased()
    let isSame = low.contains("==")
    guard isSame || low.contains("!=") else { return nil }
    if low.hasSuffix("orderedascending") { return compare("<", number) == isSame }
    if low.hasSuffix("ordereddescending") { return compare(">", number) == isSame }
    return low.hasSuffix("orderedsame") ? compare("==", number) == isSame : nil
  }

  /// `floor(NSFoundationVersionNumber) <= NSFoundationVersionNumber_iOS_6_1`: all such numbers are older.
  private func foundation(_ text: Substring) -> Bool? {
    guard version >= 10, text.contains("NSFoundationVersionNumber_iOS_") else { return nil }
    for (sign, isLater) in [(">", true), ("<", false)] {
      guard let place = text.firstIndex(of: Character(sign)) else { continue }
      let isFirst = !text[..<place].contains("NSFoundationVersionNumber_iOS_")
      return isLater == isFirst
    }
    return nil
  }

  /// What a comparison of numbers says: `[systemVersion floatValue] >= 7.0`, `IOS_VERSION < 8`.
  private func number(_ text: Substring) -> Bool? {
    for sign in [">=", "<=", "==", "!=", ">", "<"] {
      guard let range = text.firstRange(of: sign) else { continue }
      let (first, second) = (text[..<range.lowerBound], text[range.upperBound...])
      guard Self.isVersion(first), second.first?.isNumber ?? false,
        second.allSatisfy({ $0.isNumber || $0 == "." || $0 == "f" }),
        let number = Self.number(second)
      else { return nil }
      return compare(sign, number)
    }
    return nil
  }

  /// Whether a text is the system's version, or what an app calls so.
  private static func isVersion(_ text: Substring) -> Bool {
    if text.contains("systemVersion") {
      return !text.contains("&&") && !text.contains("||") && !text.contains("?")
    }
    guard text.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else { return false }
    let name = text.lowercased().filter(\.isLetter)
    return ["iosversion", "systemversion", "osversion"].contains(where: name.hasSuffix)
  }

  private func compare(_ sign: String, _ number: Double) -> Bool {
    switch sign {
    case ">=": version >= number
    case ">": version > number
    case "<=": version <= number
    case "<": version < number
    case "==": version == number
    default: version != number
    }
  }

  /// The number that a text starts with, in quotes or not: `9.0` of `@"9.0"`.
  private static func number(_ text: Substring) -> Double? {
    let digits = text.drop { "@\"( ".contains($0) }.prefix { $0.isNumber || $0 == "." }
    let parts = digits.split(separator: ".").prefix(2).joined(separator: ".")
    return Double(parts)
  }

  /// Where the parentheses end that a text starts with.
  private static func end(of text: Substring) -> Substring.Index? {
    var depth = 0
    for place in text.indices {
      if text[place] == "(" { depth += 1 }
      if text[place] == ")" { depth -= 1 }
      if depth == 0 { return place }
    }
    return nil
  }

  /// The parts of a condition between signs that stand in no brackets.
  private static func parts(of text: String, at sign: String) -> [String] {
    (BuildTarget.split(text, at: sign) ?? [text]).map { part in
      String(part.drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
    }
  }
}
