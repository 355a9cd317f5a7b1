import BarTestSupport
import Foundation
import Testing

@testable import BarCommand

/// That the scenes which the documents show are scenes, and that their links lead somewhere.
@Suite struct DocumentedSceneTests {
  /// The documents whose scenes are read.
  static let documents = [
    "README.md", "CONTRIBUTING.md", "docs/CONTENT.md", "docs/GOLDENS.md", "docs/OUTPUT.md",
    "docs/EDITORS.md", "docs/LINT.md",
    "docs/IMPORT.md", "docs/DEVIATIONS.md", "docs/RELIABILITY.md", "docs/THREATS.md",
  ]
  @Test(arguments: documents)
  func `every scene that is shown is one`(document: String) async throws {
    let blocks = try ExamplesTests.text(of: document).components(separatedBy: "```yaml\n")
    for block in blocks.dropFirst() {
      var text = block.components(separatedBy: "\n```")[0] + "\n"
      if text.contains("expect:") || text.contains("runs-on:") { continue }
      // A project's navbar.yaml is no scene, nor are steps of a workflow.
      if text.contains("folders:") || text.hasPrefix("pictures:") || text.contains("uses:") {
        continue
      }
      if !text.contains("navigation") { text += "navigationBar: {items: [{title: A}]}\n" }
      let run = await CommandRun(["validate", "-"], input: text)
      // A rule's own bad example may be one that cannot be laid out at all.
      let isOfRule = run.messages.contains("the clock of a watch cannot be removed")
      #expect(run.status == .success || isOfRule, "\(document):\n\(text)\(run.messages)")
    }
  }

  @Test(arguments: documents + ["ARCHITECTURE.md", "CHANGELOG.md", "SECURITY.md"])
  func `every link leads somewhere`(document: String) throws {
    let text = try ExamplesTests.text(of: document)
    let folder = URL(fileURLWithPath: ExamplesTests.path("../\(document)"))
      .deletingLastPathComponent()
    for part in text.components(separatedBy: "](").dropFirst() {
      let link = part.prefix { $0 != ")" }
      if link.contains("://") || link.hasPrefix("mailto:") { continue }
      let pieces = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
      let place = pieces[0].isEmpty ? text : nil
      let file = folder.appendingPathComponent(String(pieces[0])).standardizedFileURL.path
      #expect(place != nil || FileManager.default.fileExists(atPath: file), "\(document): \(link)")
      guard pieces.count > 1 else { continue }
      let target = try place ?? String(contentsOfFile: file, encoding: .utf8)
      let anchors = target.split(separator: "\n").filter { $0.hasPrefix("#") }.map(Self.anchor)
      #expect(anchors.contains(String(pieces[1])), "\(document): \(link)")
    }
  }

  /// The name of a heading, as GitHub makes it.
  private static func anchor(_ heading: Substring) -> String {
    String(
      heading.drop { $0 == "#" || $0 == " " }.lowercased()
        .filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" || $0 == "_" }
        .map { $0 == " " ? "-" : $0 })
  }
}
