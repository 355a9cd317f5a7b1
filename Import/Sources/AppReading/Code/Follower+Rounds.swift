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
      round.set(element.name, value)
      return round
    }
  }
}
