internal import AppCode

extension SwiftUIReader {
  /// Walks a view of the app's own that a modifier puts around the view it is put on, as a part of
  /// that view's screen: `Framed(content: self)` in an extension of views.
  func walkAround(_ type: String, _ call: Call, _ position: Position) {
    guard position.scope.type == "View", call.arguments.contains(where: { Self.isSelf($0.value) }),
      !position.path.contains(type),
      let (statements, scope) = body(of: type, call: (call, position.scope))
    else { return }
    wrappers.insert(type)
    var inside = position.inside(scope)
    inside.path.insert(type)
    walk(statements, inside)
  }

  /// Whether an argument is the view that a modifier is put on, or a closure that gives it.
  private static func isSelf(_ value: Expression) -> Bool {
    switch value {
    case .name("self"): return true
    case .closure(let closure):
      guard closure.body.count == 1, case .expression(.name("self")) = closure.body[0] else {
        return false
      }
      return true
    default: return false
    }
  }

  /// Wrappers that modifiers put around screens are no screens beside those.
  func clearWrappers() {
    for name in wrappers {
      guard let draft = typed[name], draft.screen.title?.value.isKnown != true else { continue }
      draft.isAbsorbed = true
    }
  }

  /// A wrapper whose title is an argument gives it to whoever uses it.
  func takeBoundTitle(_ draft: Draft, _ family: [(Draft, Draft.Child)]) {
    let turns = Turns(of: family, beside: draft.children)
    for (child, use) in family where !turns.has(use) {
      guard let title = child.screen.title, !title.value.isKnown, let bound = walked(use),
        let found = bound.screen.title
      else { continue }
      // Of a title that only the running app knows, whoever uses the wrapper says which.
      if found.value.isKnown || found.value != title.value {
        bound.screen.title = Fact(
          found.value, at: Place(use.scope.path, use.call.line), found.confidence)
        draft.take(from: bound)
        draft.titled = use.type
        // Where something shows the wrapper by itself, it is a screen there.
        child.isAbsorbed = !shown.contains(use.type)
        return
      }
    }
  }

  /// Gives a stack with a title the buttons of the view that fills it, which has a title of its own
  /// where it stands elsewhere.
  func takeButtons(of family: [(Draft, Draft.Child)], into draft: Draft) {
    for (child, use) in family
    where child.screen.title != nil && !child.hasStack && !use.isBeside && !use.isInContent
      && use.branch == nil
    {
      guard draft.hasStack || use.holders.contains(where: { typed[$0]?.hasStack ?? false }) else {
        continue
      }
      let own = child.hasItemsFromOutside ? child.plain?.items : nil
      draft.add(boundItems(of: child, use) ?? own ?? child.screen.items)
    }
  }

  /// Whether a view with the same title as the screen that it stands in is nowhere else and so that
  /// screen's inside.
  func isPart(_ child: Draft, _ use: Draft.Child, of draft: Draft) -> Bool {
    guard let title = draft.screen.title?.value, child.screen.title?.value == title,
      uses[use.type] == 1, draft.children.contains(where: { $0.type == use.type }),
      child.screen.parent == nil, child.screen.presentation == nil, !child.isTitleFromOutside
    else { return false }
    return !use.isBeside && !child.hasStack && !child.isTab && !draft.hasTabs && !draft.hasColumns
  }

  /// Gives a view that says nothing itself the bar of the frame that it puts its contents into.
  ///
  /// The frame is no screen of its own then. False where a view does no such thing.
  func takeFrame(_ draft: Draft, _ titled: [(Draft, Draft.Child)]) -> Bool {
    guard draft.type != nil, !draft.screen.hasFacts, !draft.hasStack,
      let (frame, use) = titled.first,
      let own = draft.children.first(where: { $0.type == use.type }), own.isFrame,
      !own.isInContent, !own.isBeside, own.branch == nil,
      titled.allSatisfy({ $0.1.type == use.type || $0.1.isBeside })
    else { return false }
    draft.take(from: walked(own) ?? frame)
    draft.titled = own.type
    frame.isAbsorbed = !shown.contains(own.type)
    return true
  }
}

/// Views with titles that stand in one place in turn, none of which is the screen around them.
private struct Turns {
  /// The ways that lead to titles, by the branching's number.
  private var ways: [Int: Set<Int>] = [:]

  init(of family: [(Draft, Draft.Child)], beside children: [Draft.Child]) {
    let titled = Set(family.filter { $0.0.screen.title != nil }.map(\.1.type))
    for use in family.map(\.1) + children where titled.contains(use.type) {
      for branch in use.branch?.all ?? [] { ways[branch.branching, default: []].insert(branch.way) }
    }
  }

  /// Whether a view is one of several.
  func has(_ use: Draft.Child) -> Bool {
    (use.branch?.all ?? []).contains { ways[$0.branching, default: []].count > 1 }
  }
}
