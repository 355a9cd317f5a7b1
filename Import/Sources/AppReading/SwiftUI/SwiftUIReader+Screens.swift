internal import AppCode

extension SwiftUIReader {
  /// The screens of the app, once every view has been walked.
  ///
  /// - Parameters:
  ///   - hosted: what controllers say about views that stand in them.
  ///   - ways: how code shows such views.
  func screens(
    hosted: [String: ControllerDraft] = [:], _ ways: [String: HostedWay] = [:]
  ) -> [Screen] {
    readAll()
    if !frames.isEmpty {
      // Once it is known which views are frames, they are so wherever they stand.
      (typed, loose, alike, otherWays) = ([:], [], [:], [:])
      readAll()
    }
    take(hosted)
    // Frames are parts of the screens they stand around.
    for name in frames { typed[name] = nil }
    loose.removeAll { $0.screen.parent.map(frames.contains) ?? false }
    dropChoosers()
    notePlaces()
    clearAroundTabs()
    attachLooseScreens()
    take(ways)
    placeWays()
    clearTabs()
    clearOutside()
    clearWithoutStacks()
    clearWrappers()
    joinChildren()
    bindWrapped()
    bindColumns()
    addHanded()
    noteStanding()
    noteFirsts()
    noteFirstsInTurn()
    var result: [Screen] = []
    for name in typed.keys.sorted() {
      guard let draft = typed[name], !draft.isAbsorbed else { continue }
      let own = finished(draft)
      result += own + finishedWays(of: name, beside: own)
    }
    for draft in loose where draft.core == nil && !draft.isAbsorbed {
      result += finished(draft)
    }
    return BacksOfAllStacks.settled(pushedFromWholes(result.withoutTwins.toldOnce), index)
  }

  /// Looks for the title that a screen has where it is used with arguments.
  func bindTitle(of own: Draft, with child: Draft.Child) {
    guard let title = own.screen.title,
      !title.value.isKnown || !own.otherTitles.isEmpty
        || title.confidence >= .followed && !child.call.arguments.isEmpty,
      let bound = walked(child)
    else { return }
    let isEmpty = bound.screen.title?.value.isEmpty ?? false
    if isEmpty, !title.value.isKnown, Self.passesNothing(child.call) {
      own.isMadeUntitled = true
      return
    }
    let titles = isEmpty ? CallersTitles(isOpen: true) : callersTitles(of: own, by: child)
    if titles.isOpen, !child.call.arguments.isEmpty { own.isTitleOpen = true }
    if titles.found.contains(where: { $0.value.readsLike(title.value) }) {
      own.isMadeWithout = true
    }
    for found in titles.found
    where !([title] + own.otherTitles).contains(where: { $0.value.readsLike(found.value) }) {
      own.otherTitles.append(found)
    }
  }

  /// Whether a call, or one that makes what it passes, passes nothing for something.
  private static func passesNothing(_ call: Call) -> Bool {
    var isNothing = false
    ExpressionVisitor.visit([.expression(.call(call))]) { value in
      if case .closure = value { return false }
      if case .null = value { isNothing = true }
      return !isNothing
    }
    return isNothing
  }

  /// A view walked with what a call passes to it.
  func walked(_ child: Draft.Child) -> Draft? {
    guard let (statements, scope) = body(of: child.type, call: (child.call, child.scope)),
      let entry = index.types[child.type]
    else { return nil }
    let draft = Draft(child.type, type: child.type, at: entry.place)
    let count = loose.count
    bodies.restart()
    walk(statements, Position(draft: draft, scope: scope, path: [child.type]))
    dropLoose(from: count)
    return draft
  }

  /// Joins views that stand in each other into screens: what has the title is the screen.
  private func joinChildren() {
    func count() {
      uses = [:]
      for draft in Array(typed.values) + loose where !draft.isAsPushed {
        for type in Set(draft.children.map(\.type)) { uses[type, default: 0] += 1 }
      }
    }
    count()
    // What only Xcode's previews show.
    let previewed = Set(typed.keys.filter { uses[$0] == nil && isForPreviews($0) })
    for name in previewed { typed[name] = nil }
    loose.removeAll { $0.screen.parent.map(previewed.contains) ?? false }
    count()
    dropPreviewed()
    dropUnshown()
    notePushed()
    for draft in typed.keys.sorted().compactMap({ typed[$0] }) + loose where draft.core == nil {
      join(draft)
    }
  }

