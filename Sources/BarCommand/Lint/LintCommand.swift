internal import ArgumentParser
internal import BarLayout

/// `navbar lint`: what a designer would remark on.
struct LintCommand: NavbarCommand {
  /// The forms findings can be printed in.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case human, json, sarif, junit, github
  }

  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract:
      "Find settings without effect, and what the Human Interface Guidelines advise against.",
    discussion: """
      Reads each scene, lays it out, and names the rule of each finding. `sarif` is for code \
      scanning, `github` annotates a pull request, `junit` is for test reports.

        navbar lint scenes/*.yaml
        navbar lint scenes/*.yaml --format sarif > navbar.sarif
        navbar lint inbox.yaml --ignore title-is-cut
        navbar lint --rules

      Exit status: 0 nothing was found, 1 something was, 65 a scene is wrong.
      """)

  @Argument(help: "Scene files; - reads the standard input stream.", completion: .sceneFiles)
  var scenes: [String] = []

  @Option(name: .shortAndLong, help: "What to print.")
  var format: Format = .human

  @Option(help: ArgumentHelp("A rule to leave out; may be repeated.", valueName: "rule"))
  var ignore: [String] = []

  @Flag(help: "List the rules.")
  var rules = false

  @OptionGroup(title: "Options that override the scene") var overrides: SceneOptions

  func validate() throws {
    if scenes.isEmpty, !rules { throw ValidationError("name a scene, or --rules for the rules") }
    for name in ignore where LintRule(rawValue: name) == nil {
      let names = LintRule.allCases.map(\.rawValue).joined(separator: ", ")
      throw ValidationError("no rule \(name); the rules are \(names)")
    }
  }

  func run(in console: Console) async throws(Failure) -> RunStatus {
    if rules {
      let rows = LintRule.allCases.map { [$0.rawValue, $0.summary] }
      try console.print(TextTable(rows: rows).text)
      return .success
    }
    let stage = LayoutStage()
    var worst = RunStatus.success
    var report = LintReport()
    for input in scenes.map(SceneInput.init) {
      do throws(Failure) {
        let bytes = try input.read(console)
        let answer = try stage.layOut(input, bytes: bytes, overrides: overrides.overrides)
        let findings = answer.findings.filter { !ignore.contains($0.rule.rawValue) }
        report.scenes.append(LintReport.Scene(name: input.label, findings: findings))
      } catch {
        worst = max(worst, try console.reported(error))
      }
    }
    try console.print(report.text(format))
    return report.isEmpty ? worst : max(worst, .notFound)
  }
}
