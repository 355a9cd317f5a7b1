internal import AppCode

/// Functions of a class that run when its screen comes: those that the system calls, and what they
/// call in turn.
struct EarlyFunctions {
  /// Their names.
  private(set) var names: Set<String>

  /// Follows calls by name.
  ///
  /// - Parameters:
  ///   - lineage: a class and what it inherits.
  ///   - start: functions that the system calls.
  init(_ lineage: [CodeIndex.TypeEntry], from start: [String]) {
    names = Set(start)
    var bodies: [String: [[Statement]]] = [:]
    for entry in lineage {
      for function in entry.functions { bodies[function.name, default: []].append(function.body) }
      for property in entry.properties {
        if let getter = property.getter { bodies[property.name, default: []].append(getter) }
        // What is put into a property at the start runs at the start.
        if let value = property.value { Self.visit(value, depth: 0) { names.insert($0) } }
      }
    }
    var open = Array(names)
    while let next = open.popLast() {
      for body in bodies[next] ?? [] {
        Self.visit(body, depth: 0) { name in
          if bodies[name] != nil, names.insert(name).inserted { open.append(name) }
        }
      }
    }
  }

  private static func visit(_ body: [Statement], depth: Int, _ found: (String) -> Void) {
    guard depth < 60 else { return }
    for statement in body {
      switch statement {
      case .expression(let value), .result(let value?): visit(value, depth: depth + 1, found)
      case .binding(let binding):
        if let value = binding.value { visit(value, depth: depth + 1, found) }
      case .branches(let branches): visit(branches, depth: depth + 1, found)
      case .loop(let inner): visit(inner, depth: depth + 1, found)
      case .function(let function): visit(function.body, depth: depth + 1, found)
      case .result(nil): break
      }
    }
  }

  private static func visit(_ branches: [Branch], depth: Int, _ found: (String) -> Void) {
    for branch in branches {
      for binding in branch.bindings {
        if let value = binding.value { visit(value, depth: depth + 1, found) }
      }
      visit(branch.body, depth: depth + 1, found)
    }
  }

  private static func visit(_ value: Expression, depth: Int, _ found: (String) -> Void) {
    guard depth < 60 else { return }
    switch value {
    case .name(let name): found(name)
    case .member(let base, let name, _):
      found(name)
      if let base { visit(base, depth: depth + 1, found) }
    case .call(let call):
      // What a button does, it does later.
      if call.name == "#selector" || call.name == "Selector" { return }
      visit(call.callee, depth: depth + 1, found)
      for argument in call.arguments { visit(argument.value, depth: depth + 1, found) }
    case .assign(let place, let value, _):
      visit(place, depth: depth + 1, found)
      visit(value, depth: depth + 1, found)
    case .choice(_, let first, let second), .binary(_, let first, let second):
      visit(first, depth: depth + 1, found)
      visit(second, depth: depth + 1, found)
    case .cast(let inner, _): visit(inner, depth: depth + 1, found)
    case .list(let list): for inner in list { visit(inner, depth: depth + 1, found) }
    case .closure(let closure): visit(closure.body, depth: depth + 1, found)
    case .branches(let branches): visit(branches, depth: depth + 1, found)
    case .text(let pieces, _):
      for case .value(let inner, _) in pieces { visit(inner, depth: depth + 1, found) }
    case .item(let base, let arguments):
      visit(base, depth: depth + 1, found)
      for argument in arguments { visit(argument.value, depth: depth + 1, found) }
    case .number, .bool, .null, .other: break
    }
  }
}
