internal import AppCode

extension TextReader {
  /// What a list of known texts reads joined together: `["New", "Note"].joined(separator: " ")`; nil for any
  /// other call.
  func joined(_ call: Call, in scope: Scope, depth: Int) -> Answer? {
    guard case .member(let list?, "joined", _) = call.callee, call.arguments.count < 2,
      let parts = parts(of: list, in: scope, depth: depth), !parts.isEmpty
    else { return nil }
    var between = ""
    if let separator = call.arguments.first {
      guard separator.label == "separator",
        case .verbatim(let text)? = answer(
          separator.value, in: scope, isKey: false, depth: depth + 1)?.words
      else { return nil }
      between = text
    }
    let texts = parts.compactMap { if case .verbatim(let text) = $0 { text } else { nil } }
    if texts.count == parts.count {
      return Answer(words: .verbatim(texts.joined(separator: between)), confidence: .followed)
    }
    let format = between.split(separator: "%", omittingEmptySubsequences: false)
      .joined(separator: "%%")
    var words = AppText.Key(parts.map { _ in "%@" }.joined(separator: format))
    words.arguments = parts
    return Answer(words: .key(words), confidence: .followed)
  }

  /// The texts of a list that is written out and that nothing changes; nil for one of which not all are known.
  private func parts(of list: Expression, in scope: Scope, depth: Int) -> [AppText]? {
    var list = list
    var leavesOut = false
    // Without those that are nothing.
    if case .call(let call) = list, case .member(let inner?, "compactMap", _) = call.callee,
      case .closure(let closure)? = call.arguments.first?.value, closure.body.count == 1,
      case .expression(.name("$0")) = closure.body[0]
    {
      (list, leavesOut) = (inner, true)
    }
    guard depth < 8, staysAsWritten(list, in: scope) else { return nil }
    let elements: [Scope.Value]
    if case .call(let call) = list, case .member(let base?, let name, _) = call.callee,
      ["map", "compactMap"].contains(name), let change = call.arguments.first?.value,
      staysAsWritten(base, in: scope), let found = follow.elements(base, in: scope)
    {
      let mapped = found.map { follow.mapped($0, by: change, in: scope) }
      guard mapped.allSatisfy({ $0.count == 1 }) else { return nil }
      elements = mapped.map { Scope.Value(expression: $0[0].expression, scope: $0[0].scope) }
    } else if let found = follow.elements(list, in: scope) {
      elements = found
    } else {
      return nil
    }
    // A list of many is no title.
    guard elements.count <= 8 else { return nil }
    var texts: [AppText] = []
    for element in elements {
      if leavesOut, element.expression.isNull { continue }
      guard
        let found = answer(element.expression, in: element.scope, isKey: false, depth: depth + 1),
        found.words.isKnown, !found.isFallback, !found.isOneOfSeveral
      else { return nil }
      texts.append(found.words)
    }
    return texts
  }

  /// Whether a list is what the code writes: none that code may put others into.
  private func staysAsWritten(_ list: Expression, in scope: Scope) -> Bool {
    guard let path = Follower.path(list)?.filter({ $0 != "self" }) else { return true }
    if path.last == "allCases" { return true }
    if path.count == 1, scope.value(path[0]) != nil { return scope.settings(of: path[0]).isEmpty }
    guard let property = follow.declaration(list, in: scope) else { return false }
    return property.isConstant || property.getter != nil
  }
}
