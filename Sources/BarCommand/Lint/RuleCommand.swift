internal import ArgumentParser
internal import BarAnswers
internal import BarLint
internal import BarSceneFile

/// `navbar rule`: the guidelines that `navbar lint` knows.
struct RuleCommand: NavbarCommand {
  static let configuration = CommandConfiguration(
    commandName: "rule",
    abstract: "List the rules of navbar lint, or explain one.",
    discussion: """
        navbar rule
        navbar rule low-contrast
        navbar rule --markdown > docs/LINT.md
      """)

  @Argument(
    help: "A rule, to read why it is one.",
    completion: .list(LintRuleID.allCases.map(\.rawValue)))
  var rule: String?

  @Flag(help: "Print the page docs/LINT.md.")
  var markdown = false

  func validate() throws {
    if markdown, rule != nil {
      throw ValidationError("--markdown prints every rule; leave the rule out")
    }
  }

  func run(in console: Console) async throws(Failure) -> RunStatus {
    if markdown {
      try console.printDocument(RulePage.markdown)
      return .success
    }
    guard let rule else {
      let rows = Rule.all.map { [$0.id.rawValue, $0.severity.rawValue, $0.summary] }
      try console.print(TextTable(rows: rows).text)
      return .success
    }
    guard let id = LintRuleID(rawValue: rule) else {
      let names = LintRuleID.allCases.map(\.rawValue)
      throw Failure(.notFound, "no rule \(rule)\(NearestNames(names: names).question(rule))")
    }
    try console.printDocument(RulePage.text(of: Rule.named(id)))
    return .success
  }
}
