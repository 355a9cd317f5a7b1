import BarTestSupport
import Testing

@testable import BarCommand

/// Several `-o` in one command line: each is written, by every command alike.
@Suite struct SeveralOutputsTests {
  private let scene = "navigationBar: {items: [{title: Inbox}]}\n"
  private let png: [UInt8] = [0x89, 0x50, 0x4e, 0x47]

  /// The files of a folder that a command filled.
  private func run(
    _ command: [String], _ outputs: [String], status: RunStatus = .success
  ) async throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let run = await CommandRun(
      command + outputs.flatMap { ["-o", folder.path($0)] }, input: scene)
    #expect(run.status == status, "\(run.messages)")
    return folder
  }

  @Test func `a scene is drawn in each format, from a stream that is read once`() async throws {
    let folder = try await run(["render", "-"], ["a.png", "b.svg", "c.pdf", "d.json"])
    #expect(folder.bytes("a.png")?.starts(with: png) == true)
    #expect(folder.bytes("b.svg")?.starts(with: Array("<?xml".utf8)) == true)
    #expect(folder.bytes("c.pdf")?.starts(with: Array("%PDF".utf8)) == true)
    #expect(folder.bytes("d.json")?.first == UInt8(ascii: "{"))
  }

  @Test func `a picture's options reach the picture beside a layout`() async throws {
    let folder = try await run(["render", "-", "--scale", "1"], ["a.png", "b.json"])
    let alone = try await run(["render", "-", "--scale", "1"], ["a.png"])
    #expect(folder.bytes("a.png") == alone.bytes("a.png"))
    #expect(folder.bytes("b.json") != nil)
  }

  @Test func `folders take every scene, and each format`() async throws {
    let folder = try TemporaryFolder()
    let scenes = try ["a", "b"].map { try folder.write(scene, to: $0 + ".yaml") }
    let run = await CommandRun(
      ["render"] + scenes + ["-o", folder.path("x/"), "-o", folder.path("y/")]
        + ["--format", "svg", "--format", "png"])
    #expect(run.status == .success, "\(run.messages)")
    for name in ["x/a.svg", "x/b.png", "y/a.png", "y/b.svg"] {
      #expect(folder.bytes(name) != nil, "\(name)")
    }
  }

  @Test func `a matrix is drawn in the folder, and the scene in the file beside it`() async throws {
    let folder = try TemporaryFolder()
    let scene = try folder.write(
      self.scene + "matrix: {appearance: [light, dark]}\n", to: "a.yaml")
    let run = await CommandRun(
      ["render", scene, "-o", folder.path("one.png"), "-o", folder.path("all/")])
    #expect(run.status == .success, "\(run.messages)")
    for name in ["one.png", "all/a@light.png", "all/a@dark.png"] {
      #expect(folder.bytes(name) != nil, "\(name)")
    }
  }

  @Test func `motions, sheets, symbols and tokens are written to each`() async throws {
    let motion = ["animate", "-", "--scale", "1", "--duration", "0.1", "--fps", "20"]
    var folder = try await run(motion, ["a.png", "b.gif"])
    #expect(folder.bytes("a.png")?.starts(with: png) == true)
    #expect(folder.bytes("b.gif")?.starts(with: Array("GIF89a".utf8)) == true)
    folder = try await run(["sheet", "-"], ["a.png", "b.svg", "c.html"])
    #expect(folder.bytes("a.png")?.starts(with: png) == true)
    #expect(folder.bytes("b.svg") != nil && folder.bytes("c.html") != nil)
    folder = try await run(["symbols", "bell"], ["a.png", "b.svg"])
    #expect(folder.bytes("a.png") != nil && folder.bytes("b.svg") != nil)
    folder = try await run(["tokens"], ["a.json", "b.json"])
    #expect(folder.bytes("a.json") != nil && folder.bytes("a.json") == folder.bytes("b.json"))
  }

  @Test func `a comparison is written to each`() async throws {
    let pictures = try await run(["render", "-"], ["a.png"])
    let folder = try TemporaryFolder()
    let picture = pictures.path("a.png")
    let run = await CommandRun(
      ["compare", picture, picture, "-o", folder.path("x.png"), "-o", folder.path("y.png")])
    #expect(run.status == .success, "\(run.messages)")
    #expect(folder.bytes("x.png") != nil && folder.bytes("x.png") == folder.bytes("y.png"))
  }

  @Test(arguments: [
    ["render", "-"], ["animate", "-"], ["sheet", "-"], ["symbols"], ["tokens"],
    ["watch", "a.yaml"], ["compare", "a.png", "b.png"],
  ])
  func `the same output twice is refused`(command: [String]) async {
    let run = await CommandRun(command + ["-o", "a.png", "-o", "A.png"], input: scene)
    #expect(run.status == .usage)
    #expect(run.messages.contains("-o A.png is there twice"), "\(run.messages)")
  }

  @Test func `what would be written twice is refused before anything is`() async throws {
    let folder = try TemporaryFolder()
    let scene = try folder.write(self.scene, to: "a.yaml")
    let run = await CommandRun(
      ["render", scene, "-o", folder.path("out/"), "-o", folder.path("out/a.png")])
    #expect(run.status == .usage && run.messages.contains("would be written twice"))
    #expect(folder.bytes("out/a.png") == nil)
  }

  @Test func `several formats need a folder`() async throws {
    let run = await CommandRun(
      ["render", "-", "-o", "a.png", "--format", "png", "--format", "svg"], input: scene)
    #expect(run.status == .usage && run.messages.contains("png and svg need a folder"))
  }
}
