#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// A font file that pictures are drawn with wherever nobody asks for others, known by its content.
///
/// The list is `pinned-fonts.tsv` beside this file; `script/bootstrap` and `navbar fonts fetch` read
/// it too. No font is part of the sources: a file is looked for where these put it.
package struct PinnedFont: Hashable, Sendable {
  /// The file's name: `Inter[opsz,wght].ttf`.
  package var file: String
  /// The font's own version: `4.1`.
  package var version: String
  /// How many bytes the file has.
  package var byteCount: Int
  /// SHA-256 of the file, in hexadecimal.
  package var sha256: String
  /// The licence's identifier in SPDX's list: `OFL-1.1`.
  package var licence: String
  /// The scripts it is fetched for; empty for a font that everybody fetches.
  package var scripts: [String]
  /// Where it comes from: `pypi:fontpkg-inter==4.1.post1`, `apt:fonts-noto-core`.
  package var source: String

  /// Where it stands in a folder of pinned fonts: files of one name and other content have others.
  package var place: String { "\(sha256.prefix(12))/\(file)" }

  /// The list as it is written.
  package static var text: String {
    String(decoding: PackageResources.pinned_fonts_tsv, as: UTF8.self)
  }

  /// The whole list, the fonts that everybody fetches first.
  package static func all() -> [PinnedFont] {
    PackageResources.pinned_fonts_tsv.split(separator: UInt8(ascii: "\n")).compactMap { Self($0) }
  }

  /// The font whose file has a name; nil for a file that is not pinned.
  package static func named(_ file: String) -> PinnedFont? {
    let beginning = Array((file + "\t").utf8)
    let list = PackageResources.pinned_fonts_tsv
    var start = 0
    while start < list.count {
      let end = lineEnd(in: list, from: start)
      if list[start..<end].starts(with: beginning) { return Self(list[start..<end]) }
      start = end + 1
    }
    return nil
  }

  /// Where a line ends: at its line feed, or with the list.
  private static func lineEnd(in list: [UInt8], from start: Int) -> Int {
    unsafe list.withUnsafeBytes { bytes in
      guard let first = bytes.baseAddress,
        let end = unsafe memchr(first + start, Int32(UInt8(ascii: "\n")), bytes.count - start)
      else { return bytes.count }
      return unsafe UnsafeRawPointer(end) - first
    }
  }

  /// A line of the list; nil for a comment.
  private init?(_ line: ArraySlice<UInt8>) {
    guard line.first != UInt8(ascii: "#") else { return nil }
    let fields = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false).map {
      String(decoding: $0, as: UTF8.self)
    }
    guard fields.count == 8, let byteCount = Int(fields[2]) else { return nil }
    file = fields[0]
    version = fields[1]
    self.byteCount = byteCount
    sha256 = fields[3]
    licence = fields[4]
    scripts = fields[5] == "usual" ? [] : fields[5].split(separator: ",").map(String.init)
    source = fields[6]
  }

  /// The command that fetches it.
  package var command: String {
    "navbar fonts fetch" + (scripts.first.map { " --script \($0)" } ?? "")
  }
}