  private func join(_ draft: Draft) {
    let family = giveBar(
      of: draft,
      toTabsAmong: descendants(of: draft, withoutStacks: draft.hasTitleAround)
        .filter { !draft.standsElsewhere(than: $0.1) })
    guard !family.isEmpty else { return }
    if draft.isShownPlain, draft.screen.title == nil, let plain = draft.plain,
      family.contains(where: { $0.0.screen.title != nil })
    {
      // One of several places gives it buttons; the screens in it are shown without them, too.
      draft.screen = plain
    }
    if draft.screen.title == nil, !draft.isUntitled {
      takeBoundTitle(draft, family)
    }
    if draft.screen.title != nil || draft.isUntitled {
      for (child, use) in family
      where child.screen.hasFacts && (child.screen.title == nil || isPart(child, use, of: draft)) {
        // What is pushed as well and only comes here later looks then as it does there.
        if child.isPushed, use.branch?.all.contains(where: \.isNotFirst) ?? false { continue }
        takeInside(child, use, into: draft, branch: use.branch)
      }
      takeButtons(of: family, into: draft)
      giveButtons(draft, toThoseInTurn: family)
      giveBar(of: draft, toCasesAmong: family)
      if draft.screen.titleMode == nil {
        draft.screen.titleMode =
          family.lazy.compactMap { entry in
            entry.0.screen.title == nil ? entry.0.screen.titleMode : nil
          }.first
      }
      return
    }
    let titled = family.filter { $0.0.screen.title != nil }
    for (child, use) in titled {
      // A view that a screen is handed to says more about that screen.
      for holder in use.holders.sorted().compactMap({ typed[$0] })
      where holder.screen.title == nil
        && (holder.screen.hasFacts
          || holder.screen.titleMode != nil && uses[use.type, default: 0] < 2)
      {
        child.take(from: holder)
        holder.isAbsorbed = true
      }
    }
    if takeFrame(draft, titled) { return }
    if titled.isEmpty { takeFramesAround(draft, family) }
    guard draft.screen.hasFacts || draft.screen.titleMode != nil || hidesBar(draft, of: titled)
    else {
      for (child, use) in titled { bindTitle(of: child, with: use) }
      // What stands there several times has a title each time.
      let types = Set(titled.map(\.1.type))
      for use in draft.children.prefix(60) where types.contains(use.type) {
        if let child = typed[use.type] { bindTitle(of: child, with: use) }
      }
      let isOver = draft.hasStack && draft.screen.presentation != nil
      let only = isOver ? draft.onlyChild?.type : nil
      for (child, _) in family where child.screen.hasFacts || only != nil && child.type == only {
        handOn(how: draft, isShownTo: child)
      }
      return
    }
    if titled.isEmpty {
      // Of what stands in one place in turn, the first is taken; the others are screens.
      let start = family.first { $0.0.screen.hasFacts }?.1.branch
      for (child, use) in family
      where child.screen.hasFacts || child.screen.titleMode != nil {
        let isTab = use.branch?.all.contains(where: \.isTab) ?? false
        if let start, let branch = use.branch, !isTab, branch.isInTurn(with: start) { continue }
        // What stands in a case is not there where that case is ruled out.
        let isCase = use.branch.map { $0.equality != nil && $0.all.allSatisfy(\.isAtStart) }
        takeInside(child, use, into: draft, branch: isCase == true || isTab ? use.branch : nil)
      }
    } else if titled.count == 1 {
      if let bound = untitled(titled[0].0, by: titled[0].1) {
        draft.take(from: bound, isInside: true)
      } else if !draft.screen.items.isEmpty, uses[titled[0].1.type, default: 0] > 1 {
        // What is also shown without these buttons is a screen beside this one.
        draft.take(from: titled[0].0)
      } else {
        titled[0].0.take(from: draft)
        draft.isAbsorbed = true
        handOn(how: draft, isShownTo: titled[0].0)
      }
    } else if Self.standInTurn(titled.map(\.1)) {
      // Each of the things that stand in one place in turn has what stands around them.
      giveAround(draft, to: titled)
    }
  }

