internal import BarLayout

extension Renderer {
  /// Draws a sheet of material over what is there.
  ///
  /// Only what lies beneath the pane is blurred into it, as behind `UIVisualEffectView`: what a bar
  /// looks like does not depend on how much of the screen is drawn with it.
  func draw(
    _ pane: Pane, item: DisplayItem, scale: Double, clip: PixelRect, canvas: inout Canvas
  ) throws(RenderError) {
    let alpha = try Self.share(pane.opacity, item)
    let edges = try PixelEdges(pane.frame, scale: scale, element: item.element)
    let place = edges.rounded(inside: canvas.extent.rect)
    guard alpha > 0, !place.isEmpty else { return }
    let material = pane.material
    guard material.blurRadius.isFinite, material.blurRadius >= 0 else {
      throw .notFinite(element: item.element)
    }
    var coverage: Coverage?
    if pane.cornerRadius > 0 {
      let path = BarPath(
        roundedRect: pane.frame, radius: pane.cornerRadius, curve: pane.cornerCurve)
      coverage = try rasterizer().coverage(
        of: Polygon(flattening: path, scale: scale), limit: place, element: item.element)
    }
    let even = material.isPlain ? material.tint : canvas.onlyPixel(in: place).map(material.color)
    if let even {
      let color = even.opacity(Double(alpha) / 255)
      if let coverage {
        canvas.blend(coverage, dx: 0, dy: 0, clip: clip, color)
      } else {
        canvas.fill(place.intersection(clip), color)
      }
      return
    }
    guard var field = canvas.blurred(place, sigma: material.blurRadius * scale) else { return }
    field.map(material.levels)
    canvas.blend(field, at: place, coverage: coverage, clip: clip, alpha: alpha)
  }

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
    let dropped = try rasterizer().coverage(
      of: Polygon(flattening: shadow.shape.offset(dx: 0, dy: shadow.drop), scale: scale),
      limit: place,
      element: item.element)
    let own = try rasterizer().coverage(
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
    canvas.blend(shadow.color, through: field, at: place, outside: own, clip: clip)
  }

  /// A share of 0 to 1 as a whole number up to 255.
  static func share(_ value: Double, _ item: DisplayItem) throws(RenderError) -> UInt32 {
    guard value.isFinite else { throw .notFinite(element: item.element) }
    return UInt32((min(max(value, 0), 1) * 255).rounded())
  }
}

extension BarMaterial {
  /// What the material makes of a ground of one pixel.
  fileprivate func color(over pixel: UInt32) -> BarColor {
    color(
      over: BarColor(
        red: UInt8(pixel & 255), green: UInt8(pixel >> 8 & 255), blue: UInt8(pixel >> 16 & 255)))
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
