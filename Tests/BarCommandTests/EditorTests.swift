import BarTestSupport
import BarText
import Testing

@testable import BarCommand

/// Scenes in an editor, over the Language Server Protocol.
@Suite struct EditorTests {
  private static let address = "file:///tmp/navbar/scene.yaml"

  /// What is answered to messages after a scene was opened, the editor's own messages left out.
  private static func answers(
    _ text: String, _ messages: [(method: String, parameters: JSONValue)] = [],
    address: String = address
  ) async throws -> [JSONValue] {
    var all: [JSONValue] = [
      ["jsonrpc": "2.0", "id": 0, "method": "initialize", "params": ["capabilities": [:]]],
      RemoteCall.notification(
        "textDocument/didOpen",
        ["textDocument": ["uri": .string(address), "text": .string(text)]]),
    ]
    for (number, message) in messages.enumerated() {
      let document = JSONValue.Member(key: "textDocument", value: ["uri": .string(address)])
      all.append([
        "jsonrpc": "2.0", "id": .integer(number + 1), "method": .string(message.method),
        "params": .object([document] + message.parameters.members),
      ])
    }
    all.append(["jsonrpc": "2.0", "id": 99, "method": "shutdown"])
    all.append(["jsonrpc": "2.0", "method": "exit"])
    let input = all.map { "Content-Length: \($0.line.utf8.count)\r\n\r\n\($0.line)" }.joined()
    let run = await CommandRun(["lsp", "--stdio"], input: input)
    #expect(run.status == .success && run.messages.isEmpty, "\(run.messages)")
    let parts = run.text.split(separator: "Content-Length: ").map { part in
      Array(part.drop { $0 != "{" }.utf8)
    }
    return try parts.map { try JSONReader.placed($0, limits: .init(depth: 99)).value }.filter {
      $0["id"]?.integer != 0 && $0["id"]?.integer != 99
    }
  }

  /// The result of one question about a scene.
  private static func result(
    _ method: String, _ text: String, line: Int = 0, character: Int = 0
  ) async throws -> JSONValue {
    let position: JSONValue = ["line": .integer(line), "character": .integer(character)]
    let range: JSONValue = ["start": position, "end": position]
    let answers = try await answers(
      text, [("textDocument/\(method)", ["position": position, "range": range])])
    return answers.last?["result"] ?? .null
  }

  private static func completions(_ text: String) async throws -> [String] {
    let marked = text.split(separator: "\n", omittingEmptySubsequences: false)
    let line = try #require(marked.firstIndex { $0.contains("|") })
    let character = marked[line].prefix { $0 != "|" }.utf16.count
    let answer = try await result(
      "completion", text.filter { $0 != "|" }, line: line, character: character)
    return answer["items"]?.elements.compactMap { $0["label"]?.text } ?? []
  }

