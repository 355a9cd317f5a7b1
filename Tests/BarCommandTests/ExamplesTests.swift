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

  /// The text of a file of the package.
  static func text(of path: String) throws -> String {
    try String(contentsOfFile: "\(folder)/../\(path)", encoding: .utf8)
  }

  static let scenes = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
    .filter { $0.hasSuffix(".yaml") }.sorted()

  @Test func `there is a gallery of bars with something beneath them, light and dark`()
    throws
  {
    let texts = try Self.scenes.map {
      try String(contentsOfFile: "\(Self.folder)/\($0)", encoding: .utf8)
    }
    let filled = texts.filter { $0.contains("\ncontent:") }
    #expect(Self.scenes.count >= 40)
    #expect(filled.count >= 19)
    #expect(filled.count { $0.contains("userInterfaceStyle: dark") } >= 4)
    #expect(filled.count { $0.contains("system: ios-26") } >= 5)
  }

  @Test(arguments: scenes)
  func `an example can be drawn whole`(name: String) async {
    let run = await CommandRun([
      "render", "\(Self.folder)/\(name)", "-o", "-", "--crop", "screen", "--scale", "0.5",
    ])
    #expect(run.status == .success && run.output.count > 500, "\(run.messages)")
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

  @Test func `a sample of the README that names an example is that example`() throws {
    let readme = try String(contentsOfFile: "\(Self.folder)/../README.md", encoding: .utf8)
    let samples = readme.components(separatedBy: "```yaml\n# Examples/").dropFirst()
    #expect(samples.count >= 2)
    for sample in samples {
      let name = String(sample.prefix { $0 != "\n" })
      let text = try String(contentsOfFile: Self.path(name), encoding: .utf8)
      #expect(sample.hasPrefix("\(name)\n\(text)```\n"), "\(name)")
    }
  }

  @Test func `the schema beside the examples is the one navbar prints`() async throws {
    let schema = try String(contentsOfFile: "\(Self.folder)/scene.schema.json", encoding: .utf8)
    let run = await CommandRun(["schema"])
    #expect(
      schema == run.text, "navbar schema > Examples/scene.schema.json brings it up to date")
  }
}
