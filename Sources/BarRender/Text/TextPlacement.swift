internal import BarLayout

/// Where the glyphs of a shaped line stand on the canvas.
struct TextPlacement {
  /// A glyph with its pen's place in pixels and its scale in pixels per font unit.
  struct Glyph {
    var face: FontFace
    var glyph: UInt32
    var pen: PixelPoint
    var xScale: Double
    var yScale: Double
    /// Width of the glyph's place, in pixels; what a picture is centred in.
    var room: Double
    /// Width the font gives the glyph, in font units.
    var naturalWidth: Double
    var isPicture: Bool
  }

  /// From left to right.
  private(set) var glyphs: [Glyph] = []

  /// Least and greatest share of its own width that a stretched run is drawn with.
  ///
  /// Beyond them letters would be unreadable; the run is then centred in its place.
  private static let stretchLimits = 0.5...2.0

  /// Places a line.
  ///
  /// - Parameter scale: pixels per point.
  init(_ line: ShapedLine, run: TextRun, scale: Double) {
    let unit = scale * run.magnification
    let size = run.style.size * unit
    let characters = Self.characters(line, run: run)
    let advances = characters.map { $0.advance * unit }
    // The baseline lies on a pixel's edge: letters of one line have equally sharp feet.
    let baseline = (run.origin.y * scale + 0.5 + 1e-6).rounded(.down)
    var pen = PixelPoint(x: run.origin.x * scale, y: baseline)
    for part in line.runs {
      let room = advances[part.characters].reduce(0, +)
      switch part.placement {
      case .stretched:
        placeStretched(part, pen: pen, size: size, room: room)
      case .byCharacter(let isFitted):
        placeByCharacter(
          part, pen: pen, advances: advances, fitting: isFitted ? characters : nil, unit: unit,
          size: size)
      case .picture:
        placeByCharacter(
          part, pen: pen, advances: advances, fitting: nil, unit: unit, size: size)
      }
      pen.x += room
    }
  }

  /// The run's glyphs, fitted to its width.
  ///
  /// Layout counts `Character`s as the shaper does; should it ever not, the font's own advances
  /// stand in.
  private static func characters(_ line: ShapedLine, run: TextRun) -> [GlyphPlacement] {
    let given =
      run.glyphs.count == line.advances.count
      ? run.glyphs
      : line.advances.map { GlyphPlacement(advance: $0 * run.style.size + run.style.kern) }
    let sum = given.reduce(0) { $0 + $1.advance }
    guard sum > 0, run.width > 0, sum != run.width else { return given }
    return given.map { $0.fitted(to: $0.advance * (run.width / sum)) }
  }

  /// Stretches a run to its room.
  private mutating func placeStretched(
    _ part: ShapedRun, pen: PixelPoint, size: Double, room: Double
  ) {
    let natural = part.width * size
    var stretch = natural > 0 ? room / natural : 1
    stretch = min(max(stretch, Self.stretchLimits.lowerBound), Self.stretchLimits.upperBound)
    let left = pen.x + (room - natural * stretch) / 2
    let unit = size / part.face.unitsPerEm
    for glyph in part.glyphs {
      glyphs.append(
        Glyph(
          face: part.face, glyph: glyph.glyph,
          pen: PixelPoint(x: left + glyph.x * size * stretch, y: pen.y - glyph.y * size),
          xScale: unit * stretch, yScale: unit, room: room, naturalWidth: 0, isPicture: false))
    }
  }

  /// Places the glyphs of each character where the character stands.
  ///
  /// - Parameter fitting: how the font's glyphs go into their characters' places; nil for glyphs
  ///   that are drawn as their font has them.
  private mutating func placeByCharacter(
    _ part: ShapedRun, pen: PixelPoint, advances: [Double], fitting: [GlyphPlacement]?,
    unit: Double, size: Double
  ) {
    // Left edge of each character: in a run to the left the last character comes first.
    var lefts = [Double](repeating: 0, count: part.characters.count)
    var left = pen.x
    let first = part.characters.lowerBound
    for index in part.characters.indices {
      let character = part.isRightToLeft ? part.characters.upperBound - 1 - (index - first) : index
      lefts[character - first] = left
      left += advances[character]
    }
    for glyph in part.glyphs {
      let leftmost =
        part.isRightToLeft ? glyph.characters.upperBound - 1 : glyph.characters.lowerBound
      let own = fitting?[leftmost] ?? GlyphPlacement(advance: 0)
      glyphs.append(
        Glyph(
          face: part.face, glyph: glyph.glyph,
          pen: PixelPoint(
            x: lefts[leftmost - first] + own.offset * unit + glyph.x * size * own.xScale,
            y: pen.y - glyph.y * size * own.yScale),
          xScale: size * own.xScale / part.face.unitsPerEm,
          yScale: size * own.yScale / part.face.unitsPerEm,
          room: advances[glyph.characters].reduce(0, +), naturalWidth: glyph.advance,
          isPicture: part.placement == .picture))
    }
  }
}
