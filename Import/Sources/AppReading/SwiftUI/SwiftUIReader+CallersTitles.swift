internal import AppCode

/// The titles of a view that come through other views and models from whoever makes those.
extension SwiftUIReader {
  /// What those who make a view, and those who make them, give it as its title.
  struct CallersTitles {
    /// The titles that are known, in the order of the code.
    var found: [Fact<AppText>] = []
    /// Whether some of them leave it to the running app.
    var isOpen = false
  }

  /// How many views that make each other are looked through, one around the other.
  private static let callersLimit = 4
  /// In how many places a view may stand for its callers to be asked.
  private static let placesLimit = 12
  /// How many calls are looked through for one title.
  private static let allLimit = 100

  /// The titles that a view has by a call, with what those make of it who make the caller.
  func callersTitles(of own: Draft, by child: Draft.Child) -> CallersTitles {
    var seen = 0
    return callersTitles(of: own, by: child, depth: 0, &seen)
  }

  private func callersTitles(
    of own: Draft, by child: Draft.Child, depth: Int, _ seen: inout Int
  ) -> CallersTitles {
    if let title = title(of: own, by: child) { return CallersTitles(found: [title]) }
    var result = CallersTitles()
    for other in asCalled(child, depth: depth, &seen) {
      if let title = title(of: own, by: other) {
        if !result.found.contains(where: { $0.value == title.value }) { result.found.append(title) }
      } else {
        result.isOpen = true
      }
    }
    return result.found.isEmpty ? CallersTitles(isOpen: true) : result
  }

  /// The title that a view has by a call, also where it stands in a view inside of it; nil for one that
  /// only the running app knows.
  private func title(of own: Draft, by child: Draft.Child, depth: Int = 0) -> Fact<AppText>? {
    guard let bound = walked(child) else { return nil }
    if let title = bound.screen.title {
      return title.value.isKnown && !title.value.isEmpty ? title : nil
    }
    guard depth < Self.callersLimit, let inner = own.titled, let draft = typed[inner],
      let use = bound.children.first(where: { $0.type == inner }),
      let title = self.title(of: draft, by: use, depth: depth + 1)
    else { return nil }
    return Fact(title.value, at: Place(use.scope.path, use.call.line), title.confidence)
  }

  /// A view that stands in another as each of those makes it who make that one.
  private func asCalled(_ child: Draft.Child, depth: Int, _ seen: inout Int) -> [Draft.Child] {
    guard let holder = child.scope.type, let own = typed[holder], let uses = places[holder] else {
      return []
    }
    let place = own.screen.place
    guard depth < Self.callersLimit, uses.count <= Self.placesLimit else {
      follow.shortfalls.note(.callers, place.path, place.line)
      return []
    }
    var result: [Draft.Child] = []
    for use in uses where use.scope.type != holder {
      seen += 1
      guard seen < Self.allLimit else {
        follow.shortfalls.note(.callers, place.path, place.line)
        return []
      }
      let around = asCalled(use, depth: depth + 1, &seen)
      for made in around.isEmpty ? [use] : around {
        if let inside = standing(child, in: made) { result.append(inside) }
      }
    }
    return result
  }

  /// A view that stands in another, or that this one shows, as a call makes that one.
  private func standing(_ child: Draft.Child, in use: Draft.Child) -> Draft.Child? {
    guard let (draft, loose) = walkedWithLoose(use) else { return nil }
    let all = draft.children + loose.flatMap(\.children)
    return all.first { $0.type == child.type && $0.call.line == child.call.line }
  }

  /// A view walked with what a call passes to it, and what it shows besides.
  private func walkedWithLoose(_ use: Draft.Child) -> (draft: Draft, loose: [Draft])? {
    guard let (statements, scope) = body(of: use.type, call: (use.call, use.scope)),
      let entry = index.types[use.type]
    else { return nil }
    let draft = Draft(use.type, type: use.type, at: entry.place)
    // What it shows is known already, and would be left out as the same.
    let known = (loose, alike)
    (loose, alike) = ([], [:])
    defer { (loose, alike) = known }
    bodies.restart()
    walk(statements, Position(draft: draft, scope: scope, path: [use.type]))
    return (draft, loose)
  }

  /// Whether views stand in one place in turn, also where one of several ways there leads to several
  /// of them in turn.
  static func standInTurn(_ uses: [Draft.Child]) -> Bool {
    let ways = uses.map { $0.branch?.all ?? [] }
    if let branching = ways.first?.last?.branching,
      ways.allSatisfy({ $0.last?.branching == branching })
    {
      return true
    }
    return ways.indices.allSatisfy { place in
      ways[..<place].allSatisfy { other in
        ways[place].contains { mine in
          other.contains { $0.branching == mine.branching && $0.way != mine.way }
        }
      }
    }
  }

  /// Looks for the titles of views that have them from a wrapper inside, once it is known which do.
  func bindWrapped() {
    for draft in loose {
      guard let core = draft.core, let own = typed[core.type], own.titled != nil else { continue }
      bindTitle(of: own, with: core)
    }
  }

  /// Looks for the titles of columns that stand in a view, as those make that view who show it.
  func bindColumns() {
    let open = loose.filter { draft in
      draft.core == nil && draft.isColumn && draft.otherTitles.isEmpty
        && draft.screen.title?.value.isKnown == false
    }
    let byHolder = Dictionary(grouping: open) { $0.screen.parent ?? "" }
    for (holder, drafts) in byHolder.sorted(by: { $0.key < $1.key }) {
      guard let uses = places[holder], uses.count <= Self.placesLimit else { continue }
      // As each of them makes it, by where the code says the title.
      let ways = uses.map { use in
        Dictionary(
          (walkedWithLoose(use)?.loose ?? []).filter(\.isColumn).compactMap { column in
            column.screen.title.map { ($0.place, $0) }
          }
        ) { first, _ in first }
      }
      for draft in drafts {
        let found = ways.compactMap { way in draft.screen.title.flatMap { way[$0.place] } }
        guard found.count == uses.count, found.allSatisfy(\.value.isKnown),
          !found.contains(where: \.value.isEmpty)
        else { continue }
        for title in found where !draft.otherTitles.contains(where: { $0.value == title.value }) {
          draft.otherTitles.append(title)
        }
      }
    }
  }

  /// Notes where each view stands, once all have been walked.
  func notePlaces() {
    places = [:]
    for draft in typed.sorted(by: { $0.key < $1.key }).map(\.value) + loose {
      for child in draft.children { places[child.type, default: []].append(child) }
    }
    shown = Set(loose.compactMap { $0.core?.type })
  }
}

extension Draft {
  /// Whether it is a column of a view.
  fileprivate var isColumn: Bool {
    type == nil
      && ["-sidebar", "-content", "-detail"].contains { screen.name.hasSuffix($0) }
  }
}
