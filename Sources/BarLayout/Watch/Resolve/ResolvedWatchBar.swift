/// The bar of a watch with every default decided: layout finds nothing left to choose but what
/// depends on the widths of texts.
///
/// Up to watchOS 9 it is one line of text: title and clock, or a chevron, a dismiss word, a text
/// button. From watchOS 10 on there are discs in the corners and the title stands under the clock.
package struct ResolvedWatchBar: Hashable, Sendable {
  /// The numbers of this bar.
  package var metrics: WatchBarMetrics
  /// Which way lines run.
  package var direction: BarLayoutDirection
  /// The language of the system's words, as `en_US`.
  package var locale: String
  /// Extent of the screen, in points.
  package var screen: BarSize
  /// Pixels per point.
  package var scale: Double
  /// Whether lengths are rounded to pixels, as they are but in an explanation.
  var roundsToPixels = true
  /// Radius of the display's corners, in points.
  package var cornerRadius: Double
  /// Height of the bar without a large title on a line of its own, in points.
  package var height: Double
  /// The clock; one that the screen covers has an alpha of 0.
  package var clock: ResolvedText
  /// The back button; nil for none.
  package var backButton: ResolvedWatchBackButton?
  /// The buttons of the leading corner, outermost first; the watch shows the first one.
  package var leadingItems: [ResolvedItem]
  /// The buttons of the trailing corner, outermost first; the watch shows the first one.
  package var trailingItems: [ResolvedItem]
  /// The small title; nil for none.
  package var title: ResolvedText?
  /// The large title; nil for none.
  package var largeTitle: ResolvedText?
  /// Whether the large title has a line of its own under the buttons.
  package var largeTitleHasOwnLine: Bool
  /// How much of the large title shows: 1 at rest, 0 once it is scrolled away.
  package var largeTitleProgress: Double
  /// Colours of what has none of its own in the scene.
  package var palette: Palette
  /// How far a title that does not fit has run through its slot: 0 its beginning, 1 its end.
  package var marquee: Double

  /// Whether buttons are discs and the title stands under the clock, as from watchOS 10 on.
  package var hasDiscs: Bool { metrics[.hasDiscs] }
}

extension ResolvedWatchBar {
  /// Colours of what has none of its own in the scene.
  package struct Palette: Hashable, Sendable {
    /// The fill of a disc.
    package var disc: BarColor
    /// The lines inside a disc's edge, the outermost first.
    package var rim: [BarColor]
    /// The small circle of a back button without a title.
    package var roundBack: BarColor
    /// A box that stands for a picture or a view.
    package var placeholder: BarColor

    fileprivate init(_ context: WatchContext) {
      disc = context.color(.disc)
      rim = [.rimOuter, .rimMiddle, .rimInner].map { context.color($0) }
      roundBack = context.color(.roundBack)
      placeholder = context.color(.placeholder)
    }
  }
}

/// The back button of a watch.
package struct ResolvedWatchBackButton: Hashable, Sendable {
  /// Colour of the chevron.
  package var color: BarColor
  /// Whether the chevron stands in a small circle, as without a title on watchOS 7.
  package var isRound: Bool
  /// What VoiceOver says.
  package var accessibilityLabel: String
}

extension ResolvedWatchBar {
  /// Decides everything about the bar.
  init(_ context: WatchContext) {
    let scene = context.scene
    let metrics = context.metrics
    self.metrics = metrics
    direction = scene.traits.layoutDirection
    locale = scene.locale
    screen = scene.device.size
    scale = scene.device.scale
    cornerRadius = scene.device.cornerRadius
    palette = Palette(context)
    marquee = min(max(scene.marquee, 0), 1)
    height =
      context.hasDiscs ? metrics[.buttonTop] + metrics[.buttonDiameter] : metrics[.barHeight]
    let isHidden = scene.isBarHidden
    leadingItems = isHidden ? [] : context.leadingItems
    trailingItems =
      isHidden ? [] : context.items(context.topItem.rightBarButtonItems, isLeading: false)
    backButton = isHidden ? nil : context.backButton
    clock = context.clock(hasTrailingItem: !trailingItems.isEmpty)
    let titles = isHidden ? WatchTitles() : context.titles
    title = titles.small
    largeTitle = titles.large
    largeTitleProgress = titles.progress
    let hasButtons = backButton != nil || !leadingItems.isEmpty || !trailingItems.isEmpty
    largeTitleHasOwnLine = titles.large != nil && (hasButtons || !context.hasDiscs)
    // Up to watchOS 9 the dismiss word stands in the title's place.
    if !context.hasDiscs, !leadingItems.isEmpty { title?.alpha = 0 }
  }
}
