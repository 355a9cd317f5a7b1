internal import AppCode

extension Follower {
  /// Values of a list that is written out, or all cases of an enumeration; nil for any other.
  func elements(_ expression: Expression, in scope: Scope, depth: Int = 0) -> [Scope.Value]? {
    guard depth < 8, fuel.burn() else { return nil }
    if case .member(let owner?, "allCases", _) = expression,
      let path = Self.path(owner),
      let type = index.typeName(path.joined(separator: "."), from: scope.type, in: scope.path),
      let entry = index.types[type], entry.kind == .enumeration
    {
      return entry.cases.map {
        Scope.Value(
          expression: .member(nil, $0.name, line: entry.place.line), scope: scope, type: type)
      }
    }
    switch expression {
    case .list(let list): return list.map { Scope.Value(expression: $0, scope: scope) }
    case .binary("+", let first, let second):
      guard let start = elements(first, in: scope, depth: depth + 1),
        let rest = elements(second, in: scope, depth: depth + 1)
      else { return nil }
      let type = (start + rest).lazy.compactMap(\.type).first
      return (start + rest).map { element in
        var element = element
        element.type = element.type ?? type
        return element
      }
    case .call(let call):
      guard case .closure(let closure) = call.callee else {
        if let pairs = pairs(by: call, in: scope, depth: depth) { return pairs }
        return given(by: call, in: scope, depth: depth)
      }
      // Of several lists that a property may give, what shows on an ordinary screen.
      guard let first = ordinaryFirst(outcomes(closure.body, in: scope.inner())).first else {
        return nil
      }
      return elements(first.expression, in: first.scope, depth: depth + 1)
    case .choice(let condition, let first, let second):
      guard
        let holds = holdsAtStart(condition, in: scope) ?? isOrdinary(condition, in: scope)
      else { return nil }
      return elements(holds ? first : second, in: scope, depth: depth + 1)
    case .name, .member:
      guard Self.path(expression) != nil, let target = target(expression, in: scope),
        let found = elements(target.expression, in: target.scope, depth: depth + 1)
      else { return nil }
      let type = target.type ?? declaration(expression, in: scope)?.type
      return found.map { element in
        var element = element
        element.type = element.type ?? type.flatMap(Self.elementType)
        return element
      }
    default: return nil
    }
  }

  /// Values of the list that a loop of views goes through, where they are known and few.
  func elements(of loop: Call, in scope: Scope) -> [Scope.Value]? {
    // What is handed over as an empty list stays one.
    if let list = loop.argument(nil), case .list(let none)? = passed(list, in: scope)?.expression,
      none.isEmpty
    {
      return []
    }
    guard let found = loop.argument(nil).flatMap({ elements($0, in: scope) }),
      (1...8).contains(found.count)
    else { return nil }
    return found
  }

  /// The values of a list that is written out of which an expression takes one, whichever that is:
  /// `rows.first { … }`, `rows[place]`; nil for any other.
  func choices(_ expression: Expression, in scope: Scope, depth: Int = 0) -> [Scope.Value]? {
    switch expression {
    case .call(let call):
      guard case .member(let list?, "first", _) = call.callee, !call.arguments.isEmpty else {
        return nil
      }
      return elements(list, in: scope)
    case .item(let list, let places) where places.count == 1:
      return elements(list, in: scope)
    case .name(let name):
      guard depth < 4, let value = scope.value(name) else { return nil }
      return choices(value.expression, in: value.scope, depth: depth + 1)
    default: return nil
    }
  }

  /// Values of the list that a function of the app's own gives on an ordinary screen.
  private func given(by call: Call, in scope: Scope, depth: Int) -> [Scope.Value]? {
    guard let (function, inside) = function(call, in: scope),
      let first = ordinaryFirst(outcomes(function.body, in: inside)).first,
      let found = elements(first.expression, in: first.scope, depth: depth + 1)
    else { return nil }
    let type = function.returns.flatMap(Self.elementType)
    return found.map { element in
      var element = element
      element.type = element.type ?? type
      return element
    }
  }

  /// `Entry` of `[Entry]` or `[Entry]?`; nil for a type that is no list.
  private static func elementType(_ type: String) -> String? {
    let type = type.hasSuffix("?") ? String(type.dropLast()) : type
    guard type.hasPrefix("["), type.hasSuffix("]"), !type.contains(":") else { return nil }
    return String(type.dropFirst().dropLast())
  }

  /// What a tuple that a name stands for has under a label or a number: `tab.title`, `$0.1`.
  func element(_ name: String, of tuple: Expression, in scope: Scope) -> Scope.Value? {
    guard case .name(let tuple) = tuple, let value = scope.value(tuple),
      case .tuple(let elements) = value.expression,
      let element = elements.first(where: { $0.label == name })
        ?? Int(name).flatMap({ elements.indices.contains($0) ? elements[$0] : nil })
    else { return nil }
    return Scope.Value(expression: element.value, scope: value.scope)
  }

  /// What a closure, a function or a key path that a list is mapped by gives for one of its values.
  func mapped(_ value: Scope.Value, by change: Expression, in scope: Scope) -> [Outcome] {
    let inside = scope.inner()
    switch change {
    case .closure(let closure):
      inside.set(closure.parameters.first ?? "$0", value)
      return outcomes(closure.body, in: inside)
    case .other(let source) where source.hasPrefix("\\."):
      inside.set("$0", value)
      var member = Expression.name("$0")
      for name in source.dropFirst(2).split(separator: ".") {
        member = .member(member, String(name), line: 0)
      }
      return [Outcome(expression: member, scope: inside)]
    case .name, .member:
      inside.set("$0", value)
      let argument = Argument(label: nil, value: .name("$0"))
      let call = Call(callee: change, arguments: [argument], line: change.line)
      return [Outcome(expression: .call(call), scope: inside)]
    default: return []
    }
  }
}
