public import BarLayout

/// A kind of file that a picture can be written as; the raw value is the file's extension.
///
/// A format is a case here and, if it needs an encoder, a file of its own beside `PNG` and `SVG`.
public enum ImageFormat: String, CaseIterable, Hashable, Sendable {
  /// Pixels, with the resolution of the device.
  case png
  /// Shapes, sharp at any size.
  case svg
  /// A page of shapes, sharp at any size, with the texts to be found.
  case pdf

  /// Whether it is made of pixels, on which hairlines are put.
  package var hasPixels: Bool {
    switch self {
    case .png: true
    case .svg, .pdf: false
    }
  }

  /// How files are written; each format takes what concerns it.
  public struct Options: Hashable, Sendable {
    /// How hard a PNG encoder tries to make the file small.
    public var compression: PNG.Compression
    /// Whether letters in an SVG become shapes or stay text.
    public var svgText: SVG.TextMode

    /// Makes options; what is left out is the usual.
    public init(compression: PNG.Compression = .standard, svgText: SVG.TextMode = .outlines) {
      self.compression = compression
      self.svgText = svgText
    }
  }
}

extension Renderer {
  /// A display list as the bytes of a file.
  ///
  /// - Parameters:
  ///   - list: what is drawn.
  ///   - format: the kind of file.
  ///   - options: how it is written.
  /// - Throws: `RenderError` where a font is missing or unreadable, or the picture would be too large.
  public func file(
    _ list: DisplayList, as format: ImageFormat, options: ImageFormat.Options = .init()
  ) throws(RenderError) -> [UInt8] {
    switch format {
    case .png:
      try PNG.encode(
        try draw(list), scale: list.scale, compression: options.compression,
        beginnings: beginnings)
    case .svg: Array(try svg(list, text: options.svgText).text.utf8)
    case .pdf: try pdf(list)
    }
  }
}
