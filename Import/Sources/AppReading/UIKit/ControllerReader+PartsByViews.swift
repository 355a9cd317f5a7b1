internal import AppCode

/// Screens whose views others put into their own: `view.addSubview(list.view)`.
///
/// UIKit: only what stands on a stack has a bar, so that what stands in a view of another has none.
extension ControllerReader {
  /// Notes the screen whose view a call puts into a view of the screen that is walked.
  ///
  /// What a window gets is no part of another screen, nor is what stands on a stack of its own.
  func notePart(_ call: Call, _ walk: Walk) {
    guard isController(walk.owner), !isStack(walk.owner), !walk.isOutside,
      case .member(let base?, _, _) = call.callee, isOwnView(base, walk),
      case .member(let held?, "view", _)? = call.argument(nil)
    else { return }
    if case .name("self") = held { return }
    guard let value = follow.target(held, in: walk.scope),
      case .call(let making) = value.expression, first(on: making, value.scope) == nil
    else { return }
    guard let type = controller(value.expression, walk.inside(value.scope)), type != walk.owner,
      isController(type), !isStack(type)
    else { return }
    children.insert(type)
    containers[type, default: []].insert(walk.owner)
  }

  /// Whether a value is the view of the screen itself, or one that it keeps in a property.
  private func isOwnView(_ value: Expression, _ walk: Walk) -> Bool {
    guard let path = Follower.path(value)?.filter({ $0 != "self" }), path.count == 1,
      walk.scope.value(path[0]) == nil
    else { return false }
    return path[0] == "view" || index.property(path[0], of: walk.owner) != nil
  }
}
