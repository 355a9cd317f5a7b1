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
        if let value = property.value { Self.visit(value) { names.insert($0) } }
      }
    }
    var open = Array(names)
    while let next = open.popLast() {
      for body in bodies[next] ?? [] {
        Self.visit(body) { name in
          if bodies[name] != nil, names.insert(name).inserted { open.append(name) }
        }
      }
    }
  }

  private static func visit(_ body: [Statement], _ found: (String) -> Void) {
    ExpressionVisitor.visit(body) { name($0, found) }
  }

  private static func visit(_ value: Expression, _ found: (String) -> Void) {
    ExpressionVisitor.visit(value) { name($0, found) }
  }

  private static func name(_ expression: Expression, _ found: (String) -> Void) -> Bool {
    switch expression {
    case .name(let name), .member(_, let name, _): found(name)
    case .call(let call):
      // What a button does, it does later.
      return call.name != "#selector" && call.name != "Selector"
    default: break
    }
    return true
  }
}
