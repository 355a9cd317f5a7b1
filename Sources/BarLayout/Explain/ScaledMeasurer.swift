/// A measurer whose texts can be made longer, each by a factor of its own, while their fonts change
/// size without them.
///
/// This keeps a text's width apart from the size of its font, so that a layout can be asked what it
/// owes to either. Whole texts are measured up to the next pixel, as the boxes of labels are.
struct ScaledMeasurer<Base: TextMeasuring>: TextMeasuring {
  /// A text in a style.
  struct Key: Hashable {
    var text: String
    var style: TextStyle
  }

  /// What measures.
  let base: Base
  /// The device's pixels.
  let grid: PixelGrid
  /// Whether whole texts are measured up to the next pixel.
  let isOnPixels: Bool
  /// Sizes of fonts as they are when nothing is changed, in points.
  let sizes: [Double]
  /// What each text is made longer by; 1 for a text that is not listed.
  var factors: [Key: Double] = [:]

  var name: String { base.name }

  func measure(_ text: String, style: TextStyle, limit: Double) -> TextMeasure {
    var style = style
    if let size = sizes.first(where: { abs($0 - style.size) <= $0 * Self.tolerance }) {
      style.size = size
    }
    var measure = base.measure(text, style: style, limit: limit * (1 + Self.tolerance))
    let isWhole = measure.isComplete && !text.hasSuffix(Truncation.ellipsis)
    if isOnPixels, isWhole { measure.width = grid.up(measure.width) }
    let factor = factors.isEmpty ? 1 : factors[Key(text: text, style: style)] ?? 1
    return factor == 1 ? measure : measure.scaled(by: factor)
  }

  /// How much the size of a font may differ from the one it stands for, as a share.
  private static var tolerance: Double { 1e-3 }
}

extension TextMeasure {
  /// The measure of the same text made longer and taller about the pen's start.
  fileprivate func scaled(by factor: Double) -> TextMeasure {
    TextMeasure(
      width: width * factor,
      ink: ink.map {
        BarRect(
          x: $0.x * factor, y: $0.y * factor, width: $0.width * factor,
          height: $0.height * factor)
      },
      glyphs: glyphs.map {
        GlyphPlacement(
          advance: $0.advance * factor, offset: $0.offset * factor, xScale: $0.xScale * factor,
          yScale: $0.yScale * factor)
      }, isComplete: isComplete)
  }
}
