/// A measurer that knows some widths from real devices and asks another for the rest.
public struct KnownWidths: TextMeasuring {
  /// The measurer for texts whose width is not known.
  public var base: any TextMeasuring
  /// The known widths.
  public var widths: [MeasuredText]

  /// Puts known widths before a measurer.
  public init(_ widths: [MeasuredText], over base: any TextMeasuring) {
    self.base = base
    self.widths = widths
  }

  /// The name of the measurer for the rest.
  public var name: String { base.name }

  /// Measures one line of text; a known width holds for the whole text only, so for a text that
  /// was cut the base is asked.
  ///
  /// Where the width is known the advances are stretched in proportion and the right edge of the
  /// ink keeps its distance from the end.
  public func measure(_ text: String, style: TextStyle, limit: Double) -> TextMeasure {
    guard let known = known(text, style: style) else {
      return base.measure(text, style: style, limit: limit)
    }
    var measure = base.measure(text, style: style, limit: .infinity)
    let count = Double(measure.advances.count)
    for index in measure.advances.indices {
      measure.advances[index] =
        measure.width > 0 ? measure.advances[index] * known / measure.width : known / count
    }
    if let ink = measure.ink {
      measure.ink = Rect(
        minX: ink.minX, minY: ink.minY,
        maxX: max(ink.minX, ink.maxX + known - measure.width), maxY: ink.maxY)
    }
    measure.width = known
    return measure
  }

  /// The width of the match that says most about the style; of two equal ones the first.
  private func known(_ text: String, style: TextStyle) -> Double? {
    var best: (score: Int, width: Double)?
    for row in widths where row.text == text && row.width.isFinite && row.width >= 0 {
      if let size = row.size, abs(size - style.size) > Self.sizeTolerance { continue }
      if let weight = row.weight, weight != style.weight { continue }
      let score = (row.size == nil ? 0 : 1) + (row.weight == nil ? 0 : 1)
      if score > best?.score ?? -1 { best = (score, row.width) }
    }
    return best?.width
  }

  /// Sizes that differ by less are the same, in points.
  private static var sizeTolerance: Double { 0.01 }
}
