import BarGolden
import BarRender
import BarTestSupport
import Foundation
import Testing

@testable import BarCommand

@Suite struct GoldenPictureTests {
  private static let scene = "pixels: png\n" + GoldenTree.scene

  /// A tree of one golden whose picture was changed.
  private func tree(
    _ scene: String = scene, change: (Bitmap) throws -> [UInt8]
  ) async throws -> GoldenTree {
    let tree = try await GoldenTree(recording: ["inbox": scene])
    let picture = try PNG.decode(try #require(tree.bytes("inbox.png")))
    try Data(try change(picture)).write(to: URL(fileURLWithPath: "\(tree.root)/inbox.png"))
    return tree
  }

  /// The picture with the red of one pixel off by one.
  private func nudged(_ picture: Bitmap, x: Int, y: Int) throws -> [UInt8] {
    var pixels = picture.pixels
    let place = (y * picture.width + x) * 4
    pixels[place] = pixels[place] < 128 ? pixels[place] + 1 : pixels[place] - 1
    let changed = try #require(
      Bitmap(width: picture.width, height: picture.height, pixels: pixels))
    return try PNG.encode(changed, scale: 3)
  }

  @Test func `one channel of one pixel that is off by one fails, with its place and element`()
    async throws
  {
    let tree = try await tree { try nudged($0, x: 560, y: 220) }
    let run = await tree.test()
    #expect(run.status == .notFound)
    #expect(run.text.contains("fail inbox: same geometry, other pixels\n"))
    #expect(
      run.text.contains("1 of 346626 pixels differ, largest channel difference 1 (red at 560,220:"))
    #expect(run.text.contains("x 560…560 y 220…220, in title\n"), "\(run.text)")
  }

  @Test func `a font or library of another version is named before any pixel`() async throws {
    let tree = try await tree { picture in
      let other = "engine 1\nfreetype 2.9.0\nfont Inter[opsz,wght].ttf sha256:00"
      return PNGStamp.stamped(try nudged(picture, x: 560, y: 220), other)
    }
    let lines = await tree.test().text.split(separator: "\n")
    #expect(lines[1].contains("recorded with other fonts or libraries: freetype 2.9.0 → "))
    #expect(lines[1].contains("font Inter[opsz,wght].ttf sha256:00 → sha256:"))
    #expect(lines[2].contains("pixels differ"))
  }

  @Test func `a layout that another version recorded says so`() async throws {
    let tree = try await GoldenTree(recording: ["inbox": GoldenTree.scene])
    let text = tree.text("inbox.layout.txt")
    #expect(text.hasPrefix("# layout, form 3, navbar \(Program.version)\n"))
    let old = text.replacingOccurrences(of: "navbar \(Program.version)", with: "navbar 0.0.1")
    try tree.write(old, to: "inbox.layout.txt")
    #expect(await tree.test().status == .success)
    try tree.write(old.replacingOccurrences(of: "Inbox", with: "Sent"), to: "inbox.layout.txt")
    let run = await tree.test()
    #expect(run.text.contains("recorded by navbar 0.0.1, this is \(Program.version)"))
  }

  @Test func `a report and a recorded picture say what they were made with`() async throws {
    let tree = try await GoldenTree(recording: ["inbox": Self.scene])
    let stamp = PNGStamp.text(of: try #require(tree.bytes("inbox.png"))) ?? ""
    #expect(stamp.hasPrefix("engine ") && stamp.contains("\nfont Inter"))
    _ = await tree.test(["--report", tree.folder.path("report")])
    for file in ["report.json", "report.html", "junit.xml"] {
      let text = String(decoding: tree.folder.bytes("report/\(file)") ?? [], as: UTF8.self)
      for part in ["freetype ", "harfbuzz ", "font Inter", "sha256:", Program.version] {
        #expect(text.contains(part), "\(file) does not say \(part)")
      }
    }
  }

  @Test func `a picture that cannot be read is named, not called different`() async throws {
    let tree = try await tree { Array(try PNG.encode($0, scale: 3).dropLast(40)) }
    let run = await tree.test()
    #expect(run.status == .inputMissing)
    #expect(run.text.contains("fail inbox: golden unreadable\n  inbox.png is unreadable: "))
    #expect(!run.text.contains("differ"))
  }

  @Test func `an allowance lets a difference pass and says why; a smaller one does not`()
    async throws
  {
    let allowed = "allow: {channel: 1, pixels: 1, because: it is a test}\n" + Self.scene
    let passing = try await tree(allowed) { try nudged($0, x: 560, y: 220) }.test()
    #expect(passing.status == .success)
    #expect(passing.text.contains("allowed: 1 of 1 pixels, 1 of 1 (because it is a test)"))
    let strict = "allow: {channel: 0, pixels: 1, because: it is a test}\n" + Self.scene
    #expect(try await tree(strict) { try nudged($0, x: 560, y: 220) }.test().status == .notFound)
  }

  @Test func `an element that is ignored may differ, and nothing else may`() async throws {
    let ignoring = "ignore: [title]\n" + Self.scene
    let inside = try await tree(ignoring) { try nudged($0, x: 560, y: 220) }.test()
    #expect(inside.status == .success, "\(inside.text)")
    #expect(try await tree(ignoring) { try nudged($0, x: 20, y: 220) }.test().status == .notFound)
  }

  @Test func `a checksum in a picture's place catches a change`() async throws {
    let tree = try await GoldenTree(recording: ["inbox": "pixels: hash\n" + GoldenTree.scene])
    #expect(await tree.test().status == .success)
    #expect(tree.text("inbox.pixels.txt").hasPrefix("pixels 1179 x 294 sha256:"))
    let other = tree.text("inbox.pixels.txt").replacingOccurrences(of: "sha256:", with: "sha256:0")
    try tree.write(other, to: "inbox.pixels.txt")
    let run = await tree.test()
    #expect(run.status == .notFound && run.text.contains("checksum of the pixels"))
  }
}