  @Test func `mistakes are underlined, and the word that was meant is a quick fix`() async throws {
    let text = "device: iphone-15-prp\nnavigationBar: {items: [{title: \"\u{1F600}\", sutitle: x}]}"
    let shown = try #require(
      try await Self.answers(text).first?["params"]?["diagnostics"]?.elements)
    #expect(shown.count == 2)
    #expect(shown[0]["range"]?["end"] == ["line": 0, "character": 21])
    // An emoji is two units of UTF-16.
    #expect(shown[1]["range"]?["start"] == ["line": 1, "character": 38])
    let fixes = try await Self.result("codeAction", text).elements
    #expect(fixes.first?["title"] == "Change to iphone-15-pro")
    let edit = fixes.first?["edit"]?["changes"]?[Self.address]?.elements.first
    #expect(edit?["newText"] == "iphone-15-pro")
  }

  @Test func `guidelines are underlined too, and fixed where that takes no thought`() async throws {
    let text = """
      navigationBar:
        items:
          - title: A
            rightBarButtonItems:
              - systemItem: add
                title: Add

      """
    let shown = try await Self.answers(text)
    #expect(shown.first?["params"]?["diagnostics"]?.elements.isEmpty == false)
  }

  @Test(arguments: [
    ("|", "navigationBar"), ("device: |", "iphone-15-pro"), ("dev|", "device"),
    ("navigationBar:\n  |\n  items: []", "prefersLargeTitles"),
    ("navigationBar:\n  items:\n    - title: A\n      |", "largeTitleDisplayMode"),
    ("navigationBar:\n  items:\n    - |", "rightBarButtonItems"),
    ("navigationBar:\n  items:\n    - title: A\n      largeTitleDisplayMode: a|", "always"),
    ("navigationBar:\n  items:\n    - rightBarButtonItems: [{systemItem: |", "compose"),
    ("navigationBar:\n  items:\n    - rightBarButtonItems:\n        - { title: A, |}", "style"),
    ("navigationBar:\n  standardAppearance: { backgroundColor: |", "systemIndigo"),
    ("navigationStack:\n  root:\n    toolbar:\n    - placement: |", "primaryAction"),
    ("traits: {userInterfaceStyle: |", "dark"),
  ])
  func `keys and values are completed in half-written scenes`(text: String, word: String)
    async throws
  {
    let words = try await Self.completions(text)
    #expect(words.contains(word), "\(words.prefix(20))")
  }

  @Test func `a key that is there already is not offered again`() async throws {
    let words = try await Self.completions("device: iphone-15\n|\nsystem: ios-17")
    #expect(!words.contains("device") && !words.contains("system") && words.contains("locale"))
  }

  @Test func `a key is explained with the numbers of the bar`() async throws {
    let text = "navigationBar:\n  items:\n    - title: A\n      prompt: Choose\n"
    let answer = try await Self.result("hover", text, line: 3, character: 8)
    let words = try #require(answer["contents"]?["value"]?.text)
    #expect(words.hasPrefix("**prompt**: ") && words.contains("| `promptHeight` | 34 points |"))
    #expect(words.contains("`prompt` stands at "))
  }

  @Test func `a value leads to its screen, a key to its word`() async throws {
    let text = """
      strings: { en: { home: Home } }
      navigationStack:
        path: [{ Recipe: Pie }]
        root:
          navigationTitle: { key: home }
          navigationDestinations:
            - for: Recipe
              screen: { navigationTitle: "{value}" }
      """
    let screen = try await Self.result("definition", text, line: 2, character: 12)
    #expect(screen.elements.first?["range"]?["start"] == ["line": 6, "character": 13])
    let value = try await Self.result("definition", text, line: 2, character: 20)
    #expect(value == screen)
    let word = try await Self.result("definition", text, line: 4, character: 29)
    #expect(word.elements.first?["range"]?["start"]?["line"] == 0)
  }

  @Test func `colours are shown as the scene shows them`() async throws {
    let text =
      "traits: {userInterfaceStyle: dark}\nnavigationBar: {tintColor: systemRed, items: []}\n"
    let colors = try await Self.result("documentColor", text).elements
    #expect(colors.count == 1)
    #expect(colors.first?["range"]?["start"] == ["line": 1, "character": 27])
    #expect(colors.first?["color"]?["red"]?.integer == 1)
  }

  @Test func `a scene is formatted and shown as a picture`() async throws {
    let edits = try await Self.result("formatting", inbox + "\n\n\n").elements
    #expect(edits.first?["newText"]?.text == inbox + "\n")
    let lens = try await Self.result("codeLens", inbox).elements.first?["command"]
    #expect(lens?["command"] == "navbar.preview")
    let shown = try await Self.answers(
      inbox,
      [
        (
          "workspace/executeCommand",
          ["command": "navbar.preview", "arguments": [.string(Self.address)]]
        )
      ])
    #expect(shown.last?["result"]?["uri"]?.text?.hasSuffix(".png") == true)
  }

  @Test func `a file's address is its path`() {
    let path = "/tmp/ä b%.yaml"
    #expect(FileAddress.path(of: FileAddress.address(of: path)) == path)
    #expect(FileAddress.address(of: "/a b") == "file:///a%20b")
    #expect(FileAddress.path(of: "untitled:1") == nil)
  }
}
