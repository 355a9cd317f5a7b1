internal import AppCode

/// What modifiers of the app's own show for values that come from publishers which let only some cases
/// pass: `onReceive(ways.filter { $0.kind == .sheet }) { way = $0 }`.
extension SwiftUIReader {
  /// Which cases pass: those that have a case under a name.
  struct CaseFilter {
    /// The name of a property of theirs.
    var property: String
    /// The case that it has to be.
    var wanted: String
  }

  /// Which cases come to the only publisher that the body of a modifier listens to; nil for all, and
  /// where it is not known.
  func caseFilter(of body: [Statement], in scope: Scope) -> CaseFilter? {
    var heard: [Expression] = []
    ExpressionVisitor.visit(body) { value in
      if case .call(let call) = value, call.name == "onReceive", let from = call.argument(nil) {
        heard.append(from)
      }
      return true
    }
    guard heard.count == 1, var value = follow.target(heard[0], in: scope)?.expression else {
      return nil
    }
    for _ in 0..<6 {
      guard case .call(let call) = value, case .member(let base?, let name, _) = call.callee else {
        return nil
      }
      if name == "filter" { return call.closure().flatMap(Self.caseFilter) }
      value = base
    }
    return nil
  }

  private static func caseFilter(_ closure: Closure) -> CaseFilter? {
    guard closure.body.count == 1 else { return nil }
    let asked: String
    switch closure.body[0] {
    case .expression(let value), .result(let value?): asked = value.source
    default: return nil
    }
    let words = asked.split(separator: " ")
    let name = closure.parameters.first ?? "$0"
    guard words.count == 3, words[1] == "==", words[0].hasPrefix(name + "."),
      let wanted = words[2].split(separator: ".").last, words[2].contains(".")
    else { return nil }
    let property = words[0].dropFirst(name.count + 1)
    guard property.isOfNames(and: "_") else { return nil }
    return CaseFilter(property: String(property), wanted: String(wanted))
  }

  /// Whether what is shown for a case may come through a filter.
  func passes(_ way: Way, _ filter: CaseFilter?) -> Bool {
    guard let filter, let name = way.caseName, let type = way.caseType,
      let (property, _) = index.property(filter.property, of: type), let getter = property.getter
    else { return true }
    let scope = Scope(type: type, path: property.path)
    scope.selfCase = name
    let found = follow.outcomes(getter, in: scope)
    return found.isEmpty
      || found.contains { outcome in
        switch outcome.expression {
        case .member(_, let name, _): name == filter.wanted
        default: true
        }
      }
  }

  /// The type of the app's own that a `switch` asks for its cases, where that is a parameter's.
  func typeOfCases(_ subject: Expression?, in scope: Scope) -> String? {
    guard case .name(let name)? = subject else { return nil }
    if name == Self.itself { return scope.type }
    guard let type = scope.value(name)?.type else { return nil }
    return index.typeName(type, from: scope.type, in: scope.path)
  }

  /// Notes that nothing is shown where a view is asked for: what has nothing else is no screen.
  func noteNothing(_ position: Position) {
    if position.draft.children.isEmpty { position.draft.holdsUnknown = true }
  }
}
