internal import AppCode

/// Buttons that stacks of the app's own put on their screens as those come.
extension ControllerReader {
  /// Gives screens the buttons that their stack puts on each screen which it pushes or shows, on sides where
  /// they have none of their own.
  ///
  /// UIKit: `init(rootViewController:)` pushes the first screen; what stands on a drawn stack from the start
  /// is shown, but not pushed.
  func takeItemsOfStacks() {
    let hasPlain = standings.values.contains { $0.contains { $0.stack == nil } }
    let only = hasPlain ? nil : BarLookReader(index).onlyStack()
    for name in drafts.keys.sorted() {
      // What is pushed is pushed on a stack of the only kind there is, wherever that comes from.
      guard let draft = drafts[name],
        let stack = stack(around: name, usual: pushed.contains(name) ? only : nil)
      else { continue }
      let isPushed = pushed.contains(name) && !roots.contains(name)
      let isFirst = !pushed.contains(name) && parents[name]?.isSheet != false
      guard isPushed || isFirst else { continue }
      let known = Set(draft.sets.map(\.position))
      let count = draft.sets.count
      for function in index.lineage(stack).flatMap(\.functions) {
        let shown = BarLookReader.shown(by: function)
        // As a stack comes, only its first screens stand on it.
        guard shown != nil || isFirst && Self.firsts.contains(function.name),
          function.name != "pushViewController" || isPushed || stacks[name] != nil
        else { continue }
        let steps = ItemSteps(
          function.body, for: shown, of: name, on: stack, isPushed: isPushed, index)
        guard steps.setsSomething else { continue }
        let scope = Scope(type: stack, path: function.path)
        if let shown { scope.set(shown, Scope.Value(expression: .name("self"), scope: scope)) }
        walk(
          steps.found,
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

  /// What a stack does as it comes.
  private static let firsts: Set = ["viewDidLoad", "viewWillAppear", "awakeFromNib"]
}
