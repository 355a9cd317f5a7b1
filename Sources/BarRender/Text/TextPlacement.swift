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
    var x = run.origin.x * scale
    for part in line.runs {
      let room = advances[part.characters].reduce(0, +)
      switch part.placement {
      case .stretched:
        placeStretched(part, x: x, baseline: baseline, size: size, room: room)
      case .byCharacter(let canBeFitted):
        let style = run.style
        let fits = isFitted && canBeFitted
        placeByCharacter(
          part, x: x, baseline: baseline, advances: advances,
          xSize: size * (fits ? FontFitting.horizontalScale(style) : 1),
          ySize: size * (fits ? FontFitting.verticalScale(style) : 1))
      case .picture:
        placeByCharacter(
          part, x: x, baseline: baseline, advances: advances, xSize: size, ySize: size)
      }
      x += room
    }
  }

  /// The run's advances in points, fitted to its width.
  ///
  /// Layout counts `Character`s as the shaper does; should it ever not, the font's own advances stand in.
  private static func advances(_ line: ShapedLine, run: TextRun) -> [Double] {
    let given =
      run.advances.count == line.advances.count
      ? run.advances : line.advances.map { $0 * run.style.size + run.style.kern }
    let sum = given.reduce(0, +)
    guard sum > 0, run.width > 0, sum != run.width else { return given }
    return given.map { $0 * (run.width / sum) }
  }

  private mutating func placeStretched(
    _ part: ShapedRun, x: Double, baseline: Double, size: Double, room: Double
  ) {
    let natural = part.width * size
    var stretch = natural > 0 ? room / natural : 1
    stretch = min(max(stretch, Self.stretchLimits.lowerBound), Self.stretchLimits.upperBound)
    let left = x + (room - natural * stretch) / 2
    let unit = size / part.face.unitsPerEm
    for glyph in part.glyphs {
      glyphs.append(
        Glyph(
          face: part.face, glyph: glyph.glyph,
          pen: PixelPoint(x: left + glyph.x * size * stretch, y: baseline - glyph.y * size),
          xScale: unit * stretch, yScale: unit, room: room, isPicture: false))
    }
  }

  private mutating func placeByCharacter(
    _ part: ShapedRun, x: Double, baseline: Double, advances: [Double], xSize: Double,
    ySize: Double
  ) {
    // Left edge of each character: in a run to the left the last character comes first.
    var lefts = [Double](repeating: 0, count: part.characters.count)
    var pen = x
    let first = part.characters.lowerBound
    for index in part.characters.indices {
      let character = part.isRightToLeft ? part.characters.upperBound - 1 - (index - first) : index
      lefts[character - first] = pen
      pen += advances[character]
    }
    for glyph in part.glyphs {
      let leftmost =
        part.isRightToLeft ? glyph.characters.upperBound - 1 : glyph.characters.lowerBound
      glyphs.append(
        Glyph(
          face: part.face, glyph: glyph.glyph,
          pen: PixelPoint(
            x: lefts[leftmost - first] + glyph.x * xSize, y: baseline - glyph.y * ySize),
          xScale: xSize / part.face.unitsPerEm, yScale: ySize / part.face.unitsPerEm,
          room: advances[glyph.characters].reduce(0, +),
          isPicture: part.placement == .picture))
    }
  }
}
