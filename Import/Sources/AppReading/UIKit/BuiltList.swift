internal import AppCode

/// A list of buttons that steps of a function build up, on one way or another, before they put it into a
/// side of the bar.
struct BuiltList {
  /// Its name.
  let name: String
  /// The step that puts it into the bar.
  let step: Expression
  /// How many ways lead to that step.
  var ways = 0
  /// Whether nobody knows what is in it.
  var isOpen = false

  /// Most ways that are told apart, and most branchings that stand behind each other.
  static let limit = 6
  static let depthLimit = 32

  /// Most steps of one function that are looked at.
  private static let stepLimit = 16

  /// What a step does to the list.
  enum Change {
    case becomes(Expression)
    /// Adds what another list has, before a place or at the end.
    case adds(Expression, before: Int?)
    case losesFirst
    case losesLast
    case losesAll
  }

  /// A change, and the line of a step in a branch that makes it; nil for one outside of any.
  typealias Made = (change: Change, line: Int?)

  /// A way that leads to the step.
  struct Way {
    /// What holds on it.
    var holding = Holding()
    /// The names that it gives to what it makes.
    var names: Set<String> = []
    /// How many branchings stand behind each other on it.
    var depth = 0
  }

  init(_ name: String, _ step: Expression) {
    (self.name, self.step) = (name, step)
  }

  /// The steps of a function with those that put such a list into the bar as what they do on each way that
  /// leads there.
  static func withWays(_ body: [Statement]) -> [Statement] {
    var result: [Statement]?
    var asked = 0
    for number in body.indices {
      guard case .expression(let step) = body[number], Self.setsList(step),
        let name = ControllerReader.nameSet(by: step), asked < stepLimit
      else {
        result?.append(body[number])
        continue
      }
      asked += 1
      if let steps = steps(putting: name, step, after: body[..<number]) {
        result = (result ?? Array(body[..<number])) + steps
      } else {
        result?.append(body[number])
      }
    }
    return result ?? body
  }

  /// What a step that puts a list into the bar does on each way; nil for a list that is only added to.
  private static func steps(
    putting name: String, _ step: Expression, after before: ArraySlice<Statement>
  ) -> [Statement]? {
    var list = BuiltList(name, step)
    guard list.isBuilt(by: before), ControllerReader.ways(giving: name, in: before) == nil,
      let steps = list.steps([before], [], Way(names: names(in: before))), !list.isOpen
    else { return nil }
    return steps
  }

  /// Whether a step puts several buttons into a side of the bar.
  private static func setsList(_ step: Expression) -> Bool {
    switch step {
    case .assign(.member(_?, let property, _), _, _): property.hasSuffix("Items")
    case .call(let call): call.name?.hasSuffix("Items") ?? false
    default: false
    }
  }

  /// The names that steps give to what they make.
  static func names(in body: some Sequence<Statement>) -> Set<String> {
    body.reduce(into: []) { found, statement in
      if case .binding(let binding) = statement { found.insert(binding.name) }
    }
  }

  /// Whether steps change it in more ways than by adding to it, each of them in a way that is known.
  func isBuilt(by body: ArraySlice<Statement>) -> Bool {
    guard let start = body.lastIndex(where: isBinding) else { return false }
    let steps = body[start...]
    var isMore = false
    let known = count(steps, in: &isMore, isInBranch: false)
    guard isMore else { return false }
    var all = 0
    ExpressionVisitor.visit(Array(steps)) { expression in
      if mayChange(expression) { all += 1 }
      return true
    }
    return all == known
  }

  private func isBinding(_ statement: Statement) -> Bool {
    if case .binding(let binding) = statement { binding.name == name } else { false }
  }

  /// How many steps change it in a way that is known.
  ///
  /// - Parameter isMore: whether any does so by more than adding, or in one of several branches.
  private func count(
    _ body: some Sequence<Statement>, in isMore: inout Bool, isInBranch: Bool
  ) -> Int {
    var count = 0
    var start: Expression?
    for statement in body {
      switch statement {
      case .binding(let binding) where binding.name == name: start = binding.value
      case .expression(let expression):
        guard let change = change(by: expression) else { continue }
        count += 1
        switch change {
        case .adds: break
        case .becomes:
          if isInBranch || start.map({ !ControllerReader.takesAway($0) }) ?? false { isMore = true }
        case .losesAll, .losesFirst, .losesLast: isMore = true
        }
      case .branches(let branches):
        var inner = 0
        for branch in branches {
          inner += self.count(branch.body, in: &isMore, isInBranch: true)
        }
        if inner > 0, isInBranch || branches.count > 1 || branches[0].subject != nil {
          isMore = true
        }
        count += inner
      default: break
      }
    }
    return count
  }

  /// Whether an expression may change it.
  private func mayChange(_ expression: Expression) -> Bool {
    switch expression {
    case .assign(.name(name), _, _), .assign(.item(.name(name), _), _, _): true
    case .call(let call):
      if case .member(.name(name)?, let function, _) = call.callee {
        !Self.questions.contains(function)
      } else {
        call.arguments.contains { ["\(name)", "&\(name)"].contains($0.value.source) }
      }
    default: false
    }
  }

  private static let questions: Set = [
    "contains", "containsObject", "first", "firstIndex", "indexOfObject", "last", "copy",
    "mutableCopy",
  ]

  /// What a step does to it; nil for nothing, or nothing that is known.
  func change(by step: Expression) -> Change? {
    switch step {
    case .assign(.name(name), let value, _):
      switch Self.withoutCopy(value) {
      case .binary("+", .name(name), let added): return .adds(added, before: nil)
      case .binary("+", let added, .name(name)): return .adds(added, before: 0)
      case let value: return mentions(value) ? nil : .becomes(value)
      }
    case .call(let call):
      guard case .member(.name(name)?, let function, _) = call.callee else { return nil }
      return change(by: call, of: function)
    default: return nil
    }
  }

  private func change(by call: Call, of function: String) -> Change? {
    switch (function, call.arguments.count) {
    case ("append", 1), ("insert", 2):
      let added = call.arguments[0]
      guard !mentions(added.value) else { return nil }
      let list = added.label == "contentsOf" ? added.value : .list([added.value])
      if function == "append" { return .adds(list, before: nil) }
      switch call.arguments[1].value {
      case .number(let digits): return Int(digits).map { .adds(list, before: $0) }
      case .member(.name(name)?, let place, _) where place == "count" || place == "endIndex":
        return .adds(list, before: nil)
      default: return nil
      }
    case ("removeLast", 0), ("popLast", 0), ("removeLastObject", 0): return .losesLast
    case ("removeFirst", 0): return .losesFirst
    case ("removeAll", _), ("removeAllObjects", 0): return .losesAll
    case ("remove", 1), ("removeObjectAtIndex", 1):
      guard case .number("0") = call.arguments[0].value else { return nil }
      return .losesFirst
    default: return nil
    }
  }

  func mentions(_ value: Expression) -> Bool {
    var found = false
    ExpressionVisitor.visit(value) { expression in
      if case .name(name) = expression { found = true }
      return !found
    }
    return found
  }

  /// A value of which a copy is made.
  static func withoutCopy(_ value: Expression) -> Expression {
    switch value {
    case .member(let base?, "copy", _), .member(let base?, "mutableCopy", _): return base
    case .call(let call):
      guard call.arguments.isEmpty, case .member(let base?, let name, _) = call.callee,
        name == "copy" || name == "mutableCopy"
      else { return value }
      return base
    default: return value
    }
  }
}
