internal import BarText
public import BarLayout

extension Renderer {
  /// Writes a display list as SVG.
  ///
  /// - Parameters:
  ///   - list: what is drawn.
  ///   - mode: whether letters become shapes or stay text.
  /// - Throws: `RenderError` where a font is missing or unreadable.
  public func svg(
    _ list: DisplayList, text mode: SVG.TextMode = .outlines
  ) throws(RenderError) -> SVG {
    SVG(text: try writer(of: list, text: mode).text)
  }

  /// Writes a display list.
  ///
  /// - Parameter idPrefix: what the ids of its definitions begin with, so that several drawings
  ///   have room in one file.
  func writer(
    of list: DisplayList, text mode: SVG.TextMode, idPrefix: String = ""
  ) throws(RenderError) -> SVGWriter {
    _ = try CanvasExtent(size: list.size, scale: list.scale)
    var writer = SVGWriter(size: list.size, background: list.background, idPrefix: idPrefix)
    let layers = SVGLayers(list.items)
    let underlays = try underlays(of: list)
    var open: [String] = []
    func leave(to wanted: [String]) {
      while !wanted.starts(with: open) {
        writer.closeGroup()
        open.removeLast()
      }
    }
    for (index, item) in list.items.enumerated() {
      if layers.startsAnew[index] { leave(to: []) }
      if item.isOutside(BarRect(x: 0, y: 0, width: list.size.width, height: list.size.height)) {
        continue
      }
      leave(to: layers.groups[index])
      for name in layers.groups[index].dropFirst(open.count) {
        writer.openGroup(name)
        open.append(name)
      }
      writer.nextName = layers.names[index]
      defer { writer.nextName = nil }
      let underlay = underlays[index]
      guard let mask = item.mask?.value else {
        try write(item, over: underlay, scale: list.scale, text: mode, in: &writer)
        continue
      }
      var cover = SVGWriter(size: list.size, background: .clear)
      for part in mask.items {
        try write(part, over: nil, scale: list.scale, text: .outlines, in: &cover)
      }
      writer.openMask(cover, in: mask.box)
      try write(item, over: underlay, scale: list.scale, text: mode, in: &writer)
      writer.closeGroup()
    }
    leave(to: [])
    return writer
  }

  /// Writes one item, whatever its mask.
  private func write(
    _ item: DisplayItem, over underlay: Underlay?, scale: Double, text mode: SVG.TextMode,
    in writer: inout SVGWriter
  ) throws(RenderError) {
    guard item.isFinite else { throw .notFinite(element: item.element) }
    switch item.content {
    case .fill(let rect, let color):
      writer.add("<rect\(writer.place(rect))\(writer.fill(color))", item: item, bounds: rect)
    case .path(let path, let color):
      writer.add(
        "<path d=\"\(writer.data(path))\"\(writer.fill(color))", item: item,
        bounds: path.controlBounds ?? .zero)
    case .text(let run):
      // A viewer has the letters, but not the icons.
      let isText = mode == .text && run.style.family != Icon.family
      for (line, blur) in run.withShadow {
        if let blur { writer.openBlur(blur) }
        if isText {
          writer.add(line, item: item)
        } else {
          try outline(line, item: item, scale: scale, in: &writer)
        }
        if blur != nil { writer.closeGroup() }
      }
    case .image(let run): try draw(run, item: item, scale: scale, in: &writer)
    case .pane(let pane): try writer.add(pane, over: underlay, scale: scale, item: item)
    case .softEdge(let edge): try writer.add(edge, over: underlay, scale: scale, item: item)
    case .shadow(let shadow): try draw(shadow, item: item, scale: scale, in: &writer)
    case .glint(let line): writer.add(line, item: item)
    case .crop(let path): writer.crop(path)
    }
  }

  /// Writes a shadow as a picture, which viewers without filters show too.
  ///
  /// A blur has nothing finer than its radius, so that few pixels hold it.
  private func draw(
    _ shadow: DropShadow, item: DisplayItem, scale: Double, in writer: inout SVGWriter
  ) throws(RenderError) {
    guard let bounds = shadow.shape.controlBounds, shadow.color.alpha > 0 else { return }
    let reach = shadow.blurRadius * 3 + abs(shadow.drop)
    let pixelsPerPoint = min(scale.rounded(.up), max((3 / shadow.blurRadius).rounded(.up), 1))
    let around = BarRect(
      minX: (bounds.minX - reach).rounded(.down), minY: (bounds.minY - reach).rounded(.down),
      maxX: (bounds.maxX + reach).rounded(.up), maxY: (bounds.maxY + reach).rounded(.up))
    // The shape that casts it, and covers it, stands above the picture.
    let away = around.height + bounds.height
    var alone = shadow
    alone.shape = shadow.shape.offset(dx: -around.x, dy: -around.y - away)
    alone.drop += away
    alone.color = BarColor(
      red: shadow.color.red, green: shadow.color.green, blue: shadow.color.blue)
    let picture = try draw(
      DisplayList(
        size: BarSize(width: around.width, height: around.height), scale: pixelsPerPoint,
        background: .clear, items: [DisplayItem(.shadow(alone), element: item.element)]))
    try writer.add(shadow, picture: picture, around: around, scale: pixelsPerPoint, item: item)
  }

