internal import AppCode

extension ControllerReader {
  /// The screens of the app, once every class has been walked.
  func screens() -> [Screen] {
    readAll()
    readMakers()
    bindTitles()
    lendTitles()
    for (name, other) in outside { drafts[name]?.take(from: other) }
    for (name, draft) in drafts { takeOutsideTitles(draft, isOnlyOne: makings[name] == 1) }
    var result = interfaceScreens()
    let inherited = Set(index.types.values.flatMap(\.inherits).map(CodeIndex.withoutGenerics))
    for name in drafts.keys.sorted() {
      guard let draft = drafts[name], !drawn.contains(name) else { continue }
      // What others inherit from, and has no title, is no screen of its own.
      if inherited.contains(name), draft.screen.title == nil || draft.isPlainBase { continue }
      result += finished(draft, name)
    }
    fillPlaceholders(of: &result)
    return result.filter(\.hasFacts)
  }

  private func finished(_ draft: ControllerDraft, _ name: String) -> [Screen] {
    var screen = draft.screen
    if let edge = parents[name] {
      screen.parent = edge.parent
      screen.isSheet = edge.isSheet
    }
    // What a base class does for the first screen of a stack is not there on the others.
    draft.sets.removeAll { set in
      guard set.generation > 0, let condition = set.condition, Self.asksForFirst(condition) else {
        return false
      }
      return !roots.contains(name) || screen.isSheet && condition.contains("isBeingPresented")
    }
    return draft.finished(screen)
  }

  /// Whether a condition holds on the first screen of a stack alone.
  private static func asksForFirst(_ condition: String) -> Bool {
    [
      "viewControllers.count == 1", "viewControllers.first == self",
      "viewControllers.first === self",
    ]
    .contains { condition.contains($0) }
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

  /// Gives screens the titles of other screens that they take for their own.
  private func lendTitles() {
    for loan in loans {
      guard let draft = drafts[loan.to], let title = drafts[loan.from]?.screen.title?.value,
        title.isKnown
      else { continue }
      if draft.screen.title?.value.isKnown == true {
        if draft.screen.title?.value != title { draft.titles.append((loan.condition, title)) }
      } else {
        draft.screen.title = Fact(title, at: loan.place, .followed)
      }
    }
  }

  /// Screens that Interface Builder has, changed by what their classes say.
  private func interfaceScreens() -> [Screen] {
    interfaces.flatMap { found -> [Screen] in
      guard let name = found.customClass, let draft = draft(of: found, name) else {
        return [found.screen]
      }
      drawn.insert(name)
      let own = ControllerDraft(name, at: found.screen.place)
      own.screen = draft.screen
      own.sets = draft.sets
      own.titles = draft.titles
      own.waysOfTitles = draft.waysOfTitles
      var screen = found.screen
      screen.origin = .uiKit
      // Only what is surely set takes the place of what is drawn.
      if let title = own.screen.title, !draft.isTitleAlways, screen.title != nil,
        !title.value.isKnown || !draft.hasTitleAlways
      {
        own.screen.title = nil
        if let condition = draft.titleCondition, title.value.isKnown {
          own.titles.insert((condition, title.value), at: 0)
        }
      }
      own.screen.fill(from: screen)
      for position in [Item.Position.left, .right]
      where !own.sets.contains(where: { $0.position == position && $0.condition == nil }) {
        let items = screen.items.filter { $0.position == position }
        guard !items.isEmpty else { continue }
        own.sets.insert(
          ControllerDraft.ItemSet(
            position: position, items: changed(items, found, draft), generation: 0),
          at: 0)
      }
      return finished(own, name)
    }
  }

  /// What the code says about a screen of Interface Builder's, which may be drawn several times with
  /// other values for its properties; nil for a class that the app does not have.
  private func draft(of found: InterfaceReader.Found, _ name: String) -> ControllerDraft? {
    guard let draft = drafts[name] else { return nil }
    var own = found.attributes.filter { attribute in
      index.property(attribute.label ?? "", of: name).map { $0.0.getter == nil } ?? false
    }
    // What nothing is typed in for stays as it starts, where the code leaves it alone.
    let lineage = index.lineage(name)
    for property in lineage.flatMap(\.properties)
    where property.attributes.contains("IBInspectable") && property.getter == nil
      && !own.contains(where: { $0.label == property.name })
      && index.assigned.setters(of: property.name, in: lineage).isDisjoint(with: draft.early)
    {
      if case .bool? = property.value, let value = property.value {
        own.append(Argument(label: property.name, value: value))
      }
    }
    guard !own.isEmpty else { return draft }
    follow.fuel.fill()
    let bound = ControllerDraft(name, at: draft.screen.place)
    let place = found.screen.place
    let call = Call(callee: .name(name), arguments: own, line: place.line)
    read(name, into: bound, made: Maker(call: call, scope: Scope(type: nil, path: place.path)))
    return bound
  }

  /// Buttons of Interface Builder's after what the code sets on them.
  private func changed(
    _ items: [Item], _ found: InterfaceReader.Found, _ draft: ControllerDraft
  ) -> [Item] {
    items.map { item in
      guard let scope = draft.scope,
        let name = found.outlets.first(where: { $0.value.place == item.place })?.key
      else { return item }
      var changed = [item]
      apply(scope.settings(of: name), to: &changed, isDrawn: true)
      return changed[0]
    }
  }
}

extension Screen {
  /// Takes what another description of the same screen says and this one does not.
  mutating func fill(from other: Screen) {
    title = title ?? other.title
    subtitle = subtitle ?? other.subtitle
    prompt = prompt ?? other.prompt
    titleMode = titleMode ?? other.titleMode
    prefersLargeTitles = prefersLargeTitles ?? other.prefersLargeTitles
    backTitle = backTitle ?? other.backTitle
    hidesBack = hidesBack ?? other.hidesBack
    keepsBack = keepsBack ?? other.keepsBack
    isBarHidden = isBarHidden ?? other.isBarHidden
    titleView = titleView ?? other.titleView
    search = search ?? other.search
    keepsSearch = keepsSearch || other.keepsSearch
    searchPlacement = searchPlacement ?? other.searchPlacement
    parent = parent ?? other.parent
    isSheet = isSheet || other.isSheet
  }
}

extension ControllerDraft {
  /// Takes in what others say about it where they make it.
  func take(from other: ControllerDraft) {
    screen.title = screen.title ?? other.screen.title
    screen.titleMode = screen.titleMode ?? other.screen.titleMode
    screen.backTitle = screen.backTitle ?? other.screen.backTitle
    screen.search = screen.search ?? other.screen.search
    screen.keepsSearch = screen.keepsSearch || other.screen.keepsSearch
    screen.searchPlacement = screen.searchPlacement ?? other.screen.searchPlacement
    sets += other.sets
    outsideTitles += other.outsideTitles
  }

