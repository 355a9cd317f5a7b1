internal import Foundation
internal import Testing

/// What the documents say, and what shows that it holds: `docs/coverage.txt`, and the page made of
/// it.
///
/// `NAVBAR_RECORD=changed script/test --filter CoverageTests` writes the page.
@Suite struct CoverageTests {
  private struct Line {
    var document: String
    var kind: String
    var what: String
    var summary: String
    var evidence: String
  }

  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../..").standardized

  private static func text(_ path: String) -> String? {
    try? String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  private static let source = (text("docs/coverage.txt") ?? "").components(separatedBy: "\n")

  private static let lines: [Line] = source.filter { !$0.isEmpty && !$0.hasPrefix("#") }.map {
    line in
    let parts = line.components(separatedBy: " | ")
    func part(_ index: Int) -> String { parts.indices.contains(index) ? parts[index] : "" }
    return Line(
      document: part(0), kind: part(1), what: part(2), summary: part(3), evidence: part(4))
  }

  @Test func `no line is empty, and what a line names is there`() {
    #expect(Self.lines.count >= 100)
    for line in Self.lines {
      let name = "\(line.document): \(line.what)"
      #expect(["symbol", "recommendation", "picture"].contains(line.kind), "\(name)")
      #expect(!line.what.isEmpty && !line.summary.isEmpty, "\(name)")
      #expect(Self.isThere(line.evidence), "\(name): \(line.evidence)")
    }
    #expect(Set(Self.lines.map(\.document)) == ["titles", "item", "hig", "migration", "bar"])
  }

  private static func isThere(_ evidence: String) -> Bool {
    let words = evidence.split(separator: " ", maxSplits: 1).map(String.init)
    guard words.count == 2 else { return false }
    switch words[0] {
    case "golden": return text("goldens/\(words[1]).yaml") != nil
    case "rule": return text("Tests/BarLintTests/Rules/\(words[1]).yaml") != nil
    case "example": return text(words[1]) != nil
    case "test":
      let parts = words[1].components(separatedBy: ": ")
      let folder = root.appendingPathComponent("Tests")
      let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
      guard parts.count == 2, let file = files?.first(where: { $0.hasSuffix("/" + parts[0]) })
      else { return false }
      return text("Tests/\(file)")?.contains(parts[1]) == true
    default: return false
    }
  }

  @Test func `the page is made of the lines`() throws {
    let path = Self.root.appendingPathComponent("docs/COVERAGE.md")
    if ProcessInfo.processInfo.environment["NAVBAR_RECORD"] == "changed" {
      try Self.page.write(to: path, atomically: true, encoding: .utf8)
    }
    #expect(
      Self.text("docs/COVERAGE.md") == Self.page,
      "write it: NAVBAR_RECORD=changed script/test --filter CoverageTests")
  }

  private static var page: String {
    var page = """
      # Coverage

      What the five documents this project is made from say, and the scene or test that shows it. The
      summaries are navbar's own. Made from `docs/coverage.txt` by `CoverageTests`; edit that.

      """
    for line in source {
      if line.hasPrefix("## ") {
        page += "\n\(line)\n\n| what | kind | summary | shown by |\n| --- | --- | --- | --- |\n"
      } else if !line.isEmpty, !line.hasPrefix("#") {
        let parts = line.components(separatedBy: " | ")
        guard parts.count == 5 else { continue }
        page += "| \(parts[2]) | \(parts[1]) | \(parts[3]) | \(parts[4]) |\n"
      }
    }
    return page
  }
}
