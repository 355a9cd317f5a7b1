extension Arrangement {
  /// Takes away what two sides have too much of.
  ///
  /// The longer side loses its innermost button until both fit beside each other. A side's last
  /// button is cut to the room there is instead. Source: chosen — UIKit lets them overlap or folds
  /// them into a menu; an overlap helps nobody.
  mutating func fit(_ leading: inout ArrangedSide, _ trailing: inout ArrangedSide, after: Double?) {
    let spacing = metrics[.hasGlass] > 0 ? metrics[.glassGap] : metrics[.itemSpacing]
    let leadingEnds = leading.items.map { $0.start + $0.width }
    let trailingEnds = trailing.items.map { $0.start + $0.width }
    var leadingCount = leadingEnds.count
    var trailingCount = trailingEnds.count
    func end(_ ends: [Double], _ count: Int, _ empty: Double) -> Double {
      count > 0 ? ends[count - 1] : empty
    }
    func excess() -> Double {
      let first = end(leadingEnds, leadingCount, after ?? 0)
      let last = end(trailingEnds, trailingCount, 0)
      return first + last + (first > 0 && last > 0 ? spacing : 0) - width
    }
    guard excess() > 0 else { return }
    while excess() > 0, leadingCount > 1 || trailingCount > 1 {
      let isLeadingLonger =
        end(leadingEnds, leadingCount, after ?? 0) >= end(trailingEnds, trailingCount, 0)
      if leadingCount > 1 && (isLeadingLonger || trailingCount <= 1) {
        leadingCount -= 1
      } else {
        trailingCount -= 1
      }
    }
    drop(from: &leading, keeping: leadingCount, isLeading: true, after: after)
    drop(from: &trailing, keeping: trailingCount, isLeading: false, after: nil)
    let rest = excess()
    guard rest > 0 else { return }
    if (leading.end ?? 0) >= (trailing.end ?? 0), !leading.items.isEmpty {
      cut(&leading, by: rest)
    } else {
      cut(&trailing, by: rest)
    }
  }

  /// Lays a side out again with its outermost buttons alone; the others stay as hidden elements.
  private mutating func drop(
    from side: inout ArrangedSide, keeping count: Int, isLeading: Bool, after: Double?
  ) {
    guard count < side.items.count else { return }
    for dropped in side.items[count...] {
      let item = dropped.item
      add(
        ArrangedElement(
          id: elementID(item.index, .whole, isLeading),
          frame: Rect(
            x: position(dropped.start, 0, isLeading), y: rowCentre, width: 0, height: 0),
          alpha: 0, isEnabled: item.isEnabled, accessibilityLabel: item.accessibilityLabel))
    }
    let last = side.items[count - 1].item.index
    let items = (isLeading ? bar.leadingItems : bar.trailingItems).prefix { $0.index <= last }
    let margins = bar.place.itemMargins
    side = self.side(
      Array(items), margin: isLeading ? margins.leading : margins.trailing, after: after,
      isLeading: isLeading)
  }

  /// Makes a side's last button narrower, as far as it goes.
  private func cut(_ side: inout ArrangedSide, by excess: Double) {
    guard var last = side.items.popLast() else { return }
    let width = max(last.width - excess, 0)
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
