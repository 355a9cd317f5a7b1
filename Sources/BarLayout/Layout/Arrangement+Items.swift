/// Where the buttons of each side start when something stands before them; nil starts at the
/// margin.
struct SideStarts {
  var leading: Double?
  var trailing: Double?
  /// How far a search field before the trailing buttons reaches; nil without one.
  var fieldEnd: Double?
}

/// How far the buttons of the two sides reach, in points from the bar's leading edge.
struct ArrangedSides {
  /// Where the title may start.
  var titleStart: Double
  /// Where the title has to end.
  var titleEnd: Double
}

/// One side's buttons, placed by their distance from that side's edge of the bar.
struct ArrangedSide {
  /// What it was laid out from, spaces included.
  var list: [ResolvedItem] = []
  var items: [PlacedItem] = []
  var capsules: [PlacedCapsule] = []
  /// Distance from the edge to the end of the last button; nil without buttons.
  var end: Double?
}

/// A button with its distance from the edge, in points.
struct PlacedItem {
  var item: ResolvedItem
  var start: Double
  var width: Double
  /// Distance from the button's start to what it shows.
  var contentStart: Double
  /// Width of what it shows.
  var contentWidth: Double
  /// The measure of the whole word it shows; empty for anything else.
  var measure: TextMeasure
}

/// A piece of glass with its distance from the edge, in points; it stands under its outermost
/// button.
struct PlacedCapsule {
  var place: ResolvedItem.Place
  var start: Double
  var width: Double
  var fill: BarColor?
}

extension Arrangement {
  /// Back button and buttons of both sides; says what they leave to the title.
  ///
  /// Sides are laid out from their edges inwards. The title moves aside first, then the back
  /// button's label shortens (see `chooseBackLabel`), then groups shrink to what represents them,
  /// then the title is cut, and the innermost buttons go only where nothing of it is left; see
  /// `fit`. In this order a wider bar never narrows the title.
  mutating func arrangeItems() -> ArrangedSides {
    if let end = bar.verticalEnd { return arrangeVerticalItems(to: end) }
    let margins = bar.place.itemMargins
    let fieldEnd = arrangeInlineSearch()
    var afterField: Double?
    if let fieldEnd { afterField = fieldEnd + gap(nil) }
    // What a side is laid out from is taken before it is: the whole arrangement would be copied.
    let trailingItems = bar.trailingGroups.items
    var trailing = side(
      trailingItems, margin: margins.trailing, after: afterField, isLeading: false)
    trailing.end = trailing.end ?? fieldEnd
    var backEnd: Double?
    if let back = bar.backButton {
      let itemsBefore = bar.groupsBeforeBack.items
      let margin =
        metrics[.hasGlass]
        ? margins.leading : bar.place.insets.leading + metrics[.sidebarToggleMargin]
      var start: Double?
      if !itemsBefore.isEmpty {
        let before = side(itemsBefore, margin: margin, after: nil, isLeading: true)
        add(before, isLeading: true)
        let toggleGap = metrics[.hasGlass] ? gap(nil) : metrics[.sidebarToggleGap]
        start = before.end.map { $0 + toggleGap }
      }
      let titleEnd = titleEnd(trailing)
      backEnd = arrangeBackButton(back.value, after: start, titleEnd: titleEnd)
    }
    var after: Double?
    if let backEnd { after = backEnd + metrics[.backButtonGap] }
    let leadingItems = bar.leadingGroups.items
    var leading = side(leadingItems, margin: margins.leading, after: after, isLeading: true)
    let starts = SideStarts(leading: after, trailing: afterField, fieldEnd: fieldEnd)
    shrinkGroups(&leading, &trailing, starts)
    let isWhole = fit(&leading, &trailing, starts)
    add(leading, isLeading: true)
    add(trailing, isLeading: false)
    let start = titleStart(leading, after: after)
    return ArrangedSides(titleStart: start, titleEnd: isWhole ? titleEnd(trailing) : start)
  }

  /// Where the title may start beside the leading buttons.
  func titleStart(_ leading: ArrangedSide, after back: Double?) -> Double {
    if let end = leading.end { return end + metrics[.titleGap] }
    return back ?? max(bar.place.itemMargins.leading - metrics[.emptySideOverhang], 0)
  }

  /// Where the title has to end beside the trailing buttons.
  func titleEnd(_ trailing: ArrangedSide) -> Double {
    if let end = trailing.end { return width - (end + metrics[.titleGap]) }
    return width - max(bar.place.itemMargins.trailing - metrics[.emptySideOverhang], 0)
  }

  /// Places one side's buttons, from the edge inwards.
  func side(
    _ items: [ResolvedItem], margin: Double, after: Double?, isLeading: Bool
  ) -> ArrangedSide {
    if items.isEmpty { return ArrangedSide() }
    var side =
      metrics[.hasGlass]
      ? glassSide(items, margin: margin, after: after)
      : plainSide(items, margin: margin, after: after, isLeading: isLeading)
    side.list = items
    return side
  }

