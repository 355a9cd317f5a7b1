public import BarLayout

/// Draws display lists.
///
/// Owns faces and caches, and is made for one thread: make one for each worker.
/// The same list gives the same pixels, whatever was drawn before it.
public final class Renderer {
  let fonts: FaceStore
  let shaper: LineShaper
  let pictures = ImageCache()
  let files = ImageFiles()
  var paths = PathCache()
  var shares = ShareCache()
  var bends = BendCache()
  let rasterizer = Rasterizer()
  let glyphs: GlyphCache
  /// How the pictures began that were written as PNG files.
  package let beginnings = PackedBeginnings()

  /// Makes a renderer; no font is opened before a text needs it.
  public init(fonts: FontLibrary) {
    self.fonts = FaceStore(library: fonts)
    shaper = LineShaper(fonts: self.fonts)
    glyphs = GlyphCache(rasterizer: rasterizer)
  }

  /// Draws a display list.
  ///
  /// - Throws: `RenderError` where a font is missing or unreadable, or the picture would be too large.
  public func draw(_ list: DisplayList) throws(RenderError) -> Bitmap {
    let extent = try CanvasExtent(size: list.size, scale: list.scale)
    try extent.checkMemory()
    var canvas = Canvas(extent: extent, background: list.background)
    for item in list.items { try drawMasked(item, scale: list.scale, canvas: &canvas) }
    return canvas.bitmap()
  }

  /// Draws one item as far as its mask lets it show.
  func drawMasked(
    _ item: DisplayItem, scale: Double, canvas: inout Canvas
  ) throws(RenderError) {
    if let mask = item.mask {
      try draw(item, through: mask.value, scale: scale, canvas: &canvas)
    } else {
      try draw(item, scale: scale, canvas: &canvas)
    }
  }

  /// Draws one item, whatever its mask.
  private func draw(
    _ item: DisplayItem, scale: Double, canvas: inout Canvas
  ) throws(RenderError) {
    let clip = try clip(of: item, scale: scale, extent: canvas.extent)
    if clip.isEmpty { return }
    switch item.content {
    case .fill(let rect, let color):
      try fill(rect, color, item: item, scale: scale, clip: clip, canvas: &canvas)
    case .path(let path, let color):
      try fill(path, color, item: item, scale: scale, clip: clip, canvas: &canvas)
    case .text(let run):
      try draw(run, item: item, scale: scale, clip: clip, canvas: &canvas)
    case .pane(let pane):
      try draw(pane, item: item, scale: scale, clip: clip, canvas: &canvas)
    case .softEdge(let edge):
      try draw(edge, item: item, scale: scale, clip: clip, canvas: &canvas)
    case .shadow(let shadow):
      try draw(shadow, item: item, scale: scale, clip: clip, canvas: &canvas)
    case .glint(let line):
      try draw(line, item: item, scale: scale, clip: clip, canvas: &canvas)
    case .crop(let path):
      let polygon = Polygon(flattening: path, scale: scale)
      canvas.keep(
        inside: try rasterizer.coverage(
          of: polygon, limit: canvas.extent.rect, element: item.element))
    case .image(let run):
      try draw(run, item: item, scale: scale, clip: clip, canvas: &canvas)
    }
  }

  /// Draws one item, and takes it away again in the mask's box as far as the mask does not cover
  /// it.
  private func draw(
    _ item: DisplayItem, through mask: DisplayMask, scale: Double, canvas: inout Canvas
  ) throws(RenderError) {
    var cover = Canvas(extent: canvas.extent, background: .clear)
    for part in mask.items { try draw(part, scale: scale, canvas: &cover) }
    let edges = try PixelEdges(mask.box, scale: scale, element: item.element)
    let before = canvas
    try draw(item, scale: scale, canvas: &canvas)
    canvas.keep(before, except: cover, in: edges.rounded(inside: canvas.extent.rect))
  }

  /// What the pixels of a list depend on besides the list: engine, libraries, and the fonts it
  /// uses.
  ///
  /// - Throws: `RenderError` where a font is missing or unreadable.
  public func fingerprint(of list: DisplayList) throws(RenderError) -> Fingerprint {
    var files: [String: FontFile] = [:]
    for item in list.items {
      guard case .text(let run) = item.content else { continue }
      let line = try shaper.shape(run.text, style: run.style, direction: run.direction)
      for part in line.runs { files[part.face.file.path] = part.face.file }
    }
    return Fingerprint(files: Array(files.values))
  }

  /// The pixels that an item may touch.
  func clip(
    of item: DisplayItem, scale: Double, extent: CanvasExtent
  ) throws(RenderError) -> PixelRect {
    guard let clip = item.clip else { return extent.rect }
    let grid = PixelGrid(scale: scale)
    let edges = try PixelEdges(grid.nearest(clip), scale: scale, element: item.element)
    return edges.rounded(inside: extent.rect)
  }
}
