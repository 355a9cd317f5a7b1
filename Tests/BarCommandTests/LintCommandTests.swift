import BarLint
import BarSceneFile
import BarTestSupport
import Foundation
import Testing

@testable import BarCommand

@Suite struct LintCommandTests {
  private static let long = """
    navigationBar:
      items:
        - title: "Variations on a Theme, 100% : a|b"
          rightBarButtonItems: [{ title: A & B }, { title: "<C>" }]

    """

  private static let project = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test func `findings are data, a line each, and the run ends with status 1`() async {
    let run = await CommandRun(["lint", "-"], input: Self.long)
    #expect(run.status == .notFound)
    let lines = run.text.split(separator: "\n")
    #expect(
      lines.first
        == "<stdin>:3:7: warning: the title has 33 characters (accepted: about 15) [long-title]")
    #expect(
      run.messages == "note: \(lines.count) findings; --fix fixes 1; navbar rule RULE says why\n")
    let quiet = await CommandRun(["lint", "-"], input: "navigationBar: { items: [{ title: A }] }")
    #expect(quiet.status == .success && quiet.text.isEmpty && quiet.messages.isEmpty)
  }

  @Test func `a scene that cannot be laid out ends with status 65, and the others are looked at`()
    async throws
  {
    let folder = try TemporaryFolder()
    let (good, bad) = (folder.path("a.yaml"), folder.path("b.yaml"))
    try Self.long.write(toFile: good, atomically: true, encoding: .utf8)
    try "navigationBar: { itmes: [] }".write(toFile: bad, atomically: true, encoding: .utf8)
    let run = await CommandRun(["lint", folder.path])
    #expect(run.status == .badScene)
    #expect(run.text.contains("a.yaml:3:7: warning:"))
    #expect(run.messages.contains("b.yaml:1:18: error: unknown key"))
    let missing = await CommandRun(["lint", folder.path("c.yaml")])
    #expect(missing.status == .inputMissing)
  }

  @Test func `the examples and the page of rules are clean and up to date`() async throws {
    let run = await CommandRun(["lint", Self.project.appendingPathComponent("Examples").path])
    #expect(run.status == .success && run.text.isEmpty, "\(run.text)\(run.messages)")
    let page = try String(
      contentsOf: Self.project.appendingPathComponent("docs/LINT.md"), encoding: .utf8)
    let printed = await CommandRun(["rule", "--markdown"])
    #expect(page == printed.text, "navbar rule --markdown > docs/LINT.md brings it up to date")
  }

  @Test func `a rule is listed and explained, and a misspelled one is guessed`() async {
    let list = await CommandRun(["rule"])
    #expect(list.text.split(separator: "\n").count == LintRuleID.allCases.count)
    for id in LintRuleID.allCases {
      let run = await CommandRun(["rule", id.rawValue])
      #expect(run.status == .success && run.text.hasPrefix(id.rawValue))
      #expect(run.text.contains("Breaks it:") && run.text.contains("Source: "))
    }
    let misspelled = await CommandRun(["rule", "long-titel"])
    #expect(misspelled.status == .notFound)
    #expect(misspelled.messages.contains("did you mean long-title"))
  }

  @Test func `fixing changes the file once, whole, and says what it did`() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path("a.yaml")
    try Self.long.write(toFile: path, atomically: true, encoding: .utf8)
    let once = await CommandRun(["lint", "--fix", path, "--rule", "crowded-text-buttons"])
    #expect(once.status == .success && once.text.isEmpty)
    #expect(once.messages.contains("a.yaml:4: fixed crowded-text-buttons"))
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(
      text
        == Self.long.replacingOccurrences(
          of: ", { title: \"<C>\"", with: ", { fixedSpace: 16 }, { title: \"<C>\""))
    let twice = await CommandRun(["lint", "--fix", path, "--rule", "crowded-text-buttons"])
    #expect(twice.status == .success && twice.messages.isEmpty)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == text)
  }

  @Test(arguments: [
    ["lint", "-", "--fix"], ["lint", "a.yaml", "--fix", "--locale", "de_DE"],
    ["lint", "a.yaml", "--baseline", "a", "--write-baseline", "b"],
    ["lint", "a.yaml", "--locales", "de_DE,?"], ["lint", "a.yaml", "--locales", "en\" # '"],
    ["lint", "a.yaml", "--rule", "long-titel"],
    ["rule", "long-title", "--markdown"],
  ])
  func `a command line that makes no sense is refused`(arguments: [String]) async {
    #expect(await CommandRun(arguments).status == .usage)
  }

  @Test func `what a baseline holds does not count, and what is gone from it is named`()
    async throws
  {
    let folder = try TemporaryFolder()
    let (path, baseline) = (folder.path("a.yaml"), folder.path("baseline.txt"))
    try Self.long.write(toFile: path, atomically: true, encoding: .utf8)
    #expect(await CommandRun(["lint", path, "--write-baseline", baseline]).status == .success)
    let again = await CommandRun(["lint", path, "--baseline", baseline])
    #expect(again.status == .success && again.text.isEmpty && again.messages.isEmpty)
    try "navigationBar: { items: [{ title: A }] }"
      .write(toFile: path, atomically: true, encoding: .utf8)
    let fixed = await CommandRun(["lint", path, "--baseline", baseline])
    #expect(fixed.status == .success)
    #expect(fixed.messages.contains("long-title at navigationBar.items[0].title is gone"))
    try "long-title".write(toFile: baseline, atomically: true, encoding: .utf8)
    let bad = await CommandRun(["lint", path, "--baseline", baseline])
    #expect(bad.status == .badScene && bad.messages.contains("baseline.txt:1:1: error:"))
  }
}
