extension LaidOutScene {
  /// What contents under the row of the bar make of its words, glass and scroll edge; nil where they
  /// stay as they are.
  ///
  /// Source: documented — WWDC 2025, session 219, that they turn light and dark; `ScrollEdgeShade`,
  /// when.
  func scrollEdgeShade(
    of bar: borrowing ResolvedBar, from style: TraitCollection.UserInterfaceStyle
  ) -> ScrollEdgeShade? {
    guard bar.turnsWithContent, !environment.content.isEmpty, let frame = bars.first?.frame else {
      return nil
    }
    let row = BarRect(
      x: frame.x, y: frame.y, width: frame.width,
      height: min(frame.height, bar.metrics[.barHeight]))
    return ScrollEdgeShade(
      over: lightness(of: row), in: style, cover: cover(above: row.midY),
      hasFilm: bar.metrics[.scrollEdgeIsHard] && bar.appearance.backgroundAlpha > 0)
  }

  /// What contents under the bars at the foot make of their words and glass; nil where those stay as
  /// they are, and without such bars.
  ///
  /// Contents lie bare under them: glass itself is all that parts them.
  func footShade(
    of bar: borrowing ResolvedBar, from style: TraitCollection.UserInterfaceStyle
  ) -> ScrollEdgeShade? {
    guard bar.turnsWithContent, !environment.content.isEmpty, let foot = bar.foot?.value else {
      return nil
    }
    let frames = [foot.toolbar?.frame, foot.tabBarAtFoot?.frame].compactMap(\.self)
    guard let first = frames.first else { return nil }
    let rect = frames.dropFirst().reduce(first) { $0.union($1) }
    return ScrollEdgeShade(over: lightness(of: rect), in: style, cover: nil, hasFilm: false)
  }

  /// How much of its shade the scroll edge lays over contents where the bar's lowest words end, 0
  /// to 1; nil where there is no edge.
  private func cover(above middle: Double) -> Double? {
    let edge = environment.content.lazy.compactMap { element -> SoftEdge? in
      guard case .softEdge(let tint, let blurRadius, let fadeHeight) = element.content else {
        return nil
      }
      return SoftEdge(
        frame: element.frame, blurRadius: blurRadius, tint: tint, fadeHeight: fadeHeight)
    }.first
    guard let edge else { return nil }
    let words = bars.first?.elements.lazy
      .filter { $0.id == .title || $0.id == .subtitle }
      .compactMap { ($0.ink ?? $0.frame).maxY }.max()
    return edge.share(at: words ?? middle)
  }

  /// How light contents and ground are in a rectangle, at places spread over it.
  private func lightness(of rect: BarRect) -> ContentLightness {
    let (across, down) = (Double(GlassTable.places.across), Double(GlassTable.places.down))
    var (sum, luminance, darkest, lightest) = (0.0, 0.0, 1.0, 0.0)
    for row in 0..<GlassTable.places.down {
      for column in 0..<GlassTable.places.across {
        let point = BarPoint(
          x: rect.x + (Double(column) + 0.5) * rect.width / across,
          y: rect.y + (Double(row) + 0.5) * rect.height / down)
        let shown =
          environment.content.lazy.reversed().compactMap { $0.color(at: point) }.first ?? ground
        let share = shown.lightness / BarColor.fullLevel
        sum += share
        luminance += shown.luminance
        darkest = min(darkest, share)
        lightest = max(lightest, share)
      }
    }
    return ContentLightness(
      mean: sum / (across * down), luminance: luminance / (across * down), darkest: darkest,
      lightest: lightest)
  }
}

extension LaidOutElement {
  /// Its colour at a place that it covers wholly, a picture's as a grey; nil for elsewhere and for
  /// what is too fine to count.
  fileprivate func color(at point: BarPoint) -> BarColor? {
    guard frame.contains(point), clip?.contains(point) ?? true, alpha == 1 else { return nil }
    switch content {
    case .fill, .roundedRect:
      guard let color, color.alpha == .max else { return nil }
      return color
    case .bitmap(let image, isTemplate: false):
      guard let variant = image.variants.first, !variant.lightness.isEmpty else { return nil }
      let side = ImageReference.Variant.lightnessSide
      let column = min(Int((point.x - frame.x) / frame.width * Double(side)), side - 1)
      let row = min(Int((point.y - frame.y) / frame.height * Double(side)), side - 1)
      let place = row * side + column
      guard variant.lightness.indices.contains(place) else { return nil }
      let level = variant.lightness[place]
      return BarColor(red: level, green: level, blue: level)
    default: return nil
    }
  }
}
