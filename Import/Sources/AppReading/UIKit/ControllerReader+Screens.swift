extension ControllerReader {
  /// The screens of the app, once every class has been walked.
  func screens() -> [Screen] {
    readAll()
    readMakers()
    readSegues()
    takeCaseRouters()
    takeDetails()
    leaveFirsts()
    settleOpeners()
    takeOwnStacks()
    takeHandedTitles()
    bindTitles()
    bindItems()
    takeInitializers()
    takeStacks()
    takePushes()
    takeStackDelegates()
    takeBacksOfStacks()
    takeItemsOfStacks()
    takeQuietStacks()
    lendTitles()
    lendItems()
    lendToContainers()
    for (name, other) in outside {
      drafts[name]?.take(from: other, isOnlyOne: makings[name, default: 1] == 1)
    }
    for (name, draft) in drafts { takeCallers(draft, name, isLedTo: tabs.pushed[name] != nil) }
    for (name, draft) in drafts { takeOutsideTitles(draft, isOnlyOne: makings[name] == 1) }
    var result = interfaceScreens()
    let inherited = Set(index.types.values.flatMap(\.inherits).map(CodeIndex.withoutGenerics))
    for name in drafts.keys.sorted() {
      guard let draft = drafts[name], !drawn.contains(name) else { continue }
      // What others inherit from, and has no title, is no screen of its own.
      if inherited.contains(name),
        draft.isPlainBase || isUnmadeBase(name)
          || draft.screen.title?.value.isKnown != true && makings[name] == nil
          || isNeverMade(name)
      {
        continue
      }
      if isAlert(name, draft) || isBareSheet(name, draft) || isOnlyChild(name)
        || isOnlyPage(name) || isBareTab(name, draft) || isSplitView(name)
      {
        continue
      }
      // What has buttons, or is pushed, has a bar for its title.
      if draft.screen.title == nil, let title = looseTitles[name],
        !draft.sets.isEmpty || draft.screen.hasFacts || parents[name]?.isSheet == false
          || parents[name] == nil && pushedLoosely.contains(name)
            && !presentedClasses.contains(name)
      {
        draft.screen.title = title
      }
      result += finished(draft, name) + finishedWays(of: draft, name)
    }
    result += screensOfUIKit()
    leaveOutHeldByContainers(of: &result)
    fillPlaceholders(of: &result)
    hideDrawn(after: &result)
    // What a screen has only sometimes leaves one without anything at first.
    let shown = Set(result.filter(\.hasFacts).map(\.name))
    return afterContainers(afterEachMode(result)).compactMap { screen in
      if screen.hasFacts || screen.variant == nil && shown.contains(screen.name) { return screen }
      if isBare(screen) {
        var screen = screen
        screen.isBare = true
        return screen
      }
      return screen.variant == nil && isHostOfItsOwn(screen.name) ? screen : nil
    }
  }

  func finished(_ draft: ControllerDraft, _ name: String) -> [Screen] {
    var screen = draft.screen
    if let edge = parents[name], !isDrawnInstead(edge, name) {
      screen.parent = edge.parent
      screen.isPushed = !edge.isSheet && isPlainScreen(edge.parent)
      if shownBySeveral.contains(name) { screen.hasSeveralParents = true }
      screen.presentation = edge.isSheet ? covers.contains(name) ? .cover : .sheet : nil
    } else {
      takeDrawnWays(to: name, into: &screen)
    }
    takePresentation(draft, name, screen)
    if draft.comesWithoutTitleView, screen.title != nil { screen.titleView = nil }
    if showsNoTitle(screen, draft) { screen.titleView?.value = .label(.verbatim("")) }
    if draft.timeOfNoTitleView > draft.timeOfTitleView, screen.titleView != nil {
      screen.titleView = nil
      screen.title = screen.title ?? Fact(.verbatim(""), at: screen.place)
    }
    // What is hidden and shown again is there at first.
    if draft.showsBackLater, !draft.hidesBackSurely { screen.hidesBack = nil }
    // What it does where it is first on its stack is not there where it is pushed.
    for number in draft.sets.indices where pushed.contains(name) {
      let set = draft.sets[number]
      if set.generation == 0, let condition = set.condition,
        Self.asksForFirst(spelledOut(condition, of: name))
      {
        draft.sets[number].isAbsent = true
      }
    }
    draft.sets.removeAll { isForAnotherPlace($0, than: screen) }
    if hasOnlyItemsOfPlace(draft, name) { draft.sets = [] }
    if !screen.isSheet,
      draft.sets.contains(where: { set in
        set.generation > 0 && !set.isAbsent
          && set.condition.map { Self.asksForFirst(spelledOut($0, of: name)) } ?? false
          && !draft.sets.contains { $0.position == set.position && $0.generation < set.generation }
      })
    {
      // With the buttons of the first screen of a stack there is no screen before it.
      screen.parent = nil
      screen.isPushed = false
    }
    return ledTo(draft.searched(draft.edited(draft.finished(screen))), name)
  }

  /// Gives a screen the titles that others set where they make it.
  ///
  /// A title of its own that is always there takes the place of any other; one that is there only
  /// sometimes, or is the running app's, gives way where the screen is made in that one place.
  private func takeOutsideTitles(_ draft: ControllerDraft, isOnlyOne: Bool) {
    for outside in draft.outsideTitles {
      let title = outside.title
      guard title.value.isKnown || draft.screen.title == nil else { continue }
      if let own = draft.screen.title, own.value.isKnown, draft.isTitleAlways { continue }
      let isOwnUnknown = draft.screen.title.map { !$0.value.isKnown } ?? true
      if draft.screen.title == nil || isOwnUnknown && isOnlyOne {
        draft.screen.title = title
        draft.titles += outside.others
      } else if draft.screen.title?.value != title.value {
        draft.titles.append((outside.condition, title.value))
      }
    }
  }
}

