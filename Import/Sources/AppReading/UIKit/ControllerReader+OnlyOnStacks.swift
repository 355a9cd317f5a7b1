internal import AppCode

/// Screens that code makes the only ones of the stack it stands on, or is.
extension ControllerReader {
  /// Notes the screen that a call makes the only one of a stack: of the one that the walked screen stands on,
  /// `navigationController?.setViewControllers([Done()], animated: true)`, or of the walked stack itself.
  func noteOnly(_ list: [Expression], _ call: Call, isOnItsStack: Bool, _ walk: Walk) {
    guard list.count == 1, !walk.isOutside else { return }
    if isOnItsStack {
      guard let type = controller(list[0], walk), type != walk.owner, isController(type) else {
        return
      }
      ownStacks.onlyOnes[type, default: []].insert(walk.owner)
    } else if isStack(walk.owner), Self.isOfItself(call),
      let type = controller(list[0], walk), type != walk.owner, isController(type)
    {
      roots.insert(type)
      stacks[type, default: []].insert(walk.owner)
      quietStacks.shownFrom[type, default: []].insert(walk.owner)
    }
  }

  /// Whether all that code does with a screen is to put it first on stacks that leave their bar where it is.
  func isFirstOnSureStack(_ name: String) -> Bool {
    let setters = ownStacks.firsts.filter { $0.value.contains(name) }.map(\.key)
    let classes = stacks[name] ?? []
    let makers = ownStacks.makers[name] ?? []
    let others = ownStacks.onlyOnes[name] ?? []
    return !(setters.isEmpty && classes.isEmpty && others.isEmpty)
      && quietStacks.hidden[name] == nil && others.allSatisfy(leavesBar)
      && ownStacks.told.isDisjoint(with: quietStacks.made[name] ?? [])
      && (setters + classes + makers).allSatisfy { !$0.isEmpty && keepsBar($0) }
  }

  /// Whether a step of a stack's class makes one screen the only one of it, itself or by a function of its
  /// own: `setViewControllers([tabs], animated: true)`, `showTabs()`.
  func replacesStack(_ step: Expression, _ walk: Walk) -> Bool {
    guard isStack(walk.owner), case .call(let call) = step, Self.isOfItself(call),
      let name = call.name
    else { return false }
    if Self.setsOnly(call) { return true }
    let function = "\(walk.owner).\(name)"
    if let known = ownStacks.replacing[function] { return known }
    let own = index.types[walk.owner]?.functionsByName[name] ?? []
    let bodies = own.flatMap(\.functions).map(\.body)
    let replaces =
      !bodies.isEmpty
      && bodies.allSatisfy { body in
        body.contains { statement in
          guard case .expression(.call(let call)) = statement else { return false }
          return Self.isOfItself(call) && Self.setsOnly(call)
        }
      }
    ownStacks.replacing[function] = replaces
    return replaces
  }

  /// Whether a call puts a list of one screen in the place of all of a stack.
  private static func setsOnly(_ call: Call) -> Bool {
    guard call.name == "setViewControllers", call.argument("direction") == nil,
      case .list(let list)? = call.argument(nil)
    else { return false }
    return list.count == 1
  }

  private static func isOfItself(_ call: Call) -> Bool {
    switch call.callee {
    case .name, .member(.name("self")?, _, _): true
    default: false
    }
  }
}
