internal import AppCode

extension Scope {
  /// The names of values which the code here makes that branches set something on.
  func names(setIn branches: [Branch]) -> Set<String> {
    var names: Set<String> = []
    for branch in branches { Self.note(branch.body, in: &names, depth: 0) }
    return names.filter { name in
      if case .call? = declaring(name).values[name]?.expression { true } else { false }
    }
  }

  /// Takes over what a branch that is surely taken sets on values which the code here makes; what would be
  /// set on these in the branches beside it does not count.
  ///
  /// - Parameters:
  ///   - names: the names of these values.
  ///   - branch: the names of the branch; nil where none is taken.
  func take(settingsOf names: Set<String>, from branch: Scope?) {
    for name in names where branch?.values[name] == nil {
      let home = declaring(name)
      home.settled.insert(name)
      guard let branch else { continue }
      for setting in branch.settings.all(name) { home.settings.add(setting, to: name) }
    }
  }

  /// Notes the names that steps set something on.
  private static func note(_ body: [Statement], in names: inout Set<String>, depth: Int) {
    guard depth < depthOfBranches else { return }
    for statement in body {
      switch statement {
      case .expression(.assign(.member(let base?, _, _), _, _)): note(base, in: &names)
      case .expression(.call(let call)):
        if case .member(let base?, _, _) = call.callee { note(base, in: &names) }
      case .branches(let branches):
        for branch in branches { note(branch.body, in: &names, depth: depth + 1) }
      default: break
      }
    }
  }

  /// Notes the name of what something is set on.
  private static func note(_ base: Expression, in names: inout Set<String>) {
    if case .name(let name) = base, name != "self" { names.insert(name) }
  }

  /// How deep in each other branches are looked through.
  private static let depthOfBranches = 8
}
