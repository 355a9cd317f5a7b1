import BarLayout
import BarTestSupport
import Foundation
import Testing

@testable import BarRender

/// A font that cannot draw says so; it never draws nothing.
@Suite struct BrokenFontTests {
  private let list = Drawing.list([
    .text(
      TextRun(
        text: "Inbox", origin: BarPoint(x: 4, y: 22), glyphs: [], width: 0,
        style: TextStyle(size: 17, weight: .regular), direction: .leftToRight, color: .black))
  ])

  /// The bytes of a font with TrueType outlines.
  private func whole() throws -> [UInt8] {
    let path = try FontLibraryTests.pin(FontFamily.general[1], .bold)
    let file = try #require(FontFile(path: path))
    return Array(try #require(FileManager.default.contents(atPath: file.path)))
  }

  /// The places of a font's tables: of each record, its contents, and how many bytes those have.
  private func tables(_ font: [UInt8]) -> [String: (record: Int, start: Int, count: Int)] {
    func number(_ place: Int) -> Int { font[place..<(place + 4)].reduce(0) { $0 << 8 | Int($1) } }
    var tables: [String: (record: Int, start: Int, count: Int)] = [:]
    for index in 0..<(Int(font[4]) << 8 | Int(font[5])) {
      let record = 12 + 16 * index
      let name = String(decoding: font[record..<(record + 4)], as: UTF8.self)
      tables[name] = (record, number(record + 8), number(record + 12))
    }
    return tables
  }

  /// What drawing with the font fails with.
  private func failure(_ font: [UInt8]) throws -> String? {
    let folder = try TemporaryFolder()
    try Data(font).write(to: URL(fileURLWithPath: folder.path("x.ttf")))
    do throws(RenderError) {
      let fonts = try FontLibrary.pinned(extraPaths: [folder.path("x.ttf")])
      let picture = try Renderer(fonts: fonts).draw(list)
      #expect(picture.inkedArea > 0, "nothing was drawn, and nothing said")
      return nil
    } catch {
      guard case .fontUnreadable(_, let reason) = error else { return "\(error)" }
      return reason
    }
  }

  @Test func `a font as it is draws`() throws {
    #expect(try failure(whole()) == nil)
  }

  @Test(arguments: [0, 4, 11, 12, 100, 1000, 20000])
  func `a font that is cut off is refused`(length: Int) throws {
    let reason = try #require(try failure(Array(whole().prefix(length))))
    #expect(reason.hasSuffix("; name another with --font-path"), "\(reason)")
    #expect(length < 1000 || reason.hasPrefix("it is cut off: its table "), "\(reason)")
  }

  @Test(arguments: ["cmap", "head", "hhea", "hmtx", "maxp", "glyf"])
  func `a font without a table is refused`(name: String) throws {
    var font = try whole()
    let table = try #require(tables(font)[name])
    font.replaceSubrange(table.record..<(table.record + 4), with: Array("zzzz".utf8))
    let reason = try #require(try failure(font))
    let missing = name == "glyf" ? "it has no outlines and no pictures" : "it has no table \(name)"
    #expect(reason.hasPrefix(missing), "\(reason)")
  }

  @Test(arguments: [
    ("hmtx", "its letters have no width"), ("glyf", "its glyph of U+0049 is empty"),
    ("loca", "its glyph of U+0049 is empty"),
  ])
  func `a font whose tables are all zeros is refused`(name: String, reason: String) throws {
    var font = try whole()
    let table = try #require(tables(font)[name])
    let end = table.start + table.count
    font.replaceSubrange(table.start..<end, with: [UInt8](repeating: 0, count: table.count))
    let found = try #require(try failure(font))
    #expect(found.hasPrefix(reason), "\(found)")
  }

  @Test func `a collection that claims more faces than can be is refused`() throws {
    let font =
      Array("ttcf".utf8) + [0, 1, 0, 0, 0, 0, 0xFF, 0xFF] + [UInt8](repeating: 0, count: 300_000)
    let reason = try #require(try failure(font))
    #expect(reason.hasPrefix("it claims to hold 65535 faces; 256 are the most"), "\(reason)")
  }

  @Test func `a font that becomes shorter while it is used changes nothing`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("x.ttf")
    try Data(whole()).write(to: URL(fileURLWithPath: path))
    let fonts = try FontLibrary.pinned(extraPaths: [path])
    let renderer = Renderer(fonts: fonts)
    let first = try renderer.draw(list)
    let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
    try handle.truncate(atOffset: 100)
    #expect(try renderer.draw(list) == first)
    #expect(throws: RenderError.self) { try Renderer(fonts: fonts).draw(list) }
  }

  @Test func `a pipe in a font's place is refused at once`() throws {
    let folder = try TemporaryFolder()
    let made = unsafe mkfifo(folder.path("x.ttf"), 0o600)
    #expect(made == 0)
    #expect(throws: RenderError.self) {
      try FontLibrary.pinned(extraPaths: [folder.path("x.ttf")])
    }
  }

  @Test(arguments: 0..<40)
  func `a font with changed bytes draws or is refused`(seed: UInt64) throws {
    var random = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    func next(_ bound: Int) -> Int {
      random ^= random << 13
      random ^= random >> 7
      random ^= random << 17
      return Int(random % UInt64(bound))
    }
    var font = try whole()
    for _ in 0..<20 { font[next(font.count)] = UInt8(next(256)) }
    for _ in 0..<4 { font[next(400)] = UInt8(next(256)) }
    _ = try failure(font)
  }
}
