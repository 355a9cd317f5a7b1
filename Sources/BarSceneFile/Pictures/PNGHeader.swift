/// What a PNG file says about itself before its pixels.
///
/// Source: documented — W3C, Portable Network Graphics, 5.2 and 11.2.
struct PNGHeader: Hashable {
  /// Width in pixels.
  var width: Int
  /// Height in pixels.
  var height: Int
  /// Whether nothing shows through: it has neither an alpha channel nor a transparent colour.
  var isOpaque: Bool

  /// Longest side of a picture that is accepted, in pixels.
  static let sideLimit = 8192
  /// Most pixels of a picture that is accepted.
  static let areaLimit = 1 << 24

  /// Reads a file; nil for one that is no PNG.
  init?(_ file: [UInt8]) {
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    let headerEnd = 33
    guard file.count >= headerEnd, file.starts(with: signature),
      Self.name(at: 8, in: file) == "IHDR", Self.number(at: 8, in: file) == 13
    else { return nil }
    width = Self.number(at: 16, in: file)
    height = Self.number(at: 20, in: file)
    guard width > 0, height > 0 else { return nil }
    let colorType = file[25]
    let alphaBit: UInt8 = 4
    isOpaque = colorType & alphaBit == 0 && !Self.hasTransparentColor(file, from: headerEnd)
  }

  /// Whether a chunk before the pixels names transparent colours.
  private static func hasTransparentColor(_ file: [UInt8], from start: Int) -> Bool {
    var place = start
    // Each chunk is its length, a name, its contents and a checksum.
    while place <= file.count - 12 {
      let name = name(at: place, in: file)
      if name == "tRNS" { return true }
      if name == "IDAT" || name == "IEND" { return false }
      place += 12 + number(at: place, in: file)
    }
    return false
  }

  /// Four bytes, the highest first.
  private static func number(at place: Int, in file: [UInt8]) -> Int {
    file[place..<(place + 4)].reduce(0) { $0 << 8 | Int($1) }
  }

  /// The name of the chunk whose length stands at a place.
  private static func name(at place: Int, in file: [UInt8]) -> String {
    String(decoding: file[(place + 4)..<(place + 8)], as: UTF8.self)
  }
}
