internal import BarLayout

extension Renderer {
  /// Fills a rectangle: whole pixels at once, others by the exact share that is covered.
  func fill(
    _ rect: BarRect, _ color: BarColor, item: DisplayItem, scale: Double, clip: PixelRect,
    canvas: inout Canvas
  ) throws(RenderError) {
    let edges = try PixelEdges(rect, scale: scale, element: item.element)
    if edges.areWhole {
      canvas.fill(edges.rounded(inside: clip), color)
      return
    }
    let coverage = Coverage(
      minX: edges.minX, minY: edges.minY, maxX: edges.maxX, maxY: edges.maxY, limit: clip)
    canvas.blend(coverage, dx: 0, dy: 0, clip: clip, color)
  }

  /// Fills the inside of a path.
  func fill(
    _ path: BarPath, _ color: BarColor, item: DisplayItem, scale: Double, clip: PixelRect,
    canvas: inout Canvas
  ) throws(RenderError) {
    if color.alpha == 0 { return }
    let key = PathCache.Key(path: path, scale: scale, clip: clip)
    if let coverage = paths[key] {
      canvas.blend(coverage, dx: 0, dy: 0, clip: clip, color)
      return
    }
    let polygon = Polygon(flattening: path, scale: scale)
    let coverage = try rasterizer.coverage(of: polygon, limit: clip, element: item.element)
    paths[key] = coverage
    canvas.blend(coverage, dx: 0, dy: 0, clip: clip, color)
  }
}
