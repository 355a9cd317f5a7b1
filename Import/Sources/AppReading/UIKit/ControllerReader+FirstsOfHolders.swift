internal import AppCode

/// The screens that coordinators have first on the stacks they keep: of stacks that they make, of those that
/// they empty before they push something, and of those that whoever makes them hands over.
extension ControllerReader {
  /// Notes the first screen of a stack that a class which is no screen keeps:
  /// `stack = UINavigationController(rootViewController: list)`.
  func noteFirst(ofKept value: Expression, as names: [String], _ walk: Walk) {
    guard names.count == 1, index.types[walk.owner] != nil, !isController(walk.owner),
      isKeptStack(names[0], of: walk.owner), let type = controller(value, walk),
      isController(type), !isStack(type)
    else { return }
    ownStacks.firsts[walk.owner, default: []].insert(type)
  }

  /// Notes what a coordinator pushes on a stack that it has emptied before; false for any other push.
  func noteFirst(onEmptied type: String, _ call: Call, _ walk: Walk) -> Bool {
    guard walk.isStackEmpty, index.types[walk.owner] != nil, !isController(walk.owner) else {
      return false
    }
    ownStacks.firsts[walk.owner, default: []].insert(type)
    return true
  }

  /// Whether a step takes all screens off a stack.
  static func emptiesStack(_ step: Expression) -> Bool {
    func isEmpty(_ value: Expression?) -> Bool {
      if case .list(let list)? = value { list.isEmpty } else { false }
    }
    switch step {
    case .call(let call):
      if call.name == "setViewControllers" { return isEmpty(call.argument(nil)) }
      guard case .member(.member(_?, "viewControllers", _)?, "removeAll", _) = call.callee else {
        return false
      }
      return call.arguments.allSatisfy { $0.label == "keepingCapacity" }
    case .assign(.member(_?, "viewControllers", _), let value, _): return isEmpty(value)
    default: return false
    }
  }

  /// Notes the stack that a class which is no screen hands to another as it makes that:
  /// `EditFlow(stack: stack)`.
  func noteHandedStack(to call: Call, _ walk: Walk) {
    guard !call.arguments.isEmpty, let name = call.name, name.first?.isUppercase ?? false,
      index.types[walk.owner] != nil, !isController(walk.owner),
      let type = index.typeName(name, from: walk.scope.type, in: walk.scope.path),
      type != walk.owner, index.types[type]?.kind == .class, !isController(type),
      call.arguments.contains(where: { argument in
        guard let path = Follower.path(argument.value)?.filter({ $0 != "self" }), path.count == 1
        else { return false }
        return isKeptStack(path[0], of: walk.owner)
      })
    else { return }
    ownStacks.handers[type, default: []].insert(walk.owner)
  }

  /// Whether a property of a class is a stack.
  private func isKeptStack(_ name: String, of owner: String) -> Bool {
    guard let (property, _) = index.property(name, of: owner), property.getter == nil,
      !property.isStatic
    else { return false }
    if let type = property.type.map(CodeIndex.withoutGenerics)?.filter({ !"?!".contains($0) }) {
      return type == "UINavigationController"
        || index.typeName(type, from: owner, in: property.path).map(isStack) ?? false
    }
    guard case .call(let call)? = property.value, let made = call.name else { return false }
    return made == "UINavigationController" || index.typeName(made).map(isStack) ?? false
  }

  /// The first screens of the stacks of classes that are handed them by others which alone have one first.
  var firstsOfHanded: [String: String] {
    let own = onlyFirsts
    func first(_ type: String, steps: Int) -> String? {
      if let known = own[type] { return known }
      guard steps > 0, ownStacks.firsts[type] == nil, let all = ownStacks.handers[type] else {
        return nil
      }
      let found = Set(all.map { first($0, steps: steps - 1) })
      return found.count == 1 ? found.first ?? nil : nil
    }
    return ownStacks.handers.keys.reduce(into: [:]) { $0[$1] = first($1, steps: 6) }
  }
}
