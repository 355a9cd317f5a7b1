import Testing

/// The rules of the house that a compiler does not know.
struct SourceRuleTests {
  /// A file that a rule makes an exception for, and why.
  struct Exception: Sendable {
    var path: String
    /// What the file may have.
    var allowed: Set<String>
    var because: String
  }

  @Test func `BarLayout imports nothing`() throws {
    let files = ProjectFile.swift(in: "Sources/BarLayout")
    #expect(!files.isEmpty)
    let findings = CodeRule.noImport.findings(in: files)
    #expect(findings.isEmpty, "\(findings.listed)")
  }

  @Test func `a test of layouts needs nothing but Swift`() throws {
    let allowed: Set = [
      "BarLayout", "BarComparison", "BarFiles", "Testing", "XCTest", "Dispatch", "Synchronization",
      "Glibc", "Musl", "Darwin", "os",
    ]
    for folder in ["Sources/BarTesting", "Sources/BarComparison", "Sources/BarFiles"] {
      let files = ProjectFile.swift(in: folder).filter { $0.path.hasPrefix("\(folder)/") }
      #expect(!files.isEmpty)
      let findings = CodeRule.noImport.findings(in: files).filter { finding in
        finding.found.split(separator: " ").last.map { !allowed.contains(String($0)) } ?? true
      }
      #expect(findings.isEmpty, "\(findings.listed): BarTesting stays free of C libraries")
    }
  }

  @Test func `nothing is unwrapped or tried by force`() throws {
    let files = ProjectFile.ours
    let findings = CodeRule.noForce.findings(in: files)
    #expect(findings.isEmpty, "\(findings.listed)")
  }

  @Test(arguments: [
    CodeRule(
      sequence: ["nonisolated", "(", "unsafe", ")"],
      instead: "make it a static let of a Sendable value, or a parameter"),
    CodeRule(
      sequence: ["@", "unchecked"],
      instead: "make it a struct of Sendable values, or keep it inside one task"),
    CodeRule(sequence: ["@", "preconcurrency"], instead: "make the type Sendable, or wrap it"),
    CodeRule(sequence: ["fatalError", "("], instead: "throw a typed error with the values"),
    CodeRule(
      sequence: ["unsafeBitCast", "("], instead: "convert the value, or change the C function"),
  ])
  func `what the compiler lets pass is not used`(rule: CodeRule) {
    let findings = rule.findings(in: ProjectFile.swift(in: "Sources"))
    #expect(findings.isEmpty, "\(findings.listed)")
  }

  @Test func `no global state can change`() throws {
    let rule = CodeRule(
      find: { tokens in
        tokens.indices.compactMap { start in
          let run = tokens[start...].prefix(2).map(\.characters)
          guard run == ["static", "var"] else { return nil }
          let rest = tokens[start...].dropFirst(2).prefix { $0.line == tokens[start].line }
          let isStored = !rest.contains { $0.characters == "{" }
          return isStored ? (tokens[start].line, "static var") : nil
        }
      }, instead: "use static let, or pass the value as a parameter")
    #expect(rule.findings(in: "static var a = 0", path: "").count == 1)
    #expect(rule.findings(in: "static var a: Int { 0 }", path: "").isEmpty)
    let findings = rule.findings(in: ProjectFile.swift(in: "Sources"))
    #expect(findings.isEmpty, "\(findings.listed)")
  }

  @Test func `no file is longer than 300 lines, but for generated tables`() throws {
    var findings: [Finding] = []
    for file in ProjectFile.ours {
      let text = try file.text
      let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      guard lines.count > 301, !ProjectFile.isGenerated(text) else { continue }
      findings.append(
        Finding(
          path: file.path, found: "\(lines.count - 1) lines",
          instead: "move one aspect to Type+Aspect.swift; 300 lines are the most"))
    }
    #expect(findings.isEmpty, "\(findings.listed)")
  }

  /// Where layout may say left and right.
  static let physicalNames = [
    Exception(
      path: "Sources/BarLayout/Resolve/",
      allowed: [
        "leftBarButtonItems", "rightBarButtonItems", "leftItemsSupplementBackButton",
      ], because: "they are UIKit's names of what a scene says"),
    Exception(
      path: "Sources/BarLayout/Resolve/ResolvedPlace+Resolve.swift", allowed: ["left", "right"],
      because: "the screen's safe area becomes leading and trailing here"),
    Exception(
      path: "Sources/BarLayout/Resolve/MetricContext+Scene.swift", allowed: ["left", "right"],
      because: "the wider of both sides' insets is taken"),
    Exception(
      path: "Sources/BarLayout/Layout/Arrangement+Segments.swift", allowed: ["left", "right"],
      because: "one inset holds for all four edges"),
    Exception(
      path: "Sources/BarLayout/Layout/ElementID.swift",
      allowed: ["leftBarButtonItem", "rightBarButtonItem"], because: "they are UIKit's names"),
    Exception(
      path: "Sources/BarLayout/Metrics/KeyboardKeys.swift", allowed: ["deleteLeft"],
      because: "it is a symbol's name"),
    Exception(
      path: "Sources/BarLayout/Layout/LaidOut",
      allowed: ["left", "right", "pointsLeft", "mirrorsInRightToLeft"],
      because: "a laid-out bar has been turned"),
    Exception(
      path: "Sources/BarLayout/Layout/Snapping.swift",
      allowed: ["left", "right", "pointsLeft", "mirrorsInRightToLeft"],
      because: "it turns what a bar is made of"),
    Exception(
      path: "Sources/BarLayout/Layout/DirectionalEdgeInsets+Direction.swift",
      allowed: ["left", "right"], because: "it turns insets"),
    Exception(
      path: "Sources/BarLayout/Layout/TransitionMoment.swift",
      allowed: ["left", "right"], because: "its bars have been turned"),
  ]

  @Test func `between the scene and the turned layout, sides are leading and trailing`() throws {
    var findings: [Finding] = []
    // Text is left out: the bounds of a glyph have a left and a right edge.
    for folder in ["Metrics", "Resolve", "Layout"] {
      for file in ProjectFile.swift(in: "Sources/BarLayout/\(folder)") {
        let exceptions = Self.physicalNames.filter { file.path.hasPrefix($0.path) }
        let allowed = exceptions.reduce(into: Set<String>()) { $0.formUnion($1.allowed) }
        findings += CodeRule.noLeftOrRight(except: allowed).findings(in: [file])
      }
    }
    #expect(findings.isEmpty, "\(findings.listed)")
  }

  @Test(arguments: physicalNames)
  func `an exception is made for files that there are`(exception: Exception) {
    #expect(ProjectFile.swift(in: "Sources").contains { $0.path.hasPrefix(exception.path) })
  }

  @Test func `stages have no numbers of their own`() throws {
    var findings: [Finding] = []
    let folders = [
      "Resolve", "Layout", "DisplayList", "Watch/Resolve", "Watch/Layout", "OtherPlatforms/Resolve",
      "OtherPlatforms/Layout", "Accessibility", "Annotations", "Pipeline",
    ]
    for folder in folders {
      for file in ProjectFile.swift(in: "Sources/BarLayout/\(folder)") {
        findings += CodeRule.noNumbers().findings(in: [file])
      }
    }
    #expect(findings.isEmpty, "\(findings.listed)")
  }
}
