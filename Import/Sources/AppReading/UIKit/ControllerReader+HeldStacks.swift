internal import AppCode

/// Stacks that properties hold, where it is known whether those have a bar.
///
/// UIKit: what is pushed on a stack has the bar of that stack, whoever pushes it.
extension ControllerReader {
  /// What stands for the stack that a call puts a screen on: its class, where that hides its bar, the property
  /// with a stack that is drawn in a view of its screen, or what stands for any where code that is of no
  /// screen finds one; nil for any other.
  func heldStack(_ call: Call, _ walk: Walk) -> String? {
    guard case .member(let base?, _, _) = call.callee else { return nil }
    if !isController(walk.owner), Self.isStackOfTop(base) { return Self.stackOnTop }
    guard var path = Follower.path(base) else { return nil }
    if path.first == "self" { path.removeFirst() }
    guard path.count == 1 else { return nil }
    if !isController(walk.owner), isStackOnTop(path[0], in: walk.owner) {
      return Self.stackOnTop
    }
    return heldStack(path[0], of: walk)
  }

  /// Whether a class calls whatever stack is on top by a name; its functions are looked through once.
  private func isStackOnTop(_ name: String, in owner: String) -> Bool {
    if let known = quietStacks.namesOnTop[owner + "." + name] { return known }
    let isOnTop =
      index.types[owner]?.functions.contains { Self.isStackOnTop(name, in: $0) } ?? false
    quietStacks.namesOnTop[owner + "." + name] = isOnTop
    return isOnTop
  }

  /// Whether a value is the stack of whatever screen a function finds on top:
  /// `UIApplication.topViewController()?.navigationController`.
  private static func isStackOfTop(_ stack: Expression) -> Bool {
    guard case .member(.call(let asked)?, "navigationController", _) = stack,
      asked.arguments.isEmpty, let name = asked.name?.lowercased(), name.hasSuffix("controller")
    else { return false }
    return ["top", "gettop", "visible", "getvisible"].contains { name.hasPrefix($0) }
  }

  private func heldStack(_ name: String, of walk: Walk) -> String? {
    guard walk.scope.value(name) == nil,
      let (property, owner) = index.property(name, of: walk.owner), property.getter == nil
    else { return nil }
    let key = "stack \(walk.owner).\(name)"
    if quietStacks.held[key] != nil { return key }
    let type = property.type.map(CodeIndex.withoutGenerics)
      .flatMap { index.typeName($0, from: owner, in: property.path) }
    if let type, isUsed(walk.owner), let place = hidden(byAllOf: type) {
      quietStacks.held[key] = .some(place)
      return key
    }
    if isUsed(walk.owner), let place = hidden(byMaker: walk.owner, of: name) {
      quietStacks.held[key] = .some(place)
      return key
    }
    guard isTaken(name, of: walk.owner) else { return nil }
    quietStacks.held[key] = .some(hiddenAsDrawn(in: walk.owner, heldBy: name))
    return key
  }

  /// Whether a screen, or what the system starts the app with, comes to a class by the types between
  /// that make or hand on values of each other, as coordinators do.
  func isUsed(_ type: String) -> Bool {
    if let known = quietStacks.isUsed[type] { return known }
    if quietStacks.users.isEmpty {
      for (name, entry) in index.types {
        for used in entry.parts.flatMap(\.uses) {
          quietStacks.users[used, default: []].insert(name)
        }
      }
    }
    var (open, seen, isFound) = ([type], Set<String>(), false)
    while let next = open.popLast(), !isFound {
      guard seen.insert(next).inserted else { continue }
      isFound = isController(next) || index.ancestors(next).contains(where: CodeIndex.isStart)
      open += quietStacks.users[next] ?? []
      open += index.heirs[next] ?? []
    }
    quietStacks.isUsed[type] = isFound
    return isFound
  }

  /// Notes the screens that a call puts on a stack by their list.
  func noteSet(_ call: Call, _ walk: Walk) {
    guard call.name == "setViewControllers", call.argument("direction") == nil,
      case .list(let list)? = call.argument(nil)
    else { return }
    let isOnItsStack =
      isController(walk.owner) && !walk.isMaker && Self.isOnStackAround(call)
    noteOnly(list, call, isOnItsStack: isOnItsStack, walk)
    noteSet(list, on: heldStack(call, walk) ?? (isOnItsStack ? walk.owner : nil), walk)
  }

  /// Whether a call is one of the stack that the screen stands on.
  private static func isOnStackAround(_ call: Call) -> Bool {
    guard case .member(let base?, _, _) = call.callee else { return false }
    return Follower.path(base)?.filter { $0 != "self" } == ["navigationController"]
  }

  /// Notes the screens that a tab bar controller takes as its tabs as they are.
  ///
  /// UIKit: only a stack has a bar, and what stands in a tab without one is a child like others.
  func noteTabs(_ value: Expression, _ walk: Walk) {
    guard case .list(let list) = value, !walk.isMaker,
      index.ancestors(walk.owner).contains("UITabBarController")
    else { return }
    for tab in list {
      var made = tab
      if case .name(let name) = tab, let value = walk.scope.value(name) { made = value.expression }
      guard case .call(let call) = made, let name = call.name,
        let type = index.typeName(name, from: walk.owner, in: walk.scope.path), isController(type),
        !isStack(type)
      else { continue }
      children.insert(type)
      containers[type, default: []].insert(walk.owner)
      quietStacks.shownFrom[type, default: []].insert(walk.owner)
    }
  }

