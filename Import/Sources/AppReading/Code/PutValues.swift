internal import AppCode

/// What the app's code puts into properties of objects, such as the titles that a presenter gives the
/// model of a screen.
///
/// The steps of all types are looked through once, and those for each name are sorted by type once.
final class PutValues {
  /// A value that some step puts into a property.
  struct Put {
    var value: Expression
    var scope: Scope
    /// What has to hold for it, or the type whose code says so.
    var condition: String
    /// Whether a block does it that somebody runs later, or a function for what a person does.
    var isLater: Bool
  }

  /// A step that puts something into a member.
  private struct Step {
    /// The object; nil for the one whose code it is.
    var base: Expression?
    var value: Expression
    var owner: String
    var function: Function
    var condition: String?
    var isLater: Bool
  }

  /// Steps by the name of the member.
  private var steps: [String: [Step]]?
  /// What is put into each member that was asked for, by the type of the object.
  private var known: [String: [String: [Put]]] = [:]
  /// The names of functions, by their places.
  private var scopes: [String: Scope] = [:]
  private static let depthLimit = 30

  /// How many questions about what is put into properties lead into each other.
  private var nesting = 0
  private static let nestingLimit = 3

  /// Starts such a question; false inside of too many.
  func enter() -> Bool {
    guard nesting < Self.nestingLimit else { return false }
    nesting += 1
    return true
  }

  /// Ends the question that was started last.
  func leave() { nesting -= 1 }

  /// Whether no other such question leads to the one that was started last.
  var isOutermost: Bool { nesting == 1 }

  /// What is put into a property of objects of a type, in the order of the code.
  func values(of name: String, in type: String, _ follow: Follower) -> [Put] {
    let byType = sorted(name, follow)
    guard !byType.isEmpty else { return [] }
    let names = follow.index.lineage(type).flatMap(\.parts).map {
      CodeIndex.withoutGenerics($0.name)
    }
    var seen: Set<String> = []
    return ([type] + names).filter { seen.insert($0).inserted }.flatMap { byType[$0] ?? [] }
  }

  private func sorted(_ name: String, _ follow: Follower) -> [String: [Put]] {
    if let found = known[name] { return found }
    // What looking here leads to again finds nothing.
    known[name] = [:]
    var found: [String: [Put]] = [:]
    for step in all(follow.index)[name] ?? [] {
      let scope = scope(of: step)
      var type: String? = step.owner
      if let base = step.base {
        follow.fuel.refill()
        type = follow.instance(base, in: scope)?.type
      }
      guard let type else { continue }
      found[type, default: []].append(
        Put(
          value: step.value, scope: scope, condition: step.condition ?? step.owner,
          isLater: step.isLater))
    }
    follow.fuel.refill()
    known[name] = found
    return found
  }

  /// The names of the function that a step stands in.
  private func scope(of step: Step) -> Scope {
    let mark = "\(step.owner) \(step.function.path):\(step.function.line)"
    if let known = scopes[mark] { return known }
    let scope = Scope(type: step.owner, path: step.function.path)
    for parameter in step.function.parameters {
      scope.declare(parameter.name, type: parameter.type)
    }
    ExpressionVisitor.visitBindings(step.function.body) { binding in
      guard let value = binding.value, binding.name != "self" else { return }
      scope.set(
        binding.name,
        Scope.Value(expression: value, scope: scope.snapshot(), type: binding.type))
    }
    scopes[mark] = scope
    return scope
  }

  private func all(_ index: CodeIndex) -> [String: [Step]] {
    if let steps { return steps }
    var found: [String: [Step]] = [:]
    for owner in index.types.keys.sorted() {
      for function in index.types[owner]?.functions ?? [] where function.watched == nil {
        let start = Step(
          base: nil, value: .null, owner: owner, function: function,
          isLater: function.isAction || function.isOfTouch)
        Self.note(function.body, start, depth: 0, into: &found)
      }
    }
    steps = found
    return found
  }

  private static func note(
    _ body: [Statement], _ step: Step, depth: Int, into found: inout [String: [Step]]
  ) {
    guard depth < depthLimit else { return }
    for statement in body {
      switch statement {
      case .expression(let value), .result(let value?):
        note(value, step, depth: depth + 1, into: &found)
      case .binding(let binding):
        if let value = binding.value { note(value, step, depth: depth + 1, into: &found) }
      case .branches(let branches):
        for branch in branches {
          var inside = step
          inside.condition = branch.condition
          note(branch.body, inside, depth: depth + 1, into: &found)
        }
      case .loop(let inner, _): note(inner, step, depth: depth + 1, into: &found)
      case .function, .premise, .result(nil): break
      }
    }
  }

  private static func note(
    _ value: Expression, _ step: Step, depth: Int, into found: inout [String: [Step]]
  ) {
    guard depth < depthLimit else { return }
    switch value {
    case .assign(let place, let value, _):
      var put = step
      put.value = value
      switch (place, value) {
      case (_, .null), (_, .bool), (_, .number), (_, .list), (_, .closure), (_, .tuple): break
      case (.name(let name), _): found[name, default: []].append(put)
      case (.member(let base?, let name, _), _):
        if case .name("self") = base {} else { put.base = base }
        found[name, default: []].append(put)
      default: break
      }
      note(value, step, depth: depth + 1, into: &found)
    case .call(let call):
      note(call.callee, step, depth: depth + 1, into: &found)
      for argument in call.arguments {
        note(argument.value, step, depth: depth + 1, into: &found)
      }
    case .member(let base?, _, _): note(base, step, depth: depth + 1, into: &found)
    case .closure(let closure):
      var later = step
      later.isLater = true
      note(closure.body, later, depth: depth + 1, into: &found)
    case .branches(let branches): note([.branches(branches)], step, depth: depth, into: &found)
    default: break
    }
  }
}
