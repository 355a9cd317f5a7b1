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
    let first = leading.list
    let last = trailing.list.filter { $0.place != .overflow }
    let order = Removal.order(of: first, last)
    /// Both sides without the buttons that go, and with More.
    func sides(without gone: some Sequence<Removal>) -> (
      leading: ArrangedSide, trailing: ArrangedSide
    ) {
      (
        side(first.without(gone, isLeading: true), starts, isLeading: true),
        side(last.without(gone, isLeading: false).with(more), starts, isLeading: false)
      )
    }
    func end(_ sides: (leading: ArrangedSide, trailing: ArrangedSide)) -> Double {
      excess(sides.leading.end ?? starts.leading, sides.trailing.end ?? starts.trailing)
    }
    let gone: [Removal]
    if tabsInRowWidth > 0 {
      // Beside the app's areas a side gives of its own.
      let (ofLeading, ofTrailing) = (order.filter(\.isLeading), order.filter { !$0.isLeading })
      func fits(_ removals: ArraySlice<Removal>, isLeading: Bool) -> Bool {
        let sides = sides(without: removals)
        return isLeading
          ? excess(sides.leading.end ?? starts.leading, nil) <= 0
          : excess(nil, sides.trailing.end ?? starts.trailing) <= 0
      }
      guard
        let leadingCount = (0...ofLeading.count).first(thatFits: {
          fits(ofLeading[..<$0], isLeading: true)
        }),
        let trailingCount = (0...ofTrailing.count).first(thatFits: {
          fits(ofTrailing[..<$0], isLeading: false)
        })
      else { return false }
      gone = Array(ofLeading[..<leadingCount] + ofTrailing[..<trailingCount])
    } else {
      guard
        let count = (0...order.count).first(thatFits: { end(sides(without: order[..<$0])) <= 0 })
      else { return false }
      gone = Array(order[..<count])
    }
    let (newLeading, newTrailing) = sides(without: gone)
    noteExcess(
      excess(leading.end ?? starts.leading, trailing.end ?? starts.trailing), gone.map(\.item),
      "this one goes to the menu of More")
    for item in gone.map(\.item) { addHidden(item, at: position(newTrailing.end ?? 0, 0, false)) }
    (leading, trailing) = (newLeading, newTrailing)
    return true
  }
}

/// A button that goes behind More when there is no room.
private struct Removal {
  var item: ResolvedItem
  /// Its place in its list.
  var index: Int
  /// Whether that is the leading list.
  var isLeading: Bool

  /// The buttons that may go, in the order in which they do.
  static func order(of leading: [ResolvedItem], _ trailing: [ResolvedItem]) -> [Removal] {
    func removals(_ items: [ResolvedItem], isLeading: Bool) -> [(rank: Int, removal: Removal)] {
      items.indices.reversed().compactMap { index in
        items[index].overflowRank.map {
          ($0, Removal(item: items[index], index: index, isLeading: isLeading))
        }
      }
    }
    let all = removals(trailing, isLeading: false) + removals(leading, isLeading: true)
    // Sorting keeps the order of equals.
    return all.sorted { $0.rank < $1.rank }.map(\.removal)
  }
}

extension ClosedRange<Int> {
  /// The least number that fits, where every greater one does too; nil where none does.
  ///
  /// It asks about as many as the logarithm of their number.
  fileprivate func first(thatFits fits: (Int) -> Bool) -> Int? {
    var (low, high) = (lowerBound, upperBound)
    guard fits(high) else { return nil }
    while low < high {
      let middle = (low + high) / 2
      if fits(middle) { high = middle } else { low = middle + 1 }
    }
    return low
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
  /// The list without the buttons of it that go.
  fileprivate func without(_ gone: some Sequence<Removal>, isLeading: Bool) -> [ResolvedItem] {
    let places = Set(gone.lazy.filter { $0.isLeading == isLeading }.map(\.index))
    return indices.lazy.filter { !places.contains($0) }.map { self[$0] }
  }

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