  /// Notes that a screen is the first of those that code lists for a stack which a property holds:
  /// `stack.viewControllers = [list]`.
  func noteListed(_ type: String, on name: String, _ walk: Walk) {
    let mark = "a list with \(type)"
    quietStacks.made[type, default: []].insert(mark)
    guard let stack = heldStack(name, of: walk), let place = quietStacks.held[stack] ?? nil else {
      return
    }
    quietStacks.hidden[type, default: [:]][mark] = place
  }

  private func noteSet(_ list: [Expression], on stack: String?, _ walk: Walk) {
    for screen in list {
      guard let type = controller(screen, walk), type != walk.owner else { continue }
      if let stack {
        quietStacks.shownFrom[type, default: []].insert(stack)
      } else {
        quietStacks.setElsewhere.insert(type)
      }
    }
  }

  /// Where a class of stacks hides the bar, where none that inherits from it shows it; nil for any other.
  private func hidden(byAllOf type: String) -> Place? {
    guard isStack(type), let place = whereHidden(byStack: type) else { return nil }
    return heirs(of: type).allSatisfy { whereHidden(byStack: $0) != nil } ? place : nil
  }

  func heirs(of type: String) -> Set<String> {
    var (found, open) = (Set<String>(), index.heirs[type] ?? [])
    while let next = open.popLast() {
      if found.insert(next).inserted { open += index.heirs[next] ?? [] }
    }
    return found
  }

  /// Whether all that a property of a screen gets is the stack that a segue leads to.
  private func isTaken(_ name: String, of owner: String) -> Bool {
    guard isController(owner), !index.assigned.isSetOutside(name) else { return false }
    let types = index.lineage(owner) + heirs(of: owner).compactMap { index.types[$0] }
    var (isTaken, isOther) = (false, false)
    for function in types.flatMap(\.functions) {
      ExpressionVisitor.visit(function.body) { step in
        guard case .assign(let place, let value, _) = step,
          Follower.path(place)?.filter({ $0 != "self" }) == [name]
        else { return true }
        if case .null = value { return true }
        if isDestination(value, in: function) { isTaken = true } else { isOther = true }
        return true
      }
    }
    return isTaken && !isOther
  }

  /// Whether a value is the stack that a segue leads to, also by a name.
  private func isDestination(_ value: Expression, in function: Function) -> Bool {
    switch value {
    case .cast(let place, let type):
      return ["destination", "destinationViewController"]
        .contains(Follower.path(place)?.last ?? "")
        && (type == "UINavigationController" || index.typeName(type).map(isStack) ?? false)
    case .name(let name):
      var (found, isOther) = (false, false)
      ExpressionVisitor.visitBindings(function.body) { binding in
        guard binding.name == name, let value = binding.value else { return }
        if case .cast = value, isDestination(value, in: function) {
          found = true
        } else {
          isOther = true
        }
      }
      return found && !isOther
    default: return false
    }
  }

  /// Where the stacks are drawn without a bar that stand in views of a screen, or its code hides the bar as
  /// it takes them; nil where some have one, or the code ever shows it.
  private func hiddenAsDrawn(in owner: String, heldBy name: String) -> Place? {
    let heirs = heirs(of: owner)
    let stacks = embeddedStacks.filter { stack in
      index.typeName(stack.container).map { $0 == owner || heirs.contains($0) } ?? false
    }
    let types = index.lineage(owner) + heirs.compactMap { index.types[$0] }
    guard !stacks.isEmpty, !speaksOfHiding(types, but: { Self.hides($0) }) else { return nil }
    let code = whereHidden(asTaken: name, in: types)
    let places = stacks.compactMap { stack -> Place? in
      guard let type = stack.stack else { return code ?? stack.hidden }
      // A class of the app's own may show what is drawn hidden.
      guard let type = index.typeName(type), isStack(type) else { return nil }
      if let own = hidden(byAllOf: type) { return own }
      return speaksOfHiding(index.lineage(type), but: { _ in false }) ? nil : code ?? stack.hidden
    }
    return places.count == stacks.count ? places.first : nil
  }

  /// Where code hides the bar of a stack among the steps by which a property gets it.
  private func whereHidden(asTaken name: String, in types: [CodeIndex.TypeEntry]) -> Place? {
    func look(_ body: [Statement], _ function: Function) -> Place? {
      var (names, place) = (Set<String>(), Place?.none)
      for case .expression(.assign(let place, let value, _)) in body
      where Follower.path(place)?.filter({ $0 != "self" }) == [name]
        && isDestination(value, in: function)
      {
        names.insert(name)
        if case .name(let own) = value { names.insert(own) }
      }
      for statement in body {
        switch statement {
        case .expression(let step):
          guard Self.hides(step), let path = Self.place(ofHiding: step),
            names.contains(path.first { $0 != "self" } ?? "")
          else { continue }
          place = place ?? Place(function.path, Self.line(step) ?? function.line)
        case .branches(let branches):
          for branch in branches { place = place ?? look(branch.body, function) }
        default: break
        }
      }
      return place
    }
    return types.flatMap(\.functions).lazy.compactMap { look($0.body, $0) }.first
  }

  /// Whether a step hides or shows the bar of one of the stacks that some names stand for.
  static func isOfHiding(_ step: Expression, on names: Set<String>) -> Bool {
    guard !names.isEmpty, let path = place(ofHiding: step) else { return false }
    return names.contains(path[0]) && isOfHiding(path.dropFirst())
  }

  private static func place(ofHiding step: Expression) -> [String]? {
    switch step {
    case .call(let call): Follower.path(call.callee)
    case .assign(let place, _, _): Follower.path(place)
    default: nil
    }
  }
}
