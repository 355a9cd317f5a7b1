extension Arrangement {
  /// Buttons on glass, from iOS 26.
  ///
  /// Neighbouring pictures share a capsule; a word, a prominent button, a view of the app's own and
  /// whatever stands beyond a space has one of its own. A button's frame is the part inside its
  /// glass; a view has no glass but keeps the room for it. In a sidebar that floats, buttons stand
  /// on its glass and have none of their own. Source: measured — `glassRows`,
  /// `sidebarToggleTrails`.
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
    let inset = glassInset
    let measure = measure(of: items[index])
    let content = contentWidth(of: items[index], measure)
    var hasGlass = !standsOnGlass || items[index].prominentFill != nil
    let inner: Double
    switch items[index].content {
    case .text where items[index].isPaddingRemoved, .image where items[index].isPaddingRemoved:
      inner = content
    case .text: inner = content + 2 * (metrics[.glassTextPadding] - metrics[.glassInset])
    case .image where standsOnGlass: inner = content + 2 * imagePadding
    case .image:
      inner = max(content + 2 * metrics[.glassCirclePadding], metrics[.glassHeight]) - 2 * inset
    // As a word: a Label of SwiftUI's.
    case .view(.labeled): inner = content + 2 * (metrics[.glassTextPadding] - metrics[.glassInset])
    case .view, .space, .flexibleSpace:
      inner = content
      hasGlass = false
    }
    if items[index].hidesGlass { hasGlass = false }
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

  /// Several pictures in one capsule, a spacing apart.
  ///
  /// A button is its picture and a padding at either side; a touch between two goes to the nearer
  /// one. Source: measured — iOS 26 dumps of buttons from 290.7 to 328 and from 344 to 382.
  private func placeShared(
    _ group: ArraySlice<ResolvedItem>, at start: Double, in side: inout ArrangedSide
  ) -> Double {
    let padding = glassInset + imagePadding
    let rooms = group.map { room(of: $0) }
    let gaps = metrics[.glassImageSpacing] * Double(group.count - 1)
    let width = rooms.reduce(0, +) + gaps + 2 * padding
    var slot = padding
    for (item, room) in zip(group, rooms) {
      let content = contentWidth(of: item, .empty)
      side.items.append(
        PlacedItem(
          item: item, start: start + slot - imagePadding, width: room + 2 * imagePadding,
          contentStart: imagePadding + (room - content) / 2, contentWidth: content,
          measure: .empty))
      slot += room + metrics[.glassImageSpacing]
    }
    if !standsOnGlass {
      side.capsules.append(
        PlacedCapsule(place: group[group.startIndex].place, start: start, width: width, fill: nil))
    }
    return width
  }

  /// Whether the bar stands on the glass of a sidebar that floats.
  private var standsOnGlass: Bool { (bar.column?.cornerRadius ?? 0) > 0 }

  /// Distance from the edge of a button's own glass to the button.
  private var glassInset: Double { standsOnGlass ? 0 : metrics[.glassInset] }

  /// Distance from a button's edge to the picture in it.
  private var imagePadding: Double { metrics[.glassImagePadding] - metrics[.glassInset] }

  /// Room a picture takes in a shared capsule: a symbol's own width, at least a symbol's for
  /// others.
  private func room(of item: ResolvedItem) -> Double {
    let content = contentWidth(of: item, .empty)
    if case .image(let image) = item.content, case .symbol = image.picture { return content }
    return max(content, metrics[.glassImageMinimumWidth])
  }

  /// A capsule or a circle of plain glass.
  func glass(height: Double) -> ArrangedElement.Shape {
    .glass(bar.palette.glassMaterial, radius: height / 2, bar.palette.glass)
  }
}

extension ResolvedItem {
  /// Whether the button is a picture that shares glass with its neighbours.
  fileprivate var canShareGlass: Bool {
    if case .image = content { return sharesGlass }
    return false
  }
}
