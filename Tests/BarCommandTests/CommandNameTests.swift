import Testing

@testable import BarCommand

/// Commands that are not there.
@Suite struct CommandNameTests {
  @Test(arguments: [["layot"], ["help", "layot"], ["layot", "a.yaml", "--format", "json"]])
  func `a misspelled command is told the nearest one`(arguments: [String]) async {
    let run = await CommandRun(arguments)
    #expect(run.status == .usage && run.output.isEmpty)
    #expect(run.messages == "error: unknown command \"layot\" (did you mean layout?)\n")
  }

  @Test func `a word that is near no command is told where they are listed`() async {
    let run = await CommandRun(["help", "quaternions"])
    #expect(run.status == .usage)
    #expect(run.messages == "error: unknown command \"quaternions\"; see navbar --help\n")
    let short = await CommandRun(["foo"])
    #expect(short.messages == "error: unknown command \"foo\"; see navbar --help\n")
    let known = await CommandRun(["help", "layout"])
    #expect(known.status == .success && known.text.contains("navbar layout inbox.yaml"))
  }
}
