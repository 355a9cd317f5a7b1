import BarTestSupport
import Testing

@testable import BarCommand

/// The live page is another program's, which must not take the place of the tests where it is built.
@Suite struct ServeCommandTests {
  @Test func `a program that is missing is named with the script that builds it`() async {
    let run = await CommandRun(["serve", "scenes/", "--port", "8000"])
    #expect(run.status == .unavailable)
    #expect(run.messages.hasPrefix("error: navbar-serve is neither beside navbar nor on PATH"))
    #expect(run.messages.contains("script/studio"), "\(run.messages)")
  }

  @Test func `a program is looked for beside navbar, then on PATH`() throws {
    let (near, far) = (try TemporaryFolder(), try TemporaryFolder())
    let beside = near.path("") + "/"
    let path = "/nowhere:\(far.path(""))"
    let search = ProgramSearch(beside: beside, path: path)
    #expect(search.find("tool") == nil)
    _ = try far.write("#!/bin/sh\n", to: "tool")
    #expect(search.find("tool") == nil, "a file that cannot be run is no program")
    try far.makeExecutable("tool")
    #expect(search.find("tool")?.hasSuffix("/tool") == true)
    _ = try near.write("#!/bin/sh\n", to: "tool")
    try near.makeExecutable("tool")
    #expect(search.find("tool") == beside + "tool")
  }

  @Test func `the program knows where it is`() {
    #expect(ProgramSearch.ownPath?.hasPrefix("/") == true)
  }
}
