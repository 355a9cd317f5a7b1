extension ResolvingContext {
  /// Whether the top item's title is shown large, as the display modes down the stack decide it: an
  /// automatic item inherits from the one before it, the root shows its title large; of a SwiftUI stack
  /// only where it has one.
  ///
  /// Source: documented — UINavigationItem.LargeTitleDisplayMode, and SwiftUI's
  /// ToolbarTitleDisplayMode.automatic.
  var isLarge: Bool { largeTitleReason.isLarge }

  /// What decides whether the title is large.
  var largeTitleReason: LargeTitleReason {
    guard bar.prefersLargeTitles else { return .notPreferred }
    guard metrics[.largeTitleIsAllowed] else { return .notAllowed }
    guard bar.frame == nil else { return .standalone }
    let deciding = bar.items.lastIndex { $0.largeTitleDisplayMode != .automatic }
    guard let deciding else {
      let isUntitled = bar.items.first.map { $0.title == nil } ?? false
      if isUntitled, metrics[.untitledRootIsInline] { return .untitledRoot }
      return .root(isLarge: !bar.items.isEmpty)
    }
    let mode = bar.items[deciding].largeTitleDisplayMode
    guard mode == .inline, metrics[.largeTitleMayBeInline], !hasTitleOnRow else {
      return .item(deciding, mode)
    }
    return .inlineWithBack(deciding)
  }

  /// The line under the large title; nil for none, and before iOS 26.
  var largeSubtitle: String? {
    guard metrics[.largeSubtitleDrop] > 0 else { return nil }
    return (topItem.largeSubtitle ?? topItem.subtitle).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// What the large title reads: words of its own came with the line under it.
  ///
  /// Source: documented — UINavigationItem.largeTitle, from iOS 26.
  private var largeTitleText: String {
    let own = metrics[.largeSubtitleDrop] > 0 ? topItem.largeTitle : nil
    return own ?? topItem.title ?? ""
  }

  /// How the large title is set: it is seen at the scroll edge alone.
  var largeTitleAttributes: TextAttributes { chain.edge.appearance.value.largeTitleTextAttributes }

  /// How far the inline title is moved, in points: towards the trailing side and down.
  ///
  /// An appearance's adjustment goes before the bar's own; metrics without a number have that of
  /// the default ones. Source: documented — UINavigationBar.h.
  var titleOffset: BarPoint {
    guard link.isLegacy else {
      return leading(look.titlePositionAdjustment)
    }
    let table = bar.titleVerticalPositionAdjustment
    guard !table.isEmpty else { return .zero }
    let down = barMetrics.fallbacks.lazy.compactMap { table[$0] }.first
    return BarPoint(x: 0, y: down ?? 0)
  }

  /// How much of the inline title shows while the large one is scrolled away, 0 to 1.
  ///
  /// The titles change over shortly before the large one is gone, so that one of the two can
  /// always be read. Source: `MetricTable.scrollRows`.
  func inlineTitleAlpha(rows: ResolvedRows) -> Double {
    titleSwapRamp(rows: rows)?.share(at: contentOffset) ?? 1
  }

  /// Where the titles change over; nil for a bar without a large one.
  func titleSwapRamp(rows: ResolvedRows) -> ScrollRamp? {
    guard rows.largeTitle > 0 else { return nil }
    let end = rows.collapsibleHeight(hidesSearch: topItem.hidesSearchBarWhenScrolling)
    return ScrollRamp(
      start: end - metrics[.titleSwapDistance], length: metrics[.titleSwapRamp])
  }

  /// Whether the app's areas stand in the title's place.
  ///
  /// The columns of a split view keep their titles. Source: `tabBarTakesTitle`.
  private var titleGivesWay: Bool {
    metrics[.tabBarTakesTitle] && hasTabsInRow && scene.column == nil
  }

  /// Height of the line that a pushed title has to itself below the app's areas, in points; 0 for
  /// none.
  ///
  /// A large title stands below that line, and it stays there. Source: `titleLineHeight`.
  var titleLineHeight: Double {
    guard titleGivesWay, bar.items.count > 1, !isSearching, topItem.titleView == nil else {
      return 0
    }
    return topItem.title.map { $0.isEmpty } ?? true ? 0 : metrics[.titleLineHeight]
  }

  /// Decides what stands in the middle of the row, or of the line below it.
  func title(rows: ResolvedRows) -> ResolvedTitle {
    if isSearching { return .none }
    if let view = topItem.titleView { return .view(self.view(view, color: tint)) }
    guard let title = topItem.title, !title.isEmpty, !titleGivesWay || rows.titleLine > 0
    else { return .none }
    let subtitle =
      metrics[.subtitleBaseline] > 0 ? topItem.subtitle.flatMap { $0.isEmpty ? nil : $0 } : nil
    let size = metrics[subtitle == nil ? .titleFontSize : .subtitleTitleFontSize]
    let style =
      hasTitleOnRow
      ? textStyle(metrics[.inlineLargeTitleFontSize], .bold) : textStyle(size, .semibold)
    let text = text(
      title, style, color(.label),
      attributes(of: topItem.attributedTitle, over: look.titleTextAttributes))
    let below = subtitle.map {
      Shared(
        self.text(
          $0, textStyle(metrics[.subtitleFontSize], .regular), subtitleColor,
          attributes(of: topItem.attributedSubtitle, over: look.subtitleTextAttributes)))
    }
    guard let label = topItem.accessibilityLabel else {
      return .text(Shared(text), subtitle: below)
    }
    var labelled = text
    labelled.accessibilityLabel = label
    return .text(Shared(labelled), subtitle: below)
  }

  /// The colour of a line under an inline title: grey, or over contents that have made the bar
  /// another as strong as the title's.
  ///
  /// Source: assumed, so that it can be read over them.
  private var subtitleColor: BarColor {
    color(scene.scrollEdgeShade == nil ? .systemGray : .label)
  }

  /// Decides the large title; nil when the title is inline.
  func largeTitle(rows: ResolvedRows) -> ResolvedLargeTitle? {
    guard rows.largeTitle > 0 else { return nil }
    var title = text(
      largeTitleText, textStyle(metrics[.largeTitleFontSize], .bold), color(.label),
      largeTitleAttributes)
    title.accessibilityLabel = topItem.accessibilityLabel
    let subtitle = largeSubtitle.map {
      text(
        $0, textStyle(metrics[.largeSubtitleFontSize], .regular), color(.secondaryLabel),
        attributes(
          of: topItem.largeAttributedSubtitle
            ?? (topItem.largeSubtitle == nil ? topItem.attributedSubtitle : nil),
          over: chain.edge.appearance.value.largeSubtitleTextAttributes))
    }
    return ResolvedLargeTitle(title: title, subtitle: subtitle)
  }

  /// Decides the line above the row; nil for none.
  var prompt: ResolvedText? {
    guard let prompt = topItem.prompt, !prompt.isEmpty else { return nil }
    let line = text(prompt, textStyle(metrics[.promptFontSize], .regular), color(.label))
    guard metrics[.promptFollowsTitle] else { return line }
    var title = look.titleTextAttributes
    title.fontSize = title.fontSize.map { $0 * line.style.size / metrics[.titleFontSize] }
    return text(prompt, line.style, line.color, title)
  }
}

extension ResolvingContext {
  /// How words are set: as they say themselves, else as the bar does.
  fileprivate func attributes(
    of words: BarAttributedString?, over look: TextAttributes
  ) -> TextAttributes {
    guard metrics[.hasAttributedTitles], let words else { return look }
    return words.attributes.over(look)
  }
}

extension NavigationItem {
  /// The item that a bar shows, its attributed words in the place of the others on systems that have
  /// them; one that says nothing for an empty stack.
  ///
  /// Source: documented — UINavigationItem.attributedTitle and its like, from iOS 26.
  static func shown(
    in bar: borrowing NavigationBar, _ metrics: borrowing NavigationBarMetrics
  ) -> NavigationItem {
    guard let top = bar.items.indices.last else { return NavigationItem() }
    return metrics[.hasAttributedTitles] ? bar.items[top].withAttributedWords : bar.items[top]
  }

  private var withAttributedWords: NavigationItem {
    var item = self
    item.title = item.attributedTitle?.string ?? item.title
    item.subtitle = item.attributedSubtitle?.string ?? item.subtitle
    item.largeSubtitle = item.largeAttributedSubtitle?.string ?? item.largeSubtitle
    return item
  }
}
