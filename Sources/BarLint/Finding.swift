public import BarSceneFile

/// A rule that a scene breaks, and where.
public struct Finding: Hashable, Sendable {
  /// Why a finding does not count.
  public enum Suppression: Hashable, Sendable {
    /// The scene says why it breaks the rule.
    case disabled(reason: String)
    /// It was there when the baseline was written.
    case baseline
  }

  /// What tells findings of a scene apart.
  struct Key: Hashable {
    var rule: LintRuleID
    var keyPath: String
  }

  /// The rule.
  public let rule: LintRuleID
  /// How much it matters.
  public let severity: Rule.Severity
  /// The scene's file, as it was named.
  public let file: String
  /// Where the offending key stands.
  public let place: ScenePlace
  /// The offending key.
  public let keyPath: String
  /// What is wrong, in a sentence without a full stop.
  public let message: String
  /// What fixes it; nil where that takes a person.
  package private(set) var fix: SceneEdit?
  /// Why it does not count; nil where it does.
  public var suppression: Suppression?

  var key: Key { Key(rule: rule, keyPath: keyPath) }

  /// The finding without a fix that the text is not written for.
  func fixable(in source: SceneEditing?) -> Finding {
    guard let fix, source?.applying(fix) == nil else { return self }
    var result = self
    result.fix = nil
    return result
  }

  init(_ violation: Violation, of rule: Rule, in file: SceneFile, named name: String) {
    self.rule = rule.id
    severity = violation.severity ?? rule.severity
    self.file = name
    place = file.place(of: violation.keyPath)
    keyPath = violation.keyPath
    message = violation.message
    fix = violation.fix
  }

  /// What a rule says about a bar, at the place where that stands in the file.
  ///
  /// - Parameter cell: the combination of the matrix; nil for the scene as it stands.
  init(
    _ violation: Violation, of rule: Rule, in subject: LintSubject, named name: String,
    cell: String?
  ) {
    var placed = violation
    placed.keyPath = subject.paths.keyPath(of: violation.keyPath, locale: violation.locale)
    placed.message += cell.map { " (with \($0))" } ?? ""
    placed.fix = violation.fix.flatMap { $0.placed(by: subject.paths) }
    self.init(placed, of: rule, in: subject.file, named: name)
  }
}

extension SceneEdit {
  /// The edit where the parts stand that it names; nil where what it does makes no sense there.
  fileprivate func placed(by paths: BarKeyPaths) -> SceneEdit? {
    switch self {
    case .remove(let path):
      let place = paths.keyPath(of: path)
      return place.hasPrefix("strings.") ? nil : .remove(keyPath: place)
    case .replace(let path, let text): return .replace(keyPath: paths.keyPath(of: path), text: text)
    case .insertText(let key, let text, let path):
      let place = paths.keyPath(of: path)
      return Self.isOfItem(place) ? .insertText(key: key, text: text, before: place) : nil
    case .copyValue(let key, let path):
      return .copyValue(key: key, of: paths.keyPath(of: path))
    case .insertFixedSpace(let points, let path):
      let place = paths.keyPath(of: path)
      return place.hasSuffix("]")
        ? .insertFixedSpace(points: points, before: place) : nil
    }
  }

  /// Whether a key stands in a navigation item as UIKit has it, beside others of the kind.
  private static func isOfItem(_ place: String) -> Bool {
    place.hasPrefix("navigationBar.") || place.contains(".navigationItem.")
  }
}

/// What holding a scene against the guidelines gave.
public struct LintedScene: Sendable {
  /// The scene's file, as it was named.
  public let file: String
  /// What was found, in the order of the file; suppressed ones are among them.
  public var findings: [Finding]
  /// What is odd about the scene besides.
  public let warnings: [SceneProblem]

  /// The findings that count.
  public var open: [Finding] { findings.filter { $0.suppression == nil } }
}
