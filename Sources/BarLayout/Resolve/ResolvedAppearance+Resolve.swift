extension ResolvingContext {
  /// How far the bar has gone from its look at the scroll edge to its standard one: 0 to 1.
  ///
  /// At the scroll edge the scroll edge appearance is in force where the era has one: for bars with
  /// a large title, and from iOS 15 for every bar. Scrolling blends it into the standard one.
  /// Source: documented — UINavigationBar.scrollEdgeAppearance; the ramp is in `scrollRows`.
  func standardShare(rows: ResolvedRows) -> Double {
    backgroundRamp(rows: rows)?.share(at: contentOffset) ?? 1
  }

  /// Where the one look becomes the other; nil for a bar that has its standard one throughout.
  func backgroundRamp(rows: ResolvedRows) -> ScrollRamp? {
    let hasEdge =
      !metrics[.backgroundShowsAtScrollEdge]
      || (rows.largeTitle > 0 && !metrics[.backgroundShowsUnderLargeTitle])
    guard hasEdge else { return nil }
    let end = rows.collapsibleHeight(hidesSearch: topItem.hidesSearchBarWhenScrolling)
    return ScrollRamp(start: rows.largeTitle > 0 ? end : 0, length: metrics[.backgroundRamp])
  }

  /// Decides background and hairline at the content offset.
  func appearance() -> ResolvedAppearance {
    let standard = background(of: chain.standard)
    let edge = background(of: chain.edge)
    let isCompact = metrics.context.isCompact
    let share = standardShare
    let fill = blend(edge.fill, standard.fill, share)
    let shadow = blend(edge.shadow, standard.shadow, share)
    return ResolvedAppearance(
      state: isAtEdge
        ? (isCompact ? .compactScrollEdge : .scrollEdge) : (isCompact ? .compact : .standard),
      backgroundColor: fill.color, backgroundAlpha: fill.alpha,
      backgroundImage: blend(edge.image, standard.image, share), shadowColor: shadow.color,
      shadowAlpha: shadow.alpha,
      shadowImage: share < 1 / 2 ? edge.shadowImage : standard.shadowImage)
  }

  /// Two colours of which at most one may be missing, blended; the strength is kept apart from
  /// the colour so that a fading background keeps its colour.
  private func blend(_ a: BarColor, _ b: BarColor, _ share: Double) -> (
    color: BarColor, alpha: Double
  ) {
    if a.alpha == 0 { return (b, b.alpha == 0 ? 0 : share) }
    if b.alpha == 0 { return (a, 1 - share) }
    return (a.mixed(with: b, share: share), 1)
  }

  /// Two pictures of which the one goes before the other comes; one that stays is not touched.
  private func blend(
    _ a: ResolvedBackgroundImage?, _ b: ResolvedBackgroundImage?, _ share: Double
  ) -> ResolvedBackgroundImage? {
    // Most bars have none, which takes no comparison.
    if case (.none, .none) = (a, b) { return nil }
    if a == b { return a }
    guard var image = a ?? b else { return nil }
    guard let b, a != nil else {
      image.alpha *= b == nil ? 1 - share : share
      return image
    }
    if share >= 1 / 2 { image = b }
    image.alpha *= abs(1 - 2 * share)
    return image
  }
}
