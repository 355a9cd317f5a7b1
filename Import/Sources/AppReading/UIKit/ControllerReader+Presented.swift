internal import AppCode

extension ControllerReader {
  /// Notes which screens a push or a presentation leads to.
  func presented(_ call: Call, _ walk: Walk) {
    switch call.name {
    case "pushViewController", "show":
      if let first = call.argument(nil), let type = controller(first, walk) {
        note(type, from: walk.owner, isSheet: false)
      }
    case "present":
      if let first = call.argument(nil), let type = controller(first, walk) {
        note(type, from: walk.owner, isSheet: true)
      }
    default: break
    }
  }

  private func note(_ type: String, from owner: String, isSheet: Bool) {
    if type != owner, !isSheet { pushed.insert(type) }
    if type != owner, parents[type] == nil { parents[type] = (owner, isSheet) }
  }

  /// The class of the screen that an expression makes, also inside of a navigation controller.
  func controller(_ expression: Expression, _ walk: Walk, depth: Int = 0) -> String? {
    guard depth < 8 else { return nil }
    switch expression {
    case .call(let call):
      if let root = call.argument("rootViewController") ?? call.argument("rootView") {
        return controller(root, walk, depth: depth + 1)
      }
      return follow.instance(expression, in: walk.scope)?.type
    case .cast(let value, let type):
      return index.typeName(type, from: walk.scope.type).flatMap { isController($0) ? $0 : nil }
        ?? controller(value, walk, depth: depth + 1)
    case .name(let name):
      guard let value = walk.scope.value(name) else {
        return follow.instance(expression, in: walk.scope)?.type
      }
      var inside = walk
      inside.scope = value.scope
      return controller(value.expression, inside, depth: depth + 1)
    default: return nil
    }
  }
}
