internal import AppCode

extension Follower {
  /// How many values of a list the steps of a loop are looked at for, each.
  private static let roundsLimit = 8

  /// A scope for each time that the steps of a loop are done, in which it calls the value of its list by
  /// its name; one without that name where the list is not known, or too long.
  func rounds(over element: Binding?, in scope: Scope) -> [Scope] {
    guard let element, let list = element.value, scope.round == 0,
      let values = elements(list, in: scope), (1...Self.roundsLimit).contains(values.count)
    else { return [scope.inner()] }
    return values.enumerated().map { number, value in
      let round = scope.inner()
      round.round = number + 1
      set(element.name, to: value, in: round)
      return round
    }
  }

  /// Gives the name of a loop its value, or the names of `for (screen, title) in` one each.
  private func set(_ name: String, to value: Scope.Value, in round: Scope) {
    let names = name.split(separator: ", ").map(String.init)
    guard names.count > 1 else { return round.set(name, value) }
    guard case .tuple(let parts) = value.expression, parts.count == names.count else {
      for name in names { round.declare(name) }
      return
    }
    for (name, part) in zip(names, parts) {
      round.set(name, Scope.Value(expression: part.value, scope: value.scope))
    }
  }

  /// The values of two lists side by side, `zip(screens, titles)`, or those of one with their numbers,
  /// `screens.enumerated()`; nil for any other call.
  func pairs(by call: Call, in scope: Scope, depth: Int) -> [Scope.Value]? {
    switch (call.callee, call.arguments.count) {
    case (.name("zip"), 2):
      guard let first = elements(call.arguments[0].value, in: scope, depth: depth + 1),
        let second = elements(call.arguments[1].value, in: scope, depth: depth + 1)
      else { return nil }
      return zip(first, second).map { pair($0, $1) }
    case (.member(let list?, "enumerated", _), 0):
      return elements(list, in: scope, depth: depth + 1)?.enumerated().map { number, value in
        pair(Scope.Value(expression: .number("\(number)"), scope: scope), value)
      }
    default: return nil
    }
  }

  private func pair(_ first: Scope.Value, _ second: Scope.Value) -> Scope.Value {
    let scope = first.scope.inner()
    scope.set("first of pair", first)
    scope.set("second of pair", second)
    let parts = ["first of pair", "second of pair"].map { name in
      Argument(label: nil, value: Expression.name(name))
    }
    return Scope.Value(expression: .tuple(parts), scope: scope)
  }
}