  /// It as screens: with the buttons it has at first, and a variant for each other title and set.
  func finished(_ screen: Screen) -> [Screen] {
    var screen = screen
    if case .label(.unknown("newValue"))? = screen.titleView?.value, let title = screen.title {
      // A label that gets every title.
      screen.titleView?.value = .label(title.value)
    }
    let titleWays = screen.title.flatMap { waysOfTitles[$0.value] } ?? [:]
    var others: [(String, [ItemSet])] = []
    var chosen: String?
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
      let least = mine.map(\.generation).min() ?? 0
      // Buttons of another branch than the title's are not there with it.
      let fitting = mine.filter { !$0.ways.excludes(titleWays) && !$0.isAbsent }
      let near = fitting.filter { $0.generation == least }
      // Something turning is what stands there for a while.
      let lasting = fitting.filter { $0.generation <= 1 && !$0.isTurning }
      let first =
        near.first(where: { $0.condition == nil && !$0.isTurning && !$0.isLater })
        ?? lasting.first(where: { $0.condition == nil && !$0.isLater })
        ?? near.first(where: { $0.condition != nil && !$0.isLater && goes(with: $0) })
        ?? near.first(where: { !$0.isLater })
        ?? near.first(where: { $0.condition == nil && !$0.isTurning }) ?? near.first
      chosen = chosen ?? first?.condition
      screen.items += first?.items ?? []
      for other in mine where other.generation <= 1 {
        let places = other.items.map(\.place)
        if let first, first.condition == nil, !first.isLater, first.generation < other.generation,
          other.condition == nil, !other.isLater
        {
          // What a class inherits is gone once it sets its own.
          continue
        }
        if places == first?.items.map(\.place) { continue }
        if others.contains(where: { $0.1.contains { $0.items.map(\.place) == places } }) {
          continue
        }
        let condition = other.condition ?? "later"
        // Buttons of both sides that come together are one variant.
        if let same = others.firstIndex(where: { known in
          known.0 == condition && !known.1.contains { $0.position == position }
        }), other.condition != nil {
          others[same].1.append(other)
        } else {
          others.append((condition, [other]))
        }
      }
    }
    var result = ScreenVariants.all(
      of: screen, otherTitles: titles.map { ($0.condition, $0.words) })
    for number in result.indices.dropFirst() { takeItems(of: sets, into: &result[number]) }
    for (condition, sets) in others where result.count < ScreenVariants.limit {
      let isShown = result.contains { screen in
        sets.flatMap(\.items).allSatisfy { item in
          screen.items.contains { $0.place == item.place && $0.isSame(item) }
        }
      }
      if isShown { continue }
      var variant = screen
      for set in sets {
        variant.items.removeAll { $0.position == set.position }
        variant.items += set.items
      }
      variant.variant = condition
      result.append(variant)
    }
    return result
  }

  /// Gives a variant with another title the buttons of that title's branch.
  private func takeItems(of sets: [ItemSet], into variant: inout Screen) {
    guard let ways = variant.title.flatMap({ waysOfTitles[$0.value] }), !ways.isEmpty else {
      return
    }
    for position in [Item.Position.left, .right] {
      let mine = sets.filter { $0.position == position && !$0.items.isEmpty && !$0.isLater }
      let places = variant.items.filter { $0.position == position }.map(\.place)
      let isExcluded = mine.contains { $0.items.map(\.place) == places && $0.ways.excludes(ways) }
      let own = mine.first { set in
        !set.ways.excludes(ways) && set.ways.contains { ways[$0.key] == $0.value }
      }
      guard isExcluded || own != nil else { continue }
      variant.items.removeAll { $0.position == position }
      variant.items += (own ?? mine.first { !$0.ways.excludes(ways) })?.items ?? []
    }
  }
}

extension [Int: Int] {
  /// Whether what these ways through branchings lead to is never there with what others lead to.
  fileprivate func excludes(_ other: [Int: Int]) -> Bool {
    contains { branching, way in other[branching].map { $0 != way } ?? false }
  }
}
