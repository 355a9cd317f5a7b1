internal import AppCode

/// Functions that run as the screen comes where something holds alone.
extension EarlyFunctions {
  /// Functions that run whatever holds when the system calls some others.
  static func always(from start: [String], _ bodies: [String: [[Statement]]]) -> Set<String> {
    var always = Set(start)
    var open = start
    while let next = open.popLast() {
      for body in bodies[next] ?? [] {
        visit(straight(body)) { name in
          if bodies[name] != nil, always.insert(name).inserted { open.append(name) }
        }
      }
    }
    return always
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
  /// Counts what starts something only where it is asked to, and shows the button that ends it again,
  /// among what a person does: the screen does not come with that button.
  func leaveModes(
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
