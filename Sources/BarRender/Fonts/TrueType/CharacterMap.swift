/// Which glyph each character has: a part of the table cmap that lists all of Unicode.
///
/// Source: OpenType 1.9, "cmap", format 12.
struct CharacterMap {
  /// Windows and all of Unicode, the encoding that HarfBuzz looks for first: 3 and 10.
  static let encoding = 0x0003_000a
  static let format = 12

  private let table: TableBytes
  private let count: Int

  /// Nil for a table of another format, and for one that ends too early.
  init?(_ table: TableBytes) {
    guard table.uint16(0) == Self.format, let count = table.uint32(12),
      count <= (table.count - 16) / 12
    else { return nil }
    self.table = table
    self.count = count
  }

  /// The glyph of a character; nil where there is none.
  func glyph(of scalar: Int) -> Int? {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      let place = 16 + middle * 12
      guard let first = table.uint32(place), let last = table.uint32(place + 4),
        let glyph = table.uint32(place + 8)
      else { return nil }
      if scalar < first {
        high = middle
      } else if scalar > last {
        low = middle + 1
      } else {
        return glyph + scalar - first
      }
    }
    return nil
  }
}
