internal import AppCode

extension SwiftUIReader {
  /// A draft as screens: itself, and a variant for each other title and branch.
  func finished(_ draft: Draft) -> [Screen] {
    var screen = draft.screen
    screen.hasOwnStack = draft.hasStack
    screen.isPushed = isOnlyPushed(draft)
    noteTitlesBefore(&screen, draft)
    if let title = screen.title, !title.value.isKnown, !draft.isTitleOpen,
      let first = draft.otherTitles.first
    {
      screen.title = Fact(first.value, at: first.place, .followed)
    }
    if let title = draft.screen.title, !title.value.isKnown, !draft.isTitleOpen,
      draft.isMadeUntitled, draft.hasStack || screen.isPushed || !screen.items.isEmpty
    {
      screen.title = Fact(.verbatim(""), at: title.place, .followed)
    }
    if draft.isTitleForMissing, !draft.isMadeWithout, let first = draft.otherTitles.first {
      // Everybody passes what the title is for in the end.
      screen.title = Fact(first.value, at: first.place, .followed)
    }
    screen.dropEmptyMiddle()
    // A screen that is shown, rather than a part of one, may have nothing but no bar.
    screen.hasNoBar =
      screen.isBarHidden?.value == true
      && (draft.isFramed || draft.hidesInStack || draft.isFirstOnStack || isOnlyPushed(draft)
        || draft.isPushed && screen.parent != nil && !draft.stacksApart.isEmpty
        || draft.type.map { uses[$0] == nil || uses[$0] == 1 && routed.contains($0) } ?? false
          && (draft.hasStack || draft.hasColumns || screen.parent != nil || draft.isOnStackOfUIKit))
    guard screen.hasFacts, !draft.isEmptyStack, !draft.onlyHidesNothing else {
      return isBare(draft) ? [bare(screen, draft)] : []
    }
    if screen.hasNoBar, screen.title?.value.isEmpty ?? true, screen.items.isEmpty {
      if draft.isStackApart { screen.parent = nil }
      return [screen]
    }
    // What has a stack of its own is that stack's first screen.
    if draft.hasStack, screen.isPushed {
      // Unless a link pushes it together with that stack, on which it is the first all the same.
      let isTitled = screen.title != nil && screen.titleMode == nil
      if isTitled { screen.titleMode = Fact(.large, at: screen.place, .guessed) }
    } else if draft.hasStack {
      screen.parent = nil
    }
    screen.takeColumn(of: draft)
    // A colour inside of a screen without buttons is that of its content.
    if !draft.hasStack, screen.items.isEmpty { screen.tint = nil }
    // What is pushed shows a bar with a back button, whatever its title says; the first screen of a
    // stack shows one, too, and says of which mode the bars after it are.
    let hasBar = screen.parent != nil && screen.presentation == nil || draft.hasStack
    if screen.title?.value.isEmpty == true, screen.items.isEmpty, screen.search == nil,
      !draft.isFramed, !hasBar || screen.isBarHidden?.value == true
    {
      return []
    }
    // Buttons alone, without a place that is the bar's, are no screen of their own.
    if !draft.isFramed, screen.title == nil, screen.search == nil, screen.subtitle == nil,
      screen.hidesBack == nil, screen.items.allSatisfy({ $0.isOutsideBar })
    {
      return isBare(draft) ? [bare(screen, draft)] : []
    }
    var branchOfTitle = draft.branchOfTitle
    var late: (title: Fact<AppText>, branch: Item.Branch)?
    if let branch = branchOfTitle?.all.first(where: \.isAbsent), let title = screen.title,
      screen.isThere(without: branch),
      !draft.otherWaysOfTitle.contains(where: { $0.isInTurn(with: branch) })
    {
      // The title of what only comes later is not that of what the screen comes with.
      (screen.title, branchOfTitle) = (nil, nil)
      late = (title, branch)
    }
    var others: [(String, AppText)] = draft.variants.map { ($0.condition, $0.words) }
    others += draft.otherTitles.map { ("", $0.value) }
    let places = Dictionary(draft.otherTitles.map { ($0.value, $0.place) }) { first, _ in first }
    var search: (field: Fact<Search>, branch: Item.Branch)?
    if let field = screen.search, let branch = draft.branchOfSearch?.all.first(where: \.isAbsent),
      !(draft.branchOfTitle?.all.contains {
        $0.branching == branch.branching && $0.way == branch.way
      } ?? false)
    {
      search = (field, branch)
      screen.search = nil
    }
    if screen.isBarHidden == nil { screen.items += draft.marks }
    screen.items += draft.bottomMarks
    if screen.hidesBack == nil {
      // Where buttons take its place.
      let shown = screen.items.filter { !$0.isBarless }.compactMap(\.branch)
      screen.items += draft.backMarks.compactMap { $0.standing(with: shown) }
    }
    var result = ScreenVariants.all(
      of: screen, otherTitles: others, places: places, alternatives: draft.alternatives,
      with: branchOfTitle, and: draft.waysOfTitles, same: draft.otherWaysOfTitle,
      where: draft.otherTitles.isEmpty ? draft.conditionOfTitle : nil, modes: draft.modes,
      tabs: draft.tabs)
    // What only one of several places gives a screen has no variants of its own.
    if screen.variant != nil {
      result[0].isCut = false
      return [result[0].settled]
    }
    if let late {
      result.append(ScreenVariants.variant(of: screen, with: late.title, on: late.branch))
    }
    if let search {
      // What stands behind the same condition is there with it.
      let asked = search.branch.condition
      let same =
        result.firstIndex { $0.variant == asked }
        ?? result.firstIndex { $0.variant.map { Condition.isSame($0, asked) } ?? false }
      if let same {
        result[same].search = search.field
      } else {
        // What it stands in is there with it.
        let around = draft.branchOfSearch?.outer.map(\.condition) ?? []
        var other = result.last { around.contains($0.variant ?? "") } ?? result[0]
        (other.search, other.variant) = (search.field, search.branch.condition)
        result.append(other)
      }
    }
    for place in result.indices {
      guard let variant = result[place].variant else { continue }
      if Follower.asksForEditMode(variant) { result[place].endEditing() }
      // What stands on a way that this rules out is not there.
      if let branch = draft.branchOfSearch, Item.Branch.special(variant).excludes(branch) {
        result[place].search = nil
      }
    }
    result = result.enumerated().filter { place, one in
      !result[(place + 1)...].contains { one.isPart(ofEditing: $0) }
    }.map(\.element)
    if let open = draft.screen.title?.value, !open.isKnown {
      for place in result.indices { result[place].giveTitle(toViewsReading: open) }
    }
    return result.map(\.settled)
  }
}

