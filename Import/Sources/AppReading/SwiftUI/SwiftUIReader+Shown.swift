internal import AppCode

/// What is said about screens where they are shown, rather than in their own code.
extension SwiftUIReader {
  /// Gives screens what is said about them where they are shown.
  func attachLooseScreens() {
    takeModesOfStacks()
    var beside: [Draft] = []
    var pushed: [String: [Draft]] = [:]
    for draft in loose { takeRoot(of: draft) }
    dropEntries()
    for draft in loose { takeFrame(into: draft) }
    // Views that some place shows as they are.
    let plain = Set(loose.filter { $0.screen.items.isEmpty }.compactMap { $0.core?.type })
    let inside = Set(typed.values.flatMap(\.children).map(\.type))
    var untitled: [String: Draft] = [:]
    var before: [String: Screen] = [:]
    let standIns = standIns()
    for draft in loose where draft.core != nil && !standIns.contains(ObjectIdentifier(draft)) {
      guard let core = draft.core, let own = madeThere(core) else { continue }
      if addAsPushed(draft, core, to: &pushed) { continue }
      if before[core.type] == nil { before[core.type] = own.screen }
      own.linkedOn += draft.linkedOn
      own.columnsBefore.merge(draft.columnsBefore) { first, _ in first }
      if draft.isPushed, !draft.hasStack, isAlone(core, in: draft) {
        own.isPushed = true
        own.pushedBy = own.pushedBy ?? draft.screen.parent
        if draft.screen.title == nil, draft.screen.items.isEmpty, draft.marks.isEmpty,
          untitled[core.type] == nil
        {
          untitled[core.type] = draft
        }
      }
      if !draft.screen.items.isEmpty,
        plain.contains(core.type) || draft.isHosted && inside.contains(core.type)
      {
        // One of several places gives it buttons.
        handed.append((own, draft))
        continue
      }
      takeParent(draft.screen.parent, own)
      notePush(of: own, as: draft)
      if draft.screen.presentation == nil { own.isShownOnStack = true }
      own.screen.presentation = own.screen.presentation ?? draft.screen.presentation
      if otherWays[core.type] == nil { bindTitle(of: own, with: core) }
      if let title = draft.screen.title, title.value.isKnown {
        if own.screen.title == nil {
          own.isTitleFromOutside = true
        } else if own.isTitleFromOutside, title.value != own.screen.title?.value {
          // Shown elsewhere under another title.
          own.otherTitles.append(title)
        } else if let first = own.screen.title, !first.value.isKnown,
          before[core.type]?.title == nil
        {
          // Shown first under one that is data.
          own.otherTitles.append(title)
          own.isTitleOpen = true
        }
      }
      if draft.screen.items.isEmpty { own.isShownPlain = true }
      if own.shows(draft.screen) { continue }
      if !draft.screen.items.isEmpty, own.hasItemsFromOutside {
        // Shown elsewhere with other buttons: a screen beside it, not more buttons in it.
        let other = Draft(own.screen.name, type: nil, at: own.screen.place)
        other.screen = own.plain ?? own.screen
        other.screen.title = nil
        other.screen.parent = draft.screen.parent
        other.screen.presentation = draft.screen.presentation
        other.take(from: draft)
        other.screen.title = other.screen.title ?? own.screen.title
        beside.append(other)
        continue
      }
      if !draft.screen.items.isEmpty {
        own.hasItemsFromOutside = true
        own.plain = own.screen
      }
      own.take(from: draft)
    }
    loose += beside + pushed.sorted { $0.key < $1.key }.flatMap(\.value)
    addUntitled(untitled, before)
  }

  /// Notes the view that a link in a screen without a type stands on, where that is nothing but this view:
  /// the first one of a stack in a tab.
  private func takeRoot(of draft: Draft) {
    guard let holder = draft.linkedIn, let core = holder.core, holder.screen.presentation == nil,
      let own = typed[core.type]
    else { return }
    draft.screen.parent = own.screen.name
    draft.linkedOn = draft.linkedOn.map { (own.screen.name, $0.branch) }
  }

