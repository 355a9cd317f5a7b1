public import BarLayout

/// Draws display lists.
///
/// Owns a FreeType library, faces and caches, and is made for one thread: make one for each worker.
/// The same list gives the same pixels, whatever was drawn before it.
public final class Renderer {
  /// Whether Latin letters are scaled to San Francisco's proportions.
  public enum LetterFitting: Hashable, Sendable {
    /// Scaled to where a layout with the measurer `sf-fitted` says that ink is.
    case fitted
    /// As the font has them: for layouts measured with `FontMeasurer`.
    case natural
  }

  let fonts: FaceStore
  let fitting: LetterFitting
  let shaper: LineShaper
  let pictures = PictureCache()
  let files = PictureFiles()
  private var madeGlyphs: GlyphCache?
  private var madeRasterizer: Rasterizer?

  /// Makes a renderer; no font is opened before a text needs it.
  public init(fonts: FontLibrary, fitting: LetterFitting = .fitted) {
    self.fonts = FaceStore(library: fonts)
    self.fitting = fitting
    shaper = LineShaper(fonts: self.fonts)
  }

  /// Draws a display list.
  public func draw(_ list: DisplayList) throws(RenderError) -> Bitmap {
    let extent = try CanvasExtent(size: list.size, scale: list.scale)
    var canvas = Canvas(extent: extent, background: list.background)
    for item in list.items {
      let clip = try clip(of: item, scale: list.scale, extent: extent)
      if clip.isEmpty { continue }
      switch item.content {
      case .fill(let rect, let color):
        try fill(rect, color, item: item, scale: list.scale, clip: clip, canvas: &canvas)
      case .path(let path, let color):
        try fill(path, color, item: item, scale: list.scale, clip: clip, canvas: &canvas)
      case .text(let run):
        try draw(run, item: item, scale: list.scale, clip: clip, canvas: &canvas)
      case .pane(let pane):
        try draw(pane, item: item, scale: list.scale, clip: clip, canvas: &canvas)
      case .shadow(let shadow):
        try draw(shadow, item: item, scale: list.scale, clip: clip, canvas: &canvas)
      case .crop(let rect, let radius):
        let path = Path(roundedRect: rect, radius: radius)
        let polygon = Polygon(flattening: path, scale: list.scale)
        canvas.keep(
          inside: try rasterizer().coverage(
            of: polygon, limit: extent.rect, element: item.element))
      case .image(let run):
        try draw(run, item: item, scale: list.scale, clip: clip, canvas: &canvas)
      }
    }
    return canvas.bitmap()
  }

  /// What the pixels of a list depend on besides the list: engine, libraries, and the fonts it uses.
  public func fingerprint(of list: DisplayList) throws(RenderError) -> Fingerprint {
    var files: [String: FontFile] = [:]
    for item in list.items {
      guard case .text(let run) = item.content else { continue }
      let line = try shaper.shape(run.text, style: run.style, direction: run.direction)
      for part in line.runs { files[part.face.file.path] = part.face.file }
    }
    return Fingerprint(files: Array(files.values))
  }

  /// The rasteriser, made when it is first needed.
  func rasterizer() throws(RenderError) -> Rasterizer {
    if let madeRasterizer { return madeRasterizer }
    let new = try Rasterizer()
    madeRasterizer = new
    return new
  }

  /// The glyph cache, made when it is first needed.
  func glyphs() throws(RenderError) -> GlyphCache {
    if let madeGlyphs { return madeGlyphs }
    let new = GlyphCache(rasterizer: try rasterizer())
    madeGlyphs = new
    return new
  }

  /// The pixels that an item may touch.
  private func clip(
    of item: DisplayItem, scale: Double, extent: CanvasExtent
  ) throws(RenderError) -> PixelRect {
    guard let clip = item.clip else { return extent.rect }
    let grid = PixelGrid(scale: scale)
    let edges = try PixelEdges(grid.nearest(clip), scale: scale, element: item.element)
    return edges.rounded(inside: extent.rect)
  }
}
