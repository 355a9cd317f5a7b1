internal import BarLayout

extension Renderer {
  /// Largest em, in pixels, whose glyphs are remembered; larger ones are drawn like paths.
  private static let rememberedSize = 320.0

  /// Largest em of an emoji, in pixels; fonts have them about 110 pixels large.
  private static let pictureLimit = 1024.0

  /// Draws a line of text.
  func draw(
    _ run: TextRun, item: DisplayItem, scale: Double, clip: PixelRect, canvas: inout Canvas
  ) throws(RenderError) {
    let numbers = [
      run.origin.x, run.origin.y, run.width, run.style.size, run.style.kern, run.magnification,
    ]
    guard numbers.allSatisfy(\.isFinite), run.advances.allSatisfy(\.isFinite) else {
      throw .notFinite(element: item.element)
    }
    let size = run.style.size * run.magnification * scale
    if run.color.alpha == 0 || size <= 0 { return }
    let line = try shaper.shape(run.text, style: run.style, direction: run.direction)
    let placement = TextPlacement(line, run: run, scale: scale, isFitted: fitting == .fitted)
    for glyph in placement.glyphs {
      if glyph.isPicture {
        drawPicture(glyph, alpha: run.color.alpha, clip: clip, canvas: &canvas)
      } else if size > Self.rememberedSize {
        let polygon = try glyph.face.polygon(
          glyph.glyph, xScale: glyph.xScale, yScale: glyph.yScale, origin: glyph.pen)
        let coverage = try rasterizer().coverage(of: polygon, limit: clip, element: item.element)
        canvas.blend(coverage, dx: 0, dy: 0, clip: clip, run.color)
      } else {
        try draw(glyph, run.color, element: item.element, clip: clip, canvas: &canvas)
      }
    }
  }

  /// Draws a glyph of ordinary size, its pen on a quarter of a pixel.
  private func draw(
    _ glyph: TextPlacement.Glyph, _ color: Color, element: String, clip: PixelRect,
    canvas: inout Canvas
  ) throws(RenderError) {
    let reach = Double(GlyphCache.reach)
    guard glyph.pen.x > Double(clip.minX) - reach, glyph.pen.x < Double(clip.maxX) + reach,
      glyph.pen.y > Double(clip.minY) - reach, glyph.pen.y < Double(clip.maxY) + reach
    else { return }
    let x = Self.quarters(glyph.pen.x)
    let y = Self.quarters(glyph.pen.y)
    let key = GlyphCache.Key(
      face: glyph.face.id, glyph: glyph.glyph, xScale: glyph.xScale, yScale: glyph.yScale,
      xQuarter: x & 3, yQuarter: y & 3)
    let coverage = try glyphs().coverage(key, face: glyph.face, element: element)
    canvas.blend(coverage, dx: x >> 2, dy: y >> 2, clip: clip, color)
  }

  /// Draws an emoji.
  private func drawPicture(
    _ glyph: TextPlacement.Glyph, alpha: UInt8, clip: PixelRect, canvas: inout Canvas
  ) {
    guard let placed = placedPicture(glyph) else { return }
    canvas.blend(placed.picture, x: placed.x, y: placed.y, alpha: UInt32(alpha), clip: clip)
  }

  /// An emoji in the middle of its place, on whole pixels, no wider than the place.
  func placedPicture(_ glyph: TextPlacement.Glyph) -> (picture: Picture, x: Int, y: Int)? {
    let em = glyph.face.unitsPerEm
    let natural = glyph.naturalWidth * glyph.xScale
    let shrink = natural > glyph.room && glyph.room > 0 ? glyph.room / natural : 1
    let size = min(glyph.yScale * em * shrink, Self.pictureLimit)
    let reach = Double(CanvasExtent.sideLimit)
    guard size >= 1, abs(glyph.pen.x) < reach, abs(glyph.pen.y) < reach,
      let picture = pictures.picture(glyph.glyph, face: glyph.face, size: size)
    else { return nil }
    let margin = (glyph.room - natural * shrink) / 2
    return (
      picture, Int((glyph.pen.x + margin).rounded()) + picture.left,
      Int(glyph.pen.y.rounded()) - picture.top
    )
  }

  /// The nearest quarter of a pixel; halves go to the right, also left of the canvas.
  private static func quarters(_ value: Double) -> Int {
    Int((value * 4 + 0.5 + 1e-6).rounded(.down))
  }
}
