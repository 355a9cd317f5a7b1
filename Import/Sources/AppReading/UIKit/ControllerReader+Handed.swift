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

  /// Notes what the constants of a base class hold in an heir whose initializer calls that of the
  /// base class.
  func keepConstants(
    of entry: CodeIndex.TypeEntry, _ initializer: Function, _ maker: Maker, in scope: Scope
  ) {
    let inside = Scope(type: scope.type, path: initializer.path)
    inside.bind(initializer, to: maker.call, from: maker.scope)
    for property in entry.properties
    where property.isConstant && property.value == nil && property.getter == nil
      && !property.isStatic && scope.allMembers[property.name] == nil
    {
      guard let value = follow.put(into: property.name, by: initializer.body, inside),
        value.scope !== inside
      else { continue }
      scope.setMember(
        property.name,
        Scope.Value(expression: value.expression, scope: value.scope, type: property.type ?? ""))
    }
  }
}
