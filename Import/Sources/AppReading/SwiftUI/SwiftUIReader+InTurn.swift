internal import AppCode

/// Views that stand in one place in turn, with the same buttons around them.
extension SwiftUIReader {
  /// Gives each of some views with titles what stands around them; the view around them stays a screen
  /// where it shows one without a title in turn with them.
  ///
  /// One with a stack of its own has a bar of its own, below that of what it stands in.
  func giveAround(_ draft: Draft, to titled: [(Draft, Draft.Child)]) {
    let items = draft.screen.items
    for (child, use) in titled where !child.hasStack {
      // What asks for the opposite of what leads to the view is not there beside it.
      if let branch = use.branch {
        draft.screen.items = items.filter { !($0.branch?.excludes(branch) ?? false) }
      }
      defer { draft.screen.items = items }
      if draft.screen.items.isEmpty || uses[use.type, default: 0] < 2 {
        child.take(from: draft)
        if use.branch?.isOfEditing ?? false { child.screen.endEditing() }
      } else {
        // What is also shown without these buttons has them in a variant.
        addVariant(of: child, with: draft, "in " + draft.screen.name, from: draft.screen)
      }
    }
    draft.isAbsorbed = !showsUntitled(draft, beside: titled.map(\.1))
    if draft.isAbsorbed { for (child, _) in titled { handOn(how: draft, isShownTo: child) } }
  }

  /// Notes that a view is shown where the one is that it stands in and that is no screen itself.
  func handOn(how draft: Draft, isShownTo child: Draft) {
    if child.screen.parent == nil {
      child.screen.parent = draft.screen.parent
      child.screen.presentation = child.screen.presentation ?? draft.screen.presentation
    } else if draft.screen.presentation == nil, let parent = draft.screen.parent {
      child.screen.parents.insert(parent)
    }
    guard draft.screen.presentation == nil else { return }
    child.columnsBefore.merge(draft.columnsBefore) { first, _ in first }
    child.screen.parents.formUnion(draft.screen.parents)
    if child.screen.parents.count > 1 { child.screen.hasSeveralParents = true }
  }

  /// Whether another way of the branching that leads to views with titles shows a view of the app's own
  /// that says nothing of the bar, under buttons that are there in any case.
  private func showsUntitled(_ draft: Draft, beside titled: [Draft.Child]) -> Bool {
    guard draft.type != nil, draft.hasStack, draft.hasButtonsInAnyCase,
      let branching = titled.first?.branch?.branching
    else { return false }
    func way(_ use: Draft.Child) -> Int? {
      use.branch?.all.first { $0.branching == branching }?.way
    }
    let known = Set(titled.compactMap(way))
    return draft.children.contains { use in
      guard let way = way(use), !known.contains(way), !use.isBeside, let own = typed[use.type]
      else { return false }
      let parts = [own] + descendants(of: own).map(\.0)
      return parts.allSatisfy {
        !$0.screen.hasFacts && !$0.hasStack && !$0.hasTabs && $0.marks.isEmpty
      }
        && parts.compactMap(\.type).allSatisfy { !speaksOfBar($0) }
    }
  }

  /// Gives views with titles that stand in turn in a screen whose own title is empty the bar of that screen.
  func giveBar(of draft: Draft, toCasesAmong family: [(Draft, Draft.Child)]) {
    guard draft.screen.title?.value.isEmpty == true, draft.branchOfTitle == nil else { return }
    for (child, use) in family
    where child.screen.title?.value.isEmpty == false && !child.hasStack && !use.isBeside
      && use.branch != nil && uses[use.type, default: 0] < 2 && child.screen.parent == nil
      && child.screen.presentation == nil && !child.isHosted && !child.isOnStackOfUIKit
      && !child.isPushed && makers?.calls[use.type]?.count ?? 0 < 2
    {
      giveBar(of: draft, to: child, use)
    }
  }

  /// Gives views with titles that stand in turn with the title of the screen around them the buttons of that
  /// one.
  func giveButtons(_ draft: Draft, toThoseInTurn family: [(Draft, Draft.Child)]) {
    guard let title = draft.branchOfTitle, draft.hasButtonsInAnyCase else { return }
    for (child, use) in family
    where child.screen.title != nil && !child.hasStack && !use.isBeside && !use.isInContent {
      guard let branch = use.branch,
        branch.all.contains(where: { mine in
          title.all.contains { $0.branching == mine.branching && $0.way != mine.way }
        })
      else { continue }
      let around = Draft(draft.screen.name, type: nil, at: draft.screen.place)
      around.screen = draft.screen
      around.screen.title = nil
      around.screen.items.removeAll { $0.branch != nil }
      if uses[use.type, default: 0] < 2 {
        child.take(from: around)
        if use.branch?.isOfEditing ?? false { child.screen.endEditing() }
      } else {
        addVariant(of: child, with: around, "in " + draft.screen.name, from: draft.screen)
      }
    }
  }
}

extension Draft {
  /// Whether it has buttons in its bar that are there whatever it shows.
  fileprivate var hasButtonsInAnyCase: Bool {
    screen.items.contains { $0.branch == nil && !$0.isOutsideBar && !$0.isBarless }
  }
}
