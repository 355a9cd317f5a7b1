extension Arrangement {
  /// The groups on the middle of an iPad's bar, between the title and the trailing side.
  ///
  /// They stand on the middle of the bar, moved aside where they would touch a side. Groups that
  /// find no room even alone give way first, then the others from the last one on, first to what represents them, then to the menu of
  /// a "More" button beside the trailing side, which needs room itself. Source: documented —
  /// UINavigationItem.centerItemGroups; the order is assumed.
  mutating func arrangeCenter(_ sides: inout ArrangedSides) {
    guard let overflow = bar.overflowButton else { return }
    var groups = bar.centerGroups
    var dropped: [ResolvedItem] = []
    let title = min(titleWidth, max(sides.titleEnd - sides.titleStart, 0))
    let start = sides.titleStart + (title > 0 ? title + metrics[.titleGap] : 0)
    var placed = place(groups, from: start, to: sides.titleEnd, hasMore: false)
    while placed == nil, !groups.isEmpty {
      // One that fits nowhere goes before the others, so that they stay.
      let last =
        groups.indices.last {
          place([groups[$0]], from: start, to: sides.titleEnd, hasMore: true) == nil
        } ?? groups.count - 1
      if let representative = groups[last].representative, groups[last].items.count > 1 {
        groups[last].items = [representative]
      } else {
        dropped += groups.remove(at: last).items
      }
      placed = place(groups, from: start, to: sides.titleEnd, hasMore: !dropped.isEmpty)
    }
    for item in dropped { addHidden(item, at: sides.titleEnd) }
    var end = sides.titleEnd
    guard dropped.isEmpty || showsMore || end - sides.titleStart >= moreWidth else {
      addHidden(overflow, at: end)
      sides.titleEnd = sides.titleStart
      return
    }
    if !dropped.isEmpty, !showsMore {
      let more = side([overflow], margin: 0, after: 0, isLeading: false)
      let width = more.end ?? 0
      add(shifted(more, by: self.width - end), isLeading: false)
      end -= width + gap(nil)
    }
    guard let placed, let first = placed.items.first else {
      sides.titleEnd = end
      return
    }
    add(placed, isLeading: true)
    sides.titleEnd = first.start - metrics[.titleGap]
  }

  /// The groups on the middle between two limits; nil when they are wider than that.
  private func place(
    _ groups: [ResolvedItemGroup], from start: Double, to end: Double, hasMore: Bool
  ) -> ArrangedSide? {
    let side = side(groups.items, margin: 0, after: 0, isLeading: true)
    guard let extent = side.end else { return side }
    let more = hasMore ? moreWidth : 0
    let room = end - start - more
    guard extent <= room else { return nil }
    let centred = (width - extent) / 2
    return shifted(side, by: min(max(centred, start), end - more - extent))
  }

  /// Room that the "More" button would take, the gap before it counted; 0 for a bar that needs
  /// none.
  var moreWidth: Double {
    guard let overflow = bar.overflowButton, !showsMore else { return 0 }
    let button = side([overflow], margin: 0, after: 0, isLeading: false)
    return (button.end ?? 0) + gap(nil)
  }

  /// Whether the trailing side has a "More" button already; a bar has one menu.
  private var showsMore: Bool {
    elements.contains { $0.id == .overflowButton(.whole) && $0.alpha > 0 }
  }

  private func shifted(_ side: ArrangedSide, by distance: Double) -> ArrangedSide {
    var side = side
    for index in side.items.indices { side.items[index].start += distance }
    for index in side.capsules.indices { side.capsules[index].start += distance }
    side.end = side.end.map { $0 + distance }
    return side
  }
}
