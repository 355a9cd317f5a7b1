internal import AppCode

/// Tabs: each is a screen, or a stack of them.
extension SwiftUIReader {
  func tabs(_ call: Call, _ position: Position) {
    if position.isPaged, !Self.hasStacks(call) { return pages(call, position) }
    if shareBar(call, position) { return }
    if !position.isInContent { position.draft.hasTabs = true }
    let count = loose.count
    defer {
      for draft in loose[count...] where draft.screen.parent == position.draft.screen.name {
        draft.isTab = true
      }
    }
    for case .closure(let closure) in call.arguments.map(\.value) {
      for statement in Self.flat(closure.body) { tab(statement, call, position) }
    }
  }

  /// Whether a style of tabs shows pages side by side: `.page`, `PageTabViewStyle()`.
  static func isPages(_ style: Expression) -> Bool {
    var style = style
    if case .call(let call) = style { style = call.callee }
    switch style {
    case .name(let name), .member(_, let name, _):
      return name == "page" || name == "PageTabViewStyle"
    default: return false
    }
  }

  /// Whether a stack is made among the pages.
  private static func hasStacks(_ call: Call) -> Bool {
    var found = false
    ExpressionVisitor.visit([.expression(.call(call))]) { expression in
      if case .call(let inner) = expression {
        found = found || ["NavigationStack", "NavigationView"].contains(inner.name)
      }
      return !found
    }
    return found
  }

  /// Pages side by side: all have the bar of the screen they stand in, which comes with the first.
  private func pages(_ call: Call, _ position: Position) {
    var inside = position.inside(position.scope.inner())
    inside.isPaged = false
    for case .closure(let closure) in call.arguments.map(\.value) {
      guard closure.body.count > 1 else {
        walk(closure.body, inside)
        continue
      }
      let pages = closure.body.enumerated().map { place, step in
        Branch(
          condition: "page \(place + 1)", subject: nil, cases: [], bindings: [], body: [step])
      }
      walk(pages, inside)
    }
  }

  /// What a step of a view of tabs makes: one tab, or one for each value of a list that is known.
  private func tab(_ statement: Statement, _ call: Call, _ position: Position) {
    guard case .expression(.call(let loop)) = statement, loop.name == "ForEach",
      let closure = loop.closure() ?? loop.closure("content"),
      let elements = follow.elements(of: loop, in: position.scope)
    else { return present([statement], "tab", call, position, isSheet: false) }
    for element in elements {
      let inside = position.inside(position.scope.inner())
      inside.scope.set(closure.parameters.first ?? "$0", element)
      for statement in Self.flat(closure.body) {
        present([statement], "tab", call, inside, isSheet: false)
      }
    }
  }

  /// Steps with those of branches among them.
  static func flat(_ body: [Statement]) -> [Statement] {
    body.flatMap { statement -> [Statement] in
      guard case .branches(let branches) = statement else { return [statement] }
      return branches.flatMap { flat($0.body) }
    }
  }

  /// Leaves out what hangs on tabs from outside where no stack is around them, so that no bar shows
  /// it: each tab with a stack has a bar of its own.
  func clearTabs() {
    var stacked: Set<String> = []
    for draft in Array(typed.values) + loose where draft.hasStack || draft.hasColumns {
      stacked.formUnion(draft.children.map(\.type))
    }
    let tabs = Dictionary(grouping: loose.filter(\.isTab)) { $0.screen.parent ?? "" }
    for (name, draft) in typed {
      guard !draft.hasStack, !draft.hasColumns, draft.screen.parent == nil,
        !stacked.contains(name),
        draft.hasTabs && (tabs[name] ?? []).contains(where: hasOwnStack) || standsAroundStack(draft)
      else { continue }
      let bare = Screen(draft.screen.name, .swiftUI, at: draft.screen.place)
      (draft.screen, draft.variants) = (bare, [])
    }
  }

  private func hasOwnStack(_ tab: Draft) -> Bool {
    tab.hasStack || tab.core.flatMap { typed[$0.type] }?.hasStack ?? false
  }

  /// Whether a view is there to show others in turn, one of which has a stack of its own, and gives
  /// it a title from outside of that stack.
  private func standsAroundStack(_ draft: Draft) -> Bool {
    draft.screen.title != nil && draft.screen.items.isEmpty && draft.branchOfTitle != nil
      && draft.children.contains { child in
        child.branch == draft.branchOfTitle && typed[child.type]?.hasStack ?? false
      }
  }
}
