internal import AppCode

extension Follower {
  /// The type of the app that a value has, with its case or the call that made it.
  func instance(_ expression: Expression, in scope: Scope, depth: Int = 0) -> Instance? {
    guard depth < Self.depthLimit, fuel.burn(), fuel.enter() else { return nil }
    defer { fuel.leave() }
    if let path = Self.path(expression), path.first?.first?.isUppercase == true {
      if let type = index.typeName(path.joined(separator: "."), from: scope.type, in: scope.path) {
        return Instance(type: type)
      }
      if path.count > 1,
        let type = index.typeName(
          path.dropLast().joined(separator: "."), from: scope.type, in: scope.path),
        path.last.map({ index.types[type]?.casesByName[$0] != nil }) == true
      {
        return Instance(type: type, caseName: path.last)
      }
    }
    if case .name(let name) = expression, let type = parameter(name, in: scope) {
      return Instance(type: type)
    }
    switch expression {
    case .name("self"), .name("Self"):
      if let value = scope.selfValue {
        return instance(value.expression, in: value.scope, depth: depth + 1)
      }
      return scope.type.map {
        Instance(
          type: $0, caseName: scope.selfCase, startCase: scope.selfStart,
          payload: scope.selfPayload)
      }
    case .cast(let value, let type):
      return index.typeName(type, from: scope.type, in: scope.path).map { Instance(type: $0) }
        ?? instance(value, in: scope, depth: depth + 1)
    case .call(let call):
      if let value = expression.asksForType {
        return instance(value, in: scope, depth: depth + 1).map { Instance(type: $0.type) }
      }
      if let path = Self.path(call.callee), path == ["Self"] || path == ["Self", "init"],
        let type = scope.type
      {
        return Instance(type: type, maker: (call, scope))
      }
      if let type = index.typeMade(by: call, in: scope) {
        return Instance(type: type, maker: (call, scope))
      }
      if let path = Self.path(call.callee), path.count > 1,
        let type = index.typeName(
          path.dropLast().joined(separator: "."), from: scope.type, in: scope.path)
      {
        if path.last == "init" { return Instance(type: type, maker: (call, scope)) }
        if path.last.map({ index.types[type]?.casesByName[$0] != nil }) == true {
          return Instance(type: type, caseName: path.last, payload: (call, scope))
        }
      }
      return made(by: call, in: scope)
    case .item:
      return target(expression, in: scope).flatMap {
        instance($0.expression, in: $0.scope, depth: depth + 1)
      }
    case .member(let store?, "state", _) where isStore(store, in: scope):
      return instance(store, in: scope, depth: depth + 1)
    case .name, .member:
      if let path = Self.path(expression), path.count == 1 || path[0] == "self",
        let name = path.last, path.count <= 2, let value = scope.value(name),
        let type = value.type.flatMap({
          index.typeName($0, from: scope.type ?? value.scope.type, in: scope.path)
        }),
        let caseName = Self.implicitCase(value.expression)
      {
        if case .member(_, _, let line) = value.expression, isValue(caseName, of: type) {
          let whole = Expression.member(.name(type), caseName, line: line)
          return instance(whole, in: value.scope, depth: depth + 1)
        }
        if case .call(let call) = value.expression,
          let whole = Self.functionCall(call, of: type, in: index)
        {
          return instance(.call(whole), in: value.scope, depth: depth + 1)
        }
        var found = Instance(type: type, caseName: caseName)
        if case .call(let call) = value.expression { found.payload = (call, value.scope) }
        if caseName == "init", let maker = found.payload {
          return Instance(type: type, maker: maker)
        }
        return found
      }
      if case .name(let name) = expression, let value = scope.value(name),
        let found = typed(value, in: scope, depth: depth)
      {
        return found
      }
      if let property = declaration(expression, in: scope, depth: depth + 1),
        let type = declaredType(of: property, expression, in: scope, depth: depth + 1)
      {
        let value = target(expression, in: scope)
        if property.getter != nil, let value, let named = workedOutCase(value, of: type) {
          return named
        }
        let left = caseLeft(in: property, of: type, askedAs: expression, in: scope)
        if let name = left ?? value?.expression.impliedMember {
          // The start of a variable is one of its cases, not its value.
          return Instance(
            type: type, caseName: property.isConstant ? name : nil, startCase: name)
        }
        if property.isConstant, let value, let found = implied(by: value, as: type) {
          return found
        }
        if let value,
          property.isConstant || property.getter != nil || staysLazy(property, expression, scope),
          let found = madeOnce(value, as: type, depth: depth + 1)
        {
          return found
        }
        if let value, property.isConstant || property.getter != nil,
          let found = instance(value.expression, in: value.scope, depth: depth + 1)
        {
          return found
        }
        return Instance(type: type)
      }
      guard let value = target(expression, in: scope),
        var found = instance(value.expression, in: value.scope, depth: depth + 1)
      else { return ofParameter(expression, in: scope) ?? ofRawValue(expression, in: scope) }
      if let property = declaration(expression, in: scope, depth: depth + 1),
        !property.isConstant, property.getter == nil, index.types[found.type]?.kind != .class
      {
        // What a variable starts as is not what it holds later.
        found = Instance(type: found.type, startCase: found.caseName ?? found.startCase)
      }
      return found
    default: return nil
    }
  }

