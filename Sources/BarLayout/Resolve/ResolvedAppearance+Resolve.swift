extension ResolvingContext {
  /// The look away from the scroll edge.
  ///
  /// UIKit's chain: the item's, then the bar's, compact before standard in a bar of compact height.
  var standardAppearance: NavigationBarAppearance {
    let item = topItem.appearances
    let own = bar.appearances
    let isCompact = metrics.context.isCompact
    return (isCompact ? item.compact : nil) ?? item.standard
      ?? (isCompact ? own.compact : nil) ?? own.standard ?? NavigationBarAppearance()
  }

  /// The look at the scroll edge; nil for the standard look without its background.
  private var scrollEdgeAppearance: NavigationBarAppearance? {
    let item = topItem.appearances
    let own = bar.appearances
    let isCompact = metrics.context.isCompact
    return (isCompact ? item.compactScrollEdge : nil) ?? item.scrollEdge
      ?? (isCompact ? own.compactScrollEdge : nil) ?? own.scrollEdge
  }

  /// Decides background and hairline at the scene's content offset.
  ///
  /// At the scroll edge the scroll edge appearance is in force where the era has one: for bars with
  /// a large title, and from iOS 15 for every bar. Scrolling blends it into the standard one.
  /// Source: documented — UINavigationBar.scrollEdgeAppearance; the ramp is in `scrollRows`.
  func appearance(rows: ResolvedRows) -> ResolvedAppearance {
    let standard = background(of: standardAppearance, isEdge: false)
    let hasEdge =
      metrics[.backgroundShowsAtScrollEdge] == 0
      || (rows.largeTitle > 0 && metrics[.backgroundShowsUnderLargeTitle] == 0)
    let end = rows.collapsibleHeight(hidesSearch: topItem.hidesSearchBarWhenScrolling)
    let beyond = scene.contentOffset - (rows.largeTitle > 0 ? end : 0)
    let share = hasEdge ? min(max(beyond / metrics[.backgroundRamp], 0), 1) : 1
    let edge =
      scrollEdgeAppearance.map { background(of: $0, isEdge: true) }
      ?? Background(fill: .clear, shadow: .clear)
    let isCompact = metrics.context.isCompact
    let fill = blend(edge.fill, standard.fill, share)
    let shadow = blend(edge.shadow, standard.shadow, share)
    return ResolvedAppearance(
      state: share == 0
        ? (isCompact ? .compactScrollEdge : .scrollEdge) : (isCompact ? .compact : .standard),
      backgroundColor: fill.color, backgroundAlpha: fill.alpha,
      shadowColor: shadow.color, shadowAlpha: shadow.alpha)
  }

  private struct Background {
    var fill: Color
    var shadow: Color
  }

  /// What an appearance paints: a stated colour lies over the material, and a bar whose
  /// system draws no background has only what is stated.
  private func background(of appearance: NavigationBarAppearance, isEdge: Bool) -> Background {
    let hasBackground = metrics[.hasBackground] > 0
    let isTransparent = appearance.configuration == .transparentBackground
    var fill: Color =
      switch appearance.configuration {
      case .transparentBackground: .clear
      case .opaqueBackground: color(.systemBackground)
      case .defaultBackground: hasBackground ? legacyFill : .clear
      }
    if appearance.backgroundEffect == NavigationBarAppearance.BackgroundEffect.none {
      if appearance.configuration == .defaultBackground { fill = .clear }
    }
    if let color = appearance.backgroundColor {
      let stated = self.color(color)
      if stated.alpha > 0 || appearance.backgroundEffect == nil { fill = stated.over(fill) }
    }
    let shadow =
      appearance.shadowColor.map(color)
      ?? (hasBackground && !isTransparent ? BarColor.hairline.color(style) : .clear)
    return Background(fill: fill, shadow: shadow)
  }

  /// The default background as the bar's own, older properties change it.
  ///
  /// Source: measured — `barTintColor` #0000ff shows as #2424fe over #f2f2f2 (iOS 13).
  private var legacyFill: Color {
    var fill = bar.barTintColor.map(color) ?? BarColor.material.color(style)
    let isTranslucent = bar.isTranslucent ?? true
    if !isTranslucent {
      fill.alpha = .max
    } else if bar.barTintColor != nil {
      fill = fill.opacity(metrics[.translucentTintShare])
    }
    return fill
  }

  /// Two colours of which at most one may be missing, blended; the strength is kept apart from
  /// the colour so that a fading background keeps its colour.
  private func blend(_ a: Color, _ b: Color, _ share: Double) -> (color: Color, alpha: Double) {
    if a.alpha == 0 { return (b, b.alpha == 0 ? 0 : share) }
    if b.alpha == 0 { return (a, 1 - share) }
    return (a.mixed(with: b, share: share), 1)
  }
}
