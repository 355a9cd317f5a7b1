import BarTestSupport
import Foundation
import Testing

@testable import BarCommand

/// What stands in a golden's or a scene's place is named for what it is.
@Suite struct NothingSkippedTests {
  @Test func `a pointer of Git LFS says how to fetch the file`() async throws {
    let tree = try await GoldenTree(recording: ["a": "pixels: png\n" + GoldenTree.scene])
    try tree.write(
      "version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 9\n", to: "a.png")
    let run = await tree.test()
    #expect(run.status == .inputMissing && run.text.contains("git lfs pull"), "\(run.text)")
  }

  @Test func `a golden that is not merged says so, at the line`() async throws {
    let tree = try await GoldenTree(recording: ["a": GoldenTree.scene])
    let lines = tree.text("a.layout.txt").split(separator: "\n").map(String.init)
    let text = ([lines[0], "<<<<<<< HEAD"] + lines.dropFirst() + [">>>>>>> branch"])
    try tree.write(text.joined(separator: "\n") + "\n", to: "a.layout.txt")
    let run = await tree.test()
    #expect(run.status == .inputMissing)
    #expect(run.text.contains("it is not merged: line 2 is a mark of a conflict"), "\(run.text)")
  }

  @Test(arguments: [
    (#"{"navigationBar": {"items": [{"title": "a", "title": "b"}]}}"#, 1),
    (" \n{ \"navigationBar\": {},}", 2),
  ])
  func `JSON on the input stream is read as JSON`(text: String, line: Int) async {
    let run = await CommandRun(["validate", "-"], input: text)
    let file = try? TemporaryFolder()
    let path = (try? file?.write(text, to: "a.json")) ?? ""
    let named = await CommandRun(["validate", path])
    #expect(run.status == .badScene)
    #expect(run.messages.hasPrefix("<stdin>:\(line):"), "\(run.messages)")
    #expect(run.messages == named.messages.replacingOccurrences(of: path, with: "<stdin>"))
  }

  @Test func `a scene on the input stream may be YAML in braces`() async {
    let run = await CommandRun(
      ["get", "-", "title.text"], input: "{navigationBar: {items: [{title: a}]}}")
    #expect(run.text == "a\n", "\(run.messages)")
  }

  @Test func `files that are no pictures are said to be none`() async throws {
    let folder = try TemporaryFolder()
    let (a, b) = (try folder.write("a", to: "a.png"), try folder.write("b", to: "b.png"))
    let run = await CommandRun(["compare", a, b])
    #expect(run.status == .inputMissing && run.messages.contains("it is not a PNG file"))
  }

  @Test func `pictures of 16 bits that differ in the lower ones differ`() async throws {
    let folder = try TemporaryFolder()
    // One grey pixel of 16 bits: 0x0102 and 0x0103, which are both 1 in 8 bits.
    for (name, low) in [("a.png", UInt8(2)), ("b.png", 3)] {
      try Data(Self.grey16(low)).write(to: URL(fileURLWithPath: folder.path(name)))
    }
    let run = await CommandRun(["compare", folder.path("a.png"), folder.path("b.png")])
    #expect(run.status == .notFound, "\(run.text)\(run.messages)")
    #expect(run.text.hasPrefix("in the lower 8 of 16 bits 1 of 1 pixels differ"))
  }

  /// A PNG file of one grey pixel with 16 bits, its upper byte 1.
  private static func grey16(_ low: UInt8) -> [UInt8] {
    func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
      let body = Array(name.utf8) + content
      var remainder = UInt32.max
      for byte in body {
        remainder ^= UInt32(byte)
        for _ in 0..<8 {
          remainder = remainder & 1 == 1 ? remainder >> 1 ^ 0xedb8_8320 : remainder >> 1
        }
      }
      return word(UInt32(content.count)) + body + word(~remainder)
    }
    func word(_ number: UInt32) -> [UInt8] {
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    }
    let row: [UInt8] = [0, 1, low]
    let (a, b) = row.reduce((1, 0)) { sums, byte in
      let a = (sums.0 + Int(byte)) % 65521
      return (a, (sums.1 + a) % 65521)
    }
    // A zlib stream with one block that is stored as it is.
    let stream: [UInt8] = [0x78, 1, 1, 3, 0, 0xFC, 0xFF] + row + word(UInt32(b << 16 | a))
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      + chunk("IHDR", word(1) + word(1) + [16, 0, 0, 0, 0]) + chunk("IDAT", stream)
      + chunk("IEND", [])
  }

  @Test func `a scene that cannot be read ends a run with 66`() async throws {
    let folder = try TemporaryFolder()
    let run = await CommandRun(["validate", folder.path("none.yaml")])
    #expect(run.status == .inputMissing)
    let tree = try GoldenTree(["a": GoldenTree.scene])
    try FileManager.default.createDirectory(
      atPath: "\(tree.root)/b.yaml", withIntermediateDirectories: true)
    #expect(await tree.test().text.contains("1 golden: 1 missing"))
  }
}
