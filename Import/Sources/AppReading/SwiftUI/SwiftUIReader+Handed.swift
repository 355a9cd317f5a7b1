internal import AppCode

/// Content of a toolbar that is a value of a type of the app's own, made by whoever makes the view:
/// written at the call, or what a function or a property of the view's model gives.
extension SwiftUIReader {
  /// Walks what a name stands for where it is content of a toolbar that was made elsewhere; false for
  /// anything else.
  func handedContent(_ expression: Expression, _ placement: String, _ position: Position) -> Bool {
    guard let found = made(expression, in: position.scope) else { return false }
    let mark = "content:\(found.scope.path):\(found.line)"
    guard !position.path.contains(mark) else { return true }
    var inside = position.inside(found.scope)
    inside.path.insert(mark)
    give(found.body, found.type, placement, inside)
    return true
  }

  /// Steps that end with a value of a type of the app's own for toolbars.
  private struct Made {
    var body: [Statement]
    var scope: Scope
    var type: String
    var line: Int
  }

  private func made(_ expression: Expression, in scope: Scope, depth: Int = 0) -> Made? {
    guard depth < 8 else { return nil }
    switch expression {
    case .call(let call):
      guard let (function, inside) = follow.function(call, in: scope),
        let type = contentType(function.returns, from: inside.type)
      else { return nil }
      return Made(body: function.body, scope: inside, type: type, line: function.line)
    case .name, .member:
      guard let value = follow.target(expression, in: scope) else { return nil }
      if let property = follow.declaration(expression, in: scope), let body = property.getter,
        let type = contentType(property.type, from: value.scope.type)
      {
        return Made(body: body, scope: value.scope, type: type, line: property.line)
      }
      // A value that may change is not known by what it starts as.
      if case .name(let name) = expression, let passed = scope.value(name) {
        let type = passed.type.flatMap { contentType($0, from: scope.type) }
        if let type, isMaking(passed.expression, in: passed.scope) {
          return Made(
            body: [.expression(passed.expression)], scope: passed.scope, type: type,
            line: passed.expression.line)
        }
        return made(passed.expression, in: passed.scope, depth: depth + 1)
      }
      return nil
    default: return nil
    }
  }

  /// Whether an expression makes a value where it stands, or chooses one of several.
  private func isMaking(_ expression: Expression, in scope: Scope) -> Bool {
    switch expression {
    case .call(let call):
      if case .member(nil, "init", _) = call.callee { return true }
      let path = Follower.path(call.callee)?.joined(separator: ".")
      return contentType(path, from: scope.type) != nil
    case .choice, .branches: return true
    default: return false
    }
  }

  /// The type of the app's own that makes content of a toolbar, by how a declaration names it.
  private func contentType(_ name: String?, from type: String?) -> String? {
    guard let name, let found = index.typeName(name.filter { $0 != "?" }, from: type),
      conforms(found, to: "ToolbarContent") || conforms(found, to: "CustomizableToolbarContent")
    else { return nil }
    return found
  }

  /// Walks the values that steps end with.
  private func give(
    _ body: [Statement], _ type: String, _ placement: String, _ position: Position
  ) {
    guard goes(position, body) else { return }
    for (place, statement) in body.enumerated() {
      switch statement {
      case .binding(let binding):
        if let value = binding.value {
          position.scope.set(
            binding.name, Scope.Value(expression: value, scope: position.scope.snapshot()))
        }
      case .result(let value?): return give(value, type, placement, position)
      case .expression(let value):
        if place == body.count - 1 { give(value, type, placement, position) }
      case .branches(let branches):
        for (branch, inside) in ways(branches, position) {
          give(branch.body, type, placement, inside)
        }
      case .premise(let condition, _):
        // What follows is only there where it holds.
        let rest = Branch(
          condition: condition, subject: nil, cases: [], bindings: [],
          body: Array(body[(place + 1)...]))
        for (branch, inside) in ways([rest], position) {
          give(branch.body, type, placement, inside)
        }
        return
      case .function, .loop, .result(nil): break
      }
    }
  }

  private func give(
    _ value: Expression, _ type: String, _ placement: String, _ position: Position
  ) {
    switch value {
    case .null: return
    case .choice(let condition, let first, let second):
      let branches = [(condition, first), ("else", second)].map {
        Branch(condition: $0.0, subject: nil, cases: [], bindings: [], body: [.expression($0.1)])
      }
      give([.branches(branches)], type, placement, position)
    case .branches(let branches): give([.branches(branches)], type, placement, position)
    case .call(var call):
      if case .member(nil, "init", _) = call.callee { call.callee = .name(type) }
      toolbar(.call(call), placement, position.inside())
    default: toolbar(value, placement, position.inside())
    }
  }
}
