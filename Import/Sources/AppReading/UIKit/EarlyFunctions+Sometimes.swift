internal import AppCode

/// Functions that run as the screen comes where something holds alone.
extension EarlyFunctions {
  /// Functions that run whatever holds when the system calls some others.
  static func always(from start: [String], _ bodies: [String: [[Statement]]]) -> Set<String> {
    reached(from: start, bodies.mapValues { $0.map(straight) })
  }

  /// Functions that may run when the system calls some others.
  static func reached(from start: [String], _ bodies: [String: [[Statement]]]) -> Set<String> {
    var reached = Set(start)
    var open = start
    while let next = open.popLast() {
      for body in bodies[next] ?? [] {
        visit(body) { name in
          if bodies[name] != nil, reached.insert(name).inserted { open.append(name) }
        }
      }
    }
    return reached
  }

  /// The steps of a body that are taken in any case.
  private static func straight(_ body: [Statement]) -> [Statement] {
    body.filter { statement in
      switch statement {
      case .branches, .expression(.branches), .premise: false
      default: true
      }
    }
  }

  /// Counts a function among those that only run for what a person does.
  mutating func leave(_ name: String) {
    names.remove(name)
    actions.insert(name)
  }
}

extension ControllerReader {
  /// The functions of a class that run when its screen comes.
  func earlyFunctions(
    of name: String, _ lineage: [CodeIndex.TypeEntry]
  ) -> EarlyFunctions {
    let start = Self.lifecycle + startsOfLibrary(name)
    var early = EarlyFunctions(lineage, from: start, taken: follow.onDevice)
    early.noteBranched(of: lineage, from: start, taken: follow.onDevice) { function in
      // Whether a function that hides the bar does so in any case, other rules tell.
      namesAskedOfOthers.contains(function.name) || saysOfHiding(function)
        || !modes(startedBy: function, of: name).isEmpty
        || !modes(startedBy: function, of: name, isEnd: true).isEmpty
    }
    leaveModes(&early, in: lineage, of: name)
    return early
  }

  private func saysOfHiding(_ function: Function) -> Bool {
    var isFound = false
    ExpressionVisitor.visit(function.body) { value in
      switch value {
      case .member(let base, let name, _):
        isFound =
          isFound || Self.hiding.contains(name)
          || name == "isHidden" && base.flatMap(Follower.path)?.last == "navigationBar"
      case .name(let name): isFound = isFound || Self.hiding.contains(name)
      default: break
      }
      return !isFound
    }
    return isFound
  }

  /// Names of functions that code calls on other objects, or hands to somebody who calls them.
  func findNamesAskedOfOthers() -> Set<String> {
    var names: Set<String> = []
    func note(_ expression: Expression) -> Bool {
      switch expression {
      case .member(.name("self")?, _, _), .member(.name("super")?, _, _), .member(nil, _, _): break
      case .member(.some, let name, _): names.insert(name)
      case .other(let text): for word in text.nameWords { names.insert(String(word)) }
      default: if let name = EarlyFunctions.selected(by: expression) { names.insert(name) }
      }
      return true
    }
    for entry in index.types.values {
      for function in entry.functions { ExpressionVisitor.visit(function.body, note) }
      for property in entry.properties {
        if let value = property.value { ExpressionVisitor.visit(value, note) }
        if let getter = property.getter { ExpressionVisitor.visit(getter, note) }
      }
    }
    for function in index.functions.values.joined() {
      ExpressionVisitor.visit(function.body, note)
    }
    return names
  }

  /// Counts what starts something only where it is asked to, and shows the button that ends it again,
  /// among what a person does: the screen does not come with that button.
  private func leaveModes(
    _ early: inout EarlyFunctions, in lineage: [CodeIndex.TypeEntry], of owner: String
  ) {
    guard !early.sometimes.isEmpty else { return }
    let functions = lineage.flatMap(\.functions)
    let ends = functions.reduce(into: [String: Set<String>]()) { ends, function in
      let modes = modes(startedBy: function, of: owner, isEnd: true)
      if !modes.isEmpty { ends[function.name, default: []].formUnion(modes) }
    }
    guard !ends.isEmpty else { return }
    for function in functions where early.sometimes.contains(function.spelling) {
      let modes = modes(startedBy: function, of: owner)
      guard !modes.isEmpty else { continue }
      var isEnded = false
      ExpressionVisitor.visit(function.body) { expression in
        if let name = EarlyFunctions.selected(by: expression) {
          isEnded = isEnded || !modes.isDisjoint(with: ends[name] ?? [])
        }
        return !isEnded
      }
      if isEnded { early.leave(function.spelling) }
    }
  }
}
