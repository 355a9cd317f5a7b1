extension Arrangement {
  /// Buttons on glass, from iOS 26.
  ///
  /// Neighbouring pictures share a capsule; a word, a prominent button, a view of the app's own and
  /// whatever stands beyond a space has one of its own. A button's frame is the part inside its
  /// glass; a view has no glass but keeps the room for it. Source: measured — `glassRows`.
  func glassSide(_ items: [ResolvedItem], margin: Double, after: Double?) -> ArrangedSide {
    var side = ArrangedSide()
    var cursor = after ?? margin
    var space: Double?
    var index = 0
    while index < items.count {
      let item = items[index]
      if case .space(let width) = item.content {
        space = (space ?? 0) + width
        index += 1
        continue
      }
      if case .flexibleSpace = item.content {
        index += 1
        continue
      }
      cursor += side.end == nil ? max(space ?? 0, 0) : gap(space)
      space = nil
      var group = [item]
      while item.canShareGlass, index + group.count < items.count,
        items[index + group.count].canShareGlass, !items[index + group.count].startsGroup
      {
        group.append(items[index + group.count])
      }
      let width = place(group, at: cursor, in: &side)
      cursor += width
      side.end = cursor
      index += group.count
    }
    return side
  }

  /// Places the buttons of one capsule; returns the capsule's width.
  private func place(_ group: [ResolvedItem], at start: Double, in side: inout ArrangedSide)
    -> Double
  {
    let inset = metrics[.glassInset]
    if group.count > 1 { return placeShared(group, at: start, in: &side) }
    let item = group[0]
    let measure = measure(of: item)
    let content = contentWidth(of: item, measure)
    let inner: Double =
      switch item.content {
      case .text: content + 2 * (metrics[.glassTextPadding] - inset)
      case .image: max(content + 2 * imagePadding, metrics[.glassHeight]) - 2 * inset
      default: content
      }
    let width = item.width.map { grid.up($0) } ?? grid.up(inner)
    let shown = shownWidth(of: item, content, in: width)
    side.items.append(
      PlacedItem(
        item: item, start: start + inset, width: width, contentStart: (width - shown) / 2,
        contentWidth: shown, measure: measure))
    if case .view = item.content { return width + 2 * inset }
    side.capsules.append(
      PlacedCapsule(
        place: item.place, start: start, width: width + 2 * inset, fill: item.prominentFill))
    return width + 2 * inset
  }

  /// Several pictures in one capsule: their middles stand a pitch apart.
  private func placeShared(
    _ group: [ResolvedItem], at start: Double, in side: inout ArrangedSide
  ) -> Double {
    let inset = metrics[.glassInset]
    let pitches = group.map {
      max(contentWidth(of: $0, .empty) + 2 * imagePadding, metrics[.glassImagePitch])
    }
    let overlap = metrics[.glassImagePitch] / 2 - metrics[.glassImageEndInset]
    let width = pitches.reduce(0, +) - 2 * overlap
    var slot = -overlap
    for (item, pitch) in zip(group, pitches) {
      let content = contentWidth(of: item, .empty)
      let first = max(slot, inset)
      let last = min(slot + pitch, width - inset)
      side.items.append(
        PlacedItem(
          item: item, start: start + first, width: last - first,
          contentStart: slot + (pitch - content) / 2 - first, contentWidth: content,
          measure: .empty))
      slot += pitch
    }
    side.capsules.append(
      PlacedCapsule(place: group[0].place, start: start, width: width, fill: nil))
    return width
  }

  /// A capsule or a circle of glass; a fill is the colour of a prominent button.
  func glass(height: Double, fill: Color? = nil) -> ArrangedElement.Shape {
    let glass = bar.palette.glassMaterial
    return .glass(
      fill.map { glass.filled(with: $0) } ?? glass, radius: height / 2, fill ?? bar.palette.glass)
  }

  /// Room a picture keeps at either side of itself inside its glass.
  private var imagePadding: Double {
    (metrics[.glassHeight] - metrics[.systemImageWidth]) / 2
  }
}

extension ResolvedItem {
  /// Whether the button is a picture that shares glass with its neighbours.
  fileprivate var canShareGlass: Bool {
    if case .image = content { return sharesGlass }
    return false
  }
}
