import BarLayout
import BarRender
import BarTestSupport
import Testing

@testable import BarCommand

/// Scenes under several settings on one sheet.
@Suite struct ContactSheetTests {
  private let screen = "device: iphone-15-pro\nnavigationBar: {items: [{title: Inbox}]}\n"

  /// The colour in the middle of each picture of a sheet of whole screens.
  private func middles(of run: CommandRun, _ folder: TemporaryFolder) throws -> [UInt8] {
    let bytes = try #require(folder.bytes("sheet.png"), "\(run.messages)")
    let bitmap = try PNG.decode(bytes)
    return stride(from: 0.0, to: 3, by: 1).map { index in
      bitmap[Int(16 + 196 + index * (393 + 16)), 400]?.red ?? 0
    }
  }

  @Test func `every screen of a sheet shows`() async throws {
    let folder = try TemporaryFolder()
    let run = await CommandRun(
      [
        "sheet", "-", "--locales", "en,de,fr", "--crop", "screen", "--scale", "1", "-o",
        folder.path("sheet.png"),
      ], input: screen)
    #expect(run.status == .success)
    #expect(try middles(of: run, folder) == [255, 255, 255])
  }

  @Test func `axes stand in the order in which they are named`() async throws {
    let folder = try TemporaryFolder()
    let run = await CommandRun(
      [
        "sheet", "-", "--appearances", "dark,light,dark", "--crop", "screen", "--scale", "1", "-o",
        folder.path("sheet.png"),
      ], input: screen)
    #expect(try middles(of: run, folder) == [0, 255, 0])
    let names = await CommandRun(
      ["sheet", "-", "--devices", "iphone-se-3,iphone-15-pro", "--locales", "fr,de"], input: screen)
    let lines = names.text.split(separator: "\n").map { $0.split(separator: "  ")[0] }
    #expect(
      lines == ["iphone-se-3 fr", "iphone-se-3 de", "iphone-15-pro fr", "iphone-15-pro de"])
  }

  @Test func `a folder and a matrix are shown whole`() async throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(screen + "matrix: {appearance: [light, dark]}\n", to: "b.yaml")
    _ = try folder.write(screen, to: "a.yaml")
    let run = await CommandRun(["sheet", folder.path("")])
    let names = run.text.split(separator: "\n").map { String($0.split(separator: "  ")[0]) }
    #expect(names == ["a en_US", "b light", "b dark"], "\(run.messages)")
  }

  @Test func `a wrong value is the command line's fault`() async {
    let run = await CommandRun(["sheet", "-", "--devices", "iphone-0"], input: screen)
    #expect(run.status == .usage)
    #expect(run.messages.hasPrefix("error: --devices: "), "\(run.messages)")
  }

  @Test func `a sheet is a drawing whose parts do not touch each other`() async throws {
    let folder = try TemporaryFolder()
    let run = await CommandRun(
      [
        "sheet", "-", "--systems", "ios-17,ios-26", "--frame", "-o", folder.path("sheet.svg"),
      ], input: screen)
    #expect(run.status == .success, "\(run.messages)")
    let text = String(decoding: try #require(folder.bytes("sheet.svg")), as: UTF8.self)
    #expect(text.components("<svg ") == 3)
    var ids: Set<Substring> = []
    for part in text.split(separator: " id=\"").dropFirst() {
      #expect(ids.insert(part.prefix { $0 != "\"" }).inserted)
    }
    #expect(
      ids.contains { $0.hasPrefix("picture1-") } && ids.contains { $0.hasPrefix("picture2-") })
  }

  @Test func `a page holds the same picture once`() async throws {
    let folder = try TemporaryFolder()
    let run = await CommandRun(
      ["sheet", "-", "--appearances", "light,light,light", "-o", folder.path("sheet.html")],
      input: screen)
    #expect(run.status == .success, "\(run.messages)")
    let text = String(decoding: try #require(folder.bytes("sheet.html")), as: UTF8.self)
    #expect(text.components("<figure>") == 3)
    #expect(text.components("iVBOR") == 1, "three times the same")
    #expect(text.components("http") == 0)
  }

  @Test func `columns say how wide a sheet is`() async throws {
    let folder = try TemporaryFolder()
    for (columns, width) in [("1", 393 + 32), ("3", 3 * 393 + 64)] {
      _ = await CommandRun(
        [
          "sheet", "-", "--locales", "en,de,fr", "--columns", columns, "--scale", "1", "-o",
          folder.path("sheet.png"),
        ], input: screen)
      #expect(try PNG.decode(try #require(folder.bytes("sheet.png"))).width == width)
    }
  }
}

extension String {
  /// How often a text stands in this one.
  fileprivate func components(_ text: String) -> Int {
    split(separator: text, omittingEmptySubsequences: false).count - 1
  }
}

/// Folders and matrices of `navbar render`.
@Suite struct RenderFolderTests {
  private let scene = "navigationBar: {items: [{title: Inbox}]}\n"

  @Test func `a folder is drawn as it is laid out`() async throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(scene, to: "scenes/a.yaml")
    _ = try folder.write(scene, to: "scenes/in/a.yaml")
    let run = await CommandRun(["render", folder.path("scenes"), "-o", folder.path("out/")])
    #expect(run.status == .success, "\(run.messages)")
    #expect(folder.bytes("out/a.png") != nil && folder.bytes("out/in/a.png") != nil)
  }

  @Test func `each combination of a matrix has a picture`() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      scene + "matrix: {device: [iphone-se-3, iphone-15-pro], appearance: [light, dark]}\n",
      to: "a.yaml")
    let run = await CommandRun(["render", path, "-o", folder.path("out/")])
    #expect(run.status == .success, "\(run.messages)")
    for name in [
      "iphone-se-3+light", "iphone-se-3+dark", "iphone-15-pro+light", "iphone-15-pro+dark",
    ] {
      #expect(folder.bytes("out/a@\(name).png") != nil, "\(name)")
    }
    #expect(folder.bytes("out/a.png") == nil)
  }

  @Test func `a matrix that has no room is told of`() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(scene + "matrix: {appearance: [light, dark]}\n", to: "a.yaml")
    let run = await CommandRun(["render", path, "-o", folder.path("a.png")])
    #expect(run.status == .success && folder.bytes("a.png") != nil)
    #expect(run.messages.contains("has a matrix of 2 combinations"), "\(run.messages)")
  }
}
