import BarLint
import BarSceneFile
import BarTestSupport
import Foundation
import Testing

@testable import BarCommand

@Suite struct LintReportTests {
  private static let scene = """
    lint: { disable: { long-title: "it is <so> & stays" } }
    navigationBar:
      items:
        - title: Variations on a Theme
          rightBarButtonItems: [{ title: A }, { title: B }]

    """

  private func object(_ run: CommandRun) throws -> [String: Any] {
    let object = try JSONSerialization.jsonObject(with: Data(run.output))
    return try #require(object as? [String: Any])
  }

  @Test func `JSON names each finding with its place and what became of it`() async throws {
    let run = await CommandRun(["lint", "-", "--format", "json"], input: Self.scene)
    #expect(run.status == .notFound)
    let report = try object(run)
    #expect(report["schemaVersion"] as? Int == 1)
    let findings = try #require(report["findings"] as? [[String: Any]])
    let crowded = try #require(findings.first { $0["rule"] as? String == "crowded-text-buttons" })
    #expect(crowded["file"] as? String == "<stdin>")
    #expect(crowded["line"] as? Int == 5 && crowded["column"] as? Int == 43)
    #expect(crowded["keyPath"] as? String == "navigationBar.items[0].rightBarButtonItems[1]")
    #expect(crowded["fixable"] as? Bool == true && crowded["suppressed"] == nil)
    let long = try #require(findings.first { $0["rule"] as? String == "long-title" })
    #expect(long["suppressed"] as? String == "disabled")
    #expect(long["reason"] as? String == "it is <so> & stays")
  }

  @Test func `SARIF has the members that its schema requires`() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path("a b.yaml")
    try Self.scene.write(toFile: path, atomically: true, encoding: .utf8)
    let run = await CommandRun(["lint", path, folder.path("gone.yaml"), "--format", "sarif"])
    #expect(run.status == .inputMissing)
    let log = try object(run)
    #expect(log["version"] as? String == "2.1.0")
    #expect((log["$schema"] as? String)?.contains("sarif-2.1.0") == true)
    let runs = try #require(log["runs"] as? [[String: Any]])
    let only = try #require(runs.first)
    #expect(runs.count == 1)
    #expect(only["columnKind"] as? String == "unicodeCodePoints")
    let tool = try #require(only["tool"] as? [String: Any])
    let driver = try #require(tool["driver"] as? [String: Any])
    #expect(driver["name"] as? String == "navbar")
    let rules = try #require(driver["rules"] as? [[String: Any]])
    #expect(rules.map { $0["id"] as? String } == LintRuleID.allCases.map(\.rawValue))
    for rule in rules {
      for key in ["shortDescription", "fullDescription", "help"] {
        #expect((rule[key] as? [String: Any])?["text"] is String)
      }
      let level = (rule["defaultConfiguration"] as? [String: Any])?["level"] as? String
      #expect(["note", "warning", "error"].contains(level))
    }
    let results = try #require(only["results"] as? [[String: Any]])
    #expect(results.count >= 2)
    for result in results { try check(result, rules: rules) }
    let long = try #require(results.first { $0["ruleId"] as? String == "long-title" })
    let suppression = try #require((long["suppressions"] as? [[String: Any]])?.first)
    #expect(suppression["kind"] as? String == "inSource")
    #expect(suppression["justification"] as? String == "it is <so> & stays")
    let invocation = try #require((only["invocations"] as? [[String: Any]])?.first)
    #expect(invocation["executionSuccessful"] as? Bool == false)
    let notes = try #require(invocation["toolExecutionNotifications"] as? [[String: Any]])
    #expect(notes.allSatisfy { ($0["message"] as? [String: Any])?["text"] is String })
  }

  private func check(_ result: [String: Any], rules: [[String: Any]]) throws {
    #expect((result["message"] as? [String: Any])?["text"] is String)
    let index = try #require(result["ruleIndex"] as? Int)
    #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
    #expect(["note", "warning", "error"].contains(result["level"] as? String))
    let locations = try #require(result["locations"] as? [[String: Any]])
    let physical = try #require(locations.first?["physicalLocation"] as? [String: Any])
    let artifact = try #require(physical["artifactLocation"] as? [String: Any])
    let uri = try #require(artifact["uri"] as? String)
    #expect(uri.hasPrefix("file:///") && uri.hasSuffix("a%20b.yaml"))
    let region = try #require(physical["region"] as? [String: Any])
    #expect((region["startLine"] as? Int ?? 0) >= 1 && (region["startColumn"] as? Int ?? 0) >= 1)
  }

  @Test func `JUnit has a suite a scene and a case a rule, and is XML`() async throws {
    let run = await CommandRun(["lint", "-", "--format", "junit"], input: Self.scene)
    #expect(run.status == .notFound)
    let reader = XMLReader(run.output)
    #expect(reader.isWellFormed)
    #expect(reader.count(of: "testsuite") == 1)
    #expect(reader.count(of: "testcase") == LintRuleID.allCases.count)
    #expect(reader.count(of: "skipped") == 1)
    let open = try Set(
      object(await CommandRun(["lint", "-", "--format", "json"], input: Self.scene))["findings"]
        .flatMap { $0 as? [[String: Any]] }?
        .filter { $0["suppressed"] == nil }.compactMap { $0["rule"] as? String } ?? [])
    #expect(reader.count(of: "failure") == open.count)
    #expect(run.text.contains("<skipped message=\"it is &lt;so&gt; &amp; stays\"/>"))
  }

  @Test func `GitHub gets annotations with its signs written out`() async {
    let run = await CommandRun(["lint", "-", "--format", "github"], input: Self.scene)
    #expect(
      run.text.contains("\n::warning file=<stdin>,line=5,col=43,title=crowded-text-buttons::the "))
    #expect(!run.text.contains("long-title"))
    let broken = await CommandRun(
      ["lint", "-", "--format", "github", "--app-name", "a"],
      input: "navigationBar: { items: [{ title: A }] }")
    #expect(broken.text.split(separator: "\n").count == 1)
  }
}

/// Reads XML as far as tests ask.
private struct XMLReader {
  private let text: String
  let isWellFormed: Bool

  init(_ bytes: [UInt8]) {
    text = String(decoding: bytes, as: UTF8.self)
    var open: [String] = []
    var isGood = text.hasPrefix("<?xml version=\"1.0\" encoding=\"UTF-8\"?>")
    for part in text.split(separator: "<").dropFirst() {
      guard let end = part.firstIndex(of: ">") else {
        isGood = false
        continue
      }
      let tag = part[..<end]
      let name = String(tag.split(separator: " ").first ?? "")
      if tag.hasPrefix("/") {
        if open.popLast() != String(tag.dropFirst()) { isGood = false }
      } else if !tag.hasSuffix("/") {
        open.append(name)
      }
      if tag.filter({ $0 == "\"" }).count % 2 != 0 { isGood = false }
    }
    isWellFormed = isGood && open.isEmpty
  }

  /// How many elements have a name.
  func count(of name: String) -> Int {
    text.components(separatedBy: "<\(name) ").count - 1
  }
}