  /// The declared property that a name or member means.
  func declaration(_ expression: Expression, in scope: Scope, depth: Int = 0) -> Property? {
    guard depth < Self.depthLimit else { return nil }
    switch expression {
    case .name(let name):
      if scope.value(name) != nil { return nil }
      return scope.type.flatMap { index.property(name, of: $0, seenFrom: scope.path)?.0 }
        ?? index.property(name, seenFrom: scope.path)
    case .member(let base?, let name, _):
      if case .name("self") = base {
        return scope.type.flatMap { index.property(name, of: $0, seenFrom: scope.path)?.0 }
      }
      return instance(base, in: scope, depth: depth + 1).flatMap {
        index.property(name, of: $0.type, seenFrom: scope.path)?.0
      }
    default: return nil
    }
  }

  /// The values that a body may end with, each with what has to hold for it.
  ///
  /// - Parameter isValue: whether the last step is one, without `return`.
  /// - Parameter whole: the names of the whole body that surely comes to this part of it.
  func outcomes(
    _ body: [Statement], in scope: Scope, depth: Int = 0, isValue: Bool = true,
    surelyIn whole: Scope? = nil
  ) -> [Outcome] {
    let whole = depth == 0 ? scope : whole
    // The second are those that the state which things start with does not lead to.
    var (result, late): ([Outcome], [Outcome]) = ([], [])
    guard depth < Self.depthLimit, fuel.take(body.count) else { return result }
    var special: String?
    // Functions count before the place where they stand.
    for case .function(let function) in body { scope.set(function) }
    for (place, statement) in body.enumerated() {
      switch statement {
      case .binding(let binding):
        if let value = binding.value {
          // A name may hide the one it is made of.
          scope.set(binding.name, Scope.Value(expression: value, scope: scope.snapshot()))
        } else {
          scope.declare(binding.name, type: binding.type)
        }
      case .function: break
      case .result(let value):
        if let value {
          result.append(Outcome(expression: value, scope: scope, special: special))
        }
        return result + late
      case .expression(.assign(.name(let name), let value, _)):
        let given = Scope.Value(expression: value, scope: scope.snapshot())
        if !scope.assign(name, given, surelyIn: whole) { scope.set(name, given) }
      case .expression(let value):
        noteSetting(value, in: scope)
        if isValue, place == body.count - 1 {
          result.append(Outcome(expression: value, scope: scope, special: special))
        }
      case .branches(let branches):
        let chosen = chosen(branches, in: scope)
        let number = reached.nextBranching()
        var last: Scope?
        for (way, branch) in chosen.enumerated() {
          let inside = scope.inner()
          if chosen.count > 1 { inside.ways[number] = way }
          if branches.count == 1, branch.subject == nil, branch.bindings.isEmpty,
            hangsOnData(branch.condition, in: scope)
          {
            // What it adds to a list is there with that data alone.
            inside.branch = .special(branch.condition)
          }
          bind(branch, in: inside, from: scope)
          last = inside
          let found = outcomes(
            branch.body, in: inside, depth: depth + 1, isValue: isValue && place == body.count - 1,
            surelyIn: chosen.count == 1 && branches.count > 1 ? whole : nil
          ).map { outcome in
            var outcome = outcome
            outcome.special = outcome.special ?? special
            if chosen.count > 1 || branches.count == 1 {
              outcome.condition = [branch.condition, outcome.condition].compactMap(\.self)
                .joined(separator: ", ")
            }
            return outcome
          }
          if branch.subject == nil, chosen.count > 1 || branches.count == 1,
            holdsAtStart(branch.condition, in: scope) == false
          {
            late += found
          } else {
            result += found
          }
        }
        if chosen.count == 1, branches.count > 1, !result.isEmpty { return result + late }
        settle(branches, taking: chosen, named: last, in: scope)
      case .premise(let condition, let otherwise):
        if truth(of: condition, in: scope) == false {
          return result + outcomes(otherwise, in: scope.inner(), depth: depth + 1) + late
        }
        if givesNothing(otherwise),
          isOrdinary(condition, in: scope) == false || hangsOnData(condition, in: scope)
        {
          special = special ?? condition
        }
      case .loop(let inner, let element):
        // What steps add to a list for each value of another; without one they may not be done.
        guard element != nil, case let rounds = rounds(over: element, in: scope),
          rounds[0].round > 0
        else { break }
        for round in rounds { _ = outcomes(inner, in: round, depth: depth + 1, isValue: false) }
      }
    }
    return result + late
  }

