internal import AppCode

/// What others ask for where code pushes a screen.
extension ControllerReader {
  /// The function that is walked, or the case of what it is given that its steps are for.
  func asked(by walk: Walk) -> PushAskers.Asked {
    let all = index.types[walk.owner]?.functionsByName[walk.function] ?? []
    if let name = walk.condition.flatMap(Self.caseName) {
      for function in all.flatMap(\.functions) {
        let place = AskingPlace(function, of: walk.owner)
        for parameter in function.parameters {
          // What it is given may be taken as an enumeration first: `guard let step = step as? OwnStep`.
          let types = [
            index.typeName(parameter.type, from: walk.owner, in: walk.scope.path),
            place.type(of: .name(parameter.name), index),
          ]
          for case let type? in types where index.types[type]?.casesByName[name] != nil {
            return PushAskers.Asked(owner: type, name: name, isCase: true)
          }
        }
      }
    }
    return PushAskers.Asked(owner: walk.owner, name: walk.function)
  }

  /// The labels under which functions of the app's own are given what they push, by their names;
  /// none of screens, whose own code is walked with what they are given.
  func findOwnPushes(by pushing: String = "pushViewController") -> [String: String?] {
    var found: [String: String?] = [:]
    for (name, entry) in index.types where !isController(name) || isStackOrAny(name) {
      // One that is called as UIKit's own is its own where it names what it is given: `vc:`.
      for function in entry.functions
      where function.name != pushing
        || !isStackOrAny(name) && function.parameters.first?.label != nil
      {
        ExpressionVisitor.visit(function.body) { expression in
          if case .call(let call) = expression, call.name == pushing,
            call.argument("direction") == nil,
            case .name(let pushed)? = call.argument(nil).map(Self.first),
            let parameter = function.parameters.first(where: { $0.name == pushed }),
            // One that is called as UIKit's takes what it pushes by a label.
            function.name != pushing || parameter.label != nil
          {
            found[function.name] = .some(parameter.label)
          }
          return true
        }
      }
    }
    return found
  }

  /// The names of functions that push on whatever stack they find, which is not one that their class has:
  /// `if let stack = top as? UINavigationController { stack.pushViewController(next, animated: true) }`.
  func findPushesOnTop() -> Set<String> {
    var found: Set<String> = []
    for (name, entry) in index.types where !isController(name) {
      for function in entry.functions where ownPushes[function.name] != nil {
        ExpressionVisitor.visit(function.body) { expression in
          if case .call(let call) = expression,
            case .member(.name(let stack)?, "pushViewController", _) = call.callee,
            Self.isStackOnTop(stack, in: function)
          {
            found.insert(function.name)
          }
          return true
        }
      }
    }
    return found
  }

  /// Whether a name is that of a stack which a function finds by asking what something is.
  static func isStackOnTop(_ stack: String, in function: Function) -> Bool {
    var isFound = false
    ExpressionVisitor.visitBindings(function.body) { binding in
      guard binding.name == stack, case .cast(_, "UINavigationController")? = binding.value else {
        return
      }
      isFound = true
    }
    return isFound
  }

  /// The first of what is written as a list, or the value itself.
  private static func first(_ value: Expression) -> Expression {
    if case .list(let list) = value, let first = list.first { first } else { value }
  }

  /// Notes the screen that a call puts first on a stack, for the class that does so:
  /// `stack.setViewControllers([list], animated: false)`.
  func noteFirst(_ call: Call, _ walk: Walk) {
    guard index.types[walk.owner] != nil, !isController(walk.owner), let name = call.name else {
      return
    }
    let given: Expression?
    if name == "setViewControllers", call.argument("direction") == nil {
      given = call.argument(nil)
    } else if let label = ownFirsts[name] {
      given = call.argument(label)
    } else {
      given = nil
    }
    guard let first = given.map(Self.first), let type = controller(first, walk) else { return }
    ownStacks.firsts[walk.owner, default: []].insert(type)
  }

  /// The screens that classes which are none put first on their stacks, of those that do so with one.
  var onlyFirsts: [String: String] {
    ownStacks.firsts.compactMapValues { $0.count == 1 ? $0.first : nil }
  }

  private func isStackOrAny(_ type: String) -> Bool {
    ["UINavigationController", "UIViewController"].contains(type)
      || index.ancestors(type).contains("UINavigationController")
  }

  /// Notes what such a function pushes.
  func notePush(byOwn name: String, _ call: Call, _ walk: Walk) {
    guard let label = ownPushes[name] else { return }
    for (pushed, inside) in choices(call.argument(label), walk) {
      guard let type = controller(pushed, inside) ?? screen(returnedBy: pushed, walk),
        type != walk.owner, !noteFirst(onEmptied: type, call, walk)
      else { continue }
      noteBack(of: type, walk)
      note(
        type, from: walk.owner, isSheet: false,
        on: pushesOnTop.contains(name) ? Self.stackOnTop : nil)
      // What is pushed on another screen is not pushed on the one that asked for that.
      if !walk.isStackReplaced { askedPushes[type, default: []].insert(asked(by: walk)) }
      pushers[type, default: []].insert(walk.owner)
      pushes.byOwn[type, default: []].insert(name)
      pushes.ownPushers.insert(walk.owner)
    }
  }

  /// Functions of the app's own that make the words of back buttons clear as they push, with the place.
  func findPushesWithoutWords() -> [String: Place] {
    let reader = BarLookReader(index)
    var found: [String: Place] = [:]
    for type in index.types.keys.sorted() where isStackOrAny(type) {
      for function in index.types[type]?.functions ?? []
      where ownPushes[function.name] != nil && found[function.name] == nil {
        let scope = Scope(type: type, path: function.path)
        let hidden = reader.hiddenBackWords(reader.assignments(function.body, scope), scope)
        found[function.name] = hidden?.place
      }
    }
    return found
  }

  /// The class of a screen that a function says it makes, or is asked for by its type:
  /// `let next = makeEditor()`, `resolver.resolve(Editor.self)`.
  func screen(returnedBy expression: Expression, _ walk: Walk) -> String? {
    guard index.types[walk.owner] != nil else { return nil }
    let all = index.types[walk.owner]?.functionsByName[walk.function] ?? []
    for function in all.flatMap(\.functions) where function.path == walk.scope.path {
      let place = AskingPlace(function, of: walk.owner)
      var made = expression
      if case .name(let name) = expression {
        guard let value = place.binding(name)?.value else { continue }
        made = value
      }
      guard case .call = made else { continue }
      if let type = place.type(of: made, index), isController(type) { return type }
    }
    return nil
  }

  /// The case that a condition names first: `detail` of `case .detail(let id)`.
  private static func caseName(_ condition: String) -> String? {
    guard condition.hasPrefix("case "),
      let rest = condition.split(separator: ".", maxSplits: 1).dropFirst().first
    else { return nil }
    let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return name.isEmpty ? nil : String(name)
  }
}
