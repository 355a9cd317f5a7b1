internal import AppCode

extension ControllerReader {
  /// Walks what the classes of segues do as they lead to a screen.
  func readSegues() {
    let pushedByCode = pushed
    defer { pushedBySegues = pushed.subtracting(pushedByCode) }
    for segue in segues {
      guard let entry = index.types[segue.type], index.ancestors(segue.type).contains(Self.segue),
        let perform = entry.functions.first(where: { $0.name == "perform" }),
        isController(segue.destination)
      else { continue }
      follow.fuel.fill(at: Place(perform.path, perform.line))
      let scope = Scope(type: segue.type, path: perform.path)
      let screen = Expression.cast(.other("destination"), type: segue.destination)
      scope.set("destination", Scope.Value(expression: screen, scope: scope))
      // Where it is shown from is drawn.
      let known = (parents[segue.destination], shownBySeveral)
      walk(
        perform.body,
        Walk(
          draft: ControllerDraft(segue.type, at: entry.place), scope: scope, owner: segue.type,
          function: perform.name, generation: 9, isMaker: true))
      (parents[segue.destination], shownBySeveral) = known
    }
  }

  /// Notes the class of the screen that a segue leads to.
  func noteSegue(_ value: Expression, _ walk: Walk) {
    guard case .cast(let place, let name) = value,
      ["destination", "destinationViewController"].contains(Follower.path(place)?.last ?? ""),
      let type = index.typeName(name, from: walk.scope.type, in: walk.scope.path)
    else { return }
    segueDestinations.insert(type)
  }

  private static let segue = "UIStoryboardSegue"
}
