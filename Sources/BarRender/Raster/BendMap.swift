internal import BarLayout

/// Which pixel of what lies beneath glass shows at each of its pixels.
///
/// Light is bent along the way from the rim inwards, as far as the lens says; beyond the glass
/// there is nothing to see through it.
struct BendMap {
  /// What decides a map.
  struct Key: Hashable {
    var frame: BarRect
    var cornerRadius: Double
    var lens: GlassLens
    /// Pixels of a point.
    var scale: Double
    /// The pixels of the glass that lie on the canvas.
    var place: PixelRect
  }

  /// For each pixel of the place, row by row, the place's pixel that shows there.
  let sources: [Int32]

  /// Works a map out.
  init(_ key: Key) {
    let frame = key.frame
    let place = key.place
    let side = min(frame.width, frame.height)
    let radius = min(max(key.cornerRadius, 0), side / 2)
    let reach = key.lens.reach(side: side)
    var sources: [Int32] = []
    sources.reserveCapacity(place.width * place.height)
    for y in place.minY..<place.maxY {
      let fromMiddleY = (Double(y) + 0.5) / key.scale - frame.midY
      let beyondY = abs(fromMiddleY) - (frame.height / 2 - radius)
      for x in place.minX..<place.maxX {
        let fromMiddleX = (Double(x) + 0.5) / key.scale - frame.midX
        let beyondX = abs(fromMiddleX) - (frame.width / 2 - radius)
        // Which way the nearest part of the rim lies, and how far away it is.
        var (towardsX, towardsY) = (0.0, 0.0)
        let distance: Double
        if beyondX > 0, beyondY > 0 {
          distance = (beyondX * beyondX + beyondY * beyondY).squareRoot()
          towardsX = beyondX / distance
          towardsY = beyondY / distance
        } else if beyondX > beyondY {
          distance = beyondX
          towardsX = 1
        } else {
          distance = beyondY
          towardsY = 1
        }
        var (sourceX, sourceY) = (x, y)
        let depth = radius - distance
        if depth < reach {
          let bend = key.lens.bend(at: depth, side: side) * key.scale
          let alongX = fromMiddleX < 0 ? towardsX : -towardsX
          let alongY = fromMiddleY < 0 ? towardsY : -towardsY
          sourceX = min(max(x + Int((alongX * bend).rounded()), place.minX), place.maxX - 1)
          sourceY = min(max(y + Int((alongY * bend).rounded()), place.minY), place.maxY - 1)
        }
        sources.append(Int32((sourceY - place.minY) * place.width + sourceX - place.minX))
      }
    }
    self.sources = sources
  }
}

/// Maps that have been worked out.
struct BendCache {
  /// Most pixels remembered at a time.
  private static let limit = 4 << 20

  private var maps: [BendMap.Key: BendMap] = [:]
  private var count = 0

  /// The map of a piece of glass.
  mutating func map(_ key: BendMap.Key) -> BendMap {
    if let known = maps[key] { return known }
    let map = BendMap(key)
    if count + map.sources.count > Self.limit {
      maps.removeAll()
      count = 0
    }
    maps[key] = map
    count += map.sources.count
    return map
  }
}
