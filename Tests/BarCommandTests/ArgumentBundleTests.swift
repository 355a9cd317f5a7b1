import Testing

@testable import BarCommand

/// Many names of scenes, which reach the parser as one argument.
@Suite struct ArgumentBundleTests {
  private let names = (0..<100).map { "s\($0).yaml" }

  @Test func `long rows of names come out as they went in`() {
    let arguments = ["lint", "-f", "text"] + names + ["--quiet", "a", "b"]
    let bundled = ArgumentBundle.bundled(arguments)
    #expect(bundled.count < 10)
    #expect(bundled.unbundled == arguments)
  }

  @Test func `the value of an option and the standard input stay by themselves`() {
    let bundled = ArgumentBundle.bundled(["render", "-o", "out"] + names + ["-"])
    #expect(bundled[..<3] == ["render", "-o", "out"] && bundled.last == "-")
  }

  @Test func `short rows and other commands are left alone`() {
    let short = ["lint"] + names.prefix(20)
    #expect(ArgumentBundle.bundled(short) == short)
    let other = ["accept"] + names
    #expect(ArgumentBundle.bundled(other) == other)
  }

  @Test func `each of many scenes is read`() async {
    let run = await CommandRun(["validate"] + names)
    #expect(run.status == .inputMissing)
    #expect(names.allSatisfy { run.messages.contains($0) })
  }
}
