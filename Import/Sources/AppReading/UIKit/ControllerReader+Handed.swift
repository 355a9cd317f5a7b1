internal import AppCode

extension ControllerReader {
  /// Walks a function of another type that the screen is handed to:
  /// `Style.apply(to: self, title: "Inbox")`.
  func handsItself(to name: String, of type: String, _ call: Call, _ walk: Walk) {
    guard
      call.arguments.contains(where: {
        if case .name("self") = $0.value { true } else { false }
      }),
      let type = index.typeName(type, from: walk.owner), let entry = index.types[type],
      let function = CodeIndex.best(
        entry.functions.filter { $0.name == name && $0.isStatic }, for: call)
    else { return }
    let mark = "\(function.path):\(function.line)"
    guard !walk.path.contains(mark) else { return }
    let scope = Scope(type: type, path: function.path)
    scope.bind(function, to: call, from: walk.scope)
    var inside = walk.inside(scope)
    inside.path.insert(mark)
    inside.origin = walk.origin ?? Place(walk.scope.path, call.line)
    self.walk(function.body, inside)
  }
}
