/// What scrolling changes of a bar; nothing else of it depends on how far the content is scrolled.
package struct ResolvedScroll: Hashable, Sendable {
  /// Points the content has been scrolled up from rest.
  package var contentOffset: Double
  /// Offsets at which the bar is as it is at this one; nil where it changes with each.
  var unchangedOffsets: ClosedRange<Double>?
  /// Heights of the bar's rows, as far as they show.
  package var rows: ResolvedRows
  /// Background, hairline and how much of them shows.
  package var appearance: ResolvedAppearance
  /// What the background makes of what lies beneath it; nil for nothing but its colour.
  package var material: BarMaterial?
  /// How much of the inline title shows, 0 to 1; the large one shows as far as it does not.
  var titleAlpha: Double
  /// Scale of the large title while it is pulled down, before the row's width limits it; 1 at rest.
  var magnification: Double
  /// How much of what is in a search field under the titles shows, 0 to 1.
  var searchAlpha: Double
}

extension ResolvedScroll {
  /// Decides it at a content offset, the context's.
  ///
  /// - Parameters:
  ///   - context: is told how far the bar has gone to its standard look, which other parts ask for.
  ///   - rows: the bar's rows at any offset.
  init(_ context: inout ResolvingContext, rows: ResolvedRows) {
    let offset = context.contentOffset
    let shown = rows.scrolled(
      to: offset, hidesSearch: context.topItem.hidesSearchBarWhenScrolling)
    let unchangedOffsets = context.unchangedOffsets(rows: rows)
    context.standardShare = context.standardShare(rows: rows)
    var appearance = context.appearance()
    let material = context.material(under: &appearance)
    let pulled = rows.largeTitle > 0 ? max(-offset, 0) : 0
    self.init(
      contentOffset: offset, unchangedOffsets: unchangedOffsets, rows: shown,
      appearance: appearance, material: material, titleAlpha: context.inlineTitleAlpha(rows: rows),
      magnification: min(
        1 + pulled * context.metrics[.stretchPerPoint], context.metrics[.stretchLimit]),
      searchAlpha: shown.searchAlpha(goneBelow: context.metrics[.searchContentGoneBelow]))
  }

  /// Share of the large title's section that shows, 0 to 1; 0 without one.
  var largeTitleProgress: Double {
    rows.largeTitle > 0 ? min(rows.visibleLargeTitle / rows.largeTitle, 1) : 0
  }
}

extension ResolvedRows {
  /// The rows as they show at a content offset.
  ///
  /// Scrolling takes the search field away first, then the large title; pulling down stretches the
  /// large title's section. Nothing here has a history: the same offset gives the same heights.
  /// Source: measured — bars at offsets 0, 16, 26, 52, 62 in re-implementations tested against iOS.
  fileprivate func scrolled(to offset: Double, hidesSearch: Bool) -> ResolvedRows {
    var rows = self
    (rows.visibleSearch, rows.visibleLargeTitle) = (search, largeTitle)
    rows.visibleSearch -= searchRamp(hidesSearch: hidesSearch).distance(at: offset)
    let rest = largeTitleRamp(hidesSearch: hidesSearch).distance(at: offset)
    let pulled = largeTitle > 0 ? max(-offset, 0) : 0
    rows.visibleLargeTitle += pulled - rest
    return rows
  }

  /// How much of what is in the search field shows: it fades over the first fifth of the collapse.
  ///
  /// Source: measured — a re-implementation tested against iOS: invisible below 4/5 of the height.
  fileprivate func searchAlpha(goneBelow visible: Double) -> Double {
    guard search > 0 else { return 1 }
    let share = visibleSearch / search
    return min(max((share - visible) / (1 - visible), 0), 1)
  }
}
