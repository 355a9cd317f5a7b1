internal import AppCode

/// What calls that make views say about flags, and which calls are never come to.
extension ViewMakers {
  /// What all calls that make a view say about a flag which the view hands on as it is; nil for anything
  /// else.
  func flag(
    _ name: String, of type: String?, _ follow: Follower, steps: Int = 4
  ) -> Bool? {
    guard steps > 0, let type, let made = calls[type], !made.isEmpty, made.count < 60,
      let property = Self.fixed(type, in: follow.index).first(where: { $0.name == name })
    else { return nil }
    let values = made.map { maker -> Bool? in
      let scope = Scope(type: nil, path: maker.path)
      let passed = follow.passed(name, by: (maker.call, scope), to: type)?.expression
      switch passed ?? property.value {
      case .bool(let isOn)?: return isOn
      case .name(let outer)?: return flag(outer, of: maker.outer, follow, steps: steps - 1)
      default: return nil
      }
    }
    return values.allSatisfy { $0 == values[0] } ? values[0] : nil
  }

  /// The lines of calls in ways for cases that nothing makes.
  static func lines(ofUnmadeCasesIn body: [Statement], _ index: CodeIndex) -> Set<Int> {
    var lines: Set<Int> = []
    ExpressionVisitor.visitBranches(body) { branches in
      for way in index.never.cases.ways(of: branches) {
        ExpressionVisitor.visit(branches[way].body) { expression in
          if case .call(let call) = expression { lines.insert(call.line) }
          return true
        }
      }
    }
    return lines
  }
}

extension Scope.Value {
  /// Whether it is said by the call itself, rather than by an initializer.
  var isOutside: Bool { scope.type == nil }
}