  /// Leaves out what the same value of a list has where one more place shows it; the one stays that has a
  /// title before it.
  private func dropEntries() {
    var known: [Place: Draft] = [:]
    var gone: Set<ObjectIdentifier> = []
    for draft in loose {
      guard let entry = draft.entry else { continue }
      guard let other = known[entry], other.looks(like: draft) else {
        known[entry] = known[entry] ?? draft
        continue
      }
      let isBetter = hasTitle(draft.screen.parent) && !hasTitle(other.screen.parent)
      gone.insert(ObjectIdentifier(isBetter ? other : draft))
      if isBetter { known[entry] = draft }
    }
    if !gone.isEmpty { dropLoose { gone.contains(ObjectIdentifier($0)) } }
  }

  /// Whether a view says a title itself.
  private func hasTitle(_ name: String?) -> Bool {
    name.flatMap { typed[$0] }?.screen.title.map { !$0.value.isEmpty } ?? false
  }

  /// The screen of a view that a place shows; where several calls make it differently and it has no
  /// bar as that place makes it, that one.
  private func madeThere(_ core: Draft.Child) -> Draft? {
    let place = Place(core.scope.path, core.call.line)
    let way = otherWays[core.type]?.first { $0.made.places.contains(place) }
    return way.flatMap { $0.draft.screen.hasFacts ? nil : $0.draft } ?? typed[core.type]
  }

  /// Gives screens the display mode that a stack of the app's own sets, where a modifier puts them
  /// into it.
  private func takeModesOfStacks() {
    for draft in loose where draft.screen.titleMode == nil {
      for child in draft.children where child.isBeside && child.isFrame {
        guard let stack = typed[child.type], stack.hasStack else { continue }
        draft.screen.titleMode = stack.screen.titleMode
      }
    }
  }

  /// Notes a screen that another is shown from; of several, the one whose file is nearest counts.
  func takeParent(_ parent: String?, _ own: Draft) {
    guard let parent else { return }
    own.screen.parents.insert(parent)
    guard parent != own.screen.parent else { return }
    guard let known = own.screen.parent else {
      own.screen.parent = parent
      return
    }
    own.screen.hasSeveralParents = true
    func nearness(_ name: String) -> Int {
      Self.folders(typed[name]?.screen.place.path ?? "", andOf: own.screen.place.path)
    }
    if nearness(parent) > nearness(known) { own.screen.parent = parent }
  }

  /// How many folders two files have in common.
  static func folders(_ path: String, andOf other: String) -> Int {
    let (mine, theirs) = (path.split(separator: "/"), other.split(separator: "/"))
    return zip(mine.dropLast(), theirs.dropLast()).prefix { $0 == $1 }.count
  }

  /// Adds a screen with what only one of several places gives it.
  func addVariant(of own: Draft, with more: Draft, _ name: String, from holder: Screen) {
    let other = Draft(own.screen.name, type: nil, at: own.screen.place)
    other.screen = own.screen
    (other.screen.parent, other.screen.presentation) = (holder.parent, holder.presentation)
    other.screen.isOnPlainStack = holder.isOnPlainStack
    other.screen.variant = name
    other.screen.isOfOnePlace = true
    (other.hasStack, other.isFramed) = (own.hasStack, own.isFramed)
    // The title that one place gives a view is not that of another place with a title of its own.
    if own.isTitleFromOutside, let title = more.screen.title { other.screen.title = title }
    other.take(from: more)
    let isKnown = loose.contains { known in
      known.screen.name == other.screen.name && known.screen.variant != nil
        && known.looks(like: other)
    }
    if !isKnown { loose.append(other) }
  }

  /// The only view inside of one that is a screen; nil for none or several.
  private func onlyScreen(in draft: Draft) -> Draft? {
    let found = descendants(of: draft).map(\.0).filter { $0.screen.hasFacts && !$0.isAbsorbed }
    return found.count == 1 ? found[0] : nil
  }

  /// Adds screens with buttons that one of several places gives them.
  func addHanded() {
    for (own, draft) in handed where !own.isAbsorbed {
      if !own.screen.hasFacts, let inner = onlyScreen(in: own) {
        // A view that only stands around the screen.
        addVariant(
          of: inner, with: draft, "from " + (draft.screen.parent ?? draft.screen.name),
          from: draft.screen)
        continue
      }
      guard own.screen.hasFacts else {
        // Where it is shown as it is, it has no bar.
        own.screen.presentation = own.screen.presentation ?? draft.screen.presentation
        own.take(from: draft)
        continue
      }
      addVariant(
        of: own, with: draft, "from " + (draft.screen.parent ?? draft.screen.name),
        from: draft.screen)
    }
  }
}
