internal import AppCode

/// Functions of a screen's class that are handed by name to what takes the values of a stream.
extension ControllerReader {
  /// The closures that a call is handed, and in the place of such a function one that calls it with the value:
  /// `.bind(onNext: show)` is `.bind(onNext: { title in show(title) })`.
  func closures(handedBy call: Call, _ walk: Walk) -> [Closure] {
    call.arguments.compactMap { argument in
      if case .closure(let closure) = argument.value { return closure }
      guard case .member(_?, let taker, _) = call.callee, Self.takers.contains(taker),
        argument.label.map({ ["onNext", "onSuccess", "receiveValue"].contains($0) }) ?? true,
        let path = Follower.path(argument.value), let name = path.last,
        path.count == 1 || path == ["self", name], walk.scope.value(name) == nil,
        let function = index.lineage(walk.owner).flatMap(\.functions).first(where: {
          $0.name == name && $0.parameters.count == 1 && !$0.isStatic
        })
          ?? index.extensionFunctions(name, seenFrom: walk.scope.path)?.first(where: {
            $0.type == "UIViewController" && $0.function.parameters.count == 1
          })?.function
      else { return nil }
      let parameter = function.parameters[0]
      let step = Call(
        callee: .member(.name("self"), name, line: call.line),
        arguments: [
          Argument(label: parameter.label, value: .name(parameter.name), isTrailing: false)
        ], line: call.line)
      return Closure(parameters: [parameter.name], body: [.expression(.call(step))])
    }
  }
}
