internal import AppCode

/// Functions of a class that run when its screen comes: those that the system calls, and what they
/// call in turn.
struct EarlyFunctions {
  /// Their names.
  private(set) var names: Set<String>
  /// Functions that run for what a person does, and for nothing that happens before.
  private(set) var actions: Set<String> = []

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
    for function in lineage.flatMap(\.functions) where function.isAction {
      actions.insert(function.name)
    }
    func note(_ expression: Expression) -> Bool {
      if let name = Self.selected(by: expression) { actions.insert(name) }
      return true
    }
    for body in bodies.values.joined() { ExpressionVisitor.visit(body, note) }
    for value in lineage.flatMap(\.properties).compactMap(\.value) {
      ExpressionVisitor.visit(value, note)
    }
    actions.subtract(names)
    addHelpers(of: bodies)
  }

  /// Counts what only actions call among them.
  private mutating func addHelpers(of bodies: [String: [[Statement]]]) {
    var callers: [String: Set<String>] = [:]
    for (caller, all) in bodies {
      for body in all {
        Self.visit(body) { name in
          if bodies[name] != nil, name != caller { callers[name, default: []].insert(caller) }
        }
      }
    }
    while let next = callers.first(where: { name, callers in
      !names.contains(name) && !actions.contains(name) && callers.isSubset(of: actions)
    }) {
      actions.insert(next.key)
    }
  }

  /// The name of the function that a selector stands for: `search` of `#selector(self.search(_:))`
  /// and of `@selector(search:)`; nil for none.
  private static func selected(by expression: Expression) -> String? {
    switch expression {
    case .call(let call) where call.name == "#selector":
      switch call.arguments.first?.value {
      case .name(let name)?, .member(_, let name, _)?: return name
      case .call(let inner)?: return inner.name
      case .other(let text)?:
        return text.prefix { $0 != "(" }.split(separator: ".").last.map(String.init)
      default: return nil
      }
    case .call(let call) where call.name == "Selector":
      guard case .text(let pieces, _)? = call.arguments.first?.value, pieces.count == 1,
        case .letters(let letters) = pieces[0]
      else { return nil }
      return String(letters.prefix { $0 != ":" })
    default: return nil
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
    // `.search` is a case of an enumeration, not a function of the class.
    case .name(let name), .member(.some, let name, _): found(name)
    case .call(let call):
      // What a button does, it does later.
      return call.name != "#selector" && call.name != "Selector"
    default: break
    }
    return true
  }
}
