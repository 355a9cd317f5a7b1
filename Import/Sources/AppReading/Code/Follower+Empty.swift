internal import AppCode

extension Follower {
  /// Whether a property of the type is worked out of the first or last thing of a list that is empty as
  /// the screen comes, as it has not been loaded: `notes.first?.id`.
  func isOfEmptyList(_ name: String, in scope: Scope) -> Bool {
    let name = name.hasPrefix("self.") ? String(name.dropFirst(5)) : name
    guard scope.value(name) == nil, let type = scope.type,
      let (property, _) = index.property(name, of: type), property.type?.hasSuffix("?") ?? false,
      let getter = property.getter, getter.count == 1
    else { return false }
    let source: String
    switch getter[0] {
    case .expression(let value), .result(let value?): source = value.source
    default: return false
    }
    let path = source.hasPrefix("self.") ? source.dropFirst(5) : source[...]
    guard path.isOfNames(and: ".?") else {
      return false
    }
    let names = path.split(separator: ".")
    guard names.count > 1, ["first", "last"].contains(names[1].filter { $0 != "?" }) else {
      return false
    }
    return startsEmpty(String(names[0]), of: type)
  }

  /// Whether a list of a view is empty before anything is loaded.
  private func startsEmpty(_ name: String, of type: String) -> Bool {
    guard let (property, _) = index.property(name, of: type), property.getter == nil else {
      return false
    }
    if property.value == nil {
      return !Self.queries.isDisjoint(with: property.attributes)
        && (property.type?.hasPrefix("[") ?? true)
    }
    guard property.attributes.contains("State"), case .list(let list)? = property.value else {
      return false
    }
    return list.isEmpty
  }

  /// Attributes of lists that a store fills.
  private static let queries: Set = ["Query", "FetchRequest", "SectionedFetchRequest"]

  /// Whether nothing is there whatever happens: what a property works out that gives nothing for what it
  /// is asked of, and all that is asked of that.
  func isNothing(_ expression: Expression, in scope: Scope) -> Bool {
    guard fuel.burn(), fuel.enter() else { return false }
    defer { fuel.leave() }
    switch expression {
    case .null: return true
    case .name, .member:
      if case .member(let base?, _, _) = expression, Self.path(base) != nil,
        isNothing(base, in: scope)
      {
        return true
      }
      guard Self.path(expression) != nil, let value = target(expression, in: scope),
        value.scope !== scope
      else { return false }
      guard case .call(let call) = value.expression else {
        // What a name of the code here stands for; a property may get something later.
        guard case .name(let name) = expression, scope.value(name) != nil else { return false }
        return isNothing(value.expression, in: value.scope)
      }
      guard call.arguments.isEmpty, case .closure(let closure) = call.callee,
        !Self.endsInLoop(closure.body)
      else { return false }
      // What leads to itself again says nothing.
      let place = Place(value.scope.path, call.line)
      guard fuel.open(place) else { return false }
      defer { fuel.close(place) }
      let ends = outcomes(closure.body, in: value.scope.inner())
      return !ends.isEmpty && ends.allSatisfy { isNothing($0.expression, in: $0.scope) }
    default: return false
    }
  }

  /// Whether a loop may end a body, with a value that is not followed.
  private static func endsInLoop(_ body: [Statement], isInLoop: Bool = false) -> Bool {
    body.contains { statement in
      switch statement {
      case .result: isInLoop
      case .loop(let inner, _): endsInLoop(inner, isInLoop: true)
      case .branches(let branches):
        branches.contains { endsInLoop($0.body, isInLoop: isInLoop) }
      case .premise(_, let otherwise): endsInLoop(otherwise, isInLoop: isInLoop)
      default: false
      }
    }
  }
}
