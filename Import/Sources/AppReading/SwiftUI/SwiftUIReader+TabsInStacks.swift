internal import AppCode

/// Tabs that stand inside of a stack and have none of their own: all of them have the bar of that stack.
extension SwiftUIReader {
  /// Walks such tabs as ways of the screen that they stand in; false for any others.
  func shareBar(_ call: Call, _ position: Position) -> Bool {
    guard position.draft.hasStack || position.draft.saysOfBarAround else { return false }
    let steps = call.arguments.flatMap { argument -> [Statement] in
      guard case .closure(let closure) = argument.value else { return [] }
      return Self.flat(closure.body)
    }
    let tabs = steps.compactMap(Self.tab)
    guard tabs.count > 1, tabs.count == steps.count,
      !tabs.contains(where: { makesStack($0.body, in: position.scope) })
    else { return false }
    let selection = call.argument("selection").flatMap(Self.selected)
    let branches = tabs.enumerated().map { place, tab in
      var condition = "tab \(place + 1)"
      if let selection, let value = tab.value { condition = "\(selection) == \(value)" }
      return Branch(
        condition: condition, subject: nil, cases: [], bindings: [], body: tab.body)
    }
    let first =
      branches.first { follow.holdsAtStart($0.condition, in: position.scope) == true }
      ?? branches[0]
    for (branch, inside) in ways(branches, position) {
      var inside = inside
      let isLater = branch.condition != first.condition
      inside.branch?.isNotFirst = isLater
      inside.branch?.isAbsent = isLater
      inside.branch?.isTab = true
      if let tab = inside.branch { position.draft.tabs.append(tab) }
      walk(branch.body, inside)
    }
    return true
  }

  /// What a tab shows, with the value that it is chosen by.
  private struct Tab {
    var body: [Statement]
    var value: String?
  }

  /// The tab that a step makes; nil for a list of tabs, or what is no view.
  private static func tab(_ step: Statement) -> Tab? {
    guard case .expression(let whole) = step else { return nil }
    var (base, tag): (Expression, Expression?) = (whole, nil)
    while case .call(let call) = base {
      if call.name == "Tab", let closure = call.closure("content") ?? call.closure() {
        return Tab(body: closure.body, value: call.argument("value").map(plainCase))
      }
      guard case .member(let inner?, let name, _) = call.callee else {
        guard call.name != "ForEach", call.name != "TabSection" else { return nil }
        break
      }
      if name == "tag" { tag = call.argument(nil) }
      base = inner
    }
    return Tab(body: [step], value: tag.map(plainCase))
  }

  /// A value as conditions ask for it: `.home` for `Page.home`.
  private static func plainCase(_ value: Expression) -> String {
    guard case .member(let type?, let name, _) = value,
      Follower.path(type)?.last?.first?.isUppercase == true
    else { return value.source }
    return "." + name
  }

  /// What a binding is for, as conditions ask for it: `page` of `$page`.
  private static func selected(_ binding: Expression) -> String? {
    guard let path = Follower.path(binding)?.filter({ $0 != "self" }), let first = path.first,
      first.hasPrefix("$")
    else { return nil }
    return ([String(first.dropFirst())] + path.dropFirst()).joined(separator: ".")
  }

  /// Whether something makes a stack in its place, also in views of the app's own that it shows.
  private func makesStack(_ body: [Statement], in scope: Scope) -> Bool {
    var (seen, found): (Set<String>, Bool) = ([], false)
    func look(_ body: [Statement], _ scope: Scope) {
      ExpressionVisitor.visit(body) { expression in
        guard !found, case .call(let call) = expression else { return !found }
        if case .member(let base?, let name, _) = call.callee, Self.showsElsewhere.contains(name) {
          // What is shown there has a bar of its own.
          look([.expression(base)], scope)
          return false
        }
        if call.name == "NavigationLink" { return false }
        if Self.stacks.contains(call.name ?? "") || makesOwnStack(call, in: scope) { found = true }
        if let type = index.typeMade(by: call, in: scope), isView(type), seen.count < 100,
          seen.insert(type).inserted, let (inner, inside) = self.body(of: type)
        {
          look(inner, inside)
        }
        return !found
      }
    }
    look(body, scope)
    return found
  }

  private static let stacks: Set = [
    "NavigationStack", "NavigationView", "NavigationStackStore", "NavigationSplitView",
    "NavigationViewWrapper",
  ]

  private static let showsElsewhere: Set = [
    "sheet", "fullScreenCover", "popover", "navigationDestination",
  ]

  /// Gives tabs that have a title themselves what else the bar of the screen around them shows; without them
  /// that screen is there as long as one of the other tabs is.
  ///
  /// - Returns: the views that stand in it otherwise.
  func giveBar(
    of draft: Draft, toTabsAmong family: [(Draft, Draft.Child)]
  ) -> [(Draft, Draft.Child)] {
    let tabs = family.filter { child, use in
      child.screen.title != nil && !child.hasStack && !use.isBeside
        && use.branch?.all.contains { branch in
          draft.tabs.contains { $0.branching == branch.branching }
        } ?? false
    }
    for (child, use) in tabs { giveBar(of: draft, to: child, use) }
    let known = draft.tabs.count
    draft.tabs.removeAll { tab in
      tabs.contains { entry in
        entry.1.branch?.all.contains { $0.branching == tab.branching && $0.way == tab.way } ?? false
      }
    }
    // None of them leaves the bar as it is around them.
    if known > 0, draft.tabs.isEmpty { draft.isAbsorbed = true }
    let types = Set(tabs.map(\.1.type))
    return family.filter { !types.contains($0.1.type) }
  }

  /// Gives a view that has the bar of the screen around it what that screen has there in any case, and where
  /// the view is shown.
  func giveBar(of draft: Draft, to child: Draft, _ use: Draft.Child) {
    guard let branch = use.branch else { return }
    let around = Draft(draft.screen.name, type: nil, at: draft.screen.place)
    around.screen = draft.screen
    around.screen.title = nil
    around.screen.items.removeAll { $0.branch?.isNever(with: branch) ?? false }
    around.screen.read(draft.alternatives, where: branch.all.map(\.condition))
    around.modes = draft.modes
    around.marks = draft.marks.filter { !($0.branch?.isNever(with: branch) ?? false) }
    around.backMarks = draft.backMarks.filter { !($0.branch?.isNever(with: branch) ?? false) }
    if draft.branchOfSearch?.isNever(with: branch) ?? false {
      around.screen.search = nil
    } else {
      around.branchOfSearch = draft.branchOfSearch
    }
    guard uses[use.type, default: 0] < 2, child.screen.parent == nil,
      child.screen.presentation == nil
    else {
      guard around.screen.items.contains(where: { $0.branch == nil && !$0.isOutsideBar }) else {
        return
      }
      return addVariant(of: child, with: around, "in " + draft.screen.name, from: draft.screen)
    }
    child.take(from: around)
    child.screen.hasBarOf = draft.screen.name
    child.screen.parent = draft.screen.parent
    child.screen.parents = draft.screen.parents
    child.screen.hasSeveralParents = draft.screen.hasSeveralParents
    child.screen.presentation = draft.screen.presentation
    child.isShownOnStack = draft.isShownOnStack
    child.columnsBefore = draft.columnsBefore
    if draft.hasStack { child.isFirstOnStack = true }
  }
}

extension Item.Branch {
  /// Whether it is never taken where another branch is.
  fileprivate func isNever(with other: Item.Branch) -> Bool {
    isInTurn(with: other) || excludes(other)
  }
}
