internal import AppCode

extension ControllerReader {
  /// A title that a screen takes from another.
  struct Loan {
    var to: String
    var from: String
    var condition: String
    var place: Place
  }

  /// Notes a title; the first that is known counts, others are variants.
  ///
  /// - Parameter isItems: whether it is the navigation item's alone, not the controller's.
  func setTitle(_ value: Expression, at place: Place, _ walk: Walk, isItems: Bool = false) {
    if walk.isTitleReplaced, !walk.isHanded { return }
    // A variable of the class's own called `title`.
    if makesView(value) { return }
    if let (words, condition) = besideOwnTitle(value, walk) {
      var inside = walk
      inside.condition = [walk.condition, condition].compactMap(\.self).joined(separator: ", ")
      inside.isAbsent = true
      return setTitle(words, at: place, inside, isItems: isItems)
    }
    if case .member(let base?, "title", _) = value, !walk.isMaker,
      let type = follow.instance(Self.withoutItem(base), in: walk.scope)?.type,
      type != walk.owner,
      isController(type)
    {
      loans.append(
        Loan(to: walk.owner, from: type, condition: walk.condition ?? "else", place: place))
      return
    }
    noteTitle(beforePushes: value, at: place, walk)
    guard let read = words(value, walk), !read.words.isEmpty,
      read.words != .unknown("super.title"), !(isItems && isOwnTitle(read.words, of: value, walk))
    else { return }
    let found = ofCasesHandedOver(read, for: value, at: place, walk)
    noteBarStep(.title, at: place, reading: found, walk)
    let place =
      givenPlace(of: value, walk) ?? overridingPlace(of: value, saying: found.words, walk, place)
      ?? place
    let draft = walk.draft
    noteMode(of: found.words, walk)
    draft.isTitleOfItem = draft.isTitleOfItem || isItems
    if walk.special != nil, !walk.isOutside, !walk.isMaker, !walk.isAbsent {
      return draft.specialTitles.append((value, place, walk))
    }
    if walk.isOutside {
      if found.words.isKnown, found.others.isEmpty {
        let caller = ControllerDraft.Caller(owner: walk.owner, function: walk.function)
        draft.titlesOfCallers[caller] =
          draft.titlesOfCallers[caller] ?? Fact(found.words, at: place, found.confidence)
      }
      draft.outsideTitles.append(
        ControllerDraft.OutsideTitle(
          condition: walk.condition ?? "",
          title: Fact(found.words, at: place, found.confidence), others: found.others,
          identifier: walk.identifier, segue: walk.isOfSegue ? walk.owner : nil))
      return
    }
    if let condition = walk.condition, found.words.isKnown, Self.asksForNoTitle(condition),
      draft.screen.title.map({ !$0.value.isKnown }) ?? !draft.specialTitles.isEmpty
    {
      // Words for what has no title otherwise.
      return draft.titles.append((condition, found.words))
    }
    if draft.waysOfTitles[found.words] == nil { draft.waysOfTitles[found.words] = walk.ways }
    noteHoldings(of: found, walk)
    if draft.placesOfTitles[found.words] == nil { draft.placesOfTitles[found.words] = place }
    if walk.isAbsent {
      if found.words.isKnown { draft.titles.append((walk.condition ?? "", found.words)) }
      return
    }
    if walk.isLater || walk.isOfSomeCase, walk.isHanded, walk.generation == 0,
      found.words.isKnown, draft.screen.title == nil
    {
      // What comes with the answer to something that a person does, or that is asked in some cases.
      return draft.titles.append((walk.condition ?? walk.function, found.words))
    }
    // Words that come later do not show where a view stands in their place.
    if walk.isLater, draft.screen.titleView != nil, draft.screen.title == nil { return }
    if isItems || walk.initializer == nil, walk.condition == nil, walk.generation == 0,
      !walk.isLater, !walk.isHanded, found.words.isKnown, draft.functionOfTitle == walk.function,
      draft.isTitleAlways
    {
      // What one function sets last stays, but for what it leaves to others to do. A controller's
      // title is its item's too, so that either takes the other's place.
      draft.screen.title = Fact(found.words, at: place, found.confidence)
      return
    }
    if let known = draft.screen.title, known.value.isKnown, !found.words.isKnown,
      let condition = draft.titleCondition, walk.condition == nil, walk.generation == 0,
      !walk.isLater, draft.functionOfTitle == walk.function
    {
      // What is set at the end in any case takes the place of what some branch set before.
      draft.titles.append((condition, known.value))
      draft.screen.title = Fact(found.words, at: place, found.confidence)
      (draft.titleCondition, draft.isTitleAlways) = (nil, true)
      return
    }
    if let initializer = walk.initializer, walk.condition == nil, found.words.isKnown {
      let title = Fact(found.words, at: place, found.confidence)
      draft.titlesOfInitializers.append((initializer, title))
    }
    let isBeside = walk.condition != nil || !Self.lifecycle.contains(walk.function)
    guard let known = draft.screen.title,
      known.value.isKnown || !found.words.isKnown || (draft.isTitleAlways && isBeside)
        || draft.waysOfTitles[known.value]?.excludes(draft.waysOfTitles[found.words] ?? [:]) == true
    else {
      draft.isTitleAlways = walk.condition == nil
      draft.titleCondition = walk.condition
      draft.functionOfTitle = walk.function
      let confidence = walk.condition == nil ? found.confidence : max(.followed, found.confidence)
      draft.screen.title = Fact(found.words, at: place, confidence)
      draft.titles += found.others
      for state in found.states {
        draft.statesOfTitles[state.words] = draft.statesOfTitles[state.words] ?? state.condition
      }
      return
    }
    if found.words.isKnown, found.words != known.value,
      walk.generation == 0 || hosted[draft.screen.name] === draft
    {
      let name = walk.initializer.map(Self.spelled) ?? walk.function
      draft.titles.append((walk.condition ?? name, found.words))
    }
  }

