internal import BarLayout

/// How much of its colour each pixel gets from a shadow or a line of light, at one place of one
/// canvas.
///
/// What is drawn again is laid over and nothing more.
struct ShareCache {
  /// What decides those shares.
  struct Key: Hashable {
    var content: DisplayItem.Content
    /// Pixels of a point.
    var scale: Double
    /// The canvas's pixels.
    var extent: PixelRect
  }

  /// Most bytes remembered at a time.
  private static let byteLimit = 16 << 20

  private var cache: [Key: Coverage] = [:]
  private var byteCount = 0

  subscript(key: Key) -> Coverage? {
    get { cache[key] }
    set {
      guard let newValue, newValue.bytes.count <= Self.byteLimit else { return }
      if byteCount + newValue.bytes.count > Self.byteLimit {
        cache.removeAll()
        byteCount = 0
      }
      cache[key] = newValue
      byteCount += newValue.bytes.count
    }
  }
}
