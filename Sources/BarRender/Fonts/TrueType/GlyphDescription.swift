/// A glyph as the table glyf describes it, before it varies: points, or other glyphs.
///
/// Source: OpenType 1.9, "glyf".
struct GlyphDescription {
  /// Another glyph that is a part of this one.
  struct Part {
    var glyph: Int
    var x: Int
    var y: Int
    /// Whether the whole glyph is as wide as this part.
    var givesMetrics: Bool
  }

  enum Kind {
    case points([OutlinePoint])
    case parts([Part])
  }

  /// The least x of its points, as the file says.
  let minX: Int
  let kind: Kind

  /// Nil for bytes that make no sense, and for parts that are turned, scaled or put on points.
  init?(_ data: TableBytes) {
    guard !data.bytes.isEmpty else {
      (minX, kind) = (0, .points([]))
      return
    }
    guard let contours = data.int16(0), let minX = data.int16(2) else { return nil }
    self.minX = minX
    if contours < 0 {
      guard let parts = Self.parts(data) else { return nil }
      kind = .parts(parts)
    } else {
      guard let points = Self.points(data, contours: contours) else { return nil }
      kind = .points(points)
    }
  }

  /// The most points of a glyph; Inter's have fewer than 400.
  private static let pointLimit = 4096

  private static func points(_ data: TableBytes, contours: Int) -> [OutlinePoint]? {
    guard contours > 0 else { return [] }
    guard let last = data.uint16(10 + 2 * (contours - 1)),
      let instructions = data.uint16(10 + 2 * contours)
    else { return nil }
    let count = last + 1
    guard count <= pointLimit else { return nil }
    var place = 12 + 2 * contours + instructions
    var flags: [Int] = []
    while flags.count < count {
      guard let flag = data.uint8(place) else { return nil }
      place += 1
      flags.append(flag)
      guard flag & 8 != 0 else { continue }
      guard let times = data.uint8(place), flags.count + times <= count else { return nil }
      place += 1
      flags.append(contentsOf: repeatElement(flag, count: times))
    }
    /// One coordinate of each point; `short` says that it has one byte, `same` what that means.
    func coordinates(short: Int, same: Int) -> [Int]? {
      var value = 0
      var result: [Int] = []
      result.reserveCapacity(count)
      for flag in flags {
        if flag & short != 0 {
          guard let step = data.uint8(place) else { return nil }
          place += 1
          value += flag & same != 0 ? step : -step
        } else if flag & same == 0 {
          guard let step = data.int16(place) else { return nil }
          place += 2
          value += step
        }
        result.append(value)
      }
      return result
    }
    guard let x = coordinates(short: 2, same: 16), let y = coordinates(short: 4, same: 32) else {
      return nil
    }
    var points = flags.indices.map { index in
      OutlinePoint(x: Float(x[index]), y: Float(y[index]), isOnCurve: flags[index] & 1 != 0)
    }
    var before = -1
    for contour in 0..<contours {
      guard let end = data.uint16(10 + 2 * contour), end > before, end < count else { return nil }
      points[end].endsContour = true
      before = end
    }
    return points
  }

  private static func parts(_ data: TableBytes) -> [Part]? {
    var place = 10
    var parts: [Part] = []
    while true {
      guard let flags = data.uint16(place), let glyph = data.uint16(place + 2) else { return nil }
      // Offsets rather than points to lie on, and no matrix.
      guard flags & 0x0002 != 0, flags & 0x00c8 == 0 else { return nil }
      place += 4
      let isWide = flags & 0x0001 != 0
      func offset() -> Int? {
        defer { place += isWide ? 2 : 1 }
        return isWide
          ? data.int16(place) : data.uint8(place).map { Int(Int8(truncatingIfNeeded: $0)) }
      }
      guard let x = offset(), let y = offset() else { return nil }
      parts.append(Part(glyph: glyph, x: x, y: y, givesMetrics: flags & 0x0200 != 0))
      if flags & 0x0020 == 0 { return parts }
    }
  }
}
