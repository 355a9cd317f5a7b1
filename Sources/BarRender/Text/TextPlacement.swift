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
  init(_ line: ShapedLine, run: TextRun, scale: Double, isFitted: Bool) {
    let unit = scale * run.magnification
    let size = run.style.size * unit
    let advances = Self.advances(line, run: run).map { $0 * unit }
    // The baseline lies on a pixel's edge: letters of one line have equally sharp feet.
    let baseline = (run.origin.y * scale + 0.5 + 1e-6).rounded(.down)
    var pen = PixelPoint(x: run.origin.x * scale, y: baseline)
    for part in line.runs {
      let room = advances[part.characters].reduce(0, +)
      switch part.placement {
      case .stretched:
        placeStretched(part, pen: pen, size: size, room: room)
      case .byCharacter(let canBeFitted) where isFitted && canBeFitted:
        let style = run.style
        let offsets = part.characters.map { character in
          line.firstScalars[character].flatMap {
            AdvanceTable.sanFrancisco.glyphOffset(of: $0, style: style)
          } ?? 0
        }
        placeByCharacter(
          part, pen: pen, advances: advances, offsets: offsets.map { $0 * unit },
          xSize: size * FittedFont.horizontalScale(style),
          ySize: size * FittedFont.verticalScale(style))
      case .byCharacter, .picture:
        placeByCharacter(
          part, pen: pen, advances: advances, offsets: part.characters.map { _ in 0 },
          xSize: size, ySize: size)
      }
      pen.x += room
    }
  }

  /// The run's advances in points, fitted to its width.
  ///
  /// Layout counts `Character`s as the shaper does; should it ever not, the font's own advances
  /// stand in.
  private static func advances(_ line: ShapedLine, run: TextRun) -> [Double] {
    let given =
      run.advances.count == line.advances.count
      ? run.advances : line.advances.map { $0 * run.style.size + run.style.kern }
    let sum = given.reduce(0, +)
    guard sum > 0, run.width > 0, sum != run.width else { return given }
    return given.map { $0 * (run.width / sum) }
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
  /// - Parameter offsets: distance from each character's place to its glyph's origin, in pixels.
  private mutating func placeByCharacter(
    _ part: ShapedRun, pen: PixelPoint, advances: [Double], offsets: [Double], xSize: Double,
    ySize: Double
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
        (part.isRightToLeft ? glyph.characters.upperBound - 1 : glyph.characters.lowerBound) - first
      glyphs.append(
        Glyph(
          face: part.face, glyph: glyph.glyph,
          pen: PixelPoint(
            x: lefts[leftmost] + offsets[leftmost] + glyph.x * xSize,
            y: pen.y - glyph.y * ySize),
          xScale: xSize / part.face.unitsPerEm, yScale: ySize / part.face.unitsPerEm,
          room: advances[glyph.characters].reduce(0, +), naturalWidth: glyph.advance,
          isPicture: part.placement == .picture))
    }
  }
}
