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
}
