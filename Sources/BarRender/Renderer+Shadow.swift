internal import BarLayout

extension Renderer {
  /// Draws the shadow of a placed line: the shape of all its letters at once, so that letters which
  /// touch do not darken each other.
  ///
  /// - Parameter unit: pixels of a point of the line.
  func draw(
    _ shadow: TextShadow, of line: TextPlacement, unit: Double, element: String,
    clip: PixelRect, canvas: inout Canvas
  ) throws(RenderError) {
    let numbers = [shadow.offset.x, shadow.offset.y, shadow.blurRadius]
    guard numbers.allSatisfy(\.isFinite) else { throw .notFinite(element: element) }
    if shadow.color.alpha == 0 { return }
    let blur = ShadowBlur(radius: shadow.blurRadius * unit)
    let around = clip.widened(by: blur.reach)
    var parts: [Coverage] = []
    for var glyph in line.glyphs {
      glyph.pen.x += shadow.offset.x * unit
      glyph.pen.y += shadow.offset.y * unit
      if glyph.isPicture {
        guard let placed = placedPicture(glyph) else { continue }
        parts.append(placed.picture.coverage(x: placed.x, y: placed.y))
      } else if let placed = try placedCoverage(glyph, element: element, clip: around) {
        parts.append(placed.coverage.moved(dx: placed.dx, dy: placed.dy))
      }
    }
    let whole = Coverage(sumOf: parts, limit: around)
    canvas.blend(blur.blurred(whole), dx: 0, dy: 0, clip: clip, shadow.color)
  }
}

extension PixelRect {
  /// The rectangle with so many pixels more on each side.
  fileprivate func widened(by count: Int) -> PixelRect {
    PixelRect(minX: minX - count, minY: minY - count, maxX: maxX + count, maxY: maxY + count)
  }
}

extension RasterImage {
  /// How much of each pixel the picture covers, its top left at a pixel.
  fileprivate func coverage(x: Int, y: Int) -> Coverage {
    Coverage(
      box: PixelRect(minX: x, minY: y, maxX: x + width, maxY: y + height),
      bytes: pixels.map { UInt8($0 >> 24) })
  }
}
