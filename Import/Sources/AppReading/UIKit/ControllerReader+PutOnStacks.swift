internal import AppCode

/// Screens that code puts by a list on a stack which a property holds, and the bars of such stacks.
extension ControllerReader {
  /// Notes the stack of a property whose list of screens a call sets.
  func notePut(_ call: Call, _ walk: Walk) {
    guard call.name == "setViewControllers", call.argument("direction") == nil,
      case .member(let base?, _, _) = call.callee, let path = Follower.path(base),
      let list = call.argument(nil)
    else { return }
    let names = path.filter { $0 != "self" }
    guard names.count == 1, walk.scope.value(names[0]) == nil,
      index.property(names[0], of: walk.owner) != nil
    else { return }
    for type in screens(in: list, walk) where type != walk.owner && isController(type) {
      pushes.named[type, default: []].insert(
        NamedStack(owner: walk.owner, property: names[0]))
    }
  }

  /// The classes of screens that a list may have, which is written here or filled by the steps before.
  private func screens(in list: Expression, _ walk: Walk) -> Set<String> {
    switch list {
    case .list(let elements):
      return elements.reduce(into: []) { $0.formUnion(screens(of: $1, walk)) }
    case .name(let name):
      guard let value = walk.scope.value(name) else { return [] }
      var found: Set<String> = []
      if case .list = value.expression {
        found = screens(in: value.expression, walk.inside(value.scope))
      }
      for added in walk.scope.settings(of: name)
      where ["append", "insert"].contains(added.property) {
        found.formUnion(screens(of: added.value.expression, walk.inside(added.value.scope)))
      }
      return found
    default: return []
    }
  }

  /// The classes of the screen that an element of a list is, each that its name is given on some way.
  private func screens(of element: Expression, _ walk: Walk) -> Set<String> {
    var found = Set([controller(element, walk)].compactMap(\.self))
    guard case .name(let name) = element else { return found }
    for given in walk.scope.assignments(of: name) {
      let value = given.value
      if let type = controller(value.expression, walk.inside(value.scope)) { found.insert(type) }
    }
    return found
  }

  /// Where a class hides the bar of a stack in any case which it makes itself and keeps in a property;
  /// nil where it does not, or where any of its code may show the bar.
  func hidden(byMaker owner: String, of property: String) -> Place? {
    let name = NamedStack(owner: owner, property: property)
    if let known = quietStacks.hiddenByMakers[name] { return known }
    let found = whereHidden(name)
    quietStacks.hiddenByMakers[name] = .some(found)
    return found
  }

  private func whereHidden(_ name: NamedStack) -> Place? {
    let (owner, property) = (name.owner, name.property)
    let lineage = index.lineage(owner).filter { $0.kind == .class }
    guard stack(name)?.made == "UINavigationController",
      !index.assigned.isSetOutside(property),
      !speaksOfHiding(lineage, but: { Self.hides($0) })
    else { return nil }
    let early = EarlyFunctions(lineage, from: Self.lifecycle)
    for function in lineage.flatMap(\.functions) where early.isEarly(function) {
      for case .expression(let step) in function.body {
        if Self.hides(step), Self.stack(ofHiding: step) == property {
          return Place(function.path, Self.line(step) ?? function.line)
        }
      }
    }
    return nil
  }

  /// The name of the stack whose bar a step hides.
  private static func stack(ofHiding step: Expression) -> String? {
    let path: [String]? =
      switch step {
      case .call(let call): Follower.path(call.callee)
      case .assign(let place, _, _): Follower.path(place)
      default: nil
      }
    let names = path?.filter { $0 != "self" } ?? []
    guard names.count > 1, isOfHiding(names.dropFirst()) else { return nil }
    return names[0]
  }
}
