internal import BarLayout

extension Renderer {
  /// Draws a picture of pixels into its box.
  ///
  /// The picture is there in several scales; the coarsest that is fine enough is taken.
  func draw(
    _ run: ImageRun, item: DisplayItem, scale: Double, clip: PixelRect, canvas: inout Canvas
  ) throws(RenderError) {
    let edges = try PixelEdges(run.rect, scale: scale, element: item.element)
    let opacity = min(max(run.opacity, 0), 1)
    guard let variant = run.image.variant(for: scale), opacity > 0, run.tint?.alpha != 0 else {
      return
    }
    let limit = Double(CanvasExtent.sideLimit)
    let box = edges.rounded(
      inside: PixelRect(
        minX: -Int(limit), minY: -Int(limit), maxX: Int(limit) * 2, maxY: Int(limit) * 2))
    let part = box.intersection(clip)
    if box.isEmpty || part.isEmpty { return }
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
    if let tint = run.tint {
      let shape = Coverage(box: part, bytes: picture.pixels.map { UInt8($0 >> 24) })
      canvas.blend(shape, dx: 0, dy: 0, clip: part, tint.opacity(opacity))
    } else {
      canvas.blend(
        picture, x: part.minX, y: part.minY, alpha: UInt32((opacity * 255).rounded()), clip: part)
    }
  }
}
