internal import BarLint
internal import BarSceneFile
internal import Testing

@Suite struct RuleTests {
  @Test(arguments: LintRuleID.allCases)
  func `each have two scenes that break them, and two that keep them`(rule: LintRuleID) {
    let scenes = RuleScene.scenes(of: rule)
    #expect(scenes.count { $0.offence != nil } >= 2)
    #expect(scenes.count { $0.offence == nil } >= 2)
  }

  @Test(arguments: RuleScene.all.filter { $0.offence != nil })
  func `the rules find what is bad, at the key that offends`(scene: RuleScene) throws {
    let linted = try Linter.plain().lint(scene.source)
    let own = linted.open.filter { $0.rule == scene.rule }
    let said = linted.open.map { "\($0.rule) \($0.keyPath)" }
    #expect(Set(said).count == said.count, "nothing is said twice: \(said)")
    #expect(own.map(\.keyPath).contains(scene.offence ?? ""), "\(linted.lines)")
    let key = scene.offence?.split(separator: ".").last.map(String.init) ?? ""
    let lines = scene.text.split(separator: "\n", omittingEmptySubsequences: false)
    for finding in own where finding.keyPath == scene.offence {
      #expect(finding.severity == Rule.named(scene.rule).severity)
      let line = lines[finding.place.line - 1].unicodeScalars.dropFirst(finding.place.column - 1)
      if !key.hasSuffix("]") {
        #expect(String(line).hasPrefix(key + ":"), "\(finding.place)")
      }
    }
  }

  @Test(arguments: RuleScene.all.filter { $0.offence == nil })
  func `the rules find nothing where a scene is good`(scene: RuleScene) throws {
    let linted = try Linter.plain().lint(scene.source)
    #expect(linted.open.isEmpty, "\(linted.lines)")
    #expect(linted.warnings.isEmpty)
  }

  @Test(arguments: LintRuleID.allCases)
  func `the rules have examples that are true`(id: LintRuleID) throws {
    let rule = Rule.named(id)
    let bad = SceneSource(name: "bad.yaml", bytes: Array(rule.bad.utf8))
    let found = try Linter.plain().lint(bad)
    #expect(found.open.contains { $0.rule == id }, "\(found.lines)")
    let good = SceneSource(name: "good.yaml", bytes: Array(rule.good.utf8))
    let none = try Linter.plain().lint(good)
    #expect(none.open.isEmpty, "\(none.lines)")
  }

  @Test
  func `the rules are named as scenes name them, each once, and say whether they can be fixed`() {
    #expect(Rule.all.map(\.id) == LintRuleID.allCases)
    for rule in Rule.all {
      #expect(rule.summary.hasSuffix(".") && rule.reason.hasSuffix("."))
      #expect(!rule.source.isEmpty)
      let fixes = RuleScene.scenes(of: rule.id).compactMap { scene in
        try? Linter.plain().lint(scene.source)
      }.flatMap(\.open).filter { $0.rule == rule.id && $0.fix != nil }
      #expect(fixes.isEmpty == !rule.isFixable, "\(rule.id)")
    }
  }
}
