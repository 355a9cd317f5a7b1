internal import AppCode

/// Functions that an app adds to controllers to put one on a stack: `Feed().onStack(title: "Feed")`.
extension ControllerReader {
  /// Notes the title that such a function gives the screen that it is called on, and that the screen is
  /// first on a stack.
  func embeds(_ call: Call, _ walk: Walk) {
    guard case .member(let base?, let name, _) = call.callee, Self.makesOrNames(base),
      let all = index.extensionFunctions(name, seenFrom: walk.scope.path)
    else { return }
    let added = all.filter { isAddedToControllers($0.type) && !$0.function.isStatic }
    guard !added.isEmpty, let function = CodeIndex.best(added.map(\.function), for: call),
      let type = controller(base, walk), isController(type), type != walk.owner || walk.isMaker,
      let draft = drafts[type] ?? made(type),
      makingPlaces.insert("embedded \(type) \(walk.scope.path):\(call.line)").inserted
    else { return }
    let scope = Scope(type: type, path: function.path)
    scope.bind(function, to: call, from: walk.scope)
    let hidden = Self.hidesItsStack(function)
    for statement in function.body {
      switch statement {
      case .binding(let binding):
        guard let value = binding.value, stacks(value, type, walk) else { continue }
        if let place = hidden[binding.name] {
          quietStacks.hidden[type, default: [:]][Self.mark(of: type)] = place
          quietStacks.steps.insert("\(place.path):\(place.line)")
        }
      case .result(let value?): _ = stacks(value, type, walk)
      case .expression(.assign(let place, let value, _)):
        let names = (Follower.path(place) ?? []).filter { $0 != "self" }
        guard names == ["title"] || names == ["navigationItem", "title"] else { continue }
        var inside = walk.inside(scope)
        (inside.draft, inside.isOutside, inside.generation) = (draft, true, 5)
        inside.identifier = nil
        setTitle(value, at: Place(walk.scope.path, call.line), inside)
      case .expression(let value): _ = stacks(value, type, walk)
      default: break
      }
    }
  }

  /// Notes a screen as the first of a stack that is made with it; false for any other value.
  private func stacks(_ value: Expression, _ type: String, _ walk: Walk) -> Bool {
    guard case .call(let call) = value, case .name("self")? = call.argument("rootViewController")
    else { return false }
    roots.insert(type)
    stacks[type, default: []].insert(call.name ?? "")
    quietStacks.made[type, default: []].insert(Self.mark(of: type))
    return true
  }

  /// What stands for the stacks that such functions make with a screen.
  private static func mark(of type: String) -> String { "a function of \(type)" }

  /// Where a function hides the bars of stacks that it has a name for, whatever holds; none where it has
  /// more to say of bars.
  private static func hidesItsStack(_ function: Function) -> [String: Place] {
    var found: [String: Place] = [:]
    guard mentionsOfHiding(in: function) == 1 else { return found }
    for case .expression(let step) in function.body where hides(step) {
      let path: [String]? =
        switch step {
        case .call(let call): Follower.path(call.callee)
        case .assign(let place, _, _): Follower.path(place)
        default: nil
        }
      guard let name = path?.first, name != "self", found[name] == nil else { return [:] }
      found[name] = Place(function.path, line(step) ?? function.line)
    }
    return found
  }

  /// Whether an expression makes a screen here, or is a name.
  private static func makesOrNames(_ base: Expression) -> Bool {
    switch base {
    case .call, .name: true
    default: false
    }
  }

  /// Whether functions of a type are those of any controller.
  private func isAddedToControllers(_ type: String) -> Bool {
    type == "UIViewController" || isController(type)
  }
}
