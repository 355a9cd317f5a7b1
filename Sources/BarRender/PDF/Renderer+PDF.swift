internal import BarLayout

extension Renderer {
  /// Writes a display list as a PDF page, a point a point.
  ///
  /// Shapes and letters are paths, so they are sharp at any size; each line of text lies over its
  /// letters unseen, to be found and copied. What shows through panes and soft edges, shadows and
  /// glints are pictures at the list's scale.
  ///
  /// - Throws: `RenderError` where a font is missing or unreadable.
  func pdf(_ list: DisplayList) throws(RenderError) -> [UInt8] {
    _ = try CanvasExtent(size: list.size, scale: list.scale)
    var writer = PDFWriter(size: list.size)
    let underlays = try underlays(of: list, masked: true)
    let page = BarRect(x: 0, y: 0, width: list.size.width, height: list.size.height)
    writer.fill(BarPath(roundedRect: page, radius: 0), list.background, clip: nil)
    var element: String?
    for (index, item) in list.items.enumerated() {
      let isCrop = if case .crop = item.content { true } else { false }
      if element != item.element || isCrop {
        if element != nil { writer.close() }
        element = isCrop ? nil : item.element
        if !isCrop { writer.open(item.element) }
      }
      if item.mask == nil {
        try write(item, over: underlays[index], of: list, to: &writer)
      } else if case .picture(let picture, let frame) = underlays[index] {
        writer.add(picture, in: frame, inside: nil, clip: item.clip)
      }
    }
    if element != nil { writer.close() }
    return writer.file
  }

  private func write(
    _ item: DisplayItem, over underlay: Underlay?, of list: DisplayList, to writer: inout PDFWriter
  ) throws(RenderError) {
    switch item.content {
    case .fill(let rect, let color):
      writer.fill(BarPath(roundedRect: rect, radius: 0), color, clip: item.clip)
    case .path(let path, let color): writer.fill(path, color, clip: item.clip)
    case .text(let run): try write(run, item: item, scale: list.scale, to: &writer)
    case .crop(let path): writer.crop(path)
    case .image(let run):
      try addPixels(of: item, in: run.rect, list: list, to: &writer)
    case .glint(let line):
      try addPixels(of: item, in: line.path.controlBounds ?? .zero, list: list, to: &writer)
    case .shadow(let shadow):
      guard let bounds = shadow.shape.controlBounds else { return }
      let reach = shadow.blurRadius * 3 + abs(shadow.drop)
      let around = bounds.inset(
        by: BarEdgeInsets(top: -reach, left: -reach, bottom: -reach, right: -reach))
      try addPixels(of: item, in: around, list: list, to: &writer)
    case .pane(let pane): writer.add(pane, over: underlay, clip: item.clip)
    case .softEdge(let edge):
      if case .picture(let picture, let frame) = underlay {
        writer.add(picture, in: frame, inside: nil, clip: nil)
      } else if underlay != nil {
        try addPixels(of: item, in: edge.frame, list: list, to: &writer)
      }
    }
  }

  /// Writes a line as the shapes of its letters, and unseen as text.
  private func write(
    _ run: TextRun, item: DisplayItem, scale: Double, to writer: inout PDFWriter
  ) throws(RenderError) {
    guard run.style.size * run.magnification > 0 else { return }
    if run.shadow != nil {
      var shadow = run
      shadow.color = .clear
      var below = item
      below.content = .text(shadow)
      let size = run.style.size * run.magnification
      let box = BarRect(
        x: run.origin.x, y: run.origin.y - size, width: run.width * run.magnification,
        height: 2 * size
      ).inset(by: BarEdgeInsets(top: -size, left: -size, bottom: -size, right: -size))
      let list = DisplayList(
        size: BarSize(width: box.maxX, height: box.maxY), scale: scale, background: .clear,
        items: [])
      try addPixels(of: below, in: box, list: list, to: &writer)
    }
    guard run.color.alpha > 0 else { return }
    let line = try shaper.shape(run.text, style: run.style, direction: run.direction)
    var letters = BarPath()
    for glyph in TextPlacement(line, run: run, scale: scale).glyphs {
      if glyph.isPicture {
        guard let placed = placedPicture(glyph), let bitmap = placed.picture.bitmap else {
          continue
        }
        let frame = BarRect(
          x: Double(placed.x) / scale, y: Double(placed.y) / scale,
          width: Double(bitmap.width) / scale, height: Double(bitmap.height) / scale)
        writer.add(bitmap, in: frame, inside: nil, clip: item.clip)
      } else {
        let path = try glyph.face.outline(
          glyph.glyph, xScale: glyph.xScale, yScale: glyph.yScale, origin: glyph.pen)
        letters.elements += path.scaled(by: 1 / scale).elements
      }
    }
    writer.fill(letters, run.color, clip: item.clip)
    if run.style.family != Icon.family { writer.addHidden(run) }
  }

  /// Adds what one item draws on nothing, as pixels.
  private func addPixels(
    of item: DisplayItem, in box: BarRect, list: DisplayList, to writer: inout PDFWriter
  ) throws(RenderError) {
    guard let part = box.onPixels(of: list) else { return }
    var item = item
    item.mask = nil
    let alone = DisplayList(
      size: part.size, scale: list.scale, background: .clear,
      items: [item.offset(dx: -part.x, dy: -part.y)])
    let picture = try draw(alone)
    guard !picture.isClear else { return }
    writer.add(picture, in: part, inside: nil, clip: nil)
  }
}

extension PDFWriter {
  /// Adds a sheet of material.
  fileprivate mutating func add(_ pane: Pane, over underlay: Underlay?, clip: BarRect?) {
    let shape = BarPath(
      roundedRect: pane.frame, radius: pane.cornerRadius, curve: pane.cornerCurve)
    if case .picture(let picture, let frame) = underlay {
      add(picture, in: frame, inside: shape, clip: nil)
    } else if let color = pane.color(over: underlay) {
      fill(shape, color, clip: clip)
    }
  }
}

extension BarRect {
  /// The box as far as it lies on a list's canvas, on whole pixels; nil for none.
  fileprivate func onPixels(of list: DisplayList) -> BarRect? {
    let scale = list.scale
    let (left, top) = (max(minX, 0), max(minY, 0))
    let (right, bottom) = (min(maxX, list.size.width), min(maxY, list.size.height))
    guard left < right, top < bottom else { return nil }
    return BarRect(
      minX: (left * scale + 1e-6).rounded(.down) / scale,
      minY: (top * scale + 1e-6).rounded(.down) / scale,
      maxX: (right * scale - 1e-6).rounded(.up) / scale,
      maxY: (bottom * scale - 1e-6).rounded(.up) / scale)
  }
}

extension Bitmap {
  /// Whether nothing is in it.
  fileprivate var isClear: Bool {
    stride(from: 3, to: pixels.count, by: 4).allSatisfy { pixels[$0] == 0 }
  }
}
