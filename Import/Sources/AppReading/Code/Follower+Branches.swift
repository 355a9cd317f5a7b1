internal import AppCode

extension Follower {
  /// Gives the names that a branch binds their values: those of its condition, and what the case
  /// that it is for carries.
  ///
  /// - Parameter making: what leads there.
  func bind(
    _ branch: Branch, in inside: Scope, from scope: Scope, _ making: Scope.Making? = nil
  ) {
    for binding in branch.bindings {
      if let value = binding.value {
        inside.set(
          binding.name, Scope.Value(expression: value, scope: scope, making: making))
      }
    }
    bindCase(branch, in: inside, from: scope)
    guard !branch.payload.isEmpty, let subject = branch.subject,
      let payload = instance(subject, in: scope)?.payload ?? writtenPayload(of: subject, in: scope)
    else { return }
    for (name, argument) in zip(branch.payload, payload.call.arguments) where name != "_" {
      inside.set(name, Scope.Value(expression: argument.value, scope: payload.scope))
    }
  }

  /// Lets a name of a body's own that a `switch` looks at be the one case that a branch of it is for.
  private func bindCase(_ branch: Branch, in inside: Scope, from scope: Scope) {
    guard case .name(let name)? = branch.subject, branch.cases.count == 1, branch.payload.isEmpty,
      let value = scope.value(name), case .other(name) = value.expression,
      let type = value.type.flatMap({
        index.typeName($0, from: value.scope.type, in: value.scope.path)
      }),
      index.types[type]?.casesByName[branch.cases[0]] != nil
    else { return }
    inside.set(
      name,
      Scope.Value(
        expression: .member(.name(type), branch.cases[0], line: 0), scope: scope, type: type))
  }

  /// The branches that may be taken: one where a switch looks at a known case.
  func chosen(_ branches: [Branch], in scope: Scope) -> [Branch] {
    guard let subject = branches.first?.subject else { return holding(branches, in: scope) }
    let unasked = index.never.cases.ways(of: branches)
    var branches =
      unasked.isEmpty
      ? branches : branches.indices.filter { !unasked.contains($0) }.map { branches[$0] }
    if branches.count > 1, isForced(subject, in: scope) {
      // The case for nothing is there since a switch has to name all.
      branches.removeAll { $0.cases == ["none"] || $0.cases == ["nil"] }
    }
    if leavesNothing(branches, subject, in: scope) { branches.removeLast() }
    guard !branches.isEmpty else { return [] }
    if case .bool(let flag)? = passed(subject, in: scope)?.expression,
      let found = branches.first(where: { $0.cases.contains(flag ? "true" : "false") })
    {
      return [found]
    }
    let looked = instance(subject, in: scope)
    let written = looked == nil ? writtenCase(subject, in: scope) : nil
    if let name = written.flatMap({ Self.implicitCase($0.expression) }),
      let found = branches.first(where: { $0.cases.contains(name) })
    {
      return [found]
    }
    guard let name = looked?.caseName ?? looked.flatMap(caseOfLanguage) else {
      let branches = onDevice(Self.left(of: branches, for: casesOfChoice(subject, in: scope)))
      // What it starts as comes first.
      guard let start = looked?.startCase ?? startingNumber(subject, in: scope),
        let first = branches.firstIndex(where: { $0.cases.contains(start) })
          ?? branches.firstIndex(where: { $0.cases.isEmpty || $0.cases == ["_"] })
      else { return branches }
      return [branches[first]] + branches[..<first] + branches[(first + 1)...]
    }
    if let found = branches.first(where: { $0.cases.contains(name) }) { return [found] }
    if let rest = branches.first(where: { $0.cases.isEmpty || $0.cases == ["_"] }) { return [rest] }
    // A single case that it is not: nothing is done.
    return branches.count == 1 ? [] : branches
  }

  /// Whether a value is kept as one that is there whenever it is used: `var kind: Kind!`.
  private func isForced(_ subject: Expression, in scope: Scope) -> Bool {
    declaration(subject, in: scope)?.type?.hasSuffix("!") ?? false
  }

