internal import AppCode

extension ControllerReader {
  /// Notes what all functions of a class set on its properties.
  func gather(_ body: [Statement], in scope: Scope) {
    func gatherAll(_ branches: [Branch]) {
      let known = scope.isOfLater
      let isEarly = scope.isEarly
      scope.isEarly = false
      defer { scope.isEarly = isEarly }
      for (branch, isOfLater) in zip(branches, Follower.areOfEditing(branches)) {
        scope.isOfLater = known || isOfLater
        self.gather(branch.body, in: scope)
      }
      scope.isOfLater = known
    }
    for statement in body {
      switch statement {
      case .expression(let value):
        follow.noteSetting(value, in: scope)
        if case .call = value {
          let isEarly = scope.isEarly
          scope.isEarly = false
          defer { scope.isEarly = isEarly }
          // What is called on the result of another call is done by that one first.
          var chain: Expression = value
          while case .call(let call) = chain {
            for case .closure(let closure) in call.arguments.map(\.value) {
              gather(closure.body, in: scope)
            }
            guard case .member(let base?, _, _) = call.callee else { break }
            chain = base
          }
        }
      case .branches(let branches): gatherAll(branches)
      case .loop(let body): gather(body, in: scope)
      default: break
      }
    }
  }
}
