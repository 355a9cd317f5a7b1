internal import AppCode

/// Buttons with a name that branches give them before they are put into the bar.
extension ControllerReader {
  /// A step that sets such buttons, as what it does on each way that leads to it: of
  /// `var item: UIBarButtonItem?`, `if isFull { item = filter }`, `navigationItem.rightBarButtonItem = item`
  /// it sets one in that branch and none otherwise; any other step as it is.
  static func asChosen(_ statement: Statement, at number: Int, of body: [Statement]) -> Statement {
    let statement = asWhole(statement)
    if let branches = waysOfChoice(statement, after: body[..<number]) {
      return .branches(branches)
    }
    guard case .expression(let step) = statement, let name = nameSet(by: step),
      let ways = ways(giving: name, in: body[..<number])
    else { return statement }
    return .branches(
      ways.map { branch, value in
        var way = branch
        way.body = branch.body.filter { if case .binding = $0 { true } else { false } }
        way.body.append(.expression(setting(step, to: value)))
        return way
      })
  }

  /// What branches do that put a list into a side of the bar, or nothing where the list is empty; any other
  /// step as it is.
  private static func asWhole(_ statement: Statement) -> Statement {
    if case .expression(let step) = statement,
      case .choice(let condition, let first, let second)? = valueSet(by: step),
      takesAway(first) != takesAway(second),
      case .name(let list) = takesAway(first) ? second : first,
      asksForMembers(condition, of: list)
    {
      return .expression(setting(step, to: .name(list)))
    }
    guard case .branches(let branches) = statement, branches.count == 2,
      branches[1].condition == "else",
      case .expression(let first)? = branches[0].body.first, branches[0].body.count == 1,
      case .expression(let second)? = branches[1].body.first, branches[1].body.count == 1
    else { return statement }
    for (step, other) in [(first, second), (second, first)] {
      guard case .assign(let place, .name(let list), _) = step, nameSet(by: step) != nil,
        case .assign(let same, let nothing, _) = other, same.source == place.source,
        ["nil", "[]"].contains(nothing.source), asksForMembers(branches[0].condition, of: list)
      else { continue }
      return .expression(step)
    }
    return statement
  }

  /// Whether a condition asks for what is in a list: `!items.isEmpty`.
  private static func asksForMembers(_ condition: String, of list: String) -> Bool {
    condition.hasPrefix(list + ".") || condition.hasPrefix("!" + list + ".")
  }

  /// What a step does on each way that gives a side of the bar buttons or takes them away, by one condition:
  /// `navigationItem.rightBarButtonItem = isNew ? nil : delete`; nil for any other step.
  private static func waysOfChoice(
    _ statement: Statement, after before: ArraySlice<Statement>
  ) -> [Branch]? {
    guard case .expression(let step) = statement,
      case .choice(let condition, let first, let second)? = valueSet(by: step),
      takesAway(first) != takesAway(second), !isChanged(condition, by: before)
    else { return nil }
    // What is there comes before what is not.
    let opposite = takesAway(first) ? TextReader.opposite(of: condition) : nil
    let ways = opposite.map { [($0, second), ("else", first)] }
    return (ways ?? [(condition, first), ("else", second)]).map { condition, value in
      Branch(
        condition: condition, subject: nil, cases: [], bindings: [],
        body: [.expression(setting(step, to: value))])
    }
  }

  /// Whether steps give a flag of their own another value than it starts with.
  private static func isChanged(_ flag: String, by steps: ArraySlice<Statement>) -> Bool {
    let name = String(flag.drop { $0 == "!" })
    var isFound = false
    ExpressionVisitor.visit(Array(steps)) { step in
      if case .assign(.name(name), _, _) = step { isFound = true }
      return !isFound
    }
    return isFound
  }

  /// The name alone that a step puts into a side of the bar; nil for any other step.
  static func nameSet(by step: Expression) -> String? {
    guard case .name(let name)? = valueSet(by: step).map(BuiltList.withoutCopy) else { return nil }
    return name
  }

  /// What a step puts into a side of the bar; nil for any other step.
  private static func valueSet(by step: Expression) -> Expression? {
    switch step {
    case .assign(.member(_?, let property, _), let given, _) where ownSets.contains(property):
      given
    case .call(let call) where setsSide(call): call.arguments.first?.value
    default: nil
    }
  }

  /// Whether a call is one of those that UIKit has to set the buttons of a side.
  static func setsSide(_ call: Call) -> Bool {
    guard case .member(_?, let name, _) = call.callee else { return false }
    return ["setLeftBarButton", "setRightBarButton"].contains(where: name.hasPrefix)
  }

  /// A step that sets a side of the bar with another value.
  ///
  /// - Parameter line: the line that the buttons are said to be set in; nil for that of a button that is
  ///   made there, or the step's own.
  static func setting(
    _ step: Expression, to value: Expression, at line: Int? = nil
  ) -> Expression {
    var made = line ?? 0
    if line == nil, case .call(let call) = value { made = call.line }
    switch step {
    case .assign(let place, _, let line):
      return .assign(place, value, line: made > 0 ? made : line)
    case .call(var call):
      call.arguments[0].value = value
      if made > 0 { call.line = made }
      return .call(call)
    default: return step
    }
  }

  /// The ways of the one branching that gives a name its value, each with that value; nil for a name that
  /// gets it anywhere else as well.
  static func ways(
    giving name: String, in body: ArraySlice<Statement>
  ) -> [(Branch, Expression)]? {
    var start: Expression?
    var found: [Branch] = []
    for statement in body {
      switch statement {
      case .binding(let binding) where binding.name == name:
        guard start == nil, found.isEmpty else { return nil }
        start = binding.value ?? .null
      case .branches(let branches) where branches.contains(where: { given($0.body, name) != nil }):
        guard found.isEmpty else { return nil }
        found = branches
      default: break
      }
    }
    guard let start,
      changes(of: name, in: body) == found.count(where: { given($0.body, name) != nil })
    else { return nil }
    // Of several buttons alone in their branches the first counts where there is one in any case.
    guard
      found.count == 1 || start.isNull && found.last?.condition != "else"
        || found.contains(where: { given($0.body, name)?.isList ?? false })
    else { return nil }
    if found.last?.condition != "else", found.first?.subject == nil {
      found.append(Branch(condition: "else", subject: nil, cases: [], bindings: [], body: []))
    }
    // A way that leaves the function sets nothing.
    guard found.count > 1, !found.contains(where: { leaves($0.body) }) else { return nil }
    return found.map { ($0, given($0.body, name) ?? start) }
  }

  /// What steps give a name; nil for nothing.
  private static func given(_ body: [Statement], _ name: String) -> Expression? {
    for case .expression(.assign(.name(name), let value, _)) in body { return value }
    return nil
  }

  /// How often steps give a name a value or change the one it has.
  private static func changes(of name: String, in body: ArraySlice<Statement>) -> Int {
    var count = 0
    ExpressionVisitor.visit(Array(body)) { expression in
      switch expression {
      case .assign(.name(name), _, _): count += 1
      case .call(let call):
        if case .member(.name(name)?, _, _) = call.callee { count += 1 }
      default: break
      }
      return true
    }
    return count
  }
}
