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
    guard numbers.allSatisfy(\.isFinite), run.glyphs.allSatisfy(\.isFinite) else {
      throw .notFinite(element: item.element)
    }
    let size = run.style.size * run.magnification * scale
    if size <= 0 || (run.color.alpha == 0 && run.shadow == nil) { return }
    let line = try shaper.shape(run.text, style: run.style, direction: run.direction)
    let placement = TextPlacement(line, run: run, scale: scale)
    if let shadow = run.shadow {
      let unit = scale * run.magnification
      try draw(
        shadow, of: placement, unit: unit, element: item.element, clip: clip, canvas: &canvas)
    }
    if run.color.alpha == 0 { return }
    var emptyFace: FontFace?
    var hasPictures = false
    for glyph in placement.glyphs {
      if glyph.isPicture {
        guard let placed = placedPicture(glyph) else {
          if Self.isLargeEnough(glyph) { emptyFace = glyph.face }
          continue
        }
        hasPictures = true
        canvas.blend(
          placed.picture, x: placed.x, y: placed.y, alpha: UInt32(run.color.alpha), clip: clip)
      } else if let placed = try placedCoverage(glyph, element: item.element, clip: clip) {
        canvas.blend(placed.coverage, dx: placed.dx, dy: placed.dy, clip: clip, run.color)
      }
    }
    if let emptyFace, !hasPictures {
      throw emptyFace.file.unusable("it has no pictures of the emoji it claims to have")
    }
  }

  /// A glyph's coverage and how far it is moved; nil outside the clip.
  ///
  /// Glyphs of ordinary size are remembered, their pen on a quarter of a pixel.
  func placedCoverage(
    _ glyph: TextPlacement.Glyph, element: String, clip: PixelRect
  ) throws(RenderError) -> (coverage: Coverage, dx: Int, dy: Int)? {
    guard glyph.yScale * glyph.face.unitsPerEm <= Self.rememberedSize else {
      let polygon = try glyph.face.polygon(
        glyph.glyph, xScale: glyph.xScale, yScale: glyph.yScale, origin: glyph.pen)
      return (try rasterizer.coverage(of: polygon, limit: clip, element: element), 0, 0)
    }
    let reach = Double(GlyphCache.reach)
    guard glyph.pen.x > Double(clip.minX) - reach, glyph.pen.x < Double(clip.maxX) + reach,
      glyph.pen.y > Double(clip.minY) - reach, glyph.pen.y < Double(clip.maxY) + reach
    else { return nil }
    let x = Self.quarters(glyph.pen.x)
    let y = Self.quarters(glyph.pen.y)
    let key = GlyphCache.Key(
      face: glyph.face.id, glyph: glyph.glyph, xScale: glyph.xScale, yScale: glyph.yScale,
      xQuarter: x & 3, yQuarter: y & 3)
    return (try glyphs.coverage(key, face: glyph.face, element: element), x >> 2, y >> 2)
  }

  /// An emoji in the middle of its place, on whole pixels, no wider than the place; nil for none.
  func placedPicture(
    _ glyph: TextPlacement.Glyph
  ) -> (picture: RasterImage, x: Int, y: Int)? {
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

  /// Whether a picture's place is large enough for it to be seen there, and on the canvas.
  private static func isLargeEnough(_ glyph: TextPlacement.Glyph) -> Bool {
    let reach = Double(CanvasExtent.sideLimit)
    return glyph.yScale * glyph.face.unitsPerEm >= 2 && glyph.room >= 2
      && abs(glyph.pen.x) < reach && abs(glyph.pen.y) < reach
  }

  /// The nearest quarter of a pixel; halves go to the right, also left of the canvas.
  private static func quarters(_ value: Double) -> Int {
    Int((value * 4 + 0.5 + 1e-6).rounded(.down))
  }
}
