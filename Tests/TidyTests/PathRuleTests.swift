import Testing

/// Paths are bytes: a slash with a mark over it is no slash to Swift's characters.
struct PathRuleTests {
  /// What looks at a path through Swift's characters.
  private static let forbidden = [
    #"hasPrefix("/"#, #"hasSuffix("/"#, #"hasPrefix(".")"#, #"hasPrefix("./"#, #"hasSuffix(".png"#,
    #"hasSuffix(".yaml"#, #"hasSuffix(".json"#, #"split(separator: "/""#,
    #"ndex(of: "/")"#, #"contains("/")"#, #"components(separatedBy: "/""#,
  ]

  /// Files that look at something else than paths of strangers.
  private static let exceptions = [
    "Sources/BarComparison/Compare/": "ids of elements, which have slashes between bar and element",
    "Sources/BarGolden/Report/LayoutDrawing.swift": "the same",
    "Sources/BarGolden/Suite/Shard.swift": "a shard is written 2/7",
    "Sources/BarTesting/TestPlace.swift": "a name that the program made",
    "Sources/BarLint/Baseline.swift": "it only makes two spellings of a path equal",
  ]

  @Test func `no path is looked at by its characters`() throws {
    var findings: [Finding] = []
    for file in ProjectFile.swift(in: "Sources")
    where !Self.exceptions.keys.contains(where: { file.path.hasPrefix($0) }) {
      let text = try file.text
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      for (index, line) in lines.enumerated() {
        for call in Self.forbidden where line.contains(call) {
          findings.append(
            Finding(
              path: file.path, line: index + 1, found: call,
              instead: "take FilePath or RelativePath of BarFiles, which look at bytes"))
        }
      }
    }
    #expect(findings.isEmpty, "\(findings.listed)")
  }

  @Test func `nothing is printed past the rule for strangers' text`() throws {
    var findings: [Finding] = []
    for file in ProjectFile.swift(in: "Sources/BarCommand") {
      let lines = try file.text.split(separator: "\n", omittingEmptySubsequences: false)
      for (index, line) in lines.enumerated()
      where line.contains(" print(") && !line.contains("func print(") {
        findings.append(
          Finding(
            path: file.path, line: index + 1, found: "print(",
            instead: "print through Console, which shows text as VisibleText says"))
      }
    }
    #expect(findings.isEmpty, "\(findings.listed)")
  }
}
