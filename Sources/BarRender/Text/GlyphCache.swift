internal import BarLayout

/// The coverage of glyphs that have been drawn, each at one size and one share of a pixel.
final class GlyphCache {
  /// What decides a glyph's coverage.
  struct Key: Hashable {
    var face: Int
    var glyph: UInt32
    /// Pixels per font unit, to the right and upwards.
    var xScale: Double
    var yScale: Double
    /// Where the pen stands inside its pixel, in quarters.
    var xQuarter: Int
    var yQuarter: Int
  }

  /// Most bytes of coverage remembered at a time.
  private static let byteLimit = 8 << 20
  /// Farthest a remembered glyph reaches from the pen, in pixels.
  static let reach = 1024

  private let rasterizer: Rasterizer
  private var cache = HashTable<Key, Coverage>()
  private var byteCount = 0

  init(rasterizer: Rasterizer) {
    self.rasterizer = rasterizer
  }

  /// The coverage of a glyph, in pixels from the pen's pixel.
  func coverage(
    _ key: Key, face: FontFace, element: String
  ) throws(RenderError) -> Coverage {
    if let known = cache[key] { return known }
    let pen = PixelPoint(x: Double(key.xQuarter) / 4, y: Double(key.yQuarter) / 4)
    let polygon = try face.polygon(
      key.glyph, xScale: key.xScale, yScale: key.yScale, origin: pen)
    let reach = Self.reach
    let limit = PixelRect(minX: -reach, minY: -reach, maxX: reach, maxY: reach)
    let coverage = try rasterizer.coverage(of: polygon, limit: limit, element: element)
    if byteCount > Self.byteLimit {
      cache.removeAll()
      byteCount = 0
    }
    cache.set(key, coverage)
    byteCount += coverage.bytes.count + 128
    return coverage
  }
}
