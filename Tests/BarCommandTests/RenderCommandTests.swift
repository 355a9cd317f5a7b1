import BarTestSupport
import Foundation
import Testing

@testable import BarCommand
@testable import BarFiles

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

@Suite struct RenderCommandTests {
  /// Whether bytes are those of a whole PNG file: its signature, and its last chunk at the end.
  private func isPicture(_ bytes: [UInt8]?) -> Bool {
    guard let bytes else { return false }
    return bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
      && bytes.suffix(8).starts(with: Array("IEND".utf8))
  }

  /// Width and height of a PNG file, in pixels.
  private func extent(_ bytes: [UInt8]) -> [Int] {
    [16, 20].map { at in bytes[at..<at + 4].reduce(0) { $0 << 8 | Int($1) } }
  }

  @Test func `a picture is three pixels a point on a 3x device, or as many as asked for`() async {
    let own = await CommandRun(["render", "-", "-o", "-"], input: inbox)
    #expect(own.status == .success && isPicture(own.output), "\(own.messages)")
    #expect(extent(own.output)[0] == 393 * 3)
    let small = await CommandRun(["render", "-", "-o", "-", "--scale", "1"], input: inbox)
    #expect(extent(small.output)[0] == 393)
    let screen = await CommandRun(["render", "-", "-o", "-", "--crop", "screen"], input: inbox)
    #expect(extent(screen.output) == [393 * 3, 852 * 3])
  }

  @Test func `a case is drawn around the whole screen, and not around a bar`() async {
    let framed = await CommandRun(
      ["render", "-", "-o", "-", "--frame", "--scale", "1", "--device", "iphone-15-pro"],
      input: inbox)
    #expect(extent(framed.output) == [393 + 34, 852 + 34])
    let bar = await CommandRun(
      ["render", "-", "-o", "-", "--frame", "--crop", "bar"], input: inbox)
    #expect(bar.status == .usage && bar.messages.contains("--frame draws the whole screen"))
  }

  @Test(arguments: [
    ["--scale", "2"], ["--redlines"], ["--boxes"], ["--frame"], ["--crop", "bar"],
  ])
  func `a layout takes no option of pictures`(options: [String]) async throws {
    let folder = try TemporaryFolder()
    let run = await CommandRun(
      ["render", "-", "-o", folder.path("a.json")] + options, input: inbox)
    #expect(run.status == .usage && folder.names.isEmpty)
    #expect(run.messages.hasPrefix("error: \(options[0]) is about pictures"))
  }

  @Test func `a negative scale is told what is accepted`() async {
    let run = await CommandRun(["render", "-", "-o", "-", "--scale", "-1"], input: inbox)
    #expect(run.status == .usage)
    #expect(run.messages.contains("--scale is a number from 0.5 to 8, not -1.0"))
  }

  @Test func `a vector picture has its letters as shapes, or as text if asked for`() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path("a.svg")
    let shapes = await CommandRun(["render", "-", "-o", path], input: inbox)
    #expect(shapes.status == .success && shapes.messages.isEmpty, "\(shapes.messages)")
    let outlined = String(decoding: folder.bytes("a.svg") ?? [], as: UTF8.self)
    #expect(outlined.hasPrefix("<?xml") && !outlined.contains("<text"))
    #expect(outlined.contains("data-element=\"title\""))
    _ = await CommandRun(["render", "-", "-o", path, "--svg-text", "text"], input: inbox)
    let worded = String(decoding: folder.bytes("a.svg") ?? [], as: UTF8.self)
    #expect(worded.contains(">Inbox</text>"))
  }

  @Test func `a layout can be written where a picture could`() async throws {
    let folder = try TemporaryFolder()
    let run = await CommandRun(["render", "-", "-o", folder.path("a.json")], input: inbox)
    let layout = await CommandRun(["layout", "-", "--format", "json"], input: inbox)
    #expect(run.status == .success && folder.bytes("a.json") == layout.output)
  }

  @Test func `the picture is the same however many are drawn at once`() async throws {
    let folder = try TemporaryFolder()
    var scenes: [String] = []
    for index in 0..<8 {
      scenes.append(
        try folder.write(
          inbox.replacingOccurrences(of: "Inbox", with: "Inbox \(index)"), to: "\(index).yaml"))
    }
    for jobs in ["1", "2", "8"] {
      let run = await CommandRun(
        ["render", "-o", folder.path("out\(jobs)/"), "--jobs", jobs] + scenes)
      #expect(run.status == .success && run.messages.isEmpty)
    }
    for index in 0..<8 {
      let pictures = ["1", "2", "8"].map { folder.bytes("out\($0)/\(index).png") }
      #expect(isPicture(pictures[0]) && pictures[1] == pictures[0] && pictures[2] == pictures[0])
    }
  }

  @Test func `a scene that fails leaves the others whole, and every message names its scene`()
    async throws
  {
    let folder = try TemporaryFolder()
    let good = try folder.write(inbox, to: "good.yaml")
    let bad = try folder.write("device: 1\n", to: "bad.yaml")
    let missing = folder.path("missing.yaml")
    let worse = try folder.write("system: 2\n", to: "worse.yaml")
    let run = await CommandRun(
      ["render", bad, good, missing, worse, "-o", folder.path("out/"), "--jobs", "4"])
    #expect(run.status == .inputMissing)
    #expect(isPicture(folder.bytes("out/good.png")))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("out")).count == 1)
    let places = run.messages.split(separator: "\n").map { line in
      ["bad", "missing", "worse"].first { line.contains("/\($0).yaml") }
    }
    #expect(places.filter { $0 != nil }.count == places.count)
    #expect(Set(places) == ["bad", "missing", "worse"])
  }

  @Test func `a file that cannot take its place leaves the old one`() async throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("old", to: "a.png")
    var files = FileCalls.system
    files.rename = { _, _ throws(SystemError) in throw SystemError(number: EIO) }
    let run = await CommandRun(
      ["render", "-", "-o", folder.path("a.png")], input: inbox, files: files)
    #expect(run.status == .cannotWrite)
    #expect(folder.bytes("a.png") == Array("old".utf8) && folder.names == ["a.png"])
  }

  @Test func `a picture is not sent to a person's terminal`() async {
    let run = await CommandRun(["render", "-", "-o", "-"], input: inbox, isTerminal: true)
    #expect(run.status == .usage && run.output.isEmpty)
  }

  @Test func `progress is shown to a person who waits for several scenes, and taken away`()
    async throws
  {
    let folder = try TemporaryFolder()
    let scenes = [
      try folder.write(inbox, to: "a.yaml"), try folder.write(inbox, to: "b.yaml"),
    ]
    let run = await CommandRun(["render", "-o", folder.path("out")] + scenes, isTerminal: true)
    #expect(run.messages.contains("\r1 of 2") && run.messages.hasSuffix("\r\u{1B}[K"))
  }

  @Test(arguments: [
    ["--scale", "0.2"], ["--scale", "nan"], ["--scale", "9"], ["--jobs", "0"], ["--crop", "half"],
    ["--compression", "max"],
  ])
  func `a number out of bounds is a usage error`(options: [String]) async {
    let run = await CommandRun(["render", "-", "-o", "-"] + options, input: inbox)
    #expect(run.status == .usage && run.output.isEmpty)
  }

  @Test func `a font file that is not there is said to be missing`() async {
    let run = await CommandRun(
      ["render", "-", "-o", "-", "--font-path", "/nowhere/a.otf"], input: inbox)
    #expect(run.status == .unavailable && run.messages.contains("/nowhere/a.otf"))
  }
}
