internal import AppCode

/// Buttons that stacks of the app's own put on their screens as those come.
extension ControllerReader {
  /// Gives screens the buttons that their stack puts on each screen which it pushes or shows, on sides where
  /// they have none of their own.
  ///
  /// UIKit: `init(rootViewController:)` pushes the first screen; what stands on a drawn stack from the start
  /// is shown, but not pushed.
  func takeItemsOfStacks() {
    for name in drafts.keys.sorted() {
      guard let draft = drafts[name], let stack = stack(around: name, usual: nil) else { continue }
      let isPushed = pushed.contains(name) && !roots.contains(name)
      let isFirst = !pushed.contains(name) && parents[name]?.isSheet != false
      guard isPushed || isFirst else { continue }
      let known = Set(draft.sets.map(\.position))
      let count = draft.sets.count
      for function in index.lineage(stack).flatMap(\.functions) {
        guard let shown = BarLookReader.shown(by: function),
          function.name != "pushViewController" || isPushed || stacks[name] != nil
        else { continue }
        let steps = Self.steps(for: shown, in: function.body, isPushed: isPushed)
        guard !steps.isEmpty else { continue }
        let scope = Scope(type: stack, path: function.path)
        scope.set(shown, Scope.Value(expression: .name("self"), scope: scope))
        walk(
          steps,
          Walk(
            draft: draft, scope: scope, owner: stack, function: function.name, generation: 5,
            isMaker: false))
      }
      let added = draft.sets[count...].filter { set in
        !known.contains(set.position) && set.condition == nil && !set.isAbsent
      }
      draft.sets.replaceSubrange(count..., with: added)
    }
  }

  /// The steps that put something into the item of a screen, with those that make it; those that only
  /// screens after the first get where it is one of these, and none behind other conditions.
  private static func steps(
    for shown: String, in body: [Statement], isPushed: Bool
  ) -> [Statement] {
    var found: [Statement] = []
    var setsSomething = false
    for statement in body {
      switch statement {
      case .binding: found.append(statement)
      case .branches(let branches):
        guard let branch = branches.first, BarLookReader.isForPushed(branch.condition) else {
          continue
        }
        let other = branches.count == 2 && branches[1].condition == "else" ? branches[1].body : []
        let inner = steps(for: shown, in: isPushed ? branch.body : other, isPushed: isPushed)
        setsSomething = setsSomething || !inner.isEmpty
        found += inner
      case .expression(let step) where setsItems(of: shown, step):
        setsSomething = true
        found.append(statement)
      // What is set on what was made before.
      case .expression(.assign(.member(.name(let name)?, _, _), _, _))
      where name != "self" && name != shown:
        found.append(statement)
      default: continue
      }
    }
    return setsSomething ? found : []
  }

  /// Whether a step sets the buttons of a screen.
  private static func setsItems(of shown: String, _ step: Expression) -> Bool {
    switch step {
    case .assign(let place, _, _):
      guard let path = Follower.path(place), path.count == 3 else { return false }
      return path[0] == shown && path[1] == "navigationItem" && itemProperties.contains(path[2])
    case .call(let call):
      guard case .member(let base?, let name, _) = call.callee else { return false }
      return Follower.path(base) == [shown, "navigationItem"] && itemSetters.contains(name)
    default: return false
    }
  }

  private static let itemProperties: Set = [
    "leftBarButtonItem", "leftBarButtonItems", "rightBarButtonItem", "rightBarButtonItems",
  ]

  private static let itemSetters: Set = [
    "setLeftBarButton", "setLeftBarButtonItems", "setRightBarButton", "setRightBarButtonItems",
  ]
}