extension ControllerDraft {
  /// Takes in what others say about it where they make it.
  ///
  /// - Parameter isOnlyOne: whether nothing else makes it.
  func take(from other: ControllerDraft, isOnlyOne: Bool) {
    if isOnlyOne { screen.hidesBack = screen.hidesBack ?? other.screen.hidesBack }
    screen.title = screen.title ?? other.screen.title
    screen.titleMode = screen.titleMode ?? other.screen.titleMode
    screen.backTitle = screen.backTitle ?? other.screen.backTitle
    screen.search = screen.search ?? other.screen.search
    screen.keepsSearch = screen.keepsSearch || other.screen.keepsSearch
    screen.searchPlacement = screen.searchPlacement ?? other.screen.searchPlacement
    sets += other.sets
    outsideTitles += other.outsideTitles
    titlesOfCallers.merge(other.titlesOfCallers) { mine, _ in mine }
  }

  /// It as screens: with the buttons it has at first, and a variant for each other title and set.
  func finished(_ screen: Screen) -> [Screen] {
    var screen = screen
    // A label that gets every title.
    if let title = screen.title, screen.titleView?.value.readsTitle ?? false {
      screen.titleView?.value = .label(title.value)
    }
    if let title = screen.title, screen.titleView != nil, isBesideTitleView(title.value) {
      // Another branch than the one with the title puts a view in its place.
      titles.insert((titleCondition ?? "else", title.value), at: 0)
      screen.title = nil
    }
    let titleWays = screen.title.flatMap { waysOfTitles[$0.value] } ?? [:]
    var moment = holding(of: screen.title)
    var others: [(String, [ItemSet])] = []
    var (chosen, left): (String?, ItemSet?) = (nil, nil)
    // Both sides are those of one way of going on.
    func goes(with set: ItemSet) -> Bool {
      guard let chosen, let condition = set.condition else { return true }
      return chosen.hasPrefix(condition) || condition.hasPrefix(chosen)
    }
    for position in [Item.Position.left, .right] {
      var mine = sets.filter { $0.position == position }
      if mine.contains(where: \.items.isEmpty) {
        // A class without buttons of its own takes away what it inherits.
        mine = mine.filter { $0.generation == 0 && !$0.items.isEmpty }
      }
      // What is added to buttons that a base class sets stands with those.
      var added: [ItemSet] = []
      if mine.contains(where: { $0.addition == nil }) {
        added = mine.filter {
          $0.addition != nil && !$0.isLater && !$0.isAbsent && !$0.isHanded
        }
        let places = Set(mine.filter { $0.addition == nil }.flatMap(\.items).map(\.place))
        added.removeAll { $0.items.allSatisfy { places.contains($0.place) } }
        mine.removeAll { $0.addition != nil }
      }
      if isClearedAsItComes(position) { mine.removeAll { $0.stack != nil } }
      let least = mine.filter { !$0.isAbsent || $0.caller == nil }.map(\.generation).min() ?? 0
      // Buttons of another branch than the title's are not there with it.
      // Something turning is only there for a while.
      let fitting = Self.inTime(mine).filter {
        !isOfOtherTitle($0) && !$0.ways.excludes(titleWays) && !$0.isAbsent && !$0.isTurning
          && !isTakenAwayOtherwise($0) && !$0.holding.excludes(moment)
      }
      var near = fitting.filter { $0.generation == least && !isBesideAnother($0, than: left) }
      if near.contains(where: { !clearsOtherSide($0) }) {
        // A state with buttons on both sides comes before one that takes those of a side away.
        near.removeAll { clearsOtherSide($0) }
      }
      // Something turning is what stands there for a while.
      let lasting = fitting.filter { $0.generation <= 1 && !$0.isTurning }
      // Where something special sets it as the screen comes, what happens later is not there first.
      let isOpen =
        (!mine.contains { $0.isAbsent && !$0.isLater } || near.contains(where: \.isOfMaker))
        && !near.contains(where: isTakenBack)
      let beside = Self.besideTitle(near, titleWays)
      // What a stack, or a base class otherwise, sets stays where only something special takes its place.
      let otherwise = fitting.first { set in
        let isElse = set.condition?.hasSuffix("else") ?? true
        return isElse && (set.stack != nil || set.generation == 1 && !set.isLater)
      }
      let first =
        beside
        ?? near.first(where: { $0.condition == nil && !$0.isTurning && !$0.isLater })
        ?? lasting.first(where: { $0.condition == nil && !$0.isLater })
        ?? near.first(where: { $0.condition != nil && !$0.isLater && goes(with: $0) })
        ?? near.first(where: { !$0.isLater })
        ?? (isOpen
          ? near.first(where: { $0.condition == nil && !$0.isTurning }) ?? near.first : nil)
        ?? otherwise
      (chosen, left) = (chosen ?? first?.condition, left ?? first)
      if let first { moment.add(first.holding) }
      screen.items += added.filter { $0.addition == .before }.flatMap(\.items)
      screen.items += first?.items ?? []
      screen.items += added.filter { $0.addition == .after }.flatMap(\.items)
      for other in mine
      where other.generation <= 1
        || other.isAbsent && (other.caller != nil || other.generation == least)
      {
        // What the title's branch takes the place of stands with the other titles alone.
        if beside != nil, other.condition == nil, !other.isLater { continue }
        // What a class inherits is gone once it sets its own.
        if isGone(other, beside: first) { continue }
        if other.isLike(first) || other.putsBack(first) { continue }
        if others.contains(where: { $0.1.contains(where: other.isLike) }) { continue }
        let condition = other.asked
        // Buttons of both sides that come together are one variant.
        if let same = others.firstIndex(where: { known in
          known.1.allSatisfy(other.comes)
        }) {
          others[same].1.append(other)
        } else {
          others.append((condition, [other]))
        }
      }
    }
    conditionOfItems = chosen
    var result = ScreenVariants.all(
      of: screen, otherTitles: titles.map { ($0.condition, $0.words) })
    if !result.isEmpty { clear(&result[0], on: titleWays) }
    for number in result.indices.dropFirst() {
      takeMoment(of: result[number].title, into: &result[number])
      takeItems(of: sets, into: &result[number])
      takeItemsOfMode(of: sets, into: &result[number])
      takeWords(into: &result[number])
      if let words = result[number].title?.value, let place = placesOfTitles[words] {
        result[number].title?.place = place
      }
      if let title = result[number].title?.value, isBesideTitleView(title) {
        result[number].titleView = nil
      }
    }
    for (condition, sets) in together(others) where !result[0].isCut {
      if isShown(sets, among: result) || give(sets, to: &result, where: condition) { continue }
      var variant = screen
      // What stands behind another condition is not there with this one.
      variant.items = result[0].items
      for set in sets {
        variant.items.removeAll { item in
          item.position == set.position || clearsOtherSide(set) || isExcluded(item, by: set)
            || isCleared(item.position, on: set.ways)
        }
        variant.items += set.items
      }
      variant.variant = condition
      finishMode(of: sets, in: &variant)
      if waysWithBar[condition] != nil { (variant.isBarHidden, variant.hasNoBar) = (nil, false) }
      dropOtherCallers(beside: sets, from: &variant)
      takeMoment(of: sets, into: &variant)
      if let title = sets.lazy.compactMap(\.caller).compactMap({ self.titlesOfCallers[$0] }).first {
        // Whoever sets the buttons gives the title as well.
        variant.title = title
        if result.count < ScreenVariants.limit,
          let same = result.dropFirst().firstIndex(where: { $0.title?.value == title.value })
        {
          result.remove(at: same)
        }
      }
      // The same bar made again is no state of its own.
      if result.contains(where: { $0.hasBar(of: variant) }) { continue }
      result[0].isCut = result.count == ScreenVariants.limit
      if !result[0].isCut { result.append(variant) }
    }
    addCleared(to: &result)
    addLaterTitleViews(to: &result)
    return result
  }
}
