/// One element of a laid-out bar: where it is and what it shows.
public struct LaidOutElement: Hashable, Sendable {
  /// What an element shows besides a frame.
  package enum Content: Hashable, Sendable {
    /// Nothing of its own: a row, a touchable frame.
    case none
    /// A line of text.
    case text(TextLine)
    /// The inside of a path in screen coordinates; a symbol, a chevron, a rounded shape.
    case path(BarPath)
    /// A rectangle of one colour.
    case fill
    /// A rounded rectangle of one colour that fills the frame, with a corner radius in points.
    case roundedRect(cornerRadius: Double, curve: CornerCurve)
    /// Lines inside the edge of a rounded rectangle that fills the frame, the outermost first, all
    /// of one width in points.
    case rim(cornerRadius: Double, width: Double, [BarColor])
    /// The soft shadow around a shape in screen coordinates, with blur and distance below it in
    /// points.
    case shadow(of: BarPath, blurRadius: Double, drop: Double)
    /// Material over the frame.
    case material(BarMaterial)
    /// Blur and tint over the frame that fall to nothing over a height at its lower edge, in
    /// points.
    case softEdge(tint: BarColor, blurRadius: Double, fadeHeight: Double)
    /// Glass in the frame, with the radius of continuous corners in points.
    case glass(BarGlass, cornerRadius: Double)
    /// A picture of pixels that fills the frame; a template is drawn in the element's colour.
    case bitmap(ImageReference, isTemplate: Bool)
    /// A letter of an icon font whose em fills the frame.
    case icon(Icon)
    /// One of our symbols, drawn into the element's ink.
    case symbol(ResolvedSymbol, isMirrored: Bool)
    /// One of the status bar's signs, drawn into the element's frame.
    case sign(StatusSignLook)
    /// A wheel of so many spokes that fade away around it, drawn into the element's frame.
    case wheel(spokes: Int)
    /// The back chevron, drawn into the element's ink.
    case indicator(LaidOutIndicator)
  }

  /// The element's name.
  public var id: ElementID
  /// Its frame in points, on the device's pixels; the origin is the screen's top left, or that of a
  /// bar which has a frame of its own.
  public var frame: BarRect
  /// Bounds of what it draws, in the same coordinates, not on pixels; nil when it draws nothing.
  public var ink: BarRect?
  /// How much of it shows: 0 hidden, 1 whole.
  public var alpha: Double = 1
  /// The colour of what it draws; nil when it draws nothing.
  public var color: BarColor?
  /// What it shows.
  package var content: Content = .none
  /// What is visible of it; nil shows all.
  ///
  /// In points, on the device's pixels.
  public var clip: BarRect?
  /// How much of either end of the clip it fades in; nil for one that does not fade.
  package var fade: LaidOutFade?
  /// Whether it answers touches; nil for what never does.
  public var isEnabled: Bool?
  /// What VoiceOver says in place of the text; nil for the text.
  public var accessibilityLabel: String?
  /// Whether it is the chosen area of a tab bar.
  public var isSelected = false
  /// Whether touching it opens a menu; nothing in the bar shows that.
  ///
  /// UIKit: `UIBarButtonItem.menu`.
  public var hasMenu = false

  /// The line of text it shows; nil when it shows none.
  public var text: TextLine? {
    if case .text(let line) = content { return line }
    return nil
  }
}

/// Stretches at the ends of a clip in which a text fades from nothing to whole.
package struct LaidOutFade: Hashable, Sendable {
  /// Length of the stretch at the left end, in points.
  package var left: Double
  /// Length of the stretch at the right end, in points.
  package var right: Double
}

/// How a back chevron is drawn into its ink.
package struct LaidOutIndicator: Hashable, Sendable {
  /// Width of its lines, in points.
  package var strokeWidth: Double
  /// Whether ends and tip are round, as from iOS 13.
  package var isRound: Bool
  /// Whether it points to the left, as where lines run from left to right.
  package var pointsLeft: Bool
}

/// A line of text in its place.
public struct TextLine: Hashable, Sendable {
  /// What is shown: the whole text, or its beginning and an ellipsis.
  public var text: String
  /// Whether an ellipsis stands for the rest.
  public var isTruncated: Bool
  /// Size and weight.
  public var style: TextStyle
  /// Distance from the top of the screen to the baseline, in points.
  public var baseline: Double
  /// Where the pen starts, in points from the left of the screen.
  public var x: Double
  /// Distance the pen travels, in points, unrounded.
  public var width: Double
  /// Where the glyph of each `Character` stands, in reading order.
  package var glyphs: [GlyphPlacement]
  /// The direction of the paragraph.
  public var direction: BarLayoutDirection
  /// Scale of the line about its pen's start; 1 is natural size.
  public var magnification: Double
  /// A shadow behind the letters; nil for none.
  package var shadow: TextShadow?
}
