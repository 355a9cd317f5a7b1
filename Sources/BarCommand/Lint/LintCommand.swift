internal import ArgumentParser
internal import BarFiles
internal import BarLint
internal import BarSceneFile

/// `navbar lint`: scenes held against the Human Interface Guidelines.
struct LintCommand: OverridingCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Hold scenes against the Human Interface Guidelines.",
    discussion: """
      A finding is a line: file:line:column: severity: what is wrong [rule]. `navbar rule RULE` says \
      why, with an example. A folder stands for every scene in it.

        navbar lint scenes/
        navbar lint inbox.yaml --app-name Mail --locales de_DE,fi_FI
        navbar lint inbox.yaml --fix
        navbar lint scenes/ --format sarif > lint.sarif
        navbar lint scenes/ --write-baseline lint-baseline.txt
        navbar lint scenes/ --baseline lint-baseline.txt

      A scene that breaks a rule on purpose says so, and why:

        lint:
          disable:
            long-title: the title is the song's

      `--fix` changes the files where a rule can be fixed without a person; everything else in them \
      stays as it is. Exit status: 0 nothing found, 1 findings, 65 a scene cannot be laid out.
      """)

  @Argument(
    help: "Scene files or folders; - reads the standard input stream.", completion: .sceneFiles)
  var scenes: [String]

  @Option(name: .shortAndLong, help: "What to print.")
  var format: LintReport.Format = .human

  @Flag(help: "Fix what can be fixed, in the files.")
  var fix = false

  @Option(
    help: ArgumentHelp("Ask this rule only. May be repeated.", valueName: "rule"),
    completion: .list(LintRuleID.allCases.map(\.rawValue)))
  var rule: [Choice<LintRuleID>] = []

  @Option(help: ArgumentHelp("What the app is called.", valueName: "name"))
  var appName: String?

  @Option(
    help: ArgumentHelp(
      "Languages in which texts are looked at too, with commas between them.", valueName: "list"),
    completion: .locales)
  var locales: String?

  @Option(
    help: ArgumentHelp("Findings that do not count, from this file.", valueName: "file"),
    completion: .file())
  var baseline: String?

  @Option(
    help: ArgumentHelp(
      "Write what is found to this file, to be left out next time.", valueName: "file"),
    completion: .file())
  var writeBaseline: String?

  @OptionGroup var walk: WalkOptions
  @OptionGroup(title: "Options that override the scene") var overrides: SceneOptions
  @OptionGroup(title: "Text") var measuring: MeasuringOptions

  func validate() throws {
    try refuseSecondStream(among: scenes.unbundled)
    if fix, scenes.contains("-") {
      throw ValidationError("--fix changes files; the standard input stream is none")
    }
    if fix, !overrides.overrides.isEmpty || walk.after != nil {
      throw ValidationError("--fix fixes scenes as they are written; leave out what changes them")
    }
    if baseline != nil, writeBaseline != nil {
      throw ValidationError("--baseline reads and --write-baseline writes; choose one")
    }
    for locale in localeList where !SceneFile.takesLocale(locale) {
      throw ValidationError(
        "bad locale in --locales (found \"\(locale)\"; accepted: en, en_US, zh-Hant, …)")
    }
  }

  func run(in console: Console) async throws(Failure) -> RunStatus {
    let stage = try SceneLayout(measuring)
    let linter = Linter(
      rules: rule.isEmpty ? nil : Set(rule.map(\.value)), appName: appName, locales: localeList,
      baseline: try readBaseline(), looksAtEveryStep: walk.after == .all, layOut: stage.layOut)
    var steps: [SceneOverride] = []
    if case .count(let count) = walk.after { steps = [.after(count)] }
    let run = LintRun(
      linter: linter, overrides: overrides.overrides + steps, fixes: fix, console: console)
    let inputs = try SceneInputs(scenes.unbundled)
    let report = try run.report(on: inputs.files)
    switch format {
    case .human: try console.print(report.text(format))
    case .json, .sarif, .junit, .github: try console.printDocument(report.text(format))
    }
    for line in report.closing { console.say(line) }
    for entry in linter.baseline.gone(from: report.scenes) {
      console.say(
        "note: \(entry.file): \(entry.rule) at \(entry.keyPath) is gone (drop it from the baseline)"
      )
    }
    if let writeBaseline {
      try write(Baseline(of: report.scenes).text, to: writeBaseline, console)
      return report.failures.map(\.status).max() ?? .success
    }
    return report.status
  }

  private var localeList: [String] {
    locales.map { $0.split(separator: ",").map(String.init) } ?? []
  }

  private func readBaseline() throws(Failure) -> Baseline {
    guard let baseline else { return Baseline() }
    let bytes = try Failure.filing { () throws(FileFailure) in
      try FileReading.whole(baseline, limit: FileReading.sceneLimit)
    }
    do throws(Baseline.BadLine) {
      return try Baseline(text: String(decoding: bytes, as: UTF8.self))
    } catch {
      throw Failure(
        status: .badScene,
        lines: [
          "\(baseline):\(error.line):1: error: a baseline's line has three parts with tabs between "
            + "(accepted: rule, file, key path)"
        ])
    }
  }

  private func write(_ text: String, to path: String, _ console: Console) throws(Failure) {
    try Failure.filing { () throws(FileFailure) in
      try WholeFile(calls: console.files).write(Array(text.utf8), to: path)
    }
  }
}
