internal import ArgumentParser
internal import BarFiles
internal import BarGolden
internal import BarLint
internal import BarSceneFile

/// What was found in all scenes of a run.
struct LintReport {
  /// The forms it can be printed in.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case human, json, sarif, junit, github
  }

  /// A scene that could not be looked at.
  struct Failed {
    /// Its file, as it was named.
    var file: String
    /// Why.
    var failure: Failure

    /// How bad that is.
    var status: RunStatus { failure.status }
  }

  /// The scenes that were looked at, in their order.
  var scenes: [LintedScene] = []
  /// The scenes that were not.
  var failures: [Failed] = []
  /// What `--fix` has fixed.
  var fixed: [Finding] = []

  /// Every finding, suppressed ones too.
  var findings: [Finding] { scenes.flatMap(\.findings) }

  /// The findings that count.
  var open: [Finding] { scenes.flatMap(\.open) }

  /// How the run ends.
  var status: RunStatus {
    max(open.isEmpty ? .success : .notFound, failures.map(\.status).max() ?? .success)
  }

  /// The report in a form.
  func text(_ format: Format) -> String {
    switch format {
    case .human: human
    case .json: json
    case .sarif: sarif
    case .junit: junit
    case .github: github
    }
  }

  /// What is said on the standard error stream at the end; nothing where there is nothing to say.
  var closing: [String] {
    var lines: [String] = []
    for finding in fixed {
      lines.append(
        "note: \(finding.file):\(finding.place.line): fixed \(finding.rule.rawValue): "
          + finding.message)
    }
    guard !open.isEmpty else { return lines }
    let fixable = open.count { $0.fix != nil }
    let count = open.count == 1 ? "1 finding" : "\(open.count) findings"
    let help = fixable == 0 ? "" : "; --fix fixes \(fixable)"
    lines.append("note: \(count)\(help); navbar rule RULE says why")
    return lines
  }

  /// A line a finding, as compilers write them.
  private var human: String {
    open.map { finding in
      "\(VisibleText.spelled(finding.file)):\(finding.place.line):\(finding.place.column): "
        + "\(finding.severity.rawValue): \(VisibleText.spelled(finding.message)) "
        + "[\(finding.rule.rawValue)]\n"
    }.joined()
  }

  /// Annotations as GitHub's runner takes them from a step's output.
  private var github: String {
    open.map { finding in
      let level = finding.severity == .note ? "notice" : finding.severity.rawValue
      let file = GitHubText.property(finding.file)
      return "::\(level) file=\(file),line=\(finding.place.line),col=\(finding.place.column),"
        + "title=\(finding.rule.rawValue)::\(GitHubText.message(finding.message))\n"
    }.joined()
  }
}
