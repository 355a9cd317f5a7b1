internal import AppCode

extension TextReader {
  /// The raw value of the case that a value starts as, with those of the others as what it reads later;
  /// nil for anything else.
  func startingRawValue(_ expression: Expression, in scope: Scope, depth: Int) -> Answer? {
    let found: (type: String?, start: String?)
    switch expression {
    case .name("rawValue"), .member(.name("self")?, "rawValue", _):
      guard scope.value("rawValue") == nil, scope.selfCase == nil else { return nil }
      found = (scope.type, scope.selfStart)
    case .member(let base?, "rawValue", _):
      guard let instance = follow.instance(base, in: scope), instance.caseName == nil else {
        return nil
      }
      found = (instance.type, instance.startCase)
    default: return nil
    }
    guard let type = found.type, let start = found.start, let entry = index.types[type],
      entry.kind == .enumeration, index.ancestors(type).contains("String"),
      entry.cases.count <= Self.mostCases
    else { return nil }
    func word(_ name: String) -> Answer? {
      guard let value = follow.rawValue(of: name, in: type) else { return nil }
      return answer(value.expression, in: value.scope, isKey: false, depth: depth + 1)
    }
    guard var result = word(start), result.words.isKnown else { return nil }
    for other in entry.cases where other.name != start {
      guard let words = word(other.name)?.words, words.isKnown else { continue }
      result.others.append(("case ." + other.name, words))
    }
    return result.atMost(.followed)
  }

  /// Most cases whose raw values are looked at.
  private static let mostCases = 16
}
