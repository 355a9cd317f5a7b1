import Testing

/// That the code in articles is code that is compiled.
struct SampleTests {
  /// Where the code of the articles stands, compiled.
  private static let folders = [
    "Tests/DocumentationTests", "Tests/GoldenTests", "Examples/client/Tests",
  ]

  /// The Swift in a document, a block each, without imports.
  private static func blocks(of document: ProjectFile) throws -> [String] {
    var blocks: [String] = []
    var lines: [Substring]?
    for line in try document.text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line == "```swift" {
        lines = []
      } else if line == "```", let block = lines {
        blocks.append(bare(block))
        lines = nil
      } else {
        lines?.append(line)
      }
    }
    return blocks
  }

  /// Lines without what surrounds them: indentation, empty lines, imports.
  private static func bare(_ lines: [Substring]) -> String {
    lines.map { $0.drop { $0 == " " } }
      .filter { !$0.isEmpty && !$0.hasPrefix("import ") }.joined(separator: "\n")
  }

  @Test func `every sample of the articles is compiled by a test`() throws {
    let compiled = try Self.folders.flatMap { ProjectFile.swift(in: $0) }.map {
      Self.bare(try $0.text.split(separator: "\n"))
    }
    let articles = ProjectFile.all.filter {
      $0.path == "README.md" || $0.path.hasPrefix("docs/navbar.docc/") && $0.path.hasSuffix(".md")
    }
    #expect(articles.count == 6)
    for article in articles {
      for block in try Self.blocks(of: article) {
        #expect(
          compiled.contains { $0.contains(block) },
          "\(article.path): no test has \"\(block.prefix { !$0.isNewline })…\"")
      }
    }
  }
}
