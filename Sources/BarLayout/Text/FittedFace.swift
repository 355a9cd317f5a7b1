/// A text style in the tables' terms: which share of which columns, and points for their units.
struct FittedFace {
  /// Size of the em in points; 0 for a size that makes no sense.
  let size: Double
  /// Space after every character that the style asks for, in points.
  let kern: Double

  /// Space that San Francisco adds to every advance, in points.
  private let tracking: Double
  /// Share of bold in an advance: 0 at regular, 2 at black.
  private let boldShare: Double
  /// Share of the display cut in an advance.
  private let displayShare: Double
  /// Whether ideographs are those of the system's Chinese font.
  private let isChinese: Bool
  /// Whether ideographs are those of the system's Japanese font.
  private let isJapanese: Bool
  /// Whether ideographs are as wide as before iOS 18.
  private let hasWideIdeographs: Bool
  /// Whether the letters are those of San Francisco Compact.
  private let isCompact: Bool
  /// Share of bold in the drawing: Inter's weights lie elsewhere between regular and bold.
  private let drawnBoldShare: Double
  /// Whether the display cut is drawn.
  private let drawsDisplay: Bool
  /// What a glyph of Inter is stretched by to be as tall as San Francisco's.
  private let glyphScale: Double
  /// Points for a unit of the tables.
  private let unit: Double

  init(_ style: borrowing TextStyle) {
    size = style.size.isFinite && style.size > 0 ? style.size : 0
    kern = style.kern.isFinite ? style.kern : 0
    displayShare = FittedFont.displayShare(size: size)
    isCompact = style.isCompact
    tracking = FittedFont.tracking(size: size, isCompact: isCompact) * size
    boldShare = FittedFont.boldShare(style.weight)
    drawnBoldShare = FittedFont.drawnBoldShare(style.weight)
    isChinese = style.isChinese
    isJapanese = style.isJapanese
    hasWideIdeographs = style.hasWideIdeographs
    drawsDisplay = FittedFont.usesDisplayCut(style)
    glyphScale = FittedFont.glyphScale
    unit = size / GlyphTable.unitsPerEm
  }

  /// What the advance of an unlisted scalar is multiplied by in this face.
  ///
  /// The Chinese font has narrower ideographs in the display cut; between the cuts they follow
  /// San Francisco's share of it, which is assumed. Before iOS 18 the cuts are taken for equal.
  func widthShare(of scalar: UnlistedScalar) -> Double {
    guard scalar.isIdeograph else { return 1 }
    if hasWideIdeographs { return UnlistedScalar.wideAdvance / scalar.advance }
    guard isChinese else { return 1 }
    return 1 + (UnlistedScalar.chineseDisplayAdvance / scalar.advance - 1) * displayShare
  }

  /// How large an unlisted scalar's font is against the same font on a phone.
  func size(of scalar: UnlistedScalar) -> Double {
    guard isCompact else { return 1 }
    return scalar.isIdeograph && isJapanese
      ? UnlistedScalar.compactJapaneseShare : scalar.compactShare
  }

  /// How large the font of Arabic letters is against the same font on a phone.
  var arabicShare: Double { isCompact ? ArabicTable.compactShare : 1 }

  /// A letter in its advance, without kerning.
  @inline(__always)
  func glyph(_ letter: GlyphTable.Letter) -> FittedGlyph {
    let place = letter.place
    let drawn = place &+ (drawsDisplay ? 2 : 0)
    // Advance, width, left and right edge.
    var outline = GlyphTable.numbers(GlyphTable.words[drawn])
    // Lower and upper edge at regular and at bold.
    let heights = GlyphTable.numbers(
      GlyphTable.words[place &+ GlyphTable.heights &+ (drawsDisplay ? 1 : 0)])
    var edges = heights.lowHalf
    if drawnBoldShare > 0 {
      // Letters of other fonts stop at bold.
      let share = letter.isTracked ? drawnBoldShare : min(drawnBoldShare, 1)
      outline += (GlyphTable.numbers(GlyphTable.words[drawn &+ 1]) - outline) * share
      edges += (heights.highHalf - edges) * share
    }
    var (xScale, yScale) = (1.0, 1.0)
    if isCompact {
      let compact = GlyphTable.words[place &+ GlyphTable.compact]
      xScale = GlyphTable.number(compact, 2) / GlyphTable.unitsPerEm
      yScale = GlyphTable.number(compact, 3) / GlyphTable.unitsPerEm
      outline *= xScale
      edges *= yScale
    }
    let (width, left, right) = (outline.y, outline.z, outline.w)
    let (bottom, top) = (edges.x, edges.y)
    let advance = letter.isTracked ? max(0, self.advance(place) * unit + tracking) : width * unit
    let offset = letter.isTracked ? (advance - width * unit) / 2 : 0
    let ink =
      right > left
      ? InkBounds(
        left: offset + left * unit, right: offset + right * unit, top: -top * unit,
        bottom: -bottom * unit) : nil
    guard letter.isTracked else {
      return FittedGlyph(
        placement: GlyphPlacement(
          advance: advance, xScale: xScale * stretch(place), yScale: yScale), ink: ink)
    }
    return FittedGlyph(
      placement: GlyphPlacement(
        advance: advance, offset: offset, xScale: glyphScale * stretch(place) * xScale,
        yScale: glyphScale * yScale),
      ink: ink)
  }

