internal import AppCode

/// Flags of the app's own enumerations: `mode.isNew`.
extension Follower {
  /// The cases that decide about a condition which asks for a flag of a value that a type has; nil for
  /// any other condition.
  func flagOfCases(_ condition: String, in scope: Scope) -> FlagOfCases? {
    var asked = condition[...]
    if asked.hasPrefix("!") {
      return flagOfCases(String(asked.dropFirst()), in: scope)?.turned
    }
    if asked.hasPrefix("self.") { asked = asked.dropFirst(5) }
    let path = asked.split(separator: ".").map(String.init)
    guard path.count == 2, asked.isOfNames(and: "."), let type = scope.type,
      let declared = index.property(path[0], of: type)?.0.type,
      let name = index.typeName(CodeIndex.withoutGenerics(declared), from: type, in: scope.path),
      let entry = index.types[name], entry.kind == .enumeration,
      let (flag, _) = index.property(path[1], of: name), flag.type == "Bool", !flag.isStatic,
      let getter = flag.getter, let held = Self.held(by: getter, of: Set(entry.casesByName.keys))
    else { return nil }
    func conditions(_ names: Set<String>) -> Set<String> { Set(names.map { "case .\($0)" }) }
    return FlagOfCases(all: conditions(Set(entry.casesByName.keys)), held: conditions(held))
  }

  /// The cases in which the steps of a flag give yes; nil where more decides than the case.
  private static func held(by getter: [Statement], of all: Set<String>) -> Set<String>? {
    guard let first = getter.first, getter.count <= 2 else { return nil }
    let rest = getter.count == 2 ? answer(of: getter[1]) : nil
    if getter.count == 2, rest == nil { return nil }
    switch first {
    case .branches(let branches), .expression(.branches(let branches)),
      .result(.branches(let branches)?):
      return held(by: branches, of: all, otherwise: rest)
    case .expression(let value), .result(let value?):
      return rest == nil ? held(by: value.source, of: all) : nil
    default: return nil
    }
  }

  private static func held(
    by branches: [Branch], of all: Set<String>, otherwise rest: Bool?
  ) -> Set<String>? {
    var (held, left): (Set<String>, Set<String>) = ([], all)
    for branch in branches {
      guard branch.body.count == 1, let answer = answer(of: branch.body[0]) else { return nil }
      let isRest = ["else", "default"].contains(branch.condition)
      if !isRest {
        guard case .name("self")? = branch.subject, !branch.cases.isEmpty,
          all.isSuperset(of: branch.cases)
        else { return nil }
      }
      let own = isRest ? left : left.intersection(branch.cases)
      if answer { held.formUnion(own) }
      left.subtract(own)
    }
    if rest == true { held.formUnion(left) }
    return held
  }

  private static func held(
    by code: String, of all: Set<String>, depth: Int = 0
  ) -> Set<String>? {
    guard depth < 8 else { return nil }
    for sign in ["||", "&&"] {
      guard let parts = parts(of: code, at: sign) else { continue }
      let known = parts.compactMap { held(by: $0, of: all, depth: depth + 1) }
      guard known.count == parts.count, let first = known.first else { return nil }
      return known.dropFirst().reduce(first) {
        sign == "||" ? $0.union($1) : $0.intersection($1)
      }
    }
    let words = withoutBrackets(code).split(separator: " ")
    guard words.count == 3, words[0] == "self", let dot = words[2].lastIndex(of: ".") else {
      return nil
    }
    let name = String(words[2][words[2].index(after: dot)...])
    guard all.contains(name) else { return nil }
    return words[1] == "==" ? [name] : words[1] == "!=" ? all.subtracting([name]) : nil
  }

  private static func answer(of statement: Statement) -> Bool? {
    switch statement {
    case .expression(.bool(let answer)), .result(.bool(let answer)?): answer
    default: nil
    }
  }
}
