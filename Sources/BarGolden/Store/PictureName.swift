internal import BarFiles

/// What a picture is called in a store: the extent and the checksum of its pixels.
package struct PictureName: Hashable, Sendable {
  /// The extent.
  package let extent: PixelExtent
  /// The SHA-256 of the pixels, four bytes each, row by row: 64 digits, the letters small.
  package let checksum: String

  /// Reads what a golden keeps in a picture's place: `1179 x 294 sha256:…`; nil for another text.
  package init?(_ pixels: String) {
    let words = pixels.split(separator: " ", omittingEmptySubsequences: false)
    let prefix = "sha256:"
    guard words.count == 4, words[1] == "x", words[3].utf8.starts(with: prefix.utf8) else {
      return nil
    }
    self.init(
      width: words[0], height: words[2], checksum: words[3].utf8.dropFirst(prefix.utf8.count))
  }

  /// Reads a picture's path in a store; nil for a path that no picture has.
  package init?(path: String) {
    let parts = FilePath.parts(of: path)
    guard parts.count == 2, parts[0].utf8.count == 2, FilePath.ends(parts[1], with: Self.ending)
    else { return nil }
    let stem = FilePath.dropping(Self.ending.utf8.count, from: parts[1])
    let words = stem.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard words.count == 2 else { return nil }
    let edges = words[1].split(separator: UInt8(ascii: "x"), omittingEmptySubsequences: false)
    guard edges.count == 2 else { return nil }
    self.init(
      width: Substring(edges[0]), height: Substring(edges[1]),
      checksum: (parts[0] + String(decoding: words[0], as: UTF8.self)).utf8[...])
  }

  private init?(width: Substring, height: Substring, checksum: Substring.UTF8View) {
    guard let columns = Self.edge(width), let rows = Self.edge(height), checksum.count == 64,
      checksum.allSatisfy(Self.isDigit)
    else { return nil }
    extent = PixelExtent(width: columns, height: rows)
    self.checksum = String(decoding: checksum, as: UTF8.self)
  }

  private static let ending = ".png"

  /// Its path in a store: `ad/91726e…-1179x294.png`.
  ///
  /// A folder for each of the first two digits keeps folders short.
  package var path: String {
    let digits = checksum.utf8
    let folder = String(decoding: digits.prefix(2), as: UTF8.self)
    let rest = String(decoding: digits.dropFirst(2), as: UTF8.self)
    return "\(folder)/\(rest)-\(extent.width)x\(extent.height)\(Self.ending)"
  }

  /// A length as it is written, without a sign or a zero before it.
  private static func edge(_ text: Substring) -> Int? {
    guard (1...5).contains(text.utf8.count), text.utf8.allSatisfy({ 0x30...0x39 ~= $0 }),
      text.utf8.first != UInt8(ascii: "0")
    else { return nil }
    return Int(text)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    0x30...0x39 ~= byte || 0x61...0x66 ~= byte
  }
}
