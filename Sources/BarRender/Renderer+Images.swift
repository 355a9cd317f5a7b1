internal import BarLayout

extension Renderer {
  /// Draws a picture of pixels into its box.
  func draw(
    _ run: ImageRun, item: DisplayItem, scale: Double, clip: PixelRect, canvas: inout Canvas
  ) throws(RenderError) {
    guard let placed = try placedPicture(run, item: item, scale: scale, clip: clip) else { return }
    let opacity = min(max(run.opacity, 0), 1)
    let (picture, part) = (placed.picture, placed.box)
    if let tint = run.tint {
      let shape = Coverage(box: part, bytes: picture.pixels.map { UInt8($0 >> 24) })
      canvas.blend(shape, dx: 0, dy: 0, clip: part, tint.opacity(opacity))
    } else {
      canvas.blend(
        picture, x: part.minX, y: part.minY, alpha: UInt32((opacity * 255).rounded()), clip: part)
    }
  }

  /// Writes a picture of pixels as one of the size it is drawn in.
  func draw(
    _ run: ImageRun, item: DisplayItem, scale: Double, in writer: inout SVGWriter
  ) throws(RenderError) {
    let limit = CanvasExtent.sideLimit
    let edges = try PixelEdges(item.clip ?? run.rect, scale: scale, element: item.element)
    let clip = edges.rounded(inside: PixelRect(minX: 0, minY: 0, maxX: limit, maxY: limit))
    guard let placed = try placedPicture(run, item: item, scale: scale, clip: clip) else { return }
    var picture = placed.picture
    if let tint = run.tint {
      let pixel = Blend.opaquePixel(tint)
      picture.pixels = picture.pixels.map { Blend.over(pixel, alpha: $0 >> 24, onto: 0) }
    }
    try writer.add(
      picture, x: placed.box.minX, y: placed.box.minY, scale: scale,
      alpha: min(max(run.opacity, 0), 1) * (run.tint.map { Double($0.alpha) / 255 } ?? 1),
      item: item)
  }

  /// A picture as large as it is drawn, as far as it shows, and where that is; nil for nothing.
  ///
  /// It is there in several scales; the coarsest that is fine enough is taken.
  private func placedPicture(
    _ run: ImageRun, item: DisplayItem, scale: Double, clip: PixelRect
  ) throws(RenderError) -> (picture: RasterImage, box: PixelRect)? {
    let edges = try PixelEdges(run.rect, scale: scale, element: item.element)
    guard let variant = run.image.variant(for: scale), run.opacity > 0, run.tint?.alpha != 0 else {
      return nil
    }
    let limit = CanvasExtent.sideLimit
    let box = edges.rounded(
      inside: PixelRect(minX: -limit, minY: -limit, maxX: limit * 2, maxY: limit * 2))
    let part = box.intersection(clip)
    if box.isEmpty || part.isEmpty { return nil }
    let source = try files.picture(variant.file, element: item.element)
    let caps = run.image.capInsets
    let isTiled = run.image.resizingMode == .tile
    let columns = StretchedAxis(
      count: source.width, length: box.width,
      caps: caps.map { ($0.left * variant.scale, $0.right * variant.scale) },
      natural: scale / variant.scale, isTiled: isTiled)
    let rows = StretchedAxis(
      count: source.height, length: box.height,
      caps: caps.map { ($0.top * variant.scale, $0.bottom * variant.scale) },
      natural: scale / variant.scale, isTiled: isTiled)
    let picture = source.resampled(
      columns: (part.minX..<part.maxX).map { columns.share(of: $0 - box.minX) },
      rows: (part.minY..<part.maxY).map { rows.share(of: $0 - box.minY) })
    return (picture, part)
  }
}
