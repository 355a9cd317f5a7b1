import BarAnswers
import BarTestSupport
import BarText
import Testing

@testable import BarCommand

/// That what commands print is what their schemas say.
@Suite struct OutputSchemaTests {
  private static let scene = "navigationBar: {items: [{title: Inbox}]}\n"
  private static let inbox = ExamplesTests.path("mail-inbox-large.yaml")

  /// What prints each document.
  private static let runs: [(document: String, arguments: [String])] = [
    ("get", ["get", inbox, "title", "--format", "json"]),
    ("explain", ["explain", inbox, "largeTitle.frame.y", "--format", "json"]),
    ("explain", ["explain", inbox, "largeTitle.alpha", "--format", "json"]),
    ("tree", ["tree", inbox, "--format", "json"]),
    ("hit", ["hit", inbox, "370,75", "--format", "json"]),
    ("hit", ["hit", inbox, "1,1", "--format", "json"]),
    ("a11y", ["a11y", inbox, "--format", "json"]),
    (
      "large-content",
      [
        "a11y", inbox, "--large-content", "--content-size", "accessibilityLarge", "--format",
        "json",
      ]
    ),
    ("diff", ["diff", inbox, inbox, "--second", "contentOffset=20", "--format", "json"]),
    ("metrics", ["metrics", "--format", "json"]),
    ("devices", ["devices", "--format", "json"]),
    ("device", ["devices", "iphone-15-pro", "--format", "json"]),
    ("fonts", ["fonts", "--all", "--sha256", "--format", "json"]),
    ("doctor", ["doctor", "--format", "json"]),
    ("lint", ["lint", ExamplesTests.path(""), "--format", "json"]),
  ]

  private static func schema(_ name: String) throws -> OutputSchema {
    try #require(OutputSchema.all.first { $0.name == name }, "\(name)")
  }

  @Test(arguments: runs.map(\.arguments))
  func `a document is as its schema says`(arguments: [String]) async throws {
    let name = try #require(Self.runs.first { $0.arguments == arguments }).document
    let run = await CommandRun(arguments)
    let value = try JSONReader.document(run.output)
    #expect(try Self.schema(name).shape.objection(to: value) == nil, "\(run.messages)")
  }

  @Test(arguments: ExamplesTests.scenes)
  func `every layout is as its schema says`(name: String) async throws {
    let path = ExamplesTests.path(name)
    for arguments in [["layout", path, "--after", "all"], ["layout", path, "--device", "nope"]] {
      let run = await CommandRun(arguments + ["--format", "jsonl"])
      for line in run.text.split(separator: "\n") {
        let value = try JSONReader.document(Array(line.utf8))
        #expect(LayoutSchema.lineShape.objection(to: value) == nil)
      }
    }
    let run = await CommandRun(["layout", path, "--format", "json"])
    #expect(LayoutSchema.shape.objection(to: try JSONReader.document(run.output)) == nil)
  }

  /// What answers about scenes, and the schema of its answer.
  private static let questions: [(document: String, arguments: [String])] = [
    ("explain", ["explain", "title.frame.x"]), ("tree", ["tree"]), ("hit", ["hit", "370,75"]),
    ("hit", ["hit", "1,400"]), ("a11y", ["a11y"]), ("large-content", ["a11y", "--large-content"]),
  ]

  @Test(arguments: questions.map(\.arguments))
  func `of several scenes each answer and each mistake is a line with its scene`(
    arguments: [String]
  ) async throws {
    let name = try #require(Self.questions.first { $0.arguments == arguments }).document
    let folder = try TemporaryFolder()
    _ = try folder.write("devise: x\n", to: "b.yaml")
    for name in ["a.yaml", "c.yaml"] { _ = try folder.write(Self.scene, to: name) }
    var command = arguments
    command.insert(folder.path, at: 1)
    let run = await CommandRun(command + ["--format", "json"])
    let lines = try run.text.split(separator: "\n").map {
      try JSONReader.document(Array($0.utf8))
    }
    #expect(run.status == .badScene, "\(run.messages)")
    #expect(lines.map { $0["scene"]?.text } == ["a.yaml", "b.yaml", "c.yaml"].map(folder.path))
    for line in [lines[0], lines[2]] {
      #expect(try Self.schema(name).shape.objection(to: line) == nil, "\(line)")
    }
    #expect(try Self.schema("error-line").shape.objection(to: lines[1]) == nil)
    #expect(lines[1]["status"] == .integer(65))
  }

  @Test func `each moment is a line that says which`() async throws {
    let scene = Self.scene + "actions: [{scroll: 20}, {scroll: 0}]\n"
    for arguments in [["tree", "-"], ["get", "-", "title.text", "bar.frame"]] {
      let run = await CommandRun(
        arguments + ["--after", "all", "--format", "json"], input: scene)
      let lines = try run.text.split(separator: "\n").map {
        try JSONReader.document(Array($0.utf8))
      }
      #expect(
        lines.map { $0["after"] } == [.integer(0), .integer(1), .integer(2)],
        "\(run.text) \(run.messages)")
      #expect(lines.allSatisfy { $0["scene"] == nil })
      #expect(lines.dropFirst().allSatisfy { $0["action"]?.text == "scroll" })
    }
  }

  @Test func `a report is as its schema says`() async throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(BarCommandTests.inbox, to: "goldens/inbox.yaml")
    _ = await CommandRun(["record", folder.path("goldens")])
    _ = try folder.write(
      BarCommandTests.inbox.replacing("title: Inbox", with: "title: Outbox"),
      to: "goldens/inbox.yaml")
    _ = await CommandRun(["test", folder.path("goldens"), "--report", folder.path("report")])
    let value = try JSONReader.document(try #require(folder.bytes("report/report.json")))
    #expect(try Self.schema("report").shape.objection(to: value) == nil)
  }

  @Test func `every document has a schema that is asked for by name, and a chapter`() async throws {
    let page = try ExamplesTests.text(of: "docs/OUTPUT.md")
    for schema in OutputSchema.all {
      let run = await CommandRun(["schema", schema.name])
      let value = try JSONReader.document(run.output)
      #expect(value["$schema"]?.text == "http://json-schema.org/draft-07/schema#")
      #expect(
        page.contains("| `\(schema.name)` | `\(schema.command.replacing("|", with: "\\|"))` |"))
    }
    let unknown = await CommandRun(["schema", "layuot"])
    #expect(unknown.status == .notFound && unknown.messages.contains("did you mean layout"))
  }
}
