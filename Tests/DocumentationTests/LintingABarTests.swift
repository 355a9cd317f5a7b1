import BarLint
import BarSceneFile
import Testing

/// The samples of `docs/navbar.docc/LintingABar.md`.
struct LintingABarTests {
  @Test func `the samples about the guidelines find something`() throws {
    let text = """
      device: iphone-15-pro
      system: ios-17
      navigationBar:
        items: [{ title: Mailboxes }, { title: "A title that is much too long for any bar" }]
      """
    let source = SceneSource(name: "inbox.yaml", bytes: Array(text.utf8))
    let result = try Linter().lint(source)
    for finding in result.open {
      print("\(finding.file):\(finding.place.line): \(finding.message)")
    }
    #expect(result.open.contains { $0.rule == .longTitle && $0.place.line == 4 })

    let strict = Linter(rules: [.longTitle, .lowContrast], appName: "Mail", locales: ["de", "fr"])
    let findings = try strict.lint(source).findings
    #expect(findings.allSatisfy { [.longTitle, .lowContrast].contains($0.rule) })
  }
}
