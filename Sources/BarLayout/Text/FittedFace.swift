/// A text style in the table's terms: which share of which columns, and points for their units.
struct FittedFace {
  /// Size of the em in points; 0 for a size that makes no sense.
  let size: Double
  /// Space around every letter of San Francisco, in points.
  let tracking: Double
  /// Space after every character that the style asks for, in points.
  let kern: Double

  /// Points for a unit of the columns text regular, text bold, display regular, display bold.
  private let textRegular: Double
  private let textBold: Double
  private let displayRegular: Double
  private let displayBold: Double
  /// Whether the text cut has a share in an advance.
  private let hasText: Bool
  /// Whether the display cut has one.
  private let hasDisplay: Bool
  /// Share of bold, 0 to 1.
  let boldShare: Double
  /// Where the columns of the cut that is drawn begin.
  private let drawnCut: Int
  /// Where the columns of the cut begin that every number is taken from; nil where cuts are mixed.
  private let onlyCut: Int?
  /// Points for a unit of the table.
  private let unit: Double

  private static let unitsPerEm = 10_000.0

  init(_ style: borrowing TextStyle) {
    size = style.size.isFinite && style.size > 0 ? style.size : 0
    kern = style.kern.isFinite ? style.kern : 0
    let share = FittedFont.displayShare(size: size)
    hasText = share < 1
    hasDisplay = share > 0
    // Lighter than regular and heavier than bold keep the width of those. Source: assumed.
    let lightest = FontWeight.regular.cssValue
    let heaviest = FontWeight.bold.cssValue
    let weight = min(max(style.weight.cssValue, lightest), heaviest)
    boldShare = Double(weight - lightest) / Double(heaviest - lightest)
    unit = size / Self.unitsPerEm
    textRegular = unit * (1 - share) * (1 - boldShare)
    textBold = unit * (1 - share) * boldShare
    displayRegular = unit * share * (1 - boldShare)
    displayBold = unit * share * boldShare
    tracking = FittedFont.tracking(size: size) * size
    drawnCut = FittedFont.usesDisplayCut(style) ? GlyphTable.perCut : 0
    let isOneCut = drawnCut == 0 ? !hasDisplay : !hasText
    onlyCut = isOneCut ? drawnCut : nil
  }

  /// Distance the pen travels for a letter, without kerning.
  func advance(of letter: Int, in table: GlyphTable) -> Double {
    max(0, mixed(letter, 0, in: table) + (table.isTracked(letter) ? tracking : 0))
  }

  /// Distance from the pen to the glyph's origin; half of the tracking stands before the glyph.
  func offset(of letter: Int, in table: GlyphTable) -> Double {
    mixed(letter, 1, in: table) + (table.isTracked(letter) ? tracking / 2 : 0)
  }

  /// Bounds of the glyph as drawn, from the pen on the baseline; nil when it draws nothing.
  func ink(of letter: Int, in table: GlyphTable) -> InkBounds? {
    let left = drawn(letter, 2, in: table) * unit
    let right = drawn(letter, 3, in: table) * unit
    guard right > left else { return nil }
    let origin = offset(of: letter, in: table)
    return InkBounds(
      left: origin + left, right: origin + right,
      top: -drawn(letter, 5, in: table) * unit, bottom: -drawn(letter, 4, in: table) * unit)
  }

  /// How far the pen travels for a letter, without kerning, and the bounds of the glyph as drawn;
  /// nil when it draws nothing.
  func glyph(_ letter: Int, in table: GlyphTable) -> (advance: Double, ink: InkBounds?) {
    guard let onlyCut else {
      return (advance(of: letter, in: table), ink(of: letter, in: table))
    }
    let numbers = table.numbers(letter + onlyCut)
    let glyph =
      boldShare == 0
      ? numbers * unit
      : (numbers * (1 - boldShare) + table.numbers(letter + onlyCut + GlyphTable.perWeight)
        * boldShare) * unit
    let tracking = table.isTracked(letter) ? tracking : 0
    let advance = max(0, glyph.advance + tracking)
    guard glyph.right > glyph.left else { return (advance, nil) }
    let origin = glyph.offset + tracking / 2
    let ink = InkBounds(
      left: origin + glyph.left, right: origin + glyph.right, top: -glyph.top,
      bottom: -glyph.bottom)
    return (advance, ink)
  }

  /// What the pair adds to the first letter's advance.
  func kerning(_ pair: Int, in table: KerningTable) -> Double {
    table.number(pair, 0) * textRegular + table.number(pair, 1) * textBold
      + table.number(pair, 2) * displayRegular + table.number(pair, 3) * displayBold
  }

  /// Between a number of 1/10000 em at regular and at bold, in points.
  func points(regular: Int32, bold: Int32) -> Double {
    (Double(regular) * (1 - boldShare) + Double(bold) * boldShare) * size / Self.unitsPerEm
  }

  private func mixed(_ letter: Int, _ index: Int, in table: GlyphTable) -> Double {
    var points = 0.0
    if hasText {
      points = mixed(letter, index, textRegular, textBold, in: table)
    }
    if hasDisplay {
      points += mixed(letter + GlyphTable.perCut, index, displayRegular, displayBold, in: table)
    }
    return points
  }

  private func drawn(_ letter: Int, _ index: Int, in table: GlyphTable) -> Double {
    mixed(letter + drawnCut, index, 1 - boldShare, boldShare, in: table)
  }

  /// A number of one cut between its weights; regular text does not ask for the bold one.
  private func mixed(
    _ cut: Int, _ index: Int, _ regular: Double, _ bold: Double, in table: GlyphTable
  ) -> Double {
    let points = table.number(cut, index) * regular
    guard boldShare > 0 else { return points }
    return points + table.number(cut, index + GlyphTable.perWeight) * bold
  }
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
}
