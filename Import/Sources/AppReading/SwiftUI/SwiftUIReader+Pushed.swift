internal import AppCode

/// Views that a link pushes and that a stack of another view holds as well.
extension SwiftUIReader {
  /// Notes views that links surely push: those that stand there by themselves, and in views of which
  /// nothing is said.
  func notePushed() {
    var open = typed.sorted { $0.key < $1.key }.map(\.value).filter(\.isPushed)
    while let draft = open.popLast() {
      guard !draft.isInPushed else { continue }
      draft.isInPushed = true
      guard !draft.screen.hasFacts, !draft.hasOwnStack else { continue }
      open += draft.children.compactMap { typed[$0.type] }
    }
  }

  /// Whether a view is all that a link pushes, but for what modifiers of the app's own show over it.
  func isAlone(_ core: Draft.Child, in draft: Draft) -> Bool {
    draft.children.count { !$0.isBeside } == 1
      && draft.children.allSatisfy { child in
        guard child.isBeside else { return child.type == core.type }
        guard !child.isFrame, !frames.contains(child.type), let own = typed[child.type] else {
          return false
        }
        return !own.hasOwnStack && !own.screen.hasFacts && own.marks.isEmpty
      }
  }

  /// Whether a view that stands in the stack of another is a screen beside that: a link pushes it without
  /// what the other puts around it.
  func isPushedToo(_ child: Draft, beside draft: Draft) -> Bool {
    child.isInPushed && !child.hasOwnStack && draft.hasStack && !draft.isPushed
  }

  /// Notes views that stand somewhere else than alone behind a link, or alone in what a link pushes.
  func noteStanding() {
    standing = []
    var alone: [String: Set<String>] = [:]
    for draft in Array(typed.values) + loose {
      let isOnTop = draft.isPushed || !draft.columnsBefore.isEmpty
      let only = draft.type == nil || draft.isApart ? nil : draft.onlyChild
      for child in draft.children where !isOnTop || draft.core?.type != child.type {
        if let only, let type = draft.type, isOnTop, child.type == only.type {
          alone[type, default: []].insert(child.type)
        } else {
          standing.insert(child.type)
        }
      }
    }
    // What is alone in a view stands where that one does.
    var open = alone.keys.filter { standing.contains($0) || isShownOtherwise($0) }
    while let type = open.popLast() {
      for child in alone.removeValue(forKey: type) ?? [] where standing.insert(child).inserted {
        open.append(child)
      }
    }
  }

  /// Whether something shows a view over a screen, or nothing is known that shows it.
  private func isShownOtherwise(_ type: String) -> Bool {
    guard let screen = typed[type]?.screen else { return true }
    return screen.presentation != nil || screen.parent == nil
  }

  /// Notes views that are all there is first on a stack of another view: `NavigationStack { Start() }`.
  func noteFirsts() {
    for draft in Array(typed.values) + loose
    where draft.hasStack && !draft.hasTabs && !draft.hasColumns && !draft.holdsUnknown {
      guard let type = draft.onlyChild?.type ?? draft.firstOnBranch, let own = typed[type],
        !own.hasOwnStack
      else { continue }
      own.isFirstOnStack = true
    }
  }

  /// Notes the view that is all a stack on a branch has first.
  ///
  /// - Parameter count: how many views stood in the draft before.
  func noteFirst(of draft: Draft, after count: Int, on branch: Item.Branch?) {
    let children = draft.children.dropFirst(count).filter { !$0.isBeside }
    guard children.count == 1, let child = children.first, child.branch == branch,
      !child.isInContent, !child.isFrame
    else { return }
    draft.firstOnBranch = child.type
  }

  /// Whether a screen is only there where links push it, with something before it on its stack.
  func isOnlyPushed(_ draft: Draft) -> Bool {
    (draft.isPushed && !draft.isApartFromStacks || draft.columnBefore != nil)
      && draft.screen.parent != nil && draft.screen.presentation == nil
      && (draft.isAsPushed || !(draft.type.map(standing.contains) ?? false))
  }