extension Draft {
  /// Whether all that is known of its bar is that it hides a back button, which is not there in what
  /// comes over a screen.
  fileprivate var onlyHidesNothing: Bool {
    guard screen.presentation != nil, !isShownOnStack, !hasStack, !isFirstOnStack,
      screen.hidesBack != nil
    else { return false }
    var bare = screen
    bare.hidesBack = nil
    return !bare.hasFacts
  }
}

extension Screen {
  /// Gives views that read what its title was before that became known the words of the title.
  fileprivate mutating func giveTitle(toViewsReading open: AppText) {
    guard let title, title.value.isKnown, !title.value.isEmpty else { return }
    for number in items.indices {
      guard case .label(let words) = items[number].content, words == open else { continue }
      (items[number].content, items[number].confidence) = (.label(title.value), .followed)
    }
  }

  /// Whether it has something in its bar on another way through a branch's branching.
  fileprivate func isThere(without branch: Item.Branch) -> Bool {
    items.contains { item in
      !item.isOutsideBar
        && (item.branch?.all ?? []).contains {
          $0.branching == branch.branching && $0.way != branch.way && !$0.isNotFirst
        }
    }
  }
}

extension Item {
  /// It on the branch of something that is there with it; nil for nothing that is.
  fileprivate func standing(with others: [Item.Branch]) -> Item? {
    guard let branch else { return nil }
    if others.contains(where: branch.isWay) { return self }
    let same = others.lazy.flatMap(\.all).first {
      $0.condition != "else" && Condition.isSame($0.condition, branch.condition)
    }
    guard let same else { return nil }
    var item = self
    item.branch = same
    return item
  }

  /// Whether its placement is outside of the navigation bar.
  var isOutsideBar: Bool {
    if case .placement(let name) = position {
      return [
        "bottomBar", "keyboard", "status", "bottomOrnament", "accessoryBar", "no bottom bar",
      ].contains(name)
    }
    return false
  }
}

extension Screen {
  /// Leaves out a text of nothing in the title's place, where something else stands there as well:
  /// what a part of the screen shows while it waits.
  fileprivate mutating func dropEmptyMiddle() {
    let middle = items.filter { $0.position == .placement("principal") }
    func isEmpty(_ item: Item) -> Bool {
      if case .label(let words) = item.content { return words.isEmpty }
      return false
    }
    guard middle.contains(where: { !isEmpty($0) }) else { return }
    items.removeAll { $0.position == .placement("principal") && isEmpty($0) }
  }
}
