/// One thing to draw.
///
/// Items are drawn in order, each over the ones before it; only panes, soft edges and crops look at
/// what is there.
///
/// Coordinates are points from the top left of the canvas; rectangles of fills lie on pixel edges.
package struct DisplayItem: Hashable, Sendable {
  /// What is drawn.
  package enum Content: Hashable, Sendable {
    /// A rectangle filled with one colour.
    case fill(BarRect, BarColor)
    /// The inside of a path, non-zero winding, filled with one colour.
    case path(BarPath, BarColor)
    /// A line of text.
    case text(TextRun)
    /// Material over what was drawn so far.
    case pane(Pane)
    /// Blur and tint over what was drawn so far, falling to nothing towards the lower edge.
    case softEdge(SoftEdge)
    /// The shadow around a rounded shape.
    case shadow(DropShadow)
    /// A line of light along the edge of glass.
    case glint(GlintRun)
    /// Takes away whatever was drawn outside a path.
    case crop(BarPath)
    /// A picture of pixels.
    case image(ImageRun)
  }

  /// What is drawn.
  package var content: Content
  /// Only what lies inside is drawn, in points; nil draws everything.
  package var clip: BarRect?
  /// A picture that decides what shows in a part of the canvas; nil for none.
  package var mask: Shared<DisplayMask>?
  /// The element this item draws, as in the layout's answer: `title`,
  /// `rightBarButtonItems[0].label`.
  package var element: String

  /// Makes an item.
  package init(
    _ content: Content, clip: BarRect? = nil, mask: Shared<DisplayMask>? = nil, element: String
  ) {
    self.content = content
    self.clip = clip
    self.mask = mask
    self.element = element
  }
}

/// A picture whose opacity is that of another one in a part of the canvas.
package struct DisplayMask: Hashable, Sendable {
  /// The part in which the picture decides, in points, on pixel edges; elsewhere all shows.
  package var box: BarRect
  /// What the picture consists of, in white, back to front; none of it has a mask.
  package var items: [DisplayItem]

  /// Makes a mask.
  package init(box: BarRect, items: [DisplayItem]) {
    self.box = box
    self.items = items
  }
}

/// A line of text with every position decided.
package struct TextRun: Hashable, Sendable {
  /// The characters, in reading order.
  package var text: String
  /// Where the pen starts: the left end of the line, whichever way it reads; y is the baseline.
  package var origin: BarPoint
  /// Where the glyph of each `Character` of `text` stands and how it is scaled, in reading order.
  package var glyphs: [GlyphPlacement]
  /// Distance the pen travels in all, in points; the renderer fits the line to it.
  package var width: Double
  /// Size, weight and kern.
  ///
  /// The kern is already part of `glyphs`.
  package var style: TextStyle
  /// The direction of the paragraph: where neutral characters go.
  package var direction: BarLayoutDirection
  /// Scale of the whole line about `origin`, as when a large title is pulled down; 1 is natural
  /// size.
  package var magnification: Double
  /// The colour of the letters.
  package var color: BarColor
  /// A shadow behind the letters; nil for none.
  package var shadow: TextShadow?

  /// Makes a run.
  package init(
    text: String, origin: BarPoint, glyphs: [GlyphPlacement], width: Double, style: TextStyle,
    direction: BarLayoutDirection, magnification: Double = 1, color: BarColor,
    shadow: TextShadow? = nil
  ) {
    self.text = text
    self.origin = origin
    self.glyphs = glyphs
    self.width = width
    self.style = style
    self.direction = direction
    self.magnification = magnification
    self.color = color
    self.shadow = shadow
  }
}

/// A picture of pixels in its place.
///
/// The parts outside its cap insets keep their size, whatever the box; the rest is stretched or
/// repeated.
package struct ImageRun: Hashable, Sendable {
  /// The picture.
  package var image: ImageReference
  /// The box it fills, in points.
  package var rect: BarRect
  /// The colour its shape is drawn in; nil draws its own colours.
  package var tint: BarColor?
  /// How much of it shows, 0 to 1.
  package var opacity: Double

  /// Makes a run.
  package init(image: ImageReference, rect: BarRect, tint: BarColor? = nil, opacity: Double = 1) {
    self.image = image
    self.rect = rect
    self.tint = tint
    self.opacity = opacity
  }
}

/// What a renderer needs: a canvas and the items on it, back to front.
public struct DisplayList: Hashable, Sendable {
  /// Extent of the canvas, in points.
  public var size: BarSize
  /// Pixels per point.
  public var scale: Double
  /// What the canvas is filled with before the first item.
  public var background: BarColor
  /// The items, back to front.
  package var items: [DisplayItem]

  /// Makes a display list.
  package init(size: BarSize, scale: Double, background: BarColor, items: [DisplayItem]) {
    self.size = size
    self.scale = scale
    self.background = background
    self.items = items
  }
}
