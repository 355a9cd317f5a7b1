import Foundation
import Testing

@testable import BarCommand

/// The scenes people start from.
@Suite struct ExamplesTests {
  /// The folder of examples, from this file's place in the package.
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Examples").path

  /// The path of an example.
  static func path(_ name: String) -> String { "\(folder)/\(name)" }

  static let scenes = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
    .filter { $0.hasSuffix(".yaml") }.sorted()

  @Test func `there are at least ten`() {
    #expect(Self.scenes.count >= 10)
  }

  @Test(arguments: scenes)
  func `an example can be laid out, and no key of it is odd`(name: String) async {
    let run = await CommandRun(["validate", "\(Self.folder)/\(name)"])
    #expect(run.status == .success && run.messages.isEmpty, "\(run.messages)")
  }

  @Test(arguments: scenes)
  func `an example says first what it shows, then where its schema is`(name: String) throws {
    let text = try String(contentsOfFile: "\(Self.folder)/\(name)", encoding: .utf8)
    let lines = text.split(separator: "\n")
    #expect(lines[0].hasPrefix("# ") && lines[0].hasSuffix("."))
    #expect(lines[1] == "# yaml-language-server: $schema=scene.schema.json")
  }

  @Test func `the schema beside the examples is the one navbar prints`() async throws {
    let schema = try String(contentsOfFile: "\(Self.folder)/scene.schema.json", encoding: .utf8)
    let run = await CommandRun(["schema"])
    #expect(
      schema == run.text, "navbar schema > Examples/scene.schema.json brings it up to date")
  }
}
