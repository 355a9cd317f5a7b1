internal import AppCode

/// Who asks for the screens that are made for cases.
extension CaseRouters {
  /// Notes what steps show by functions that are given a case.
  mutating func noteOpenings(_ body: [Statement], _ owner: String, _ function: String) {
    var names: [String: Expression]?
    var found: [Opening] = []
    ExpressionVisitor.visit(body) { expression in
      guard case .call(let call) = expression, let name = call.name, let all = routers[name] else {
        return true
      }
      for router in all {
        guard let page = call.argument(router.page.label) else { continue }
        if names == nil { names = Self.names(in: body) }
        guard let name = caseName(page, of: router.page.type, owner, names ?? [:]),
          let type = made[router.page.type]?[name]
        else { continue }
        var ways = router.ways[""] ?? []
        var isCover = false
        if let manner = router.manner, let value = call.argument(manner.label),
          let name = caseName(value, of: manner.type, owner, names ?? [:])
        {
          ways.formUnion(router.ways[name] ?? [])
          isCover = Self.isCover(value)
        }
        for way in [Way.pushed, .onStack, .alone] where ways.contains(way) {
          found.append(
            Opening(type: type, way: way, isCover: isCover, owner: owner, function: function))
        }
      }
      return true
    }
    openings += found
  }

  private static func names(in body: [Statement]) -> [String: Expression] {
    var names: [String: Expression] = [:]
    ExpressionVisitor.visitBindings(body) { binding in
      names[binding.name] = names[binding.name] ?? binding.value
    }
    return names
  }

  /// The case that a value is: written out, behind a name, or given by a function of the type's own.
  private func caseName(
    _ value: Expression, of type: String, _ owner: String, _ names: [String: Expression],
    depth: Int = 0
  ) -> String? {
    guard depth < 4 else { return nil }
    let named: String?
    switch value {
    case .name(let name):
      return names[name].flatMap { caseName($0, of: type, owner, names, depth: depth + 1) }
    case .member(let base?, let name, _): named = Self.isType(base, type) ? name : nil
    case .call(let call):
      if case .member(let base?, let name, _) = call.callee, Self.isType(base, type) {
        named = name
      } else if let name = Follower.implicitCase(value) {
        named = name
      } else {
        let all = index.types[owner]?.functionsByName[call.name ?? ""] ?? []
        return all.flatMap(\.functions).lazy.compactMap { function -> String? in
          guard case .result(let given?)? = function.body.last.map(Self.asResult) else {
            return nil
          }
          return caseName(given, of: type, owner, Self.names(in: function.body), depth: depth + 1)
        }.first
      }
    default: named = Follower.implicitCase(value)
    }
    return named.flatMap { index.types[type]?.casesByName[$0] != nil ? $0 : nil }
  }

  /// A step that gives a value without saying so as one that does.
  private static func asResult(_ statement: Statement) -> Statement {
    if case .expression(let value) = statement { .result(value) } else { statement }
  }

  private static func isType(_ base: Expression, _ type: String) -> Bool {
    guard let path = Follower.path(base)?.joined(separator: ".") else { return false }
    return type == path || type.hasSuffix("." + path)
  }

  private static func isCover(_ manner: Expression) -> Bool {
    guard case .call(let call) = manner else { return false }
    return call.arguments.contains { argument in
      guard case .member(_, let name, _) = argument.value else { return false }
      return ["fullScreen", "overFullScreen"].contains(name)
    }
  }
}