  /// What the pair adds to the first letter's advance, in points.
  func kerning(_ pair: KerningTable.Pair) -> Double {
    let black = boldShare / 2
    var units = 0.0
    if displayShare < 1 {
      units += (1 - displayShare) * (pair.number(0) * (1 - black) + pair.number(1) * black)
    }
    if displayShare > 0 {
      units += displayShare * (pair.number(2) * (1 - black) + pair.number(3) * black)
    }
    return units * size / KerningTable.unitsPerEm
  }

  /// Between a number of 1/4096 em at regular and at bold, in points; heavier weights stay bold.
  func points(_ numbers: (regular: Double, bold: Double)) -> Double {
    (numbers.regular + (numbers.bold - numbers.regular) * min(boldShare, 1)) * unit
  }

  /// An advance without tracking, in units.
  @inline(__always)
  private func advance(_ place: Int) -> Double {
    var units = 0.0
    if displayShare < 1 { units += (1 - displayShare) * advance(cut: place) }
    if displayShare > 0 { units += displayShare * advance(cut: place &+ 2) }
    guard isCompact else { return units }
    let compact = GlyphTable.words[place &+ GlyphTable.compact]
    return units + (1 - displayShare) * GlyphTable.number(compact, 0)
      + displayShare * GlyphTable.number(compact, 1)
  }

  @inline(__always)
  private func advance(cut place: Int) -> Double {
    let regular = GlyphTable.number(GlyphTable.words[place], 0)
    guard boldShare != 0 else { return regular }
    return regular + (GlyphTable.number(GlyphTable.words[place &+ 1], 0) - regular) * boldShare
  }

  /// What the drawn cut's outline is stretched by towards San Francisco's letter.
  @inline(__always)
  private func stretch(_ place: Int) -> Double {
    let word = GlyphTable.words[place &+ GlyphTable.stretches]
    let first = drawsDisplay ? 2 : 0
    let regular = GlyphTable.number(word, first)
    guard drawnBoldShare > 0 else { return regular / GlyphTable.unitsPerEm }
    let bold = GlyphTable.number(word, first + 1)
    return (regular + (bold - regular) * drawnBoldShare) / GlyphTable.unitsPerEm
  }
}

/// A letter in its place: where its glyph goes, and the bounds of what is drawn from the pen on the
/// baseline; nil when nothing is.
struct FittedGlyph {
  var placement: GlyphPlacement
  var ink: InkBounds?
}

/// Four edges of something drawn; y grows downwards from the baseline.
struct InkBounds {
  var left: Double
  var right: Double
  var top: Double
  var bottom: Double

  /// The bounds so much further to the right.
  func moved(by distance: Double) -> InkBounds {
    InkBounds(left: left + distance, right: right + distance, top: top, bottom: bottom)
  }

  /// The bounds of both; these alone where there are no others.
  func joined(to others: InkBounds?) -> InkBounds {
    guard let others else { return self }
    return InkBounds(
      left: min(others.left, left), right: max(others.right, right),
      top: min(others.top, top), bottom: max(others.bottom, bottom))
  }

  /// The same for a line whose pen starts so far to the right.
  func rect(startingAt pen: Double = 0) -> BarRect {
    BarRect(minX: left + pen, minY: top, maxX: right + pen, maxY: bottom)
  }
}
