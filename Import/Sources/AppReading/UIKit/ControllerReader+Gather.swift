internal import AppCode

extension ControllerReader {
  /// Notes what all functions of a class set on its properties.
  ///
  /// - Parameter known: the names of the function; nil where it starts.
  func gather(_ body: [Statement], in scope: Scope, _ known: Scope? = nil) {
    let names = known ?? scope.inner()
    func gatherAll(_ branches: [Branch]) {
      let known = scope.isOfLater
      let isEarly = scope.isEarly
      scope.isEarly = false
      defer { scope.isEarly = isEarly }
      for (branch, isOfLater) in zip(branches, Follower.areOfEditing(branches)) {
        scope.isOfLater = known || isOfLater
        self.gather(branch.body, in: scope, names)
      }
      scope.isOfLater = known
    }
    for statement in body {
      switch statement {
      case .binding(let binding):
        if let value = binding.value {
          names.set(binding.name, Scope.Value(expression: value, scope: names.snapshot()))
        }
      case .expression(let value):
        follow.noteSetting(value, in: scope, names)
        if case .call = value {
          let isEarly = scope.isEarly
          scope.isEarly = false
          defer { scope.isEarly = isEarly }
          // What is called on the result of another call is done by that one first.
          var chain: Expression = value
          while case .call(let call) = chain {
            for case .closure(let closure) in call.arguments.map(\.value) {
              gather(closure.body, in: scope, names)
            }
            guard case .member(let base?, _, _) = call.callee else { break }
            chain = base
          }
        }
      case .branches(let branches): gatherAll(branches)
      case .loop(let body): gather(body, in: scope, names)
      default: break
      }
    }
  }
}
