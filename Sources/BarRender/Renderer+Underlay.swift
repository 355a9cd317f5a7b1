internal import BarLayout

/// What an item that looks at what lies beneath it has there, in a file of shapes.
///
/// No file format blurs, bends and tints as this renderer does, and most programs that open such
/// files read no filters at all. So what shows through is a picture of what this renderer makes of
/// it, and only over an even ground a shape.
enum Underlay {
  /// One colour lies beneath, and the item is a shape.
  case even(BarColor)
  /// The item's box once it is drawn, all of it opaque, without its corners and mask; in points.
  case picture(Bitmap, BarRect)
}

extension Renderer {
  /// Draws a list once, and keeps what its panes and soft edges have beneath them, by their place
  /// in the list; what shows nothing is missing.
  ///
  /// - Parameter masked: whether items with a mask are pictures too, of the mask's box.
  func underlays(
    of list: DisplayList, masked: Bool = false
  ) throws(RenderError) -> [Int: Underlay] {
    func isWanted(_ item: DisplayItem) -> Bool {
      item.looksBeneath || masked && item.mask != nil
    }
    let extent = try CanvasExtent(size: list.size, scale: list.scale)
    guard let last = list.items.lastIndex(where: isWanted) else { return [:] }
    try extent.checkMemory()
    var canvas = Canvas(extent: extent, background: list.background)
    var result: [Int: Underlay] = [:]
    for (index, item) in list.items[...last].enumerated() {
      if masked, let mask = item.mask {
        try drawMasked(item, scale: list.scale, canvas: &canvas)
        let box = try PixelEdges(mask.value.box, scale: list.scale, element: item.element)
          .rounded(inside: extent.rect)
        if !box.isEmpty { result[index] = canvas.underlay(in: box, scale: list.scale) }
        continue
      }
      if item.looksBeneath {
        result[index] = try underlay(of: item, scale: list.scale, canvas: &canvas)
      }
      // Nothing looks at what comes after the last of them.
      if index < last { try drawMasked(item, scale: list.scale, canvas: &canvas) }
    }
    return result
  }

  /// What a pane or a soft edge has beneath it; the canvas stays as it was.
  private func underlay(
    of item: DisplayItem, scale: Double, canvas: inout Canvas
  ) throws(RenderError) -> Underlay? {
    let frame: BarRect
    switch item.content {
    case .pane(let pane): frame = pane.frame
    case .softEdge(let edge): frame = edge.frame
    default: return nil
    }
    let clip = try clip(of: item, scale: scale, extent: canvas.extent)
    let place = try PixelEdges(frame, scale: scale, element: item.element)
      .rounded(inside: canvas.extent.rect)
    let box = place.intersection(clip)
    if box.isEmpty { return nil }
    if let pixel = canvas.onlyPixel(in: place) { return .even(BarColor(pixel: pixel)) }
    let before = canvas.part(box)
    defer { canvas.put(before, at: box) }
    switch item.content {
    case .pane(let pane):
      try draw(pane, item: item, scale: scale, clip: clip, canvas: &canvas, isWhole: true)
    case .softEdge(let edge):
      try draw(edge, item: item, scale: scale, clip: clip, canvas: &canvas)
    default: break
    }
    return canvas.underlay(in: box, scale: scale)
  }
}

extension Canvas {
  /// A part of the canvas as a picture in its place.
  fileprivate func underlay(in box: PixelRect, scale: Double) -> Underlay {
    let frame = BarRect(
      minX: Double(box.minX) / scale, minY: Double(box.minY) / scale,
      maxX: Double(box.maxX) / scale, maxY: Double(box.maxY) / scale)
    return .picture(part(box).bitmap(), frame)
  }
}

extension DisplayItem {
  /// Whether what it shows depends on what was drawn before it.
  var looksBeneath: Bool {
    switch content {
    case .pane(let pane): !pane.material.isPlain && pane.opacity > 0
    case .softEdge(let edge): edge.opacity > 0
    default: false
    }
  }
}

extension Pane {
  /// The colour of a pane that is a shape of one; nil where it is a picture, or nothing.
  func color(over underlay: Underlay?) -> BarColor? {
    if material.isPlain { return material.tint.opacity(opacity) }
    guard case .even(let ground) = underlay else { return nil }
    return material.color(over: ground).opacity(opacity)
  }
}
