internal import AppCode

/// Raw values of enumerations that letters become a structure of the app's own for, and what code asks such
/// letters.
extension Follower {
  /// The structure that the raw value of a case is, made of the letters that stand there; nil for any other
  /// value.
  func ofRawValue(_ expression: Expression, in scope: Scope) -> Instance? {
    guard case .member(let base?, "rawValue", let line) = expression,
      let value = instance(base, in: scope), let name = value.caseName,
      let entry = index.types[value.type], entry.kind == .enumeration,
      let raw = rawValue(of: name, in: value.type), case .text = raw.expression,
      let type = entry.inherits.lazy.compactMap({ index.typeName($0, from: value.type) }).first(
        where: { index.types[$0]?.kind == .structure })
    else { return nil }
    let letters = Argument(label: "stringLiteral", value: raw.expression)
    let maker = Call(callee: .name(type), arguments: [letters], line: line)
    guard index.function("init", of: type, for: maker) != nil else { return nil }
    return Instance(type: type, maker: (maker, raw.scope))
  }

  /// Whether letters that a call passes begin or end as a condition asks, `value.hasPrefix("/")`; nil for any
  /// other condition.
  func beginsOrEnds(_ condition: String, in scope: Scope) -> Bool? {
    guard condition.utf8.last == UInt8(ascii: ")"), condition.hasSuffix("\")"),
      let question = condition.firstRange(of: ".hasPrefix(\"")
        ?? condition.firstRange(of: ".hasSuffix(\"")
    else { return nil }
    let name = condition[..<question.lowerBound].drop { $0 == "!" }
    let asked = condition[question.upperBound...].dropLast(2)
    guard !asked.isEmpty, !asked.contains(where: { "\"\\".contains($0) }), name.isOfNames(),
      case .text(let pieces, _)? = passed(.name(String(name)), in: scope)?.expression,
      pieces.count == 1, case .letters(let letters) = pieces[0]
    else { return nil }
    let begins = condition[question].contains("Prefix")
    return (begins ? letters.hasPrefix(asked) : letters.hasSuffix(asked))
      != condition.hasPrefix("!")
  }
}
