import Testing

/// That the folders of BarLayout have one order, and that each uses only those before it.
struct LayerTests {
  private static let module = "Sources/BarLayout/"

  /// The folders as the table of ARCHITECTURE.md lists them, the lowest first.
  private static func order() throws -> [[String]] {
    try section().filter { $0.hasPrefix("| `") }.map { row in
      let cell = row.split(separator: "|").first ?? ""
      return cell.split(separator: "`", omittingEmptySubsequences: false).enumerated()
        .filter { $0.offset % 2 == 1 }.map { String($0.element) }
    }
  }

  /// The lines of ARCHITECTURE.md about the layers.
  private static func section() throws -> [Substring] {
    let lines = try ProjectFile(path: "ARCHITECTURE.md").text
      .split(separator: "\n", omittingEmptySubsequences: false)
    return Array(
      lines.drop { $0 != "## The layers of BarLayout" }.dropFirst()
        .prefix { !$0.hasPrefix("## ") })
  }

  @Test func `every folder of BarLayout uses only the folders before it`() throws {
    let rule = LayerRule(order: try Self.order())
    var outlines: [String: SourceOutline] = [:]
    for file in ProjectFile.swift(in: "Sources/BarLayout") {
      guard let tokens = ProjectFile.tokens[file] else { continue }
      outlines[String(file.path.dropFirst(Self.module.count))] = SourceOutline(tokens)
    }
    #expect(outlines.count > 100)
    let steps = rule.stepsBack(in: outlines)
    #expect(steps.isEmpty, "\(steps.count) steps back:\(steps.listed)")
  }

  @Test(arguments: [
    "Layout", "Watch/Layout", "OtherPlatforms/Layout", "DisplayList", "Annotations",
  ])
  func `a stage after the decisions cannot fail`(folder: String) {
    let files = ProjectFile.swift(in: Self.module + folder)
    #expect(!files.isEmpty)
    let findings = ["throws", "throw", "try"].flatMap {
      CodeRule(sequence: [$0], instead: "decide it in Resolve, which throws SceneError")
        .findings(in: files)
    }
    #expect(findings.isEmpty, "\(findings.listed)")
  }

  @Test func `the display list measures nothing`() {
    let findings = ["TextMeasuring", "AdvanceTable", "LineMeasurer", "measure"].flatMap {
      CodeRule(sequence: [$0], instead: "measure in Layout and hand on what came of it")
        .findings(in: ProjectFile.swift(in: Self.module + "DisplayList"))
    }
    #expect(findings.isEmpty, "\(findings.listed)")
  }

  @Test(arguments: ["Layout", "Watch/Layout", "OtherPlatforms/Layout"])
  func `layout compares nothing that a scene says`(folder: String) {
    let words = ["BarScene", "NavigationItem", "Idiom", "ColumnPlace", "BarNavigationSplitView"]
    let findings = words.flatMap {
      CodeRule(sequence: [$0], instead: "Resolve decides by it, and layout reads the decision")
        .findings(in: ProjectFile.swift(in: Self.module + folder))
    }
    #expect(findings.isEmpty, "\(findings.listed)")
  }

  @Test func `every file of BarLayout lies in a folder of the order`() throws {
    let rule = LayerRule(order: try Self.order())
    let paths = ProjectFile.swift(in: "Sources/BarLayout")
      .map { String($0.path.dropFirst(Self.module.count)) }
    let lost = paths.filter { rule.level(of: $0) == nil }
    #expect(lost.isEmpty, "\(lost): move them, or give their folder a row in ARCHITECTURE.md")
    for folder in rule.order.joined() {
      #expect(
        paths.contains { $0.hasPrefix(folder + "/") },
        "ARCHITECTURE.md has \(folder), which is gone")
    }
  }

  @Test func `the picture of the layers shows the order of the table`() throws {
    let order = try Self.order().compactMap(\.first)
    var picture: [String] = []
    for line in try Self.section().drop(while: { $0 != "```" }).dropFirst()
      .prefix(while: { $0 != "```" })
    {
      picture += line.split { !$0.isLetter && $0 != "/" }.map(String.init)
        .filter { order.contains($0) }
    }
    #expect(picture.reversed() == order)
  }
}

/// That the rule finds steps back, and nothing else.
struct LayerRuleTests {
  private func found(_ sources: [String: String]) -> [String] {
    LayerRule(order: [["A"], ["B", "C/Numbers"], ["C"]]).stepsBack(
      in: sources.mapValues { SourceOutline(SourceToken.tokens(of: $0)) }
    ).map(\.found)
  }

  @Test func `a type of a later folder is found, with both types and files`() {
    let sources = ["A/One.swift": "struct One { var two: Two? }", "B/Two.swift": "struct Two {}"]
    #expect(found(sources) == ["One uses Two of B/Two.swift"])
  }

  @Test func `a member that a later folder adds to a type is found`() {
    let sources = [
      "A/One.swift": "struct One { func go() { print(self.area) } }",
      "B/One+Area.swift": "extension One { var area: Int { 1 } }",
    ]
    #expect(found(sources) == ["One uses One.area of B/One+Area.swift"])
  }

  @Test func `the longest name of a folder counts`() {
    let sources = [
      "B/One.swift": "struct One { var rows: Rows }", "C/Numbers/Rows.swift": "struct Rows {}",
      "C/Last.swift": "struct Last { var one: One, rows: Rows }",
    ]
    #expect(found(sources).isEmpty)
  }

  @Test(arguments: [
    "// Two\nstruct One {}", "struct One { var text = \"Two\" }", "struct One { struct Two {} }",
    "private struct Two {}\nstruct One { var a: Two }", "struct One { var a: Other.Two }",
    "struct One { var area = 1 }", "enum One { case area, b }",
  ])
  func `what only reads alike is no use`(source: String) {
    let sources = [
      "A/One.swift": source, "B/Two.swift": "struct Two {}\nextension One { var area: Int { 1 } }",
    ]
    #expect(found(sources).isEmpty)
  }

  @Test func `what is private to a file is used by no other`() {
    let sources = [
      "A/One.swift": "struct One { var a = sum(b: area) }",
      "B/Two.swift": "private struct sum {}\nextension One { private var area: Int { 1 } }\n"
        + "fileprivate extension One { var b: Int { 1 } }",
    ]
    #expect(found(sources).isEmpty)
  }
}