  /// Buttons without glass, iOS 7 to 18.
  ///
  /// The outermost button of the system starts outside the margin by its own padding, so that what
  /// it shows stands on the margin; a view of the app's own starts on the margin itself.
  /// Source: measured — `itemRows`.
  private func plainSide(
    _ items: [ResolvedItem], margin: Double, after: Double?, isLeading: Bool
  ) -> ArrangedSide {
    var side = ArrangedSide()
    side.items.reserveCapacity(items.count)
    var cursor = after
    var space: Double?
    for index in items.indices {
      switch items[index].content {
      case .space(let width):
        space = (space ?? 0) + width
        continue
      case .flexibleSpace: continue
      case .text, .image, .view: break
      }
      let item = items[index]
      let isOutermost = cursor == nil
      var start = cursor ?? max(margin - overhang(of: item), min(margin, 0))
      if isOutermost || side.end == nil {
        start += allowed(space ?? 0)
      } else {
        start += gap(space)
      }
      space = nil
      let measure = measure(of: item)
      let content = contentWidth(of: item, measure)
      let outer =
        isOutermost ? outerPadding(of: item) : innerPadding(of: item, isOuterSide: true, isLeading)
      let inner = innerPadding(of: item, isOuterSide: false, isLeading)
      let natural = outer + content + inner
      let width = item.width.map { grid.up($0) } ?? grid.up(natural)
      let shown = shownWidth(of: item, content, in: width)
      let contentStart = item.width == nil ? outer : (width - shown) / 2
      side.items.append(
        PlacedItem(
          item: item, start: start, width: width, contentStart: contentStart,
          contentWidth: shown, measure: measure))
      cursor = start + width
      side.end = max(side.end ?? start, start + width)
    }
    return side
  }

  /// Width of what a button shows in its own width, in points: a view fills a width that the scene
  /// states, a word or a picture has to do with it.
  func shownWidth(of item: ResolvedItem, _ content: Double, in width: Double) -> Double {
    guard item.width != nil else { return content }
    if case .view = item.content { return width }
    return min(content, width)
  }

  /// Distance between two buttons with a fixed space of so many points, or none, between them.
  func gap(_ space: Double?) -> Double {
    let spacing = metrics[.hasGlass] ? metrics[.glassGap] : metrics[.itemSpacing]
    guard let space else { return spacing }
    if metrics[.fixedSpaceAdds] {
      return spacing + allowed(space)
    }
    return max(spacing, space)
  }

  /// A fixed space as far as it counts: a negative one does not everywhere.
  private func allowed(_ space: Double) -> Double {
    metrics[.fixedSpaceMayBeNegative] ? space : max(space, 0)
  }

  private func overhang(of item: ResolvedItem) -> Double {
    switch item.content {
    case .text: metrics[.textItemOverhang]
    case .image: metrics[.imageItemOverhang]
    default: metrics[.customItemOverhang]
    }
  }

  private func outerPadding(of item: ResolvedItem) -> Double {
    switch item.content {
    case .text where item.hasBackground: metrics[.buttonBackgroundPadding]
    case .text: metrics[.textItemOuterPadding]
    case .image: metrics[.imageItemOuterPadding]
    default: 0
    }
  }

  private func innerPadding(of item: ResolvedItem, isOuterSide: Bool, _ isLeading: Bool) -> Double {
    switch item.content {
    case .text where item.hasBackground: metrics[.buttonBackgroundPadding]
    case .text:
      isOuterSide
        ? 0
        : metrics[isLeading ? .textItemInnerPaddingLeading : .textItemInnerPaddingTrailing]
    case .image where item.place == .sidebarToggle && !isOuterSide: metrics[.sidebarToggleTail]
    case .image: metrics[.imageItemInnerPadding]
    default: 0
    }
  }

  /// The measure of the word a button shows; empty for other buttons.
  func measure(of item: ResolvedItem) -> TextMeasure {
    guard case .text(let text) = item.content else { return .empty }
    return measurer.measure(text.value.text, style: text.value.style, limit: width)
  }

  /// Width of what a button shows, in points.
  ///
  /// - Parameter measure: the measure of its word.
  func contentWidth(of item: ResolvedItem, _ measure: TextMeasure) -> Double {
    switch item.content {
    case .text: grid.up(measure.width)
    case .image(let image):
      item.discColor == nil
        ? image.size.width : metrics[.closeDiscDiameter] - 2 * metrics[.closeDiscOverhang]
    case .view(let view): viewSize(view).width
    case .space, .flexibleSpace: 0
    }
  }

  /// Extent of a view, in points.
  func viewSize(_ view: ResolvedView) -> BarSize {
    switch view {
    case .box(let size):
      BarSize(
        width: size.width,
        height: size.height > 0 ? size.height : metrics[.customViewDefaultHeight])
    case .text(let text):
      BarSize(
        width: naturalWidth(text.value.text, text.value.style),
        height: grid.up(metrics[.lineHeightEm] * text.value.style.size))
    case .image(let image): image.size
    case .avatar(_, let width, _): BarSize(width: width, height: width)
    case .labeled(let image, let text):
      BarSize(
        width: grid.up(image.size.width + metrics[.labelSpacing])
          + naturalWidth(text.text, text.style),
        height: max(image.size.height, grid.up(metrics[.lineHeightEm] * text.style.size)))
    case .lines(let lines):
      BarSize(
        width: lines.map { naturalWidth($0.text, $0.style) }.max() ?? 0,
        height: lines.reduce(0) { $0 + lineHeight($1) })
    case .wheel(let side, _, _): BarSize(width: side, height: side)
    case .search(let search):
      BarSize(width: searchBarWidth(search), height: metrics[.titleSearchBarHeight])
    case .segments(let segments, _):
      BarSize(
        width: grid.up(segmentWidth(segments) * Double(segments.count)),
        height: metrics[.segmentedControlHeight])
    }
  }

  /// Every segment is as wide as the widest one needs.
  ///
  /// Source: `segmentPadding`.
  func segmentWidth(_ segments: [ResolvedText]) -> Double {
    let widest = segments.map { naturalWidth($0.text, $0.style) }.max() ?? 0
    return widest + 2 * metrics[.segmentPadding]
  }
}
