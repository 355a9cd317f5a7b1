extension Arrangement {
  /// Puts the buttons that have no room behind a More button, on pads from iPadOS 16, on phones from
  /// iOS 27, and beside the app's areas in the row; says whether the rest fits then.
  ///
  /// Those of the lowest priority go first, and of these the last of the right list, then of the
  /// left one. More is outermost at the trailing side, in glass of its own, beside what is pinned
  /// there. Source: documented — UIBarButtonItem.visibilityPriority, UINavigationItem's
  /// additionalOverflowItems and pinnedTrailingGroup; measured — the capsule at 342 on 402 points;
  /// which of two lists goes first is assumed.
  mutating func overflow(
    _ leading: inout ArrangedSide, _ trailing: inout ArrangedSide, _ starts: SideStarts
  ) -> Bool {
    guard let more = bar.crowdButton, bar.column == nil || bar.column?.cornerRadius == 0 else {
      return false
    }
    var (first, last) = (leading.list, trailing.list.filter { $0.place != .overflow })
    var gone: [ResolvedItem] = []
    var (newLeading, newTrailing) = (leading, trailing)
    while excess(newLeading.end ?? starts.leading, newTrailing.end ?? starts.trailing) > 0 {
      // Beside the app's areas a side gives of its own.
      let isLeading = tabsInRowWidth > 0 ? (newLeading.end ?? 0) > (newTrailing.end ?? 0) : nil
      guard let item = Self.removeLeast(&first, &last, isLeading: isLeading) else { return false }
      gone.append(item)
      newLeading = side(first, starts, isLeading: true)
      newTrailing = side(last.with(more), starts, isLeading: false)
    }
    noteExcess(
      excess(leading.end ?? starts.leading, trailing.end ?? starts.trailing), gone,
      "this one goes to the menu of More")
    for item in gone { addHidden(item, at: position(newTrailing.end ?? 0, 0, false)) }
    (leading, trailing) = (newLeading, newTrailing)
    return true
  }

  /// Takes the button of the least priority out of two lists; nil when all of them stay.
  ///
  /// - Parameter isLeading: which list it is taken from; nil for either.
  private static func removeLeast(
    _ leading: inout [ResolvedItem], _ trailing: inout [ResolvedItem], isLeading: Bool?
  ) -> ResolvedItem? {
    let lists = (isLeading == false ? [] : leading) + (isLeading == true ? [] : trailing)
    guard let least = lists.compactMap(\.overflowRank).min() else { return nil }
    if isLeading != true, let index = trailing.lastIndex(where: { $0.overflowRank == least }) {
      return trailing.remove(at: index)
    }
    return leading.lastIndex { $0.overflowRank == least }.map { leading.remove(at: $0) }
  }
}

extension ResolvedItem {
  /// Its priority; nil for a space and for a button that stays.
  fileprivate var overflowRank: Int? {
    switch content {
    case .space, .flexibleSpace: nil
    case .text, .image, .view: priority
    }
  }
}

extension [ResolvedItem] {
  /// A trailing list, outermost first, with a More button inside of what is pinned.
  ///
  /// Source: documented — UINavigationItem.pinnedTrailingGroup: it stands on the trailing side of
  /// the overflow button.
  func with(_ more: ResolvedItem) -> [ResolvedItem] {
    let pinned = prefix { $0.isButton && $0.priority == nil }
    return Array(pinned) + [more] + Array(dropFirst(pinned.count)).startingGroup
  }

  /// The same with a first button that shares no glass with one before it.
  var startingGroup: [ResolvedItem] {
    guard let first else { return self }
    var items = self
    items[0] = first
    items[0].startsGroup = true
    return items
  }
}
