/// An element before direction and pixels.
struct ArrangedElement {
  /// What it shows.
  enum Shape {
    case none
    case fill(BarColor)
    case text(ArrangedText)
    case picture(ResolvedImage)
    /// The back chevron, its ink in leading coordinates.
    case indicator(ink: BarRect, BarColor, strokeWidth: Double, isRound: Bool)
    /// Material over the frame; the colour is what it looks like over a plain ground.
    case material(BarMaterial, BarColor)
    /// Glass with a corner radius; the colour is what it looks like over a plain ground.
    case glass(BarGlass, radius: Double, BarColor)
    /// A rounded box with a corner radius.
    case roundedBox(radius: Double, BarColor, curve: CornerCurve = .circular)
    /// Lines inside the edge of a rounded box, the outermost first, all of one width.
    case rim(radius: Double, width: Double, [BarColor])
    /// A wheel of so many spokes that fade away around it.
    case wheel(spokes: Int, BarColor)
  }

  var id: ElementID
  var frame: BarRect
  var shape: Shape = .none
  var alpha: Double = 1
  var clip: BarRect?
  /// How much of either end fades away; nil for an element that does not run through a slot.
  var fade: ArrangedFade?
  var isEnabled: Bool?
  var accessibilityLabel: String?
  var hasMenu = false
  /// How many pixels the element is moved up after it was put on pixels.
  var risePixels: Double = 0
}

/// Stretches at the ends of a slot in which a text fades, in points.
struct ArrangedFade {
  var leading: Double
  var trailing: Double
}

/// A line of text, measured and cut to its room.
struct ArrangedText {
  var text: String
  var isTruncated: Bool
  var style: TextStyle
  var color: BarColor
  var shadow: TextShadow?
  var measure: TextMeasure
  /// Baseline from the origin of the answer.
  var baseline: Double
  var magnification: Double = 1
  /// How far the pen starts after the label's beginning; negative for a text that has run on.
  var penOffset: Double = 0

  /// The label's width: the pen's way, up to the next pixel.
  func labelWidth(_ grid: PixelGrid) -> Double { grid.up(measure.width) }

  /// What VoiceOver says for the text it was cut from; nil for what is drawn.
  func spoken(_ whole: ResolvedText) -> String? {
    whole.accessibilityLabel ?? (isTruncated ? whole.text : nil)
  }
}
