extension LaidOutScene {
  /// What glass and titles turn to, because their own colours would be hard to read over what lies
  /// under the row of the bar; nil where they stay.
  ///
  /// Source: documented — WWDC 2025, session 219, that they turn; assumed — `GlassTable`, when.
  func turnedStyle(
    of bar: borrowing ResolvedBar, from style: TraitCollection.UserInterfaceStyle
  ) -> TraitCollection.UserInterfaceStyle? {
    guard bar.turnsWithContent, !environment.content.isEmpty, let frame = bars.first?.frame else {
      return nil
    }
    let row = BarRect(
      x: frame.x, y: frame.y, width: frame.width,
      height: min(frame.height, bar.metrics[.barHeight]))
    let mean = luminance(of: row)
    switch style {
    case .light: return mean < GlassTable.darkestUnderLight ? .dark : nil
    case .dark: return mean > GlassTable.brightestUnderDark ? .light : nil
    }
  }

  /// How bright contents and ground are in a rectangle, in the mean of places spread over it.
  private func luminance(of rect: BarRect) -> Double {
    let (across, down) = (Double(GlassTable.places.across), Double(GlassTable.places.down))
    var sum = 0.0
    for row in 0..<GlassTable.places.down {
      for column in 0..<GlassTable.places.across {
        let point = BarPoint(
          x: rect.x + (Double(column) + 0.5) * rect.width / across,
          y: rect.y + (Double(row) + 0.5) * rect.height / down)
        let shown = environment.content.lazy.reversed().compactMap { $0.luminance(at: point) }.first
        sum += shown ?? ground.luminance
      }
    }
    return sum / (across * down)
  }
}

extension LaidOutElement {
  /// How bright it is at a place that it covers wholly; nil for elsewhere and for what is too fine
  /// to count.
  fileprivate func luminance(at point: BarPoint) -> Double? {
    guard frame.contains(point), clip?.contains(point) ?? true, alpha == 1 else { return nil }
    switch content {
    case .fill, .roundedRect:
      guard let color, color.alpha == .max else { return nil }
      return color.luminance
    case .bitmap(let image, isTemplate: false):
      guard let variant = image.variants.first, !variant.luminance.isEmpty else { return nil }
      let side = ImageReference.Variant.luminanceSide
      let column = min(Int((point.x - frame.x) / frame.width * Double(side)), side - 1)
      let row = min(Int((point.y - frame.y) / frame.height * Double(side)), side - 1)
      let place = row * side + column
      guard variant.luminance.indices.contains(place) else { return nil }
      return Double(variant.luminance[place]) / BarColor.fullLevel
    default: return nil
    }
  }
}
