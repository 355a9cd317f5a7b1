public import BarSceneFile

/// A guideline as something that can be checked.
public struct Rule: Sendable {
  /// How much a broken rule matters.
  public enum Severity: String, CaseIterable, Sendable, Comparable {
    /// Worth knowing.
    case note
    /// People are served worse.
    case warning
    /// People are shut out, or the system refuses.
    case error

    /// What matters less comes first.
    public static func < (a: Severity, b: Severity) -> Bool { a.rank < b.rank }

    private var rank: Int {
      switch self {
      case .note: 0
      case .warning: 1
      case .error: 2
      }
    }
  }

  /// The rule's name.
  public let id: LintRuleID
  /// How much it matters.
  public let severity: Severity
  /// What is asked for, in a sentence.
  public let summary: String
  /// Why, in a few sentences.
  public let reason: String
  /// The guideline it is made from: the name of its page.
  public let source: String
  /// A scene that breaks it.
  public let bad: String
  /// A scene that keeps it.
  public let good: String
  /// Whether `--fix` can fix it.
  public let isFixable: Bool
  /// What a scene says against it.
  let check: @Sendable (LintSubject) -> [Violation]

  init(
    _ id: LintRuleID, _ severity: Severity, _ summary: String, reason: String, source: String,
    bad: String, good: String, isFixable: Bool = false,
    check: @escaping @Sendable (LintSubject) -> [Violation]
  ) {
    self.id = id
    self.severity = severity
    self.summary = summary
    self.reason = reason
    self.source = source
    self.bad = bad
    self.good = good
    self.isFixable = isFixable
    self.check = check
  }
}

/// What a rule says about a place in a scene.
struct Violation: Hashable, Sendable {
  /// The part that offends, as UIKit names it.
  var keyPath: String
  /// What is wrong with it, in a sentence without a full stop.
  var message: String
  /// What fixes it; nil where that takes a person.
  var fix: SceneEdit?
  /// The language whose words offend; nil for the scene's.
  var locale: String?
  /// How much it matters; nil for what the rule says.
  var severity: Rule.Severity?

  init(
    _ keyPath: String, _ message: String, fix: SceneEdit? = nil, locale: String? = nil,
    severity: Rule.Severity? = nil
  ) {
    self.severity = severity
    self.keyPath = keyPath
    self.message = message
    self.fix = fix
    self.locale = locale
  }
}
