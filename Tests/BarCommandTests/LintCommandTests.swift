import BarTestSupport
import Foundation
import Testing

@testable import BarCommand

@Suite struct LintCommandTests {
  private let odd = """
    system: ios-12
    navigationBar:
      shadowImage: { size: [0, 0] }
      items:
        - title: Inbox
    """

  @Test func `findings name their place and their rule`() async {
    let run = await CommandRun(["lint", "-"], input: odd)
    #expect(run.status == .notFound)
    #expect(
      run.text == "<stdin>:3:16: warning: shadowImage has no effect without a backgroundImage "
        + "[shadow-image-needs-background-image]\n")
  }

  @Test func `a rule that is ignored is not found, and nothing found is success`() async {
    let rule = "shadow-image-needs-background-image"
    let run = await CommandRun(["lint", "-", "--ignore", rule], input: odd)
    #expect(run.status == .success && run.text.isEmpty)
    let other = await CommandRun(["lint", "-", "--ignore", "no-such-rule"], input: odd)
    #expect(other.status == .usage)
  }

  @Test func `SARIF has every rule and the place of every finding`() async throws {
    let run = await CommandRun(["lint", "-", "--format", "sarif"], input: odd)
    let document = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output)) as? [String: Any])
    #expect(document["version"] as? String == "2.1.0")
    let first = try #require((document["runs"] as? [[String: Any]])?.first)
    let result = try #require((first["results"] as? [[String: Any]])?.first)
    #expect(result["ruleId"] as? String == "shadow-image-needs-background-image")
    let driver = (first["tool"] as? [String: Any])?["driver"] as? [String: Any]
    let ids = (driver?["rules"] as? [[String: Any]])?.compactMap { $0["id"] as? String } ?? []
    #expect(ids.contains("title-is-cut") && ids.contains("shadow-image-needs-background-image"))
  }

  @Test func `every form is well formed`() async throws {
    let json = await CommandRun(["lint", "-", "--format", "json"], input: odd)
    let document = try JSONSerialization.jsonObject(with: Data(json.output)) as? [String: Any]
    #expect((document?["findings"] as? [Any])?.count == 1)
    let github = await CommandRun(["lint", "-", "--format", "github"], input: odd)
    #expect(github.text.hasPrefix("::warning file=<stdin>,line=3,col=16,title=shadow-image-"))
    let junit = await CommandRun(["lint", "-", "--format", "junit"], input: odd)
    #expect(junit.text.contains("name=\"&lt;stdin&gt;\""))
    #expect(junit.text.contains("tests=\"1\" failures=\"1\""))
  }
}
