internal import BarRender

/// The text chunk that says what a golden picture was made with.
///
/// Format: a `tEXt` chunk with the keyword `navbar`, PNG specification 11.3.4.
package enum PNGStamp {
  /// Begins the stamp of a golden picture.
  package static let goldenKeyword = "navbar"
  /// Begins the stamp of a picture in a store, which is no golden.
  static let storeKeyword = "navbar-picture"
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  /// The most bytes of a file that are read to find its stamp, which stands after its header.
  static let limit = 1 << 16
  /// Signature, and the header chunk with its length, name and checksum.
  private static let headerEnd = 33

  /// The file with a stamp after its header; the file itself where it is no PNG.
  package static func stamped(
    _ png: [UInt8], _ text: String, keyword: String = goldenKeyword
  ) -> [UInt8] {
    guard png.starts(with: signature), png.count >= headerEnd else { return png }
    var chunk = PNGChunks()
    chunk.add("tEXt", Array("\(keyword)\0\(text)".utf8))
    var file = Array(png[..<headerEnd])
    file += chunk.bytes
    file += png[headerEnd...]
    return file
  }

  /// What the stamp of a file says; nil for a file without one.
  package static func text(of png: [UInt8], keyword: String = goldenKeyword) -> String? {
    guard let range = range(in: png, keyword) else { return nil }
    let opening = "tEXt\(keyword)\0".utf8.count
    return String(decoding: png[range].dropFirst(4 + opening).dropLast(4), as: UTF8.self)
  }

  /// The file without its stamp; the file itself where it has none.
  package static func removed(_ png: [UInt8]) -> [UInt8] {
    guard let range = range(in: png) else { return png }
    return Array(png[..<range.lowerBound] + png[range.upperBound...])
  }

  /// The extent that a file's header claims; nil for a file that is no PNG.
  ///
  /// It stands in bytes 16 to 23, the most significant first.
  static func extent(of png: [UInt8]) -> PixelExtent? {
    guard png.count >= headerEnd, png.starts(with: signature) else { return nil }
    let width = png[16..<20].reduce(0) { $0 << 8 | Int($1) }
    return PixelExtent(width: width, height: png[20..<24].reduce(0) { $0 << 8 | Int($1) })
  }

  /// Pixels per point as the resolution of a file says it, 72 points to the inch; nil for a file that
  /// says none.
  static func scale(of png: [UInt8]) -> Double? {
    guard let range = range(in: png, opening: Array("pHYs".utf8)), range.count == 12 + 9 else {
      return nil
    }
    let first = range.lowerBound + 8
    let pixelsPerMetre = png[first..<first + 4].reduce(0) { $0 << 8 | Int($1) }
    return Double(pixelsPerMetre) * 0.0254 / 72
  }

  /// Where the stamp's chunk stands, from its length to its checksum.
  private static func range(
    in png: [UInt8], _ keyword: String = goldenKeyword
  ) -> Range<Int>? {
    range(in: png, opening: Array("tEXt\(keyword)\0".utf8))
  }

  /// Where the first chunk before the pixels stands whose name and content begin with some bytes.
  private static func range(in png: [UInt8], opening: [UInt8]) -> Range<Int>? {
    guard png.starts(with: signature) else { return nil }
    var start = signature.count
    while start + 12 <= png.count {
      let length = png[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
      guard length <= png.count - start - 12 else { return nil }
      let content = png[(start + 4)..<(start + 8 + length)]
      if content.starts(with: opening) { return start..<(start + length + 12) }
      if content.starts(with: "IDAT".utf8) { return nil }
      start += length + 12
    }
    return nil
  }
}
