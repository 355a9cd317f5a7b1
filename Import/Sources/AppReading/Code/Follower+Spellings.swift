internal import AppCode

extension Follower {
  /// For each of the conditions that a condition is made of and that all have to hold, in which words it
  /// may be asked for: `isOld`, `note != nil`, `note` and `let note` are one, where `isOld` is worked out
  /// of it.
  func spellings(of condition: String, in scope: Scope) -> [Set<String>] {
    guard let parts = Self.conditions(in: condition) else { return [] }
    var result: [Set<String>] = []
    for part in parts {
      var spellings: Set = [part]
      var scope = scope
      var next: String? = part
      for _ in 0..<4 {
        guard let now = next else { break }
        spellings.formUnion([now, Self.presence(now)])
        spellings.formUnion(cases(inWhichHolds: now, in: scope))
        let asked = workedOut(flag: now, in: scope)
        (next, scope) = (asked?.condition, asked?.scope ?? scope)
      }
      // What two of them ask is asked once.
      for known in result where !known.isDisjoint(with: spellings) { spellings.formUnion(known) }
      result.removeAll { !$0.isDisjoint(with: spellings) }
      result.append(spellings)
    }
    return result
  }

  /// The cases in each of which a flag of the type itself holds that a `switch` or an `if case` works out,
  /// as conditions: `case .work`.
  func cases(inWhichHolds flag: String, in scope: Scope) -> Set<String> {
    guard scope.value(flag) == nil, let type = scope.type,
      let (property, _) = index.property(flag, of: type), property.type == "Bool",
      let getter = property.getter, getter.count == 1 || getter.count == 2 && getter[1].isFalse
    else { return [] }
    let branches: [Branch]
    switch getter[0] {
    case .branches(let found), .expression(.branches(let found)): branches = found
    default: return []
    }
    var cases: Set<String> = []
    for branch in branches where branch.subject != nil && branch.body.count == 1 {
      switch branch.body[0] {
      case .expression(.bool(true)), .result(.bool(true)?):
        cases.formUnion([branch.condition] + branch.cases.map { "case .\($0)" })
      default: break
      }
    }
    return cases
  }

  /// Whether a branch is taken that asks for conditions beside names that have values, `if isOld, let
  /// known = note`, as far as what a call passes decides all of them.
  func truthOfAll(_ branch: Branch, in scope: Scope) -> Bool? {
    guard branch.subject == nil, let parts = Self.conditions(in: branch.condition) else {
      return nil
    }
    let answers = parts.map { part -> Bool? in
      guard part.hasPrefix("let ") || part.hasPrefix("var ") else {
        return truth(of: part, in: scope)
      }
      let value = Self.presence(part)
      return passed(.name(value), in: scope)?.expression.isSomething == true ? true : nil
    }
    return answers.contains(false) ? false : answers.contains(nil) ? nil : true
  }

  /// The conditions that a condition is made of and that all have to hold; nil where that cannot be told.
  private static func conditions(in condition: String) -> [String]? {
    guard !condition.contains("||"), !condition.contains("case ") else { return nil }
    let parts = condition.split(separator: ",").flatMap { part in
      let part = part.trimmingPrefix(while: \.isWhitespace).description
      return Self.parts(of: part, at: "&&") ?? [part]
    }
    // A comma in brackets stands between no conditions.
    let areWhole = parts.allSatisfy { part in
      part.count { "([{".contains($0) } == part.count { ")]}".contains($0) }
    }
    return areWhole ? parts : nil
  }

  /// The name of what a condition asks to be there: `note` for `note != nil`, `let note` and
  /// `let known = note`; any other condition as it is.
  private static func presence(_ condition: String) -> String {
    let words = condition.split(separator: " ").map(String.init)
    switch words.count {
    case 2 where ["let", "var"].contains(words[0]): return words[1]
    case 3 where words[1] == "!=" && words[2] == "nil": return words[0]
    case 4 where ["let", "var"].contains(words[0]) && words[2] == "=": return words[3]
    default: return condition
    }
  }
}

extension Statement {
  /// Whether it says no.
  fileprivate var isFalse: Bool {
    switch self {
    case .result(.bool(false)?), .expression(.bool(false)): true
    default: false
    }
  }
}
