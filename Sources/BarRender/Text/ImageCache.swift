/// Emoji that have been drawn, scaled to the sizes they were drawn at.
final class ImageCache {
  private struct Key: Hashable {
    var face: Int
    var glyph: UInt32
    /// Pixels of an em, in 64ths.
    var size: Int
  }

  /// Most bytes of pictures remembered at a time.
  private static let byteLimit = 32 << 20

  private var cache: [Key: RasterImage] = [:]
  private var byteCount = 0

  /// A glyph's picture with an em of `size` pixels; nil when the glyph has none.
  func picture(_ glyph: UInt32, face: FontFace, size: Double) -> RasterImage? {
    let key = Key(face: face.id, glyph: glyph, size: Int((size * 64).rounded()))
    if let known = cache[key] { return known }
    guard let (picture, pixelsPerEm) = face.pictures?.picture(glyph) else { return nil }
    let scaled = picture.scaled(by: Double(key.size) / 64 / pixelsPerEm)
    if byteCount > Self.byteLimit {
      cache.removeAll()
      byteCount = 0
    }
    cache[key] = scaled
    byteCount += scaled.pixels.count * 4
    return scaled
  }
}
