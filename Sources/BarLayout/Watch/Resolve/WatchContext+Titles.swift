/// The titles of a watch's screen.
struct WatchTitles {
  var small: ResolvedText?
  var large: ResolvedText?
  /// How much of the large title shows.
  var progress = 0.0
}

extension WatchContext {
  /// The clock: there is one on every screen.
  ///
  /// Up to watchOS 9 a trailing button takes its place, and up to watchOS 8 a sheet covers it.
  /// Source: measured — `eraRows`; a trailing word stands in its place in every version seen.
  func clock(hasTrailingItem: Bool) -> ResolvedText {
    let isCovered = !hasDiscs && hasTrailingItem || isSheet && !metrics[.sheetKeepsClock]
    var clock = ResolvedText(
      text: scene.clockText,
      style: style(.clockFontSize, metrics[.clockIsRegular] ? .regular : .medium),
      color: color(.clock))
    clock.alpha = isCovered ? 0 : 1
    return clock
  }

  /// The small title, the large one, or while one turns into the other both.
  ///
  /// A large title is shown at the root of a stack that prefers large titles, or where its item
  /// says always. While it is scrolled away it fades, and the small one appears in the second half
  /// of the way. Source: assumed — pictures show either end, none the way.
  var titles: WatchTitles {
    guard let text = topItem.title, !text.isEmpty, !isDismissedByItsTitle else {
      return WatchTitles()
    }
    let weight: FontWeight = metrics[.titleIsMedium] ? .medium : .regular
    var smallStyle = style(.titleFontSize, weight)
    smallStyle.kern = metrics[.titleKernEm] * smallStyle.size
    var small = self.text(text, smallStyle, titleColor, navigationBar.titleTextAttributes)
    small.accessibilityLabel = topItem.accessibilityLabel
    guard isLarge else { return WatchTitles(small: small) }
    var large = self.text(
      topItem.largeTitle ?? text, style(.largeTitleFontSize, .regular), largeTitleColor,
      navigationBar.largeTitleTextAttributes)
    large.accessibilityLabel = topItem.accessibilityLabel
    let way = max(scene.contentOffset, 0) / max(metrics[.collapseDistance], 1)
    let progress = 1 - min(way, 1)
    large.alpha = max(2 * progress - 1, 0)
    small.alpha = max(1 - 2 * progress, 0)
    return WatchTitles(small: small, large: large, progress: progress)
  }

  /// Whether the title is the word that dismisses a sheet: up to watchOS 9, where the app has no
  /// button of its own there.
  private var isDismissedByItsTitle: Bool {
    isSheet && isRoot && !hasDiscs && !topItem.hidesBackButton
      && topItem.leftBarButtonItems.allSatisfy(\.isHidden)
  }

  /// Whether the title is large at rest.
  private var isLarge: Bool {
    guard navigationBar.prefersLargeTitles, metrics[.largeTitleIsAllowed] else { return false }
    return switch topItem.largeTitleDisplayMode {
    case .automatic: isRoot
    case .always: true
    case .never, .inline: false
    }
  }

  /// The colour of the small title.
  ///
  /// Under the clock it is the system's, and from watchOS 26 on the accent colour; beside it, a
  /// title and the chevron before it have the accent colour, or are grey without one. Source: measured —
  /// watchOS 5 to 9 pictures; `WatchColorTable`.
  private var titleColor: BarColor {
    if hasDiscs { return largeTitleColor }
    return accent ?? color(.lineTitle)
  }

  /// The colour of titles over discs, and of every large one.
  private var largeTitleColor: BarColor {
    metrics[.titleTakesAccent] ? accent ?? color(.title) : color(.title)
  }
}
