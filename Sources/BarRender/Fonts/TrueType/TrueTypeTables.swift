/// The tables of a font file that letters without shaping take: the small ones as a whole, those of
/// outlines by where they lie.
struct TrueTypeTables {
  let head: TableBytes
  let hhea: TableBytes
  let maxp: TableBytes
  let os2: TableBytes
  let hmtx: TableBytes
  let loca: TableBytes
  let name: TableBytes
  let fvar: TableBytes
  let avar: TableBytes
  let hvar: TableBytes
  /// The part of cmap that says of every character which glyph it has.
  let cmap: TableBytes
  /// Where the file has its outlines.
  let glyf: Range<Int>
  /// Where the file has what is said of each glyph's points.
  let variations: Range<Int>
  let variationPlaces: TableBytes
  let hasLongVariationPlaces: Bool
  let variedGlyphCount: Int
  let axisCount: Int
  /// The regions that glyphs share.
  let sharedPeaks: [[Int]]

  /// Reads the tables; nil where one is missing that is needed here, and for glyphs that are
  /// pictures.
  init?(_ file: borrowing OpenParts) {
    guard let tables = Self.list(file) else { return nil }
    func place(_ tag: Tag) -> Range<Int>? {
      tables.first { $0.tag == tag.number }.map { $0.start..<$0.end }
    }
    func bytes(_ tag: Tag) -> TableBytes? { place(tag).flatMap { file.bytes($0) } }
    guard let head = bytes("head"), let hhea = bytes("hhea"), let maxp = bytes("maxp"),
      let os2 = bytes("OS/2"), let hmtx = bytes("hmtx"), let loca = bytes("loca"),
      let name = bytes("name"), let fvar = bytes("fvar"), let hvar = bytes("HVAR"),
      let glyf = place("glyf"), place("CBDT") == nil, place("sbix") == nil,
      let cmap = place("cmap").flatMap({ Self.characters(file, $0) })
    else { return nil }
    self.head = head
    self.hhea = hhea
    self.maxp = maxp
    self.os2 = os2
    self.hmtx = hmtx
    self.loca = loca
    self.name = name
    self.fvar = fvar
    self.hvar = hvar
    self.glyf = glyf
    self.cmap = cmap
    avar = bytes("avar") ?? TableBytes(bytes: [])
    guard let gvar = place("gvar"), let header = file.bytes(gvar.prefix(20)),
      header.uint16(0) == 1, let axisCount = header.uint16(4), let sharedCount = header.uint16(6),
      let shared = header.uint32(8), let glyphCount = header.uint16(12),
      let flags = header.uint16(14), let start = header.uint32(16), start <= gvar.count,
      shared <= gvar.count, axisCount > 0,
      let places = file.bytes(
        gvar.dropFirst(20).prefix((glyphCount + 1) * (flags & 1 != 0 ? 4 : 2))),
      let peaks = file.bytes(gvar.dropFirst(shared).prefix(sharedCount * axisCount * 2))
    else { return nil }
    self.axisCount = axisCount
    variedGlyphCount = glyphCount
    hasLongVariationPlaces = flags & 1 != 0
    variationPlaces = places
    variations = gvar.dropFirst(start)
    var list: [[Int]] = []
    for region in 0..<sharedCount {
      let numbers = (0..<axisCount).compactMap { peaks.int16((region * axisCount + $0) * 2) }
      guard numbers.count == axisCount else { return nil }
      list.append(numbers)
    }
    sharedPeaks = list
  }

  /// The name of a table: four letters.
  private struct Tag: ExpressibleByStringLiteral {
    var number: Int

    init(stringLiteral letters: StaticString) {
      number = letters.withUTF8Buffer { unsafe $0.reduce(0) { $0 << 8 | Int($1) } }
    }
  }

  /// Where each table lies in a file that is one font.
  private static func list(
    _ file: borrowing OpenParts
  ) -> [(tag: Int, start: Int, end: Int)]? {
    guard let header = file.bytes(0..<12), header.uint32(0) == 0x0001_0000,
      let count = header.uint16(4), let records = file.bytes(12..<12 + 16 * count)
    else { return nil }
    var tables: [(tag: Int, start: Int, end: Int)] = []
    for index in 0..<count {
      guard let tag = records.uint32(index * 16), let start = records.uint32(index * 16 + 8),
        let length = records.uint32(index * 16 + 12), start + length <= file.length
      else { return nil }
      tables.append((tag, start, start + length))
    }
    return tables
  }

  /// The list of all characters, of those that cmap has.
  private static func characters(
    _ file: borrowing OpenParts, _ table: Range<Int>
  ) -> TableBytes? {
    guard let header = file.bytes(table.prefix(4)), let count = header.uint16(2),
      let records = file.bytes(table.dropFirst(4).prefix(8 * count))
    else { return nil }
    for index in 0..<count where records.uint32(index * 8) == CharacterMap.encoding {
      guard let start = records.uint32(index * 8 + 4),
        let lead = file.bytes(table.dropFirst(start).prefix(16)),
        lead.uint16(0) == CharacterMap.format, let length = lead.uint32(4)
      else { return nil }
      return file.bytes(table.dropFirst(start).prefix(length))
    }
    return nil
  }
}
