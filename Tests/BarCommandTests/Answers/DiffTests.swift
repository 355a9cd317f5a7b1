import Testing

@testable import BarCommand

/// What moved from one bar to another.
@Suite struct DiffTests {
  private let large = ExamplesTests.path("mail-inbox-large.yaml")

  @Test func `a scene does not differ from itself`() async {
    let run = await CommandRun(["diff", large, large])
    #expect(run.status == .success && run.output.isEmpty)
    let json = await CommandRun(["diff", large, large, "--format", "json"])
    #expect(json.status == .success && json.text.contains("\"differences\": []"))
  }

  @Test func `what moved is said with how far`() async {
    let run = await CommandRun(["diff", large, large, "--second", "contentOffset=20"])
    #expect(run.status == .notFound)
    let lines = run.text.split(separator: "\n").map(String.init)
    #expect(lines.contains { $0.hasPrefix("bar ") && $0.contains("height -20") })
    #expect(lines.contains { $0.hasPrefix("largeTitle ") && $0.contains("y -20") })
    #expect(!lines.contains { $0.hasPrefix("backButton") })
  }

  @Test func `what is there in one scene alone is new or gone`() async {
    let more = "navigationBar.items[1].prompt=Choose a folder"
    let new = await CommandRun(["diff", large, large, "--second", more])
    #expect(new.text.contains("prompt") && new.text.contains("  new  "))
    let json = await CommandRun([
      "diff", large, large, "--second", more, "--format", "json",
    ])
    #expect(json.text.contains("\"id\": \"prompt\", \"state\": \"new\""))
    #expect(json.text.contains("\"key\": \"frame\""))
  }

  @Test func `two scenes cannot both be read from one stream`() async {
    #expect(await CommandRun(["diff", "-", "-"]).status == .usage)
  }

  @Test func `a scene that is wrong is not compared`() async {
    let run = await CommandRun(["diff", large, "-"], input: "device: nothing")
    #expect(run.status == .badScene && run.output.isEmpty)
  }
}
