import BarText
import Testing

@testable import BarCommand

/// Questions of coding assistants, over the Model Context Protocol.
@Suite struct AssistantTests {
  /// The answers to some requests, in their order.
  private static func answers(_ requests: [JSONValue]) async throws -> [JSONValue] {
    let run = await CommandRun(["mcp"], input: requests.map { $0.line + "\n" }.joined())
    #expect(run.status == .success && run.messages.isEmpty)
    return try run.text.split(separator: "\n").map { try JSONReader.document(Array($0.utf8)) }
  }

  private static func ask(_ tool: String, _ arguments: JSONValue) async throws -> JSONValue {
    let request: JSONValue = [
      "jsonrpc": "2.0", "id": 7, "method": "tools/call",
      "params": ["name": .string(tool), "arguments": arguments],
    ]
    let answer = try #require(try await answers([request]).first)
    #expect(answer["id"]?.integer == 7)
    return answer["result"] ?? answer
  }

  /// The first piece of an answer's content.
  private static func text(_ answer: JSONValue) -> String {
    answer["content"]?.elements.first?["text"]?.text ?? ""
  }

  @Test func `a session begins with a greeting and lists the tools`() async throws {
    let answers = try await Self.answers([
      [
        "jsonrpc": "2.0", "id": 1, "method": "initialize",
        "params": ["protocolVersion": "2024-11-05", "capabilities": [:]],
      ],
      ["jsonrpc": "2.0", "method": "notifications/initialized"],
      ["jsonrpc": "2.0", "id": "two", "method": "tools/list"],
      ["jsonrpc": "2.0", "id": 3, "method": "ping"],
      ["jsonrpc": "2.0", "id": 4, "method": "nothing"],
    ])
    #expect(answers.count == 4)
    #expect(answers[0]["result"]?["protocolVersion"] == "2024-11-05")
    let tools = answers[1]["result"]?["tools"]?.elements ?? []
    let names = tools.compactMap { $0["name"]?.text }
    #expect(
      Set(["layout", "get", "explain", "hit", "render", "lint", "validate"]).isSubset(of: names))
    #expect(tools.allSatisfy { $0["inputSchema"]?["type"] == "object" })
    #expect(answers[2]["result"] == [:])
    #expect(answers[3]["error"]?["code"]?.integer == -32601)
  }

  @Test func `what is wrong with a scene is said with its place`() async throws {
    let wrong = try await Self.ask(
      "validate", ["scene": "device: nope\nnavigationBar: {items: []}"])
    #expect(Self.text(wrong).contains(":1:9: error: unknown device"))
    #expect(wrong["isError"] == false)
    let right = try await Self.ask("validate", ["scene": .string(inbox)])
    #expect(Self.text(right) == "Nothing is wrong.")
  }

  @Test func `questions are answered as the commands answer them`() async throws {
    let get = try await Self.ask(
      "get",
      [
        "scene": .string(inbox), "keyPaths": ["title.text", "device"], "device": "ipad-pro-11",
        "set": ["navigationBar.items[1].title": "Outbox: 3"],
      ])
    #expect(get["structuredContent"] == ["title.text": "Outbox: 3", "device": "ipad-pro-11"])
    let hit = try await Self.ask("hit", ["scene": .string(inbox), "point": [370, 75]])
    #expect(hit["structuredContent"]?["id"] == "rightBarButtonItems[0]")
    let why = try await Self.ask("explain", ["scene": .string(inbox), "keyPath": "title.frame.x"])
    #expect(Self.text(why).contains("Sum"))
    let layout = try await Self.ask(
      "layout", ["path": .string(ExamplesTests.path("mail-inbox-large.yaml"))])
    #expect(layout["structuredContent"]?["schemaVersion"]?.integer == 1)
  }

  @Test func `a picture is a picture`() async throws {
    let answer = try await Self.ask("render", ["scene": .string(inbox), "scale": 1])
    let picture = try #require(answer["content"]?.elements.first)
    #expect(picture["mimeType"] == "image/png")
    let bytes = Base64.bytes(picture["data"]?.text ?? "") ?? []
    #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
  }

  @Test(arguments: [
    ("nothing", "{}"), ("get", "{\"scene\": \"a\"}"), ("layout", "{\"scene\": \"a\", \"x\": 1}"),
    ("layout", "{}"),
  ])
  func `a question that makes no sense is refused`(tool: String, arguments: String) async throws {
    let arguments = try JSONReader.document(Array(arguments.utf8))
    #expect(try await Self.ask(tool, arguments)["error"]?["code"]?.integer == -32602)
  }

  @Test func `no value of a question is taken for an option`() async throws {
    let answer = try await Self.ask("layout", ["path": "--help"])
    #expect(answer["isError"] == true && Self.text(answer).contains("cannot read --help"))
    let run = await CommandRun(["mcp"], input: "{\n")
    #expect(run.text.contains("-32700"))
  }
}
