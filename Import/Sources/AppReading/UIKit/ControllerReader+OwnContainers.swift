internal import AppCode

/// Containers of the app's own that push screens as UIKit's stacks do, and are none: nothing of a screen's
/// navigation item shows in them.
extension ControllerReader {
  /// Whether a class is one: a controller of the app's own that has no stack and no bar of UIKit's.
  private func isOwnContainer(_ name: String) -> Bool {
    guard let type = index.typeName(CodeIndex.withoutGenerics(name)), isController(type),
      index.ancestors(type).allSatisfy({ ancestor in
        !ancestor.hasSuffix("Controller") || !isForeign(ancestor) || ancestor == "UIViewController"
      }), index.ancestors(type).contains("UIViewController")
    else { return false }
    let bars: Set = ["UINavigationBar", "UINavigationController"]
    return !index.lineage(type).filter { $0.kind == .class }.contains { entry in
      entry.parts.contains { !bars.isDisjoint(with: $0.uses) }
        || entry.properties.contains { property in
          guard let type = property.type.map(CodeIndex.withoutGenerics) else { return false }
          return bars.contains(type)
            || index.typeName(type).map { !bars.isDisjoint(with: index.ancestors($0)) } ?? false
        }
    }
  }

  /// Whether an expression is one.
  private func isOwnContainer(_ stack: Expression, _ walk: Walk, depth: Int = 0) -> Bool {
    guard depth < 4 else { return false }
    switch stack {
    case .call(let call): return call.name.map(isOwnContainer) ?? false
    case .cast(_, let type): return isOwnContainer(type)
    case .name(let name):
      guard let value = walk.scope.value(name) else { return isOwnContainer(property: name, walk) }
      if let type = value.type { return isOwnContainer(type) }
      return isOwnContainer(value.expression, walk.inside(value.scope), depth: depth + 1)
    case .member(.name("self")?, let name, _): return isOwnContainer(property: name, walk)
    case .member(_?, let name, _):
      // What an extension gives all controllers.
      return index.property(name, of: "UIViewController")?.0.type.map(isOwnContainer) ?? false
    default: return false
    }
  }

  private func isOwnContainer(property name: String, _ walk: Walk) -> Bool {
    let found =
      index.property(name, of: walk.owner) ?? index.property(name, of: "UIViewController")
    return found?.0.type.map(isOwnContainer) ?? false
  }

  /// Notes that a screen is pushed on one, rather than on a stack of UIKit's.
  func pushesOnOwnContainer(_ type: String, by call: Call, _ walk: Walk) -> Bool {
    guard case .member(let base?, "pushViewController", _) = call.callee,
      isOwnContainer(base, walk)
    else { return false }
    heldByContainers.insert(type)
    return true
  }

  /// Notes that a screen is the first in one, rather than on a stack of UIKit's.
  func putsIntoOwnContainer(_ type: String, by call: Call) -> Bool {
    guard let name = call.name, isOwnContainer(name) else { return false }
    heldByContainers.insert(type)
    return true
  }

  /// Leaves out the screens that stand in such containers alone, and says so.
  func leaveOutHeldByContainers(of screens: inout [Screen]) {
    guard !heldByContainers.isEmpty else { return }
    for name in heldByContainers.sorted() where standsInOwnContainers(name) {
      guard let draft = drafts[name], draft.screen.hasFacts || !draft.sets.isEmpty else { continue }
      notes.append(
        Note(
          path: draft.screen.place.path, line: draft.screen.place.line,
          text: "stands in a container of the app's own alone, which has no bar, "
            + "its screen is left out"))
    }
    screens.removeAll { standsInOwnContainers($0.name) }
  }

  /// Whether a screen stands in such containers alone.
  private func standsInOwnContainers(_ name: String) -> Bool {
    heldByContainers.contains(name) && !pushed.contains(name) && !roots.contains(name)
      && !segueDestinations.contains(name) && (standings[name] ?? []).isEmpty
      && (loosePushes[name] ?? []).isEmpty
  }
}