  /// Whether a condition holds where the screen has no title yet.
  private static func asksForNoTitle(_ condition: String) -> Bool {
    ["title == nil", "self.title == nil", "navigationItem.title == nil"].contains(condition)
  }

  /// Gives screens the titles of other screens that they take for their own.
  func lendTitles() {
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
}

extension ControllerReader {
  /// Whether a value is the title that the screen's item has already, or what the class keeps of that
  /// as its screen comes.
  private func isOwnTitle(_ value: Expression, _ walk: Walk) -> Bool {
    guard let path = Follower.path(value)?.filter({ $0 != "self" }), !walk.isMaker, !walk.isOfOther
    else { return false }
    if path == ["navigationItem", "title"] { return true }
    guard path.count == 1, walk.scope.value(path[0]) == nil else { return false }
    return walk.draft.scope?.settings(of: path[0]).contains { setting in
      setting.property == "=" && setting.isEarly
        && [["navigationItem", "title"], ["title"]].contains(
          Follower.path(setting.value.expression)?.filter { $0 != "self" })
    } ?? false
  }

  /// The only words that one of two values gives a screen where the other leaves it its own title, and
  /// what has to hold for them; nil for any other value.
  private func besideOwnTitle(
    _ value: Expression, _ walk: Walk
  ) -> (value: Expression, condition: String)? {
    guard case .choice(let condition, let first, let second) = value else { return nil }
    switch (isOwnTitle(first, walk), isOwnTitle(second, walk)) {
    case (false, true): return (first, condition)
    case (true, false): return (second, "not " + condition)
    default: return nil
    }
  }

  /// Whether words are those of the screen's own title, which its item has already, rather than what an
  /// initializer was given under that name for a property.
  private func isOwnTitle(_ words: AppText, of value: Expression, _ walk: Walk) -> Bool {
    if let path = Follower.path(value)?.filter({ $0 != "self" }), path.count == 1,
      path != ["title"], let (property, _) = index.property(path[0], of: walk.owner),
      property.getter == nil, property.value == nil
    {
      return false
    }
    // What a function is handed under that name: `func show(title: String)`.
    if case .name("title") = value,
      index.types[walk.owner]?.functionsByName[walk.function]?.contains(where: { part in
        part.functions.contains { $0.parameters.contains { $0.name == "title" } }
      }) ?? false
    {
      return false
    }
    return [.unknown("title"), .unknown("self.title")].contains(words) && !walk.isMaker
      && !walk.isOfOther && walk.scope.value("title") == nil
      && index.property("title", of: walk.owner) == nil
  }
}
