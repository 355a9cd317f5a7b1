public import BarLayout

extension Renderer {
  /// Makes a renderer with the pinned fonts.
  public convenience init() {
    self.init(fonts: .pinned())
  }

  /// A layout as a PNG file.
  ///
  /// - Parameters:
  ///   - layout: what is drawn.
  ///   - crop: the bar alone, or the whole screen.
  ///   - scale: pixels per point; nil for the device's own.
  /// - Throws: `RenderError` where a font is missing or the picture would be too large.
  public func png(
    of layout: LaidOutScene, crop: Crop = .bar, scale: Double? = nil
  ) throws(RenderError) -> [UInt8] {
    let list = DisplayList(drawing: layout, crop: crop, scale: scale)
    return try file(list, as: .png)
  }

  /// A layout as an SVG file; letters are outlines, so that it needs no font.
  ///
  /// - Parameters:
  ///   - layout: what is drawn.
  ///   - crop: the bar alone, or the whole screen.
  /// - Throws: `RenderError` where a font is missing.
  public func svg(of layout: LaidOutScene, crop: Crop = .bar) throws(RenderError) -> String {
    try svg(DisplayList(drawing: layout, crop: crop)).text
  }
}

extension DisplayList {
  fileprivate init(drawing layout: LaidOutScene, crop: Crop, scale: Double?) {
    self.init(drawing: layout, crop: crop)
    if let scale { setScale(scale) }
  }
}
