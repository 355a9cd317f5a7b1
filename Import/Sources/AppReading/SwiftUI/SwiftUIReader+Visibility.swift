internal import AppCode

extension SwiftUIReader {
  /// Whether something in a bar is seen.
  private enum Visibility {
    case always, never
    /// Only where something special holds.
    case when(String)
  }

  /// Leaves out what a modifier hides, or puts it into the variant in which it is seen.
  func hide(_ items: inout [Item], _ name: String, _ call: Call, _ position: Position) {
    let seen: Visibility
    switch name {
    case "hidden" where call.arguments.isEmpty: seen = .never
    case "opacity":
      guard let opacity = call.argument(nil) else { return }
      seen = visibility(opacity, in: position.scope)
    default: return
    }
    switch seen {
    case .always: break
    case .never: items = []
    case .when(var condition):
      condition = follow.handed(condition, in: position.scope)?.condition ?? condition
      for number in items.indices {
        var branch = Item.Branch.special(condition)
        branch.outer = items[number].branch?.all ?? []
        items[number].branch = branch
      }
    }
  }

  private func visibility(
    _ opacity: Expression, in scope: Scope, depth: Int = 0
  ) -> Visibility {
    guard depth < 8 else { return .always }
    switch opacity {
    case .number(let text): return Double(text) == 0 ? .never : .always
    case .choice(let condition, let first, let second):
      let ways = [first, second].map { visibility($0, in: scope, depth: depth + 1) }
      if let holds = follow.truth(of: condition, in: scope) { return ways[holds ? 0 : 1] }
      switch (ways[0], ways[1]) {
      case (.never, .never): return .never
      case (.never, _):
        return isUsual(condition, false, scope) ? .always : .when("not " + condition)
      case (_, .never): return isUsual(condition, true, scope) ? .always : .when(condition)
      default: return ways[follow.isOrdinary(condition, in: scope) ?? true ? 0 : 1]
      }
    case .name, .member:
      guard let value = follow.target(opacity, in: scope),
        case .call(let call) = value.expression, case .closure(let closure) = call.callee
      else { return .always }
      let outcomes = follow.ordinaryFirst(follow.outcomes(closure.body, in: value.scope.inner()))
      guard let first = outcomes.first else { return .always }
      let seen = visibility(first.expression, in: first.scope, depth: depth + 1)
      guard case .never = seen, outcomes.count > 1 else { return seen }
      return .when(outcomes[1].condition ?? opacity.source)
    default: return .always
    }
  }

  /// Whether a screen comes with a condition answered so.
  private func isUsual(_ condition: String, _ answer: Bool, _ scope: Scope) -> Bool {
    if let known = follow.isOrdinary(condition, in: scope) { return known == answer }
    return !follow.hangsOnData(condition, in: scope)
  }
}
