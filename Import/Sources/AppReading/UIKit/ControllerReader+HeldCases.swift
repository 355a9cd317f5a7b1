internal import AppCode

/// Cases of enumerations that a screen holds as its functions run.
extension ControllerReader {
  /// What the properties of a class hold that are cases of enumerations.
  func heldCases(of name: String) -> HeldCases {
    HeldCases(index, of: name) { property, known in
      guard index.assigned.contains(property, in: []) else { return false }
      return settings(of: property).contains { setting in
        guard known == nil || setting.caseName != known else { return false }
        guard let type = setting.type else { return true }
        return type == name || index.ancestors(name).contains(type)
      }
    }
  }

  /// What code puts into a property of an object that is not its own.
  struct CaseSetting: Hashable {
    /// The type of the object; nil where it is not known.
    var type: String?
    /// The case; nil for anything else.
    var caseName: String?
  }

  /// Gives the scope of a function the cases that properties hold as it is called.
  func bindCases(_ cases: HeldCases, of function: Function, in scope: Scope) {
    for (name, value) in cases.held(atStartOf: function) where cases.types[name] != nil {
      scope.setMember(name, value)
    }
  }

  /// Notes the cases that a step puts into properties of the screen's own, and those that a function of
  /// its class puts there which the step calls: the base class's initializer those that it is handed.
  func noteCase(_ step: Expression, _ walk: Walk) {
    guard let cases = walk.draft.cases, walk.scope.type == walk.owner else { return }
    if let found = cases.given(by: step, in: walk.scope) {
      walk.scope.setMember(found.name, found.value)
    }
    guard case .call(let call) = step else { return }
    for (name, value) in cases.held(after: call, in: walk.scope.path) {
      walk.scope.setMember(name, value)
    }
  }

  /// Whether a branch is the one that the case which `self` is takes.
  func isOfOwnCase(_ branch: Branch, _ walk: Walk) -> Bool {
    guard let name = walk.scope.selfCase, case .name("self")? = branch.subject else {
      return false
    }
    return branch.cases.contains(name) || branch.cases.isEmpty || branch.cases == ["_"]
  }

  /// What code puts into a property of objects that are not its own.
  private func settings(of property: String) -> Set<CaseSetting> {
    if let known = settingsOfCases[property] { return known }
    let found = Set(
      (stepsThatSet[property] ?? []).map { step in
        guard let base = step.base, let value = step.value else { return CaseSetting() }
        return CaseSetting(
          type: made(base, in: step.function, of: step.type),
          caseName: Follower.implicitCase(value))
      })
    settingsOfCases[property] = found
    return found
  }

  /// A step that sets a property of an object other than `self`.
  struct SettingStep {
    /// The object; nil where the property is handed on to be changed.
    var base: Expression?
    /// What it is set to; nil where it is handed on to be changed.
    var value: Expression?
    /// The function that has the step.
    var function: Function
    /// The type that has the function.
    var type: String
  }

  /// All such steps of the app's types by the property that they set.
  func allStepsThatSet() -> [String: [SettingStep]] {
    var found: [String: [SettingStep]] = [:]
    for (type, entry) in index.types {
      for function in entry.functions {
        ExpressionVisitor.visit(function.body) { value in
          switch value {
          case .assign(.member(let base?, let property, _), let value, _)
          where base.source != "self":
            let step = SettingStep(base: base, value: value, function: function, type: type)
            found[property, default: []].append(step)
          case .other(let text) where text.hasPrefix("&"):
            found[String(text.dropFirst()), default: []].append(
              SettingStep(function: function, type: type))
          default: break
          }
          return true
        }
      }
    }
    return found
  }

  /// The type of what a function makes or is given under a name; nil for anything else.
  private func made(_ base: Expression, in function: Function, of type: String) -> String? {
    guard case .name(let name) = base else { return nil }
    if let parameter = function.parameters.first(where: { $0.name == name }) {
      return index.typeName(parameter.type, from: type, in: function.path)
    }
    var values: [Expression] = []
    Self.bindings(of: name, in: function.body, into: &values)
    guard values.count == 1, case .call(let call) = values[0],
      let path = Follower.path(call.callee), path.first?.first?.isUppercase == true
    else { return nil }
    let named = path.last == "init" ? path.dropLast() : path[...]
    return index.typeName(named.joined(separator: "."), from: type, in: function.path)
  }

  /// The values that steps give a name of their own.
  private static func bindings(
    of name: String, in body: [Statement], into values: inout [Expression]
  ) {
    for statement in body {
      switch statement {
      case .binding(let binding):
        if binding.name == name { values.append(binding.value ?? .null) }
      case .branches(let branches):
        for branch in branches {
          for case let binding in branch.bindings where binding.name == name {
            values.append(binding.value ?? .null)
          }
          bindings(of: name, in: branch.body, into: &values)
        }
      case .loop(let inner, let element):
        if element?.name == name { values.append(.null) }
        bindings(of: name, in: inner, into: &values)
      case .premise(_, let otherwise): bindings(of: name, in: otherwise, into: &values)
      case .function(let function): bindings(of: name, in: function.body, into: &values)
      case .expression(.call(let call)), .result(.call(let call)?):
        for case .closure(let closure) in call.arguments.map(\.value) {
          if closure.parameters.contains(name) { values.append(.null) }
          bindings(of: name, in: closure.body, into: &values)
        }
      default: break
      }
    }
  }
}