  /// Notes what the screens before another read where that one is pushed, if that is not what they come with.
  func noteTitlesBefore(_ screen: inout Screen, _ draft: Draft) {
    guard draft.columnBefore == nil, draft.screen.parent != nil else { return }
    for (parent, links) in Dictionary(grouping: draft.linkedOn, by: \.parent) {
      guard let title = title(before: draft, on: parent, links) else { continue }
      screen.titlesBefore[parent] = title
    }
    screen.titleBefore = draft.screen.parent.flatMap { screen.titlesBefore[$0] }
  }

  /// What a screen before another reads where that one is pushed, if its title stands on another way
  /// through a branching; an empty text where it has none there, nil where it reads what it always does.
  private func title(
    before draft: Draft, on parent: String, _ links: [(parent: String, branch: Item.Branch?)]
  ) -> Fact<AppText>? {
    guard let holder = typed[parent] else { return nil }
    guard let title = holder.branchOfTitle else {
      return otherTitle(of: holder, links, draft) ?? titleOfCase(of: holder, links, draft)
    }
    guard let branch = links.first?.branch,
      links.allSatisfy({ $0.branch.map(title.isInTurn) ?? false }),
      !holder.otherWaysOfTitle.contains(where: { !$0.isInTurn(with: branch) })
    else { return nil }
    let own = holder.variants.lazy.map(\.words).first { words in
      holder.waysOfTitles[words].map { !$0.isInTurn(with: branch) } ?? false
    }
    return Fact(own ?? .verbatim(""), at: draft.screen.place, .guessed)
  }

  /// The title of a screen for the only case in which all links to another stand; nil for any other.
  private func titleOfCase(
    of holder: Draft, _ links: [(parent: String, branch: Item.Branch?)], _ draft: Draft
  ) -> Fact<AppText>? {
    let titles = Set(links.map { words(of: holder, on: $0.branch) })
    guard titles.count == 1, let words = titles.first ?? nil else { return nil }
    return Fact(words, at: draft.screen.place, .guessed)
  }

  /// The other of two titles of a screen, where all links to another stand in ways which rule out what the
  /// first one asks for: `case .old:` of a title `part == .young ? "Young" : "Old"`; nil for any other.
  private func otherTitle(
    of holder: Draft, _ links: [(parent: String, branch: Item.Branch?)], _ draft: Draft
  ) -> Fact<AppText>? {
    guard let condition = holder.conditionOfTitle, holder.variants.count == 1, !links.isEmpty
    else { return nil }
    let asked = Item.Branch.special(condition)
    guard links.allSatisfy({ $0.branch.map(asked.excludes) ?? false }) else { return nil }
    return Fact(holder.variants[0].words, at: draft.screen.place, .guessed)
  }
}

extension Screen {
  /// Notes that a phone shows it on top of another column.
  mutating func takeColumn(of draft: Draft) {
    guard let holder = draft.screen.parent, let before = draft.columnBefore else { return }
    parent = before
    parents.remove(holder)
    parents.insert(before)
  }
}

extension Draft {
  /// The column before it, where the view that the columns stand in is what shows it.
  fileprivate var columnBefore: String? { screen.parent.flatMap { columnsBefore[$0] } }

  /// The view of the app's own that is all there is in it; nil for none, or one of several.
  var onlyChild: Child? {
    guard children.count == 1, children[0].branch == nil, !children[0].isInContent,
      !children[0].isBeside, !children[0].isFrame
    else { return nil }
    return children[0]
  }

  /// Whether a link that leads to it pushes nothing that the stack around has a part in: a view with a
  /// stack of its own is pushed all the same.
  fileprivate var isApartFromStacks: Bool { hasTabs || hasColumns || isFramed }

  /// Whether it says something of a bar that is another one than that of what stands in it.
  fileprivate var isApart: Bool { hasOwnStack || screen.title != nil || !screen.items.isEmpty }

  /// Whether what is around it has no part in the bars of its screens.
  var hasOwnStack: Bool { hasStack || hasTabs || hasColumns || isFramed }
}
