/// How glyphs of a variable face grow wider with its axes: the table HVAR.
///
/// Source: OpenType 1.9, "HVAR" and "Item variation stores".
struct AdvanceVariation {
  private let table: TableBytes
  private let store: Int
  /// Where the list begins that says which of the store's numbers are a glyph's; nil where the
  /// glyph's own number says it.
  private let map: Int?

  init?(_ table: TableBytes) {
    guard table.uint16(0) == 1, let store = table.uint32(4), let map = table.uint32(8) else {
      return nil
    }
    self.table = table
    self.store = store
    self.map = map == 0 ? nil : map
  }

  /// How much of each region's move holds at places on the axes; nil where the table makes no sense.
  func shares(at places: [Int]) -> [Float]? {
    guard let list = table.uint32(store + 2).map({ $0 + store }),
      table.uint16(list) == places.count,
      let count = table.uint16(list + 2)
    else { return nil }
    var shares: [Float] = []
    for region in 0..<count {
      var share: Float = 1
      for (axis, place) in places.enumerated() {
        let record = list + 4 + (region * places.count + axis) * 6
        guard let start = table.int16(record), let peak = table.int16(record + 2),
          let end = table.int16(record + 4)
        else { return nil }
        share *= Self.share(at: place, start: start, peak: peak, end: end)
      }
      shares.append(share)
    }
    return shares
  }

  private static func share(at place: Int, start: Int, peak: Int, end: Int) -> Float {
    if peak == 0 || place == peak { return 1 }
    if start > peak || peak > end || (start < 0 && end > 0) { return 1 }
    if place <= start || end <= place { return 0 }
    return place < peak
      ? Float(place - start) / Float(peak - start) : Float(end - place) / Float(end - peak)
  }

  /// How much wider a glyph is, in font units, where so much of each region's move holds; nil where
  /// the table makes no sense.
  func growth(of glyph: Int, shares: [Float]) -> Float? {
    guard let (outer, inner) = entry(glyph), let count = table.uint16(store + 6), outer < count,
      let data = table.uint32(store + 8 + 4 * outer).map({ $0 + store }),
      let items = table.uint16(data), inner < items, let field = table.uint16(data + 2),
      let regions = table.uint16(data + 4), field & 0x8000 == 0, field <= regions
    else { return nil }
    // The first numbers of a row have two bytes, the others one.
    var place = data + 6 + 2 * regions + inner * (regions + field)
    var growth: Float = 0
    for column in 0..<regions {
      guard let region = table.uint16(data + 6 + 2 * column), shares.indices.contains(region) else {
        return nil
      }
      let isWide = column < field
      guard
        let delta = isWide
          ? table.int16(place) : table.uint8(place).map({ Int(Int8(truncatingIfNeeded: $0)) })
      else { return nil }
      place += isWide ? 2 : 1
      growth += shares[region] * Float(delta)
    }
    return growth
  }

  /// Which row of which part of the store is a glyph's.
  private func entry(_ glyph: Int) -> (outer: Int, inner: Int)? {
    guard let map else { return (0, glyph) }
    guard let format = table.uint16(map), format & 0xff00 == 0, let count = table.uint16(map + 2),
      count > 0
    else { return nil }
    let size = (format >> 4 & 3) + 1
    let bits = (format & 0xf) + 1
    let place = map + 4 + min(glyph, count - 1) * size
    var value = 0
    for offset in 0..<size {
      guard let byte = table.uint8(place + offset) else { return nil }
      value = value << 8 | byte
    }
    return (value >> bits, value & ((1 << bits) - 1))
  }
}
