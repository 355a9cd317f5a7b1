import BarGolden
import BarRender
import BarTestSupport
import Foundation
import Testing

@testable import BarCommand

/// `navbar compare`, as it is asked without options and with them.
@Suite struct CompareCommandTests {
  /// A folder with a picture, a copy, and one whose pixel 2,1 is redder by one.
  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    var pixels = [UInt8](repeating: 200, count: 4 * 4 * 3)
    func write(_ name: String, scale: Double = 1) throws {
      let picture = try #require(Bitmap(width: 4, height: 3, pixels: pixels))
      try Data(try PNG.encode(picture, scale: scale)).write(
        to: URL(fileURLWithPath: folder.path(name)))
    }
    try write("one.png")
    try write("copy.png")
    try write("larger.png", scale: 2)
    pixels[4 * (1 * 4 + 2)] += 1
    try write("other.png")
    return folder
  }

  @Test func `one channel of one pixel is found and its place is told`() async throws {
    let folder = try folder()
    let run = await CommandRun(["compare", folder.path("one.png"), folder.path("other.png")])
    #expect(run.status == .notFound && run.messages.isEmpty)
    #expect(
      run.text.hasPrefix(
        "1 of 12 pixels differ, largest channel difference 1 (red at 2,1: 200 → 201)"))
  }

  @Test(arguments: [("copy.png", "same files\n"), ("larger.png", "same pixels\n")])
  func `what is the same is said to be`(name: String, answer: String) async throws {
    let folder = try folder()
    let run = await CommandRun(["compare", folder.path("one.png"), folder.path(name)])
    #expect(run.status == .success && run.text == answer && run.messages.isEmpty)
  }

  @Test func `a picture of the difference is written where one is asked for`() async throws {
    let folder = try folder()
    let place = folder.path("where.png")
    let run = await CommandRun(
      ["compare", folder.path("one.png"), folder.path("other.png"), "--difference", place])
    #expect(run.status == .notFound && folder.bytes("where.png") != nil)
  }

  @Test(arguments: ["copy", "larger", "other"])
  func `files that are read in parts differ as whole ones do`(name: String) async throws {
    let folder = try folder()
    let paths = ["one", name].map { folder.path("\($0).png") }
    var pair = PicturePair(expected: paths[0], actual: paths[1])
    pair.memoryLimit = 0
    var output: [UInt8] = []
    let console = Console(
      output: { bytes in output += bytes }, message: { _ in }, input: { [] })
    let status = try pair.run(in: console)
    let whole = await CommandRun(["compare"] + paths)
    #expect(status == whole.status && output == whole.output)
  }

  @Test func `files that are too large are not said to be the same`() async throws {
    let folder = try folder()
    for name in ["large-1.png", "large-2.png"] {
      _ = try folder.write("", to: name)
      let file = try #require(FileHandle(forWritingAtPath: folder.path(name)))
      try file.truncate(atOffset: 256 << 20 | 1)
      try file.close()
    }
    let run = await CommandRun(
      ["compare", folder.path("large-1.png"), folder.path("large-2.png")])
    #expect(run.status == .inputMissing && run.text.isEmpty)
    #expect(run.messages.contains("large-1.png: it has more than 268435456 bytes"))
  }

  @Test func `a file that is not there, and too few files, end with the usual status`() async throws
  {
    let folder = try folder()
    let none = await CommandRun(["compare", folder.path("one.png"), folder.path("none.png")])
    #expect(none.status == .inputMissing)
    let one = await CommandRun(["compare", folder.path("one.png")])
    #expect(one.status == .usage && one.messages.contains("navbar compare"))
    #expect(await CommandRun(["compare", "a", "b", "c"]).status == .usage)
    #expect(await CommandRun(["compare", "--help"]).text.contains("navbar compare"))
  }
}
