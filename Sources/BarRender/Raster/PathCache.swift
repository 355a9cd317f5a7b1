internal import BarLayout

/// How far small paths cover the pixels, each at one place of one canvas: the signs of a status bar
/// and the chevron of a back button stand where they stood in the bar before.
struct PathCache {
  /// What decides a path's coverage.
  struct Key: Hashable {
    var path: BarPath
    /// Pixels of a point.
    var scale: Double
    /// The pixels it may touch.
    var clip: PixelRect

    /// Hashes what tells most paths apart, since a path has many numbers.
    func hash(into hasher: inout Hasher) {
      hasher.combine(path.elements.count)
      hasher.combine(path.elements.first)
      hasher.combine(path.elements.dropFirst().first)
    }
  }

  /// Most bytes of coverage remembered at a time, and of one path.
  private static let (byteLimit, pathLimit) = (1 << 20, 1 << 15)
  /// Bytes of an element, and of what else is remembered of a path.
  private static let (elementSize, entrySize) = (MemoryLayout<BarPath.Element>.stride, 128)

  private var cache = HashTable<Key, Coverage>()
  private var byteCount = 0

  subscript(key: Key) -> Coverage? {
    get { cache[key] }
    set {
      guard let newValue else { return }
      let count =
        newValue.bytes.count + key.path.elements.count * Self.elementSize + Self.entrySize
      guard count <= Self.pathLimit else { return }
      if byteCount + count > Self.byteLimit {
        cache.removeAll()
        byteCount = 0
      }
      cache.set(key, newValue)
      byteCount += count
    }
  }
}
