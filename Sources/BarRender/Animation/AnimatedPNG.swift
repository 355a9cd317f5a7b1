/// Pictures one after the other in one PNG file, as browsers show them.
///
/// A frame stores the box of what has changed since the one before. Where nothing shows through the
/// pictures, that box is stored whole and without alpha: three bytes a pixel, among which the whole
/// letters of a box repeat better than what is left of them. Elsewhere only pixels that have changed
/// are stored: the others are clear, and what was there shows through. Source: the PNG
/// specification, third edition, chunks acTL, fcTL and fdAT.
public struct AnimatedPNG: Sendable {
  private var chunks = PNGChunks()
  private let width: Int
  private let height: Int
  private var last: Bitmap
  private var frameCount = 0
  private var sequence: UInt32 = 0
  /// The frame that is kept back until it is known how long it shows.
  private var waiting: (patch: PicturePatch, frames: Int)?
  private let frameRate: Int
  private let loops: Int
  private let scale: Double
  private let isOpaque: Bool
  private static let effort = SearchEffort(depth: 32)

  /// Begins a file with its first picture.
  ///
  /// - Parameters:
  ///   - first: the picture.
  ///   - frameRate: pictures in a second.
  ///   - loops: how often they are shown; 0 for without end.
  ///   - scale: pixels per point.
  ///   - isOpaque: whether nothing shows through any of the pictures.
  public init(
    _ first: Bitmap, frameRate: Int, loops: Int, scale: Double, isOpaque: Bool = false
  ) {
    self.isOpaque = isOpaque && first.isOpaque
    (width, height) = (first.width, first.height)
    (self.frameRate, self.loops, self.scale) = (frameRate, loops, scale)
    last = first
    waiting = (PicturePatch(whole: first, isOpaque: self.isOpaque), 1)
  }

  /// Adds a picture of the same size; one that is the same makes the one before show longer.
  ///
  /// - Throws: `RenderError.png` for a picture of another size, and for one that something shows
  ///   through where nothing should.
  public mutating func add(_ picture: Bitmap) throws(RenderError) {
    guard picture.width == width, picture.height == height else {
      throw .png(reason: "the pictures of an animation are of one size")
    }
    guard picture.isOpaque || !isOpaque else {
      throw .png(reason: "something shows through a picture of an opaque animation")
    }
    guard let patch = PicturePatch(from: last, to: picture, isWhole: isOpaque) else {
      waiting?.frames += 1
      return
    }
    flush()
    waiting = (patch, 1)
    last = picture
  }

  /// The whole file.
  public mutating func finished() -> [UInt8] {
    flush()
    var file = PNGChunks()
    file.begin()
    file.add(
      "IHDR",
      PNGChunks.bigEndian(UInt32(width)) + PNGChunks.bigEndian(UInt32(height)) + [
        8, isOpaque ? 2 : 6, 0, 0, 0,
      ])
    file.add("sRGB", [0])
    let resolution = PNGChunks.bigEndian(UInt32((72 * scale / 0.0254).rounded()))
    file.add("pHYs", resolution + resolution + [1])
    file.add(
      "acTL", PNGChunks.bigEndian(UInt32(frameCount)) + PNGChunks.bigEndian(UInt32(loops)))
    file.append(chunks.bytes)
    file.add("IEND", [])
    return file.bytes
  }

  /// Writes the frame that was kept back.
  private mutating func flush() {
    guard let (patch, frames) = waiting else { return }
    waiting = nil
    let bitmap = patch.bitmap
    let isFirst = frameCount == 0
    var control = next()
    for value in [bitmap.width, bitmap.height, patch.x, patch.y] {
      control += PNGChunks.bigEndian(UInt32(value))
    }
    control += PNGChunks.bigEndian16(UInt16(clamping: frames))
    control += PNGChunks.bigEndian16(UInt16(clamping: frameRate))
    // Nothing is cleared afterwards.
    control += [0, patch.isOver ? 1 : 0]
    chunks.add("fcTL", control)
    let stream = FlatEncoder.stream(RowStream(bitmap), effort: Self.effort)
    if isFirst {
      chunks.add("IDAT", stream)
    } else {
      chunks.add("fdAT", next() + stream)
    }
    frameCount += 1
  }

  private mutating func next() -> [UInt8] {
    defer { sequence += 1 }
    return PNGChunks.bigEndian(sequence)
  }
}
