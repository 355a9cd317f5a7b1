internal import CBarShim

/// Pictures one after the other in one WebP file, without loss.
///
/// libwebp packs each picture; the container around them is written here. Source: WebP container
/// specification, chunks VP8X, ANIM and ANMF.
public struct AnimatedWebP: Sendable {
  private let width: Int
  private let height: Int
  private let frameRate: Int
  private let loops: Int
  private var last: Bitmap
  private var waiting: PicturePatch
  private var waitingSince = 0
  private var count = 1
  private var body: [UInt8] = []

  /// Begins a file with its first picture.
  ///
  /// - Parameters:
  ///   - first: the picture.
  ///   - frameRate: pictures in a second.
  ///   - loops: how often they are shown; 0 for without end.
  /// - Throws: `RenderError.libraryMissing` without libwebp, `RenderError.tooLarge` for more than
  ///   16,383 pixels a side.
  public init(_ first: Bitmap, frameRate: Int, loops: Int) throws(RenderError) {
    try SystemLibrary.webP.require()
    guard first.width <= Self.sideLimit, first.height <= Self.sideLimit else {
      throw .tooLarge(width: first.width, height: first.height)
    }
    (width, height) = (first.width, first.height)
    (self.frameRate, self.loops) = (frameRate, loops)
    last = first
    waiting = PicturePatch(whole: first)
  }

  /// The most pixels a side may have.
  private static let sideLimit = 16383

  /// Adds a picture of the same size; one that is the same makes the one before show longer.
  ///
  /// - Throws: `RenderError.png` for a picture of another size; `RenderError` where libwebp fails.
  public mutating func add(_ picture: Bitmap) throws(RenderError) {
    guard picture.width == width, picture.height == height else {
      throw .png(reason: "the pictures of an animation are of one size")
    }
    count += 1
    guard var patch = PicturePatch(from: last, to: picture) else { return }
    // Places are even: an odd one takes the row or column before it along.
    if patch.x % 2 == 1 || patch.y % 2 == 1 { patch = patch.onEvenPlace(of: picture) }
    try write(until: count - 1)
    (waiting, waitingSince, last) = (patch, count - 1, picture)
  }

  /// When a frame begins, in thousandths of a second.
  private func time(_ frame: Int) -> Int { (frame * 1000 + frameRate / 2) / frameRate }

  /// The whole file.
  ///
  /// - Throws: `RenderError` where libwebp fails.
  public mutating func finished() throws(RenderError) -> [UInt8] {
    try write(until: count)
    let alphaAndAnimation: UInt8 = 0x12
    let head =
      Self.chunk(
        "VP8X", [alphaAndAnimation, 0, 0, 0] + Self.three(width - 1) + Self.three(height - 1))
      + Self.chunk("ANIM", [0, 0, 0, 0, UInt8(loops & 255), UInt8(loops >> 8 & 255)])
    let content = Array("WEBP".utf8) + head + body
    return Array("RIFF".utf8) + Self.four(content.count) + content
  }

  /// Writes the frame that was kept back, which shows until another one begins.
  private mutating func write(until end: Int) throws(RenderError) {
    let duration = max(time(end) - time(waitingSince), 1)
    let bitmap = waiting.bitmap
    let blendsOver: UInt8 = waiting.isOver ? 0 : 2
    var frame = Self.three(waiting.x / 2) + Self.three(waiting.y / 2)
    frame += Self.three(bitmap.width - 1) + Self.three(bitmap.height - 1)
    frame += Self.three(duration) + [blendsOver]
    frame += try Self.packed(bitmap)
    body += Self.chunk("ANMF", frame)
  }

  /// A picture as libwebp packs it: its VP8L chunk, without the file's head.
  private static func packed(_ picture: Bitmap) throws(RenderError) -> [UInt8] {
    var bytes: UnsafeMutablePointer<UInt8>?
    let length = unsafe nb_webp_encode(
      picture.pixels, Int32(picture.width), Int32(picture.height), &bytes)
    guard length > 12, let start = unsafe bytes else { throw .library(name: "libwebp", code: 1) }
    defer { unsafe nb_webp_free(start) }
    return unsafe Array(UnsafeBufferPointer(start: start, count: length)[12...])
  }

  private static func chunk(_ name: String, _ payload: [UInt8]) -> [UInt8] {
    Array(name.utf8) + four(payload.count) + payload + (payload.count % 2 == 1 ? [0] : [])
  }

  private static func three(_ value: Int) -> [UInt8] { Array(four(value)[..<3]) }

  private static func four(_ value: Int) -> [UInt8] {
    [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}

extension PicturePatch {
  /// The patch with the rows and columns that begin at even places.
  fileprivate func onEvenPlace(of picture: Bitmap) -> PicturePatch {
    let (dx, dy) = (x % 2, y % 2)
    let (wide, high) = (bitmap.width + dx, bitmap.height + dy)
    var pixels = [UInt8](repeating: 0, count: wide * high * 4)
    for row in 0..<high {
      let target = row * wide * 4
      if isOver {
        guard row >= dy else { continue }
        let source = (row - dy) * bitmap.width * 4
        pixels.replaceSubrange(
          target + dx * 4..<target + wide * 4,
          with: bitmap.pixels[source..<source + bitmap.width * 4])
      } else {
        let source = ((y - dy + row) * picture.width + x - dx) * 4
        pixels.replaceSubrange(
          target..<target + wide * 4, with: picture.pixels[source..<source + wide * 4])
      }
    }
    var patch = self
    (patch.x, patch.y) = (x - dx, y - dy)
    patch.bitmap = Bitmap(width: wide, height: high, pixels: pixels, isOpaque: false)
    return patch
  }
}