  /// The ways that are for one of some cases, or for all that no other way is for.
  private static func left(of branches: [Branch], for cases: Set<String>?) -> [Branch] {
    guard let cases, branches.count > 1 else { return branches }
    let asked = branches.flatMap(\.cases).filter(cases.contains)
    let found = branches.filter { branch in
      if branch.cases.isEmpty || branch.cases == ["_"] { return asked.count < cases.count }
      return branch.cases.contains(where: cases.contains)
    }
    return found.isEmpty ? branches : found
  }

  /// The cases that a value is one of which a condition chooses between, `isNew ? .add : .edit`, also where
  /// it is handed on; nil for any other, and for what something may change.
  private func casesOfChoice(_ subject: Expression, in scope: Scope) -> Set<String>? {
    guard
      declaration(subject, in: scope).map({ $0.isConstant || $0.getter != nil }) ?? true,
      var value = target(subject, in: scope)
    else { return nil }
    for _ in 0..<Self.choiceLimit {
      guard case .name(let name) = value.expression, let next = value.scope.value(name) else {
        break
      }
      value = next
    }
    if case .call(let call) = value.expression, case .closure(let getter) = call.callee,
      call.arguments.isEmpty, getter.body.count == 1
    {
      // What a property works out in one step.
      switch getter.body[0] {
      case .expression(let only), .result(let only?): value.expression = only
      default: return nil
      }
    }
    guard case .choice = value.expression else { return nil }
    var found: Set<String> = []
    return Self.note(value.expression, in: &found) ? found : nil
  }

  /// Notes the cases that a value is written as; false where it may be anything else.
  private static func note(
    _ value: Expression, in cases: inout Set<String>, steps: Int = choiceLimit
  ) -> Bool {
    guard steps > 0 else { return false }
    if case .choice(_, let first, let second) = value {
      return note(first, in: &cases, steps: steps - 1)
        && note(second, in: &cases, steps: steps - 1)
    }
    var name = implicitCase(value)
    if case .member(let owner?, let last, _) = value, isType(owner) { name = last }
    guard let name else { return false }
    cases.insert(name)
    return true
  }

  /// How many choices in each other, or names one after the other, are looked at.
  private static let choiceLimit = 8

  /// The number that a view's own state starts as; nil for anything else.
  private func startingNumber(_ subject: Expression, in scope: Scope) -> String? {
    guard let path = Self.path(subject),
      case .number(let number)? = startingValue(path.joined(separator: "."), in: scope)
    else { return nil }
    return number
  }

  /// A case, as it is written, that a value is which nothing changes and whose type nobody knows, such as
  /// one of a library's: `.right(icon)`; nil for anything else.
  private func writtenCase(_ subject: Expression, in scope: Scope) -> Scope.Value? {
    guard declaration(subject, in: scope)?.isConstant ?? true,
      let value = target(subject, in: scope), Self.implicitCase(value.expression) != nil
    else { return nil }
    return value
  }

  private func writtenPayload(
    of subject: Expression, in scope: Scope
  ) -> (call: Call, scope: Scope)? {
    guard let value = writtenCase(subject, in: scope), case .call(let call) = value.expression
    else { return nil }
    return (call, value.scope)
  }

  /// Whether the last of the ways of a `switch` is for whatever is left where the others are for all cases
  /// of an enumeration of the app's own.
  private func leavesNothing(
    _ branches: [Branch], _ subject: Expression, in scope: Scope
  ) -> Bool {
    guard let last = branches.last, branches.count > 2, last.condition == "default",
      last.cases.isEmpty || last.cases == ["_"],
      // What is asked of a case besides may not hold.
      !branches.contains(where: { way in
        ["(", "…", " where "].contains { way.condition.contains($0) }
      }),
      let written = declaration(subject, in: scope)?.type, !written.hasSuffix("?"),
      let type = index.typeName(
        written.filter { $0 != "!" }, from: scope.type, in: scope.path),
      let entry = index.types[type], entry.kind == .enumeration, !entry.casesByName.isEmpty
    else { return false }
    return Set(branches.dropLast().flatMap(\.cases)).isSuperset(of: entry.casesByName.keys)
  }
}
