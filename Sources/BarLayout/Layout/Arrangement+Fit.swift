extension Arrangement {
  /// Puts the button that represents a group in the group's place, the innermost group first, until
  /// the title fits whole beside the buttons.
  ///
  /// Source: documented — UIBarButtonItemGroup.representativeItem; that groups shrink before the
  /// title is cut is assumed.
  mutating func shrinkGroups(
    _ leading: inout ArrangedSide, _ trailing: inout ArrangedSide, _ starts: SideStarts
  ) {
    guard bar.leadingGroups.canShrink || bar.trailingGroups.canShrink else { return }
    let title = titleWidth
    let more = moreWidth
    var leadingGroups = bar.leadingGroups
    var trailingGroups = bar.trailingGroups
    func isCrowded() -> Bool {
      let room = titleEnd(trailing) - titleStart(leading, after: starts.leading)
      return title > 0 && title + more > room + grid.pixel / 2
        || excess(leading.end ?? starts.leading, trailing.end ?? starts.trailing) > 0
    }
    while isCrowded(),
      shrink(&leadingGroups, &trailingGroups, leading.end ?? 0, trailing.end ?? 0)
    {
      leading = side(leadingGroups.items, starts, isLeading: true)
      trailing = side(trailingGroups.items, starts, isLeading: false)
    }
  }

  /// Takes away the buttons that two sides have too many; says whether none had to go.
  ///
  /// The longer side loses its innermost button until both fit beside each other, and a side's last
  /// button is cut to the room there is. Source: assumed — UIKit lets buttons overlap, and an
  /// overlap helps nobody.
  mutating func fit(
    _ leading: inout ArrangedSide, _ trailing: inout ArrangedSide, _ starts: SideStarts
  ) -> Bool {
    let (first, last) = (leading.end ?? starts.leading, trailing.end ?? starts.trailing)
    guard bar.showsMoreAlways || excess(first, last) > 0 else { return true }
    return fitCrowded(&leading, &trailing, starts)
  }

  /// The same for sides that are too long together, or whose More button is there at all times.
  private mutating func fitCrowded(
    _ leading: inout ArrangedSide, _ trailing: inout ArrangedSide, _ starts: SideStarts
  ) -> Bool {
    if bar.showsMoreAlways, let more = bar.crowdButton {
      trailing = side(trailing.list.with(more), starts, isLeading: false)
      for item in bar.menuItems { addHidden(item, at: position(trailing.end ?? 0, 0, false)) }
    }
    guard excess(leading.end ?? starts.leading, trailing.end ?? starts.trailing) > 0 else {
      return true
    }
    if overflow(&leading, &trailing, starts) || tabsInRowWidth > 0 { return true }
    let counts = fittingCounts(leading, trailing, starts)
    let over = excess(leading.end ?? starts.leading, trailing.end ?? starts.trailing)
    noteExcess(over, leading.items.dropFirst(counts.leading).map(\.item), "this one goes")
    noteExcess(over, trailing.items.dropFirst(counts.trailing).map(\.item), "this one goes")
    drop(from: &leading, keeping: counts.leading, starts, isLeading: true)
    drop(from: &trailing, keeping: counts.trailing, starts, isLeading: false)
    func rest() -> Double {
      excess(leading.end ?? starts.leading, trailing.end ?? starts.trailing)
    }
    if (leading.end ?? 0) >= (trailing.end ?? 0) { cut(&leading, by: rest()) }
    cut(&trailing, by: rest())
    cut(&leading, by: rest())
    return false
  }

  /// A side laid out from its start.
  func side(_ items: [ResolvedItem], _ starts: SideStarts, isLeading: Bool) -> ArrangedSide {
    let margins = bar.place.itemMargins
    var side = side(
      items, margin: isLeading ? margins.leading : margins.trailing,
      after: isLeading ? starts.leading : starts.trailing, isLeading: isLeading)
    if !isLeading { side.end = side.end ?? starts.fieldEnd }
    return side
  }

  /// How much wider than the bar two sides are together, the spacing between them counted.
  ///
  /// Beside the app's areas in the row each side has what they leave of its half.
  func excess(_ leading: Double?, _ trailing: Double?) -> Double {
    let tabs = tabsInRowWidth
    let excess: Double
    if tabs == 0 {
      let spacing = leading != nil && trailing != nil ? gap(nil) : 0
      excess = (leading ?? 0) + (trailing ?? 0) + spacing - width
    } else {
      excess = max(leading ?? 0, trailing ?? 0) - (width - tabs) / 2 + gap(nil)
    }
    // What fits exactly fits whatever noise its sum has.
    return excess > PixelGrid.noise ? excess : min(excess, 0)
  }

  /// Puts the representative in the place of the longer side's innermost group that has one; false
  /// when no group is left that could shrink.
  private func shrink(
    _ leading: inout [ResolvedItemGroup], _ trailing: inout [ResolvedItemGroup],
    _ leadingEnd: Double, _ trailingEnd: Double
  ) -> Bool {
    func innermost(_ groups: [ResolvedItemGroup]) -> Int? {
      groups.lastIndex(where: \.canShrink)
    }
    let first = innermost(leading)
    let last = innermost(trailing)
    if let first, leadingEnd >= trailingEnd || last == nil {
      leading[first].items = leading[first].representative.map { [$0] } ?? []
      return true
    }
    guard let last else { return false }
    trailing[last].items = trailing[last].representative.map { [$0] } ?? []
    return true
  }

  /// How many buttons of each side fit, the outermost of each always counted.
  private func fittingCounts(
    _ leading: ArrangedSide, _ trailing: ArrangedSide, _ starts: SideStarts
  ) -> (leading: Int, trailing: Int) {
    let leadingEnds = leading.items.map { $0.start + $0.width }
    let trailingEnds = trailing.items.map { $0.start + $0.width }
    var counts = (leading: leadingEnds.count, trailing: trailingEnds.count)
    func end(_ ends: [Double], _ count: Int, _ start: Double?) -> Double? {
      count > 0 ? ends[count - 1] : start
    }
    while counts.leading > 1 || counts.trailing > 1 {
      let first = end(leadingEnds, counts.leading, starts.leading)
      let last = end(trailingEnds, counts.trailing, starts.trailing)
      if excess(first, last) <= 0 { break }
      if counts.leading > 1 && ((first ?? 0) >= (last ?? 0) || counts.trailing <= 1) {
        counts.leading -= 1
      } else {
        counts.trailing -= 1
      }
    }
    return counts
  }

  /// Lays a side out again with its outermost buttons alone; the others stay as hidden elements.
  private mutating func drop(
    from side: inout ArrangedSide, keeping count: Int, _ starts: SideStarts, isLeading: Bool
  ) {
    guard count < side.items.count, count > 0 else { return }
    for dropped in side.items[count...] {
      addHidden(dropped.item, at: position(dropped.start, 0, isLeading))
    }
    let last = side.items[count - 1].item.place
    guard let end = side.list.firstIndex(where: { $0.place == last }) else { return }
    side = self.side(Array(side.list[...end]), starts, isLeading: isLeading)
  }

  /// A button that found no room: it stays in the answer, without extent and invisible.
  mutating func addHidden(_ item: ResolvedItem, at x: Double) {
    add(
      ArrangedElement(
        id: .item(item.place, .whole), frame: BarRect(x: x, y: rowCentre, width: 0, height: 0),
        alpha: 0, isEnabled: item.isEnabled, accessibilityLabel: item.accessibilityLabel))
  }

  /// Makes a side's last button narrower, as far as it goes.
  private mutating func cut(_ side: inout ArrangedSide, by excess: Double) {
    guard excess > 0, var last = side.items.popLast() else { return }
    noteExcess(excess, [last.item], "this one is cut")
    let width = max(grid.down(last.width - excess), 0)
    last.contentStart = min(last.contentStart, width)
    last.contentWidth = max(min(last.contentWidth, width - last.contentStart), 0)
    let lost = last.width - width
    last.width = width
    side.items.append(last)
    side.end = (side.end ?? 0) - lost
    if var capsule = side.capsules.popLast() {
      capsule.width = max(capsule.width - lost, 0)
      side.capsules.append(capsule)
    }
  }
}

extension [ResolvedItemGroup] {
  /// The buttons of all groups in order.
  var items: [ResolvedItem] { count == 1 ? self[0].items : isEmpty ? [] : flatMap(\.items) }

  /// Whether a group could make room by showing what represents it.
  fileprivate var canShrink: Bool { contains(where: \.canShrink) }
}

extension [ResolvedItemGroup] {
  /// How many buttons and spaces the groups have.
  var buttonCount: Int { reduce(0) { $0 + $1.items.count } }
}

extension ResolvedItemGroup {
  /// Whether what represents the group could stand in its place.
  fileprivate var canShrink: Bool { items.count > 1 && representative != nil }
}
