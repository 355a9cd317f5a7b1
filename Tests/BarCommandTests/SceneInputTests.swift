import BarTestSupport
import Testing

@testable import BarCommand

/// Folders, patterns and the standard input stream, which every command takes alike.
@Suite struct SceneInputTests {
  private static let answers = [
    ["tree"], ["a11y"], ["hit", "@", "370,75"], ["explain", "@", "title.text"], ["layout"],
    ["get", "@", "title.text"], ["validate"], ["lint"], ["fmt", "--check"], ["sheet"],
  ]

  /// The command with its scenes.
  private static func line(_ command: [String], _ scenes: String) -> [String] {
    command.contains("@")
      ? command.map { $0 == "@" ? scenes : $0 } : [command[0], scenes] + command.dropFirst()
  }

  @Test(arguments: answers)
  func `a folder and a pattern stand for their scenes in every command`(
    command: [String]
  ) async throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(inbox, to: "a/one.yaml")
    _ = try folder.write(inbox, to: "b/two.yaml")
    for scenes in [folder.path, folder.path("*/*.yaml"), folder.path("**/[ot]*.yaml")] {
      let run = await CommandRun(Self.line(command, scenes))
      #expect(run.status <= .notFound, "\(scenes): \(run.messages)")
      let nobody = await CommandRun(Self.line(command, folder.path("*.yml")))
      #expect(nobody.status == .inputMissing && nobody.messages.contains("no scenes like "))
    }
    let piped = await CommandRun(Self.line(command, "-"), input: inbox)
    #expect(piped.status <= .notFound, "\(piped.messages)")
  }

  @Test func `each answer about one of several scenes says whose it is`() async throws {
    let folder = try TemporaryFolder()
    let one = try folder.write(inbox, to: "one.yaml")
    let two = try folder.write(inbox, to: "two.yaml")
    let text = await CommandRun(["get", folder.path, "title.text"])
    #expect(text.text == "# \(one)\nInbox\n# \(two)\nInbox\n")
    let json = await CommandRun(["get", folder.path, "title.text", "--format", "json"])
    #expect(
      json.text
        == "{\"schemaVersion\": 1, \"scene\": \"\(one)\", \"values\": {\"title.text\": \"Inbox\"}}\n"
        + "{\"schemaVersion\": 1, \"scene\": \"\(two)\", \"values\": {\"title.text\": \"Inbox\"}}\n"
    )
    let tree = await CommandRun(["tree", folder.path, "--format", "json"])
    #expect(tree.text.contains("\"scene\": \"\(two)\""))
  }

  @Test func `other JSON beside scenes is left alone`() async throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(inbox, to: "inbox.yaml")
    _ = try folder.write("{\"name\": \"app\", \"version\": \"1\"}", to: "package.json")
    _ = try folder.write("[1, 2]", to: "list.json")
    let scene = "{\"navigationBar\": {\"items\": [{\"title\": \"A\"}]}}"
    _ = try folder.write(scene, to: "scene.json")
    let layout = await CommandRun(["layout", folder.path("inbox.yaml"), "--format", "json"])
    _ = try folder.write(layout.text, to: "inbox.layout.json")
    let run = await CommandRun(["get", folder.path, "title.text"])
    #expect(run.status == .success, "\(run.messages)")
    #expect(run.text.split(separator: "\n").count == 4)
    let recorded = await CommandRun(["record", folder.path])
    #expect(recorded.status == .success, "\(recorded.messages)")
  }

  @Test func `two folders are compared scene by scene`() async throws {
    let (old, new) = (try TemporaryFolder(), try TemporaryFolder())
    _ = try old.write(inbox, to: "a.yaml")
    _ = try old.write(inbox, to: "gone.yaml")
    _ = try new.write(inbox.replacing("title: Inbox", with: "title: Outbox"), to: "a.yaml")
    let run = await CommandRun(["diff", old.path, new.path])
    #expect(run.status == .notFound)
    #expect(run.text.hasPrefix("# a\n") && run.text.contains("Outbox"))
    #expect(run.messages == "note: gone is in \(old.path) alone\n")
  }

  @Test func `many equal mistakes are one line and a count`() async throws {
    let folder = try TemporaryFolder()
    for number in 1...100 {
      _ = try folder.write("devise: x\nnavigationBar: {items: []}\n", to: "s\(number).yaml")
    }
    let run = await CommandRun(["validate", folder.path])
    #expect(run.status == .badScene)
    let lines = run.messages.split(separator: "\n")
    #expect(lines.count == 1 && lines[0].contains("s1.yaml:1:1: error: unknown key \"devise\""))
    #expect(
      lines.first?.hasSuffix("[and 99 more like it, the last at \(folder.path("s99.yaml")):1:1]")
        == true)
  }

  @Test func `a few equal mistakes are lines of their own`() async throws {
    let folder = try TemporaryFolder()
    for number in 1...3 { _ = try folder.write("devise: x\n", to: "s\(number).yaml") }
    let run = await CommandRun(["validate", folder.path])
    #expect(run.messages.split(separator: "\n").count { $0.contains("unknown key") } == 3)
  }
}