  /// Whether steps end with nothing: `nil` or an empty list.
  private func givesNothing(_ steps: [Statement]) -> Bool {
    guard steps.count == 1 else { return false }
    switch steps[0] {
    case .result(.null?): return true
    case .result(.list(let list)?): return list.isEmpty
    default: return false
    }
  }

  /// Notes what an assignment or a call sets on a value that has a name.
  func noteSetting(
    _ expression: Expression, in scope: Scope, _ names: Scope? = nil, isOnTheWay: Bool = false
  ) {
    func given(_ value: Expression) -> Scope.Value {
      Scope.Value(expression: value, scope: names ?? scope)
    }
    switch expression {
    case .assign(.name(let name), let value, _),
      .assign(.member(.name("self")?, let name, _), let value, _):
      let setting = Scope.Setting(property: "=", value: given(value), isOnTheWay: isOnTheWay)
      scope.note(setting, on: name)
    case .assign(.member(let base?, let property, _), let value, _):
      guard let path = Self.path(base) else { return }
      let name = path.filter { $0 != "self" }.joined(separator: ".")
      let setting = Scope.Setting(property: property, value: given(value), isOnTheWay: isOnTheWay)
      scope.note(setting, on: name)
    case .call(let call):
      guard case .member(let base?, let property, _) = call.callee,
        ["set", "add", "append", "insert", "start", "configure"].contains(
          where: property.hasPrefix),
        !call.isOfOtherState,
        let path = Self.path(base)
      else { return }
      let name = path.filter { $0 != "self" }.joined(separator: ".")
      let value = call.arguments.first?.value ?? .null
      var setting = Scope.Setting(property: property, value: given(value))
      setting.place(by: call)
      if property == "append" || property == "insert" {
        (setting.isOnTheWay, setting.line) = (isOnTheWay, call.line)
        scope.noteAdded(setting, on: name)
      } else {
        scope.note(setting, on: name)
      }
    default: return
    }
  }
}
