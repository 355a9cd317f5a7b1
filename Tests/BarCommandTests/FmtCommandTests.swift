import BarSceneFile
import Testing

@testable import BarCommand

@Suite struct FmtCommandTests {
  private static let untidy =
    "\u{FEFF}\r\n\r\n# An inbox.  \r\nnavigationBar:\t\r\n\r\n\r\n\r\n  items:\r\n    - title: Inbox   "
  private static let tidy = "# An inbox.\nnavigationBar:\n\n  items:\n    - title: Inbox\n"

  @Test func `a scene is printed without what means nothing`() async {
    let run = await CommandRun(["fmt", "-"], input: Self.untidy)
    #expect(run.status == .success && run.text == Self.tidy)
  }

  @Test func `a tidy scene stays as it is`() async {
    let run = await CommandRun(["fmt", "-"], input: Self.tidy)
    #expect(run.status == .success && run.text == Self.tidy)
  }

  @Test func `a check names the scene that would change and ends with 1`() async {
    let untidy = await CommandRun(["fmt", "-", "--check"], input: Self.untidy)
    #expect(untidy.status == .notFound && untidy.text.hasSuffix("\n") && untidy.text.count > 1)
    let tidy = await CommandRun(["fmt", "-", "--check"], input: Self.tidy)
    #expect(tidy.status == .success && tidy.text.isEmpty)
  }

  @Test func `spaces that belong to a text stay`() async {
    let text = "navigationBar:\n  items:\n    - title: |\n        One  \n        Two\n"
    let run = await CommandRun(["fmt", "-"], input: text)
    #expect(run.text == text)
  }

  @Test func `empty lines that belong to a reason stay`() async {
    let text =
      "lint:\n  disable:\n    long-title: \"the song's\n\n\n      own\"\nnavigationBar: {items: []}\n"
    let run = await CommandRun(["fmt", "-"], input: text)
    #expect(run.status == .success && run.text == text)
  }

  @Test func `a bad scene is not touched`() async {
    let run = await CommandRun(["fmt", "-"], input: "navigationBar: {itmes: []}\n")
    #expect(run.status == .badScene && run.text.isEmpty)
  }

  @Test(arguments: [
    ["fmt", "a.yaml", "b.yaml"], ["fmt", "-", "--in-place"],
    ["fmt", "a.yaml", "--in-place", "--check"],
  ])
  func `what cannot be meant is refused`(arguments: [String]) async {
    #expect(await CommandRun(arguments).status == .usage)
  }
}
