extension ResolvedRows {
  /// Decides how tall each row is, all of it showing; `ResolvedScroll` says how much does.
  init(_ context: borrowing ResolvingContext, isLarge: Bool) {
    let metrics = context.metrics
    let isSearching = context.isSearching
    prompt = Self.promptHeight(context)
    row = metrics[.rowHeight]
    let frame = context.bar.frame
    base = frame.map { max($0.height - Self.promptHeight(context), 0) } ?? metrics[.barHeight]
    let isTall = frame == nil && context.hasSearchBarAsTitle
    if isTall { base = max(base, metrics[.titleSearchBarHeight]) }
    largeTitle = isLarge && !isSearching ? Self.largeTitleHeight(context) : 0
    search = Self.searchHeight(context)
    if isSearching, let controller = context.topItem.searchController {
      base = metrics[.activeSearchBarHeight]
      if !controller.scopeButtonTitles.isEmpty {
        base += metrics[.scopeBarTop] + metrics[.scopeBarHeight]
      }
    }
    if metrics.context.isVertical, largeTitle > 0 { base = metrics[.verticalLargeBarHeight] }
    let isCentred = frame != nil && !metrics[.hasGlass] || isTall && !isSearching
    rowTop = isCentred ? (base - row) / 2 : metrics[.rowTop]
    titleLine = context.titleLineHeight
    base += titleLine
    (visibleSearch, visibleLargeTitle) = (search, largeTitle)
  }

  /// Where scrolling takes the search field away.
  func searchRamp(hidesSearch: Bool) -> ScrollRamp {
    ScrollRamp(start: 0, length: hidesSearch ? search : 0)
  }

  /// Where it takes the large title away, after the search field.
  func largeTitleRamp(hidesSearch: Bool) -> ScrollRamp {
    ScrollRamp(start: hidesSearch ? search : 0, length: largeTitle)
  }

  /// How far the content has to be scrolled until only the fixed rows are left, in points.
  func collapsibleHeight(hidesSearch: Bool) -> Double {
    largeTitle + (hidesSearch ? search : 0)
  }

  static func promptHeight(_ context: borrowing ResolvingContext) -> Double {
    guard let prompt = context.topItem.prompt, !prompt.isEmpty else { return 0 }
    return context.metrics[.promptHeight]
  }

  /// The section ends a fixed distance below the last baseline; the baseline goes with the text
  /// size.
  private static func largeTitleHeight(_ context: borrowing ResolvingContext) -> Double {
    let metrics = context.metrics
    let size = context.largeTitleAttributes.fontSize ?? metrics[.largeTitleFontSize]
    let baseline = LargeTitleBaselines(
      metrics, size: size, hasSubtitle: context.largeSubtitle != nil)
    return baseline.last + metrics[.largeTitleBelowBaseline]
  }

  private static func searchHeight(_ context: borrowing ResolvingContext) -> Double {
    let metrics = context.metrics
    guard let search = context.topItem.searchController, !search.isActive else { return 0 }
    guard metrics[.searchIsStacked], !context.hasInlineSearch,
      !context.sendsSearchToFoot
    else { return 0 }
    return metrics[.searchFieldTop] + metrics[.searchFieldHeight] + metrics[.searchFieldBottom]
  }
}

/// Distances from the top of the large title's section to its baselines, in points.
struct LargeTitleBaselines {
  /// The title's baseline.
  var title: Double
  /// The baseline of the last line: the subtitle's, if there is one.
  var last: Double

  /// - Parameter size: the title's font size, in points.
  init(_ metrics: NavigationBarMetrics, size: Double, hasSubtitle: Bool) {
    let base = max(
      metrics[.largeTitleBaselineMinimum], metrics[.largeTitleBaselinePerSize] * size)
    title = base + (hasSubtitle ? metrics[.largeSubtitleTitleDrop] : 0)
    last = title + (hasSubtitle ? metrics[.largeSubtitleDrop] : 0)
  }
}
