internal import BarLayout

extension Renderer {
  /// Draws the soft shadow around a shape.
  func draw(
    _ shadow: DropShadow, item: DisplayItem, scale: Double, clip: PixelRect,
    canvas: inout Canvas
  ) throws(RenderError) {
    guard shadow.blurRadius.isFinite, shadow.blurRadius >= 0, shadow.drop.isFinite else {
      throw .notFinite(element: item.element)
    }
    // Three standard deviations hold all of a blur that is made of three boxes.
    let reach = shadow.blurRadius * 3
    guard let bounds = shadow.shape.controlBounds else { return }
    let around = bounds.offset(dx: 0, dy: shadow.drop)
      .inset(by: BarEdgeInsets(top: -reach, left: -reach, bottom: -reach, right: -reach))
    // Glass may lie near the canvas's edge; its shadow is that of the whole shape all the same.
    let side = CanvasExtent.sideLimit
    let place = try PixelEdges(around, scale: scale, element: item.element)
      .rounded(inside: PixelRect(minX: -side, minY: -side, maxX: 2 * side, maxY: 2 * side))
    guard shadow.color.alpha > 0, !place.isEmpty, !place.intersection(clip).isEmpty else { return }
    guard place.width * place.height <= CanvasExtent.areaLimit else {
      throw .tooLarge(width: place.width, height: place.height)
    }
    let key = ShareCache.Key(
      content: .shadow(shadow), scale: scale, extent: canvas.extent.rect)
    if let known = shares[key] {
      canvas.blend(known, clip: clip, shadow.color)
      return
    }
    let dropped = try rasterizer.coverage(
      of: Polygon(flattening: shadow.shape.offset(dx: 0, dy: shadow.drop), scale: scale),
      limit: place,
      element: item.element)
    let own = try rasterizer.coverage(
      of: Polygon(flattening: shadow.shape, scale: scale), limit: canvas.extent.rect,
      element: item.element)
    let mask = dropped.pixels(in: place)
    let field = unsafe mask.withUnsafeBufferPointer { mask in
      unsafe mask.baseAddress.map {
        unsafe BlurredField(
          $0, stride: place.width, width: place.width, height: place.height,
          sigma: shadow.blurRadius * scale)
      }
    }
    guard let field else { return }
    let made = field.shares(
      at: place, outside: own, inside: canvas.extent.rect, alpha: UInt32(shadow.color.alpha))
    shares[key] = made
    canvas.blend(made, clip: clip, shadow.color)
  }
}

extension Renderer {
  /// Draws a line of light along the edge of glass.
  func draw(
    _ line: GlintRun, item: DisplayItem, scale: Double, clip: PixelRect, canvas: inout Canvas
  ) throws(RenderError) {
    if line.color.alpha == 0 { return }
    let key = ShareCache.Key(
      content: .glint(line), scale: scale, extent: canvas.extent.rect)
    if let known = shares[key] {
      canvas.blend(known, clip: clip, line.color)
      return
    }
    var made = try rasterizer.coverage(
      of: Polygon(flattening: line.path, scale: scale), limit: canvas.extent.rect,
      element: item.element)
    let alpha = Double(line.color.alpha)
    for y in made.box.minY..<made.box.maxY {
      let share = line.share(at: (Double(y) + 0.5) / scale)
      guard share.isFinite else { throw .notFinite(element: item.element) }
      let level = UInt32((min(max(share, 0), 1) * alpha).rounded())
      let row = (y - made.box.minY) * made.box.width
      for index in row..<row + made.box.width where made.bytes[index] != 0 {
        made.bytes[index] = UInt8(Blend.dividedBy255(UInt32(made.bytes[index]) * level))
      }
    }
    shares[key] = made
    canvas.blend(made, clip: clip, line.color)
  }
}

extension BlurredField {
  /// How much of a colour each pixel gets, as the field's lowest channel says, but not under a
  /// shape.
  ///
  /// - Parameters:
  ///   - place: where the field's first pixel lies.
  ///   - shape: what gets none.
  ///   - limit: the pixels that are asked about.
  ///   - alpha: that of the colour, 0 to 255.
  fileprivate func shares(
    at place: PixelRect, outside shape: Coverage, inside limit: PixelRect, alpha: UInt32
  ) -> Coverage {
    let part = place.intersection(limit)
    if part.isEmpty { return .none }
    let hole = shape.box.intersection(part)
    var bytes = [UInt8](repeating: 0, count: part.width * part.height)
    unsafe withRows { line, write in
      for y in part.minY..<part.maxY {
        write(y - place.minY)
        let shades = unsafe line - place.minX
        let out = (y - part.minY) * part.width - part.minX
        for x in part.minX..<part.maxX {
          let shade = unsafe shades[x].littleEndian & 255
          bytes[out + x] = UInt8((shade &* alpha &* 255 &+ 32512) / 65025)
        }
        guard y >= hole.minY, y < hole.maxY else { continue }
        let row = (y - shape.box.minY) * shape.box.width - shape.box.minX
        for x in hole.minX..<hole.maxX {
          let rest = 255 - UInt32(shape.bytes[row + x])
          let shade = unsafe shades[x].littleEndian & 255
          bytes[out + x] = UInt8((shade &* alpha &* rest &+ 32512) / 65025)
        }
      }
    }
    return Coverage(box: part, bytes: bytes)
  }
}

extension Coverage {
  /// The coverage as the lowest channel of pixels in a box that holds its own.
  fileprivate func pixels(in place: PixelRect) -> [UInt32] {
    var pixels = [UInt32](repeating: 0, count: place.width * place.height)
    for y in box.minY..<box.maxY {
      let start = (y - place.minY) * place.width + box.minX - place.minX
      let row = (y - box.minY) * box.width
      for x in 0..<box.width { pixels[start + x] = UInt32(bytes[row + x]).littleEndian }
    }
    return pixels
  }
}