  /// Takes in a view that stands in a screen.
  ///
  /// What it has where it is shown by itself stays there.
  func takeInside(
    _ child: Draft, _ use: Draft.Child, into draft: Draft, branch: Item.Branch? = nil
  ) {
    let inner = Draft(child.screen.name, type: child.type, at: child.screen.place)
    (inner.screen, inner.hidesForItself) = (child.screen, child.hidesForItself)
    if let plain = child.plain, child.hasItemsFromOutside {
      inner.screen = plain
    } else if !child.isPushed, !isPushedToo(child, beside: draft) {
      child.isAbsorbed = true
    }
    if let items = boundItems(of: child, use) { inner.screen.items = items }
    for number in inner.screen.items.indices {
      // Of what stands in one place in turn, each is there with its own.
      inner.screen.items[number].branch =
        inner.screen.items[number].branch?.inside(of: branch) ?? branch
    }
    inner.variants = child.variants
    inner.waysOfTitles = child.waysOfTitles.mapValues { $0.inside(of: branch) }
    if branch?.all.contains(where: { $0.isTab && $0.isAbsent }) ?? false {
      // What a tab says of the bar as a whole counts while it is chosen, not as the screen comes.
      inner.screen.hidesBack = nil
      inner.screen.isBarHidden = nil
      inner.screen.titleMode = nil
      inner.screen.titleView = nil
    }
    var marks = child.marks
    if !marks.isEmpty, !use.call.arguments.isEmpty, let bound = walked(use) {
      // Whether the bar is hidden, the call may say.
      (marks, inner.screen.isBarHidden) = (bound.marks, bound.screen.isBarHidden)
    }
    func inside(_ mark: Item) -> Item {
      var mark = mark
      mark.branch = mark.branch?.inside(of: branch)
      return mark
    }
    inner.marks = marks.map(inside)
    inner.backMarks = child.backMarks.map(inside)
    inner.bottomMarks = child.bottomMarks.map { mark in
      var mark = inside(mark)
      mark.branch = mark.branch ?? branch
      return mark
    }
    inner.branchOfSearch = child.branchOfSearch?.inside(of: branch) ?? branch
    draft.take(from: inner, isInside: true)
  }

  /// Whether a view is handed a function of whoever shows it, which may make a part of it.
  func takesFunctions(_ use: Draft.Child) -> Bool {
    guard !use.call.arguments.isEmpty else { return false }
    return index.types[use.type]?.properties.contains { property in
      guard let type = property.type, type.contains("->") else { return false }
      return !["Void", "()"].contains { type.hasSuffix($0) || type.hasSuffix($0 + ")?") }
    } ?? false
  }

  /// Buttons of a view where it is shown, if more of them are known there than by itself, or more
  /// is decided about them.
  func boundItems(of child: Draft, _ use: Draft.Child) -> [Item]? {
    if otherWays[use.type] != nil, let bound = walked(use) { return bound.screen.items }
    if !use.call.arguments.isEmpty, child.screen.items.contains(where: { $0.branch != nil }),
      let bound = walked(use)?.screen.items,
      bound.count(where: { $0.branch != nil })
        < child.screen.items.count(where: { $0.branch != nil })
    {
      return bound
    }
    guard child.screen.items.contains(where: { !$0.isKnown }), takesFunctions(use),
      let bound = walked(use)?.screen.items,
      bound.count(where: \.isKnown) > child.screen.items.count(where: \.isKnown)
    else { return nil }
    return bound
  }

  /// A view whose title stands behind a condition as a call makes it which rules that title out; nil
  /// for any other.
  private func untitled(_ child: Draft, by use: Draft.Child) -> Draft? {
    guard child.screen.title != nil, !use.call.arguments.isEmpty,
      child.branchOfTitle != nil || otherWays[use.type] != nil, !child.isTitleFromOutside,
      let bound = walked(use), bound.screen.title == nil
    else { return nil }
    return bound
  }
}
