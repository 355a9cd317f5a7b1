internal import AppCode

extension SwiftUIReader {
  /// Screens that say which screen they are pushed from where the link that does it stands in a part of
  /// that one.
  func pushedFromWholes(_ screens: [Screen]) -> [Screen] {
    let names = Set(screens.filter { !$0.isBare }.map(\.name))
    let all = Set(screens.map(\.name))
    var drafts: [String: Draft] = [:]
    var holders: [String: Set<String>] = [:]
    for draft in typed.sorted(by: { $0.key < $1.key }).map(\.value) + loose {
      drafts[draft.screen.name] = draft
      for child in draft.children { holders[child.type, default: []].insert(draft.screen.name) }
    }
    var (known, knownBare): ([String: Set<String>], [String: Set<String>]) = ([:], [:])
    /// The same; where there are none, the screens that say nothing of their bar.
    func wholesOfAny(_ part: String) -> Set<String> {
      let found = wholes(part)
      if !found.isEmpty || names.count == all.count { return found }
      if let bare = knownBare[part] { return bare }
      let bare = wholes(part, among: all)
      knownBare[part] = bare
      return bare
    }
    /// The screens that a part stands in, without those that have it in a stack, in tabs or in columns.
    func wholes(_ part: String) -> Set<String> {
      if let found = known[part] { return found }
      let found = wholes(part, among: names)
      known[part] = found
      return found
    }
    func wholes(_ part: String, among names: Set<String>) -> Set<String> {
      var found: Set<String> = []
      var seen: Set<String> = []
      var open = [part]
      while let name = open.popLast() {
        guard !seen.contains(name) else { continue }
        guard seen.count < 60 else {
          let place = (drafts[part] ?? drafts[name])?.screen.place
          if let place { follow.shortfalls.note(.wholes, place.path, place.line) }
          break
        }
        seen.insert(name)
        if names.contains(name) {
          found.insert(name)
        } else if let draft = drafts[name], !draft.hasStack, !draft.hasTabs, !draft.hasColumns {
          open += (holders[draft.type ?? name] ?? []).sorted()
        }
      }
      return found
    }
    for (type, draft) in typed where !names.contains(type) {
      var found = wholes(type)
      if found.isEmpty, draft.hasStack {
        // What stands first on a stack that says nothing itself.
        let inside = descendants(of: draft).filter { !$0.1.isBeside }.map(\.1.type)
        found = Set(inside).intersection(names)
        if found.count > 1 { found = [] }
      }
      screensOfParts[type] = found
    }
    let titled = Dictionary(grouping: screens.filter { $0.variant == nil }, by: \.name)
      .compactMapValues(\.first)
    return screens.map { screen in
      guard screen.presentation == nil, let parent = screen.parent else { return screen }
      var screen = screen
      let parts = screen.parents.union([parent])
      let found = Set(parts.flatMap { wholesOfAny($0).isEmpty ? [$0] : wholesOfAny($0) })
      screen.parents = found
      if !names.contains(parent), let before = nearest(found, to: screen, among: titled) {
        (screen.parent, screen.titleBefore) = (before, screen.titlesBefore[before])
      }
      if found.count > 1 { screen.hasSeveralParents = true }
      return screen
    }
  }

  /// Which of the screens that have the link to another is told as the one before it: the nearest one that
  /// has a title; nil for none.
  private func nearest(
    _ names: Set<String>, to screen: Screen, among screens: [String: Screen]
  ) -> String? {
    let others = names.subtracting([screen.name]).sorted().compactMap { screens[$0] }
    func rank(_ other: Screen) -> (Int, Int) {
      let title = other.title.map { $0.value.isKnown ? $0.value.isEmpty ? 0 : 2 : 1 } ?? 0
      return (title, Self.folders(other.place.path, andOf: screen.place.path))
    }
    var best: Screen?
    for other in others where best.map({ rank($0) < rank(other) }) ?? true { best = other }
    return best?.name
  }

  /// Views that stand in a view, also in those, each once.
  ///
  /// - Parameter withoutStacks: whether those are left out that have a stack of their own.
  func descendants(
    of draft: Draft, withoutStacks: Bool = false
  ) -> [(Draft, Draft.Child)] {
    var result: [(Draft, Draft.Child)] = []
    var seen: Set<String> = [draft.type ?? ""]
    var open = draft.children
    var number = 0
    while number < open.count {
      let next = open[number]
      number += 1
      guard seen.insert(next.type).inserted, let child = typed[next.type] else { continue }
      guard result.count < 60 else {
        follow.shortfalls.note(.parts, draft.screen.place.path, draft.screen.place.line)
        break
      }
      if withoutStacks, child.hasStack, !next.isFrame { continue }
      result.append((child, next))
      // What stands in a screen with a title is that screen's.
      guard child.screen.title == nil else { continue }
      let inner = takesFunctions(next) ? walked(next)?.children : nil
      open += (inner ?? child.children).map { use in
        var use = use
        use.holders.formUnion(next.holders)
        use.branch = use.branch?.inside(of: next.branch) ?? next.branch
        return use
      }
    }
    return result
  }
}
