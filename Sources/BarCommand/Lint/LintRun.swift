internal import BarFiles
internal import BarLint
internal import BarSceneFile

/// Looks at one scene after the other, and fixes them if that is asked for.
struct LintRun {
  let linter: Linter
  let overrides: [SceneOverride]
  /// Whether files are changed.
  let fixes: Bool
  let console: Console

  /// What is found in some scenes.
  ///
  /// - Throws: only where going on makes no sense; what fails with one scene is in the report.
  func report(on inputs: [SceneInput]) throws(Failure) -> LintReport {
    var report = LintReport()
    for input in inputs {
      do throws(Failure) {
        let scene = try lint(input, &report)
        for warning in scene.warnings { console.say(warning.description) }
        report.scenes.append(scene)
      } catch {
        _ = try console.reported(error)
        report.failures.append(LintReport.Failed(file: input.label, failure: error))
      }
    }
    return report
  }

  private func lint(_ input: SceneInput, _ report: inout LintReport) throws(Failure) -> LintedScene
  {
    let source = try input.source(try input.read(console))
    let fixed: FixedScene
    let scene: LintedScene
    do throws(SceneProblems) {
      fixed = fixes ? try linter.fix(source) : FixedScene(source: source, fixed: [])
      scene = try linter.lint(fixed.source, overrides: overrides)
    } catch {
      throw Failure(error.problems)
    }
    if fixed.source.bytes != source.bytes {
      try replace(input.argument, with: fixed.source.bytes)
    }
    report.fixed += fixed.fixed
    return scene
  }

  private func replace(_ path: String, with bytes: [UInt8]) throws(Failure) {
    try Failure.filing { () throws(FileFailure) in
      try WholeFile(calls: console.files).write(bytes, to: path)
    }
  }
}
