extension Arrangement {
  /// Buttons on glass, from iOS 26.
  ///
  /// Neighbouring pictures share a capsule; a word, a prominent button, a view of the app's own and
  /// whatever stands beyond a space has one of its own. A button's frame is the part inside its
  /// glass; a view has no glass but keeps the room for it. Source: measured — `glassRows`.
  func glassSide(_ items: [ResolvedItem], margin: Double, after: Double?) -> ArrangedSide {
    var side = ArrangedSide()
    side.items.reserveCapacity(items.count)
    side.capsules.reserveCapacity(items.count)
    var cursor = after ?? margin
    var space: Double?
    var index = 0
    while index < items.count {
      if case .space(let width) = items[index].content {
        space = (space ?? 0) + width
        index += 1
        continue
      }
      if case .flexibleSpace = items[index].content {
        index += 1
        continue
      }
      cursor += side.end == nil ? max(space ?? 0, 0) : gap(space)
      space = nil
      let end = endOfCapsule(items, from: index)
      cursor +=
        end - index == 1
        ? place(items, index, at: cursor, in: &side)
        : placeShared(items[index..<end], at: cursor, in: &side)
      side.end = cursor
      index = end
    }
    return side
  }

  /// The index after the last button that shares glass with one.
  private func endOfCapsule(_ items: [ResolvedItem], from start: Int) -> Int {
    var end = start + 1
    guard items[start].canShareGlass else { return end }
    while end < items.count, items[end].canShareGlass, !items[end].startsGroup { end += 1 }
    return end
  }

  /// Places a button of a list with a capsule of its own; returns the capsule's width.
  private func place(
    _ items: [ResolvedItem], _ index: Int, at start: Double, in side: inout ArrangedSide
  ) -> Double {
    let inset = metrics[.glassInset]
    let measure = measure(of: items[index])
    let content = contentWidth(of: items[index], measure)
    var hasGlass = true
    let inner: Double
    switch items[index].content {
    case .text: inner = content + 2 * (metrics[.glassTextPadding] - inset)
    case .image: inner = max(content + 2 * imagePadding, metrics[.glassHeight]) - 2 * inset
    case .view, .space, .flexibleSpace:
      inner = content
      hasGlass = false
    }
    let width = items[index].width.map { grid.up($0) } ?? grid.up(inner)
    let shown = shownWidth(of: items[index], content, in: width)
    side.items.append(
      PlacedItem(
        item: items[index], start: start + inset, width: width, contentStart: (width - shown) / 2,
        contentWidth: shown, measure: measure))
    if hasGlass {
      side.capsules.append(
        PlacedCapsule(
          place: items[index].place, start: start, width: width + 2 * inset,
          fill: items[index].prominentFill))
    }
    return width + 2 * inset
  }

  /// Several pictures in one capsule: their middles stand a pitch apart.
  private func placeShared(
    _ group: ArraySlice<ResolvedItem>, at start: Double, in side: inout ArrangedSide
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
      PlacedCapsule(place: group[group.startIndex].place, start: start, width: width, fill: nil))
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
