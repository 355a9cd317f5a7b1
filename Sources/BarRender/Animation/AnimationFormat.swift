/// A kind of file that plays; the raw value is the file's extension.
public enum AnimationFormat: String, CaseIterable, Hashable, Sendable {
  /// An animated PNG: every colour, read by browsers and Apple's systems.
  case png
  /// 256 colours a picture and at most 50 pictures a second; read by everything.
  case gif
  /// Every colour, smaller; needs libwebp.
  case webp

  /// Most pictures in a second that browsers show of such a file.
  public var frameRateLimit: Int {
    switch self {
    case .gif: 50
    case .png, .webp: .max
    }
  }
}

/// Pictures one after the other while a file of them is made.
public enum AnimationFile: Sendable {
  case png(AnimatedPNG)
  case gif(AnimatedGIF)
  case webp(AnimatedWebP)

  /// Begins a file with its first picture.
  ///
  /// - Parameters:
  ///   - first: the picture.
  ///   - format: the kind of file.
  ///   - frameRate: pictures in a second.
  ///   - loops: how often they are shown; 0 for without end.
  ///   - scale: pixels per point.
  ///   - isExact: whether each pixel of a PNG has exactly its colour, see `AnimatedPNG`.
  /// - Throws: `RenderError.libraryMissing` where the format needs a library that is not there.
  public init(
    _ first: Bitmap, as format: AnimationFormat, frameRate: Int, loops: Int, scale: Double,
    isExact: Bool = true
  ) throws(RenderError) {
    switch format {
    case .png:
      self = .png(
        AnimatedPNG(
          first, frameRate: frameRate, loops: loops, scale: scale, isOpaque: first.isOpaque,
          isExact: isExact))
    case .gif: self = .gif(AnimatedGIF(first, frameRate: frameRate, loops: loops))
    case .webp: self = .webp(try AnimatedWebP(first, frameRate: frameRate, loops: loops))
    }
  }

  /// Adds a picture of the same size; one that is the same makes the one before show longer.
  ///
  /// - Throws: `RenderError.png` for a picture of another size.
  public mutating func add(_ picture: Bitmap) async throws(RenderError) {
    switch self {
    case .png(var file):
      try await file.add(picture)
      self = .png(file)
    case .gif(var file):
      try file.add(picture)
      self = .gif(file)
    case .webp(var file):
      try file.add(picture)
      self = .webp(file)
    }
  }

  /// The whole file.
  ///
  /// - Throws: `RenderError` where a library fails.
  public mutating func finished() async throws(RenderError) -> [UInt8] {
    switch self {
    case .png(var file): return await file.finished()
    case .gif(var file): return file.finished()
    case .webp(var file): return try file.finished()
    }
  }
}