  /// Writes a line as the shapes of its letters, where the renderer draws them.
  private func outline(
    _ run: TextRun, item: DisplayItem, scale: Double, in writer: inout SVGWriter
  ) throws(RenderError) {
    guard run.style.size * run.magnification > 0, run.color.alpha > 0 else { return }
    let line = try shaper.shape(run.text, style: run.style, direction: run.direction)
    let placement = TextPlacement(line, run: run, scale: scale)
    var letters = BarPath()
    for glyph in placement.glyphs {
      if glyph.isPicture {
        guard let placed = placedPicture(glyph) else { continue }
        try writer.add(
          placed.picture, x: placed.x, y: placed.y, scale: scale, alpha: run.color.share,
          item: item)
      } else {
        let path = try glyph.face.outline(
          glyph.glyph, xScale: glyph.xScale, yScale: glyph.yScale, origin: glyph.pen)
        letters.elements += path.scaled(by: 1 / scale).elements
      }
    }
    guard let bounds = letters.controlBounds else { return }
    writer.add(
      "<path d=\"\(writer.data(letters))\"\(writer.fill(run.color))", item: item, bounds: bounds)
  }
}

extension SVGWriter {
  /// Writes a line as text, as wide as layout said.
  mutating func add(_ run: TextRun, item: DisplayItem) {
    guard !run.text.isEmpty, run.color.alpha > 0 else { return }
    let size = run.style.size * run.magnification
    let width = run.width * run.magnification
    let isMirrored = run.direction == .rightToLeft
    var tag = "<text xml:space=\"preserve\" x=\"\(n(run.origin.x + (isMirrored ? width : 0)))\""
    tag += " y=\"\(n(run.origin.y))\" font-size=\"\(n(size))\""
    let own = run.style.family.map { "'\(SVG.escaped($0))', " } ?? ""
    tag += " font-family=\"\(own)-apple-system, 'SF Pro Text', Inter, sans-serif\""
    tag += " font-weight=\"\(run.style.weight.cssValue)\""
    if isMirrored { tag += " direction=\"rtl\"" }
    tag += " textLength=\"\(n(width))\" lengthAdjust=\"spacingAndGlyphs\"\(fill(run.color))"
    add(
      tag, inside: SVG.escaped(run.text), item: item,
      bounds: BarRect(x: run.origin.x, y: run.origin.y - size, width: width, height: 1.5 * size))
  }

  /// Writes a picture of premultiplied pixels, as an emoji is.
  mutating func add(
    _ picture: RasterImage, x: Int, y: Int, scale: Double, alpha: Double, item: DisplayItem
  ) throws(RenderError) {
    guard let bitmap = picture.bitmap else { return }
    let frame = BarRect(
      x: Double(x) / scale, y: Double(y) / scale, width: Double(picture.width) / scale,
      height: Double(picture.height) / scale)
    var tag = try image(bitmap, in: frame, scale: scale)
    if alpha < 1 { tag += " opacity=\"\(n(alpha))\"" }
    add(tag, item: item, bounds: frame)
  }

  /// A picture in its place, without the closing bracket.
  ///
  /// Inkscape reads `xlink:href` alone up to version 1.2, and nobody minds it.
  func image(_ bitmap: Bitmap, in frame: BarRect, scale: Double) throws(RenderError) -> String {
    let bytes = try PNG.encode(bitmap, scale: scale)
    return "<image\(place(frame)) xlink:href=\"data:image/png;base64,\(Base64.text(bytes))\""
  }
}

extension RasterImage {
  /// The picture without premultiplication.
  var bitmap: Bitmap? {
    let bytes = pixels.flatMap { pixel in
      let straight = Blend.straight(pixel)
      return [0, 8, 16, 24].map { UInt8(straight >> UInt32($0) & 255) }
    }
    return Bitmap(width: width, height: height, pixels: bytes)
  }
}

extension TextRun {
  /// The line after its shadow, which is the same line elsewhere in another colour, with the
  /// standard deviation of its blur; nil for none.
  fileprivate var withShadow: [(run: TextRun, blur: Double?)] {
    var line = self
    line.shadow = nil
    guard let shadow, shadow.color.alpha > 0 else { return [(line, nil)] }
    var below = line
    below.color = shadow.color
    below.origin.x += shadow.offset.x * magnification
    below.origin.y += shadow.offset.y * magnification
    let deviation = shadow.blurRadius * magnification / 2
    return [(below, deviation > 0 ? deviation : nil), (line, nil)]
  }
}

extension DisplayItem {
  /// Whether every coordinate is a number.
  var isFinite: Bool {
    func isFinite(_ rect: BarRect?) -> Bool {
      guard let rect else { return true }
      return [rect.x, rect.y, rect.width, rect.height].allSatisfy(\.isFinite)
    }
    guard isFinite(clip) else { return false }
    switch content {
    case .fill(let rect, _): return isFinite(rect)
    case .path(let path, _): return isFinite(path.controlBounds)
    case .text(let run):
      return [run.origin.x, run.origin.y, run.width, run.style.size, run.magnification]
        .allSatisfy(\.isFinite)
    case .image(let run): return isFinite(run.rect) && run.opacity.isFinite
    case .pane(let pane):
      return isFinite(pane.frame) && pane.cornerRadius.isFinite && pane.opacity.isFinite
        && pane.material.blurRadius.isFinite
    case .softEdge(let edge):
      return isFinite(edge.frame) && edge.fadeHeight.isFinite && edge.opacity.isFinite
        && edge.blurRadius.isFinite
    case .shadow(let shadow):
      return isFinite(shadow.shape.controlBounds) && shadow.blurRadius.isFinite
        && shadow.drop.isFinite
    case .glint(let line):
      return isFinite(line.path.controlBounds)
        && [line.top, line.bottom, line.radius, line.flankShare].allSatisfy(\.isFinite)
    case .crop(let path): return isFinite(path.controlBounds)
    }
  }
}
