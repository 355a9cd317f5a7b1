internal import AppCode

/// What has to hold for something, as the code writes it.
enum Condition {
  /// Whether two conditions ask for the same, if in other words: `isOpen` and `self.isOpen == true`.
  static func isSame(_ first: String, _ second: String) -> Bool {
    if first == second || bareCase(first) == bareCase(second) { return true }
    guard subject(of: first) == subject(of: second) else { return false }
    let (mine, theirs) = (Holding.Question(first), Holding.Question(second))
    return mine.text == theirs.text && mine.isTurned == theirs.isTurned
  }

  /// The first name of what a condition asks about, which is that of all ways to spell it.
  private static func subject(of condition: String) -> Substring {
    var rest = condition[...]
    for name in ["let ", "var "] where rest.hasPrefix(name) {
      rest = rest.dropFirst(4)
      if let value = rest.firstRange(of: " = ") { rest = rest[value.upperBound...] }
    }
    rest = rest.drop { "!(".contains($0) }
    if rest.hasPrefix("self.") { rest = rest.dropFirst(5) }
    return rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  /// What all has to hold where a condition does, also beside what may hold in several ways:
  /// `isOpen` and `(a || b)` of `isOpen && (a || b)`.
  static func all(of condition: String) -> [String] {
    guard Follower.parts(of: condition, at: "||") == nil else { return [condition] }
    return Follower.parts(of: condition, at: "&&") ?? ScreenVariants.parts(of: condition)
  }

  /// What is not there either where something of it is missing: `note == nil` for `no note.title`.
  static func missing(where condition: String) -> [String] {
    guard condition.hasPrefix("no ") else { return [] }
    var path = condition.dropFirst(3)
    if path.hasPrefix("self.") { path = path.dropFirst(5) }
    guard path.isOfNames(and: ".") else { return [] }
    let names = path.split(separator: ".")
    guard (2...Holding.Question.depthLimit).contains(names.count) else { return [] }
    return (1..<names.count).map { names.prefix($0).joined(separator: ".") + " == nil" }
  }

  /// What is there where a title names it, with another title for its absence: `note != nil` for the name of
  /// `note.title` beside `no note.title`.
  static func given(by title: AppText?, beside conditions: [String]) -> [String] {
    guard case .unknown(let name)? = title, conditions.contains("no " + name) else { return [] }
    return missing(where: "no " + name).map { $0.replacing(" == nil", with: " != nil") }
  }

  /// A case without the names that are given to what it carries, which ask for nothing: `case .edit` of
  /// `case .edit(_)`, `case .edit(let item)` and `case let .edit(item)`; any other condition as it is.
  static func bareCase(_ condition: String) -> Substring {
    guard condition.hasPrefix("case "), condition.hasSuffix(")") else { return condition[...] }
    var pattern = condition.dropFirst(5)
    let isBinding = pattern.hasPrefix("let ") || pattern.hasPrefix("var ")
    if isBinding { pattern = pattern.dropFirst(4) }
    guard pattern.hasPrefix("."), let open = pattern.firstIndex(of: "(") else {
      return condition[...]
    }
    let carried = pattern[pattern.index(after: open)...].dropLast().split(separator: ",")
    let asks = carried.contains { part in
      var words = part.split(whereSeparator: \.isWhitespace)
      // The label of what is carried.
      if words.count > 1, words[0].hasSuffix(":") { words.removeFirst() }
      switch words.count {
      case 1 where isBinding || words[0] == "_": return !isName(words[0])
      case 2 where words[0] == "let" || words[0] == "var": return !isName(words[1])
      default: return true
      }
    }
    return asks ? condition[...] : "case \(pattern[..<open])"[...]
  }

  private static func isName(_ word: Substring) -> Bool {
    word.isOfNames()
  }
}
