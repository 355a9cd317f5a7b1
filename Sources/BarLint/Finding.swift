package import BarSceneFile

/// A rule that a scene breaks, and where.
package struct Finding: Hashable, Sendable {
  /// Why a finding does not count.
  package enum Suppression: Hashable, Sendable {
    /// The scene says why it breaks the rule.
    case disabled(reason: String)
    /// It was there when the baseline was written.
    case baseline
  }

  /// The rule.
  package let rule: LintRuleID
  /// How much it matters.
  package let severity: Rule.Severity
  /// The scene's file, as it was named.
  package let file: String
  /// Where the offending key stands.
  package let place: ScenePlace
  /// The offending key.
  package let keyPath: String
  /// What is wrong, in a sentence without a full stop.
  package let message: String
  /// What mends it; nil where that takes a person.
  package let fix: SceneEdit?
  /// Why it does not count; nil where it does.
  package var suppression: Suppression?

  init(_ remark: Remark, of rule: Rule, in file: SceneFile, named name: String) {
    self.rule = rule.id
    severity = rule.severity
    self.file = name
    place = file.place(of: remark.keyPath)
    keyPath = remark.keyPath
    message = remark.message
    fix = remark.fix
  }
}

/// What holding a scene against the guidelines gave.
package struct LintedScene: Sendable {
  /// The scene's file, as it was named.
  package let file: String
  /// What was found, in the order of the file; suppressed ones are among them.
  package var findings: [Finding]
  /// What is odd about the scene besides.
  package let warnings: [SceneProblem]

  /// The findings that count.
  package var open: [Finding] { findings.filter { $0.suppression == nil } }
}
