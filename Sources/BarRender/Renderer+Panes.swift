internal import BarLayout

extension Renderer {
  /// Draws a sheet of material over what is there.
  ///
  /// Only what lies beneath the pane is blurred into it, as behind `UIVisualEffectView`: what a bar
  /// looks like does not depend on how much of the screen is drawn with it.
  ///
  /// - Parameter isWhole: whether its corners are drawn too, square.
  func draw(
    _ pane: Pane, item: DisplayItem, scale: Double, clip: PixelRect, canvas: inout Canvas,
    isWhole: Bool = false
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
    if isWhole {
      coverage = Coverage(filling: place)
    } else if pane.cornerRadius > 0 {
      let path = BarPath(
        roundedRect: pane.frame, radius: pane.cornerRadius, curve: pane.cornerCurve)
      coverage = try rasterizer.coverage(
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
    if let lens = pane.lens, let coverage {
      guard lens.isFinite else { throw .notFinite(element: item.element) }
      let map = bends.map(
        BendMap.Key(
          frame: pane.frame, cornerRadius: pane.cornerRadius, lens: lens, scale: scale,
          place: place))
      canvas.blend(field, bentBy: map, at: place, coverage: coverage, clip: clip, alpha: alpha)
      return
    }
    canvas.blend(field, at: place, coverage: coverage, clip: clip, alpha: alpha)
  }

  /// A share of 0 to 1 as a whole number up to 255.
  static func share(_ value: Double, _ item: DisplayItem) throws(RenderError) -> UInt32 {
    guard value.isFinite else { throw .notFinite(element: item.element) }
    return UInt32((min(max(value, 0), 1) * 255).rounded())
  }
}

extension Coverage {
  /// All of a box.
  fileprivate init(filling box: PixelRect) {
    self.init(box: box, bytes: [UInt8](repeating: 255, count: box.width * box.height))
  }
}

extension GlassLens {
  fileprivate var isFinite: Bool {
    [reachShare, reachLimit, bendShare, bendLimit].allSatisfy(\.isFinite)
  }
}

extension BarMaterial {
  /// What the material makes of a ground of one pixel.
  fileprivate func color(over pixel: UInt32) -> BarColor { color(over: BarColor(pixel: pixel)) }
}

extension BarColor {
  /// The colour of a pixel, whatever shows through it.
  init(pixel: UInt32) {
    self.init(
      red: UInt8(pixel & 255), green: UInt8(pixel >> 8 & 255), blue: UInt8(pixel >> 16 & 255))
  }
}
