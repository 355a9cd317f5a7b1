internal import AppCode

/// Which names the app's code puts values into, so that what nothing ever changes can be told.
struct AssignedNames: Sendable {
  /// Members that are set on another object, whatever its type.
  private var outside: Set<String> = []
  /// Members that a type sets on itself, by type.
  private var inside: [String: Set<String>] = [:]

  init(_ functions: [String: [Function]]) {
    for (type, functions) in functions {
      var own: Set<String> = []
      for function in functions { note(function.body, &own, depth: 0) }
      if !own.isEmpty { inside[type] = own }
    }
  }

  /// Whether anything is put into a member of an object of a type.
  func contains(_ name: String, in lineage: [CodeIndex.TypeEntry]) -> Bool {
    outside.contains(name)
      || lineage.contains { entry in
        entry.parts.contains { part in
          inside[CodeIndex.withoutGenerics(part.name)]?.contains(name) ?? false
        }
      }
  }

  private mutating func note(_ body: [Statement], _ own: inout Set<String>, depth: Int) {
    guard depth < 40 else { return }
    for statement in body {
      switch statement {
      case .expression(let value), .result(let value?): note(value, &own, depth: depth + 1)
      case .binding(let binding):
        if let value = binding.value { note(value, &own, depth: depth + 1) }
      case .branches(let branches):
        for branch in branches { note(branch.body, &own, depth: depth + 1) }
      case .loop(let inner): note(inner, &own, depth: depth + 1)
      case .function(let function): note(function.body, &own, depth: depth + 1)
      case .result(nil): break
      }
    }
  }

  private mutating func note(_ value: Expression, _ own: inout Set<String>, depth: Int) {
    guard depth < 40 else { return }
    switch value {
    case .assign(.name(let name), let value, _),
      .assign(.member(.name("self")?, let name, _), let value, _):
      own.insert(name)
      note(value, &own, depth: depth + 1)
    case .assign(.member(_, let name, _), let value, _):
      outside.insert(name)
      note(value, &own, depth: depth + 1)
    case .call(let call):
      // `flag.toggle()`, and calls that take it to change it.
      if case .member(let base?, "toggle", _) = call.callee, let name = Follower.path(base)?.last {
        own.insert(name)
        outside.insert(name)
      }
      if case .member(let base?, _, _) = call.callee { note(base, &own, depth: depth + 1) }
      for argument in call.arguments {
        if case .other(let text) = argument.value, text.hasPrefix("&") {
          outside.insert(String(text.dropFirst()))
        }
        note(argument.value, &own, depth: depth + 1)
      }
    case .closure(let closure): note(closure.body, &own, depth: depth + 1)
    case .branches(let branches):
      for branch in branches { note(branch.body, &own, depth: depth + 1) }
    default: break
    }
  }
}
