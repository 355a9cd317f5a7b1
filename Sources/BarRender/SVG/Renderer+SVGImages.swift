internal import BarLayout

extension Renderer {
  /// Writes a picture of pixels as the renderer draws it: as far as it shows on the canvas, already
  /// stretched, tinted and faded.
  func embed(
    _ run: ImageRun, item: DisplayItem, in list: DisplayList, writer: inout SVGWriter
  ) throws(RenderError) {
    let canvas = Rect(x: 0, y: 0, width: list.size.width, height: list.size.height)
    guard let shown = run.rect.intersection(canvas), !shown.isEmpty else { return }
    let (left, top) = (down(shown.minX, list.scale), down(shown.minY, list.scale))
    let frame = Rect(
      minX: left, minY: top, maxX: -down(-shown.maxX, list.scale),
      maxY: -down(-shown.maxY, list.scale))
    var alone = item.offset(dx: -left, dy: -top)
    alone.clip = nil
    let bitmap = try draw(
      DisplayList(size: frame.size, scale: list.scale, background: .clear, items: [alone]))
    let bytes = try PNG.encode(bitmap, scale: list.scale)
    writer.add(
      "<image\(writer.place(frame)) href=\"data:image/png;base64,\(Base64.text(bytes))\"",
      item: item, bounds: frame)
  }

  /// The edge of a pixel at or before a length, in points.
  private func down(_ length: Double, _ scale: Double) -> Double {
    (length * scale + 1e-6).rounded(.down) / scale
  }
}
