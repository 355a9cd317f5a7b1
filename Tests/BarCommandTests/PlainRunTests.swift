import BarTestSupport
import Testing

@testable import BarCommand

/// Command lines without options do without the parser, and nobody can tell.
@Suite struct PlainRunTests {
  @Test(arguments: [
    ["get", "Examples/calendar-with-a-prompt.yaml", "title.frame"],
    ["get", "Examples/calendar-with-a-prompt.yaml", "title.text"],
    ["get", "Examples/calendar-with-a-prompt.yaml", "nothing.there"],
    ["get", "Examples/nowhere.yaml", "title.text"],
    ["layout", "Examples/calendar-with-a-prompt.yaml"],
    ["layout", "Examples/nowhere.yaml"],
  ])
  func `a plain line answers as one with the defaults written out`(_ line: [String]) async throws {
    #expect(PlainRun(line) != nil)
    let plain = await CommandRun(line)
    let stated = await CommandRun(line + ["--format", "text"])
    #expect(plain.text == stated.text)
    #expect(plain.messages == stated.messages)
    #expect(plain.status == stated.status)
  }

  @Test func `a plain picture has the bytes of one with the defaults written out`() async throws {
    let folder = try TemporaryFolder()
    let line = ["render", "Examples/calendar-with-a-prompt.yaml", "-o"]
    #expect(PlainRun(line + [folder.path("a.png")]) != nil)
    let plain = await CommandRun(line + [folder.path("a.png")])
    let stated = await CommandRun(line + [folder.path("b.png"), "--compression", "default"])
    #expect(plain.status == stated.status)
    #expect(folder.bytes("a.png") != nil)
    #expect(folder.bytes("a.png") == folder.bytes("b.png"))
  }

  @Test(arguments: [["--jobs", "1"], ["-j", "256"], []])
  func `a folder of scenes is plain, and so is how many are drawn at once`(
    _ jobs: [String]
  ) async throws {
    let folder = try TemporaryFolder()
    for name in ["one", "two"] {
      _ = try folder.write(
        "navigationBar: { items: [{ title: \(name) }] }", to: "scenes/\(name).yaml")
    }
    let line = ["render"] + jobs + [folder.path("scenes"), "-o"]
    #expect(PlainRun(line + [folder.path("a")]) != nil)
    let plain = await CommandRun(line + [folder.path("a")])
    let stated = await CommandRun(line + [folder.path("b"), "--compression", "default"])
    #expect(plain.status == .success)
    #expect(plain.messages == stated.messages)
    for name in ["one", "two"] {
      #expect(folder.bytes("a/\(name).png") != nil)
      #expect(folder.bytes("a/\(name).png") == folder.bytes("b/\(name).png"))
    }
  }

  @Test func `the version is printed alone`() async {
    let run = await CommandRun(["--version"])
    #expect(run.text == "\(Program.version)\n")
    #expect(run.status == .success)
  }

  @Test(arguments: [
    [], ["--version", "--help"], ["get", "-", "title"], ["get", "a.yaml"],
    ["get", "a.yaml", "title", "--raw"], ["get", "a.yaml", "title..x"], ["layout"],
    ["layout", ""], ["layout", "--help"], ["layout", "a.yaml", "b.yaml"],
    ["render", "a.yaml", "-o", "-"], ["render", "a.yaml", "b.yaml", "c"], ["help", "get"],
    ["render", "a.yaml", "-o", "b.png", "--jobs"], ["render", "a.yaml", "-o", "b.png", "-j", "0"],
    ["render", "a.yaml", "-o", "b.png", "-j", "257"],
    ["render", "a.yaml", "-o", "b.png", "-j", "+1"],
    ["render", "a.yaml", "-o", "b.png", "-o", "c.png"], ["render", "a.yaml", "-o", "b.png", "-q"],
    ["render", "a.yaml", "-o", "b.png", "-j", "1", "-j", "1"], ["render", "-j", "1", "a.yaml"],
  ])
  func `what is anything but plain is the parser's`(_ line: [String]) {
    #expect(PlainRun(line) == nil)
  }
}
