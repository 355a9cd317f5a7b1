internal import BarAnswers
internal import BarText
internal import BarLint
internal import BarSceneFile

extension LintReport {
  /// Everything that was found, for other programs.
  var json: String {
    let counts = JSONValue.members([
      "findings": .number(Double(open.count)),
      "suppressed": .number(Double(findings.count - open.count)),
      "mended": .number(Double(fixed.count)),
      "unreadable": .number(Double(failures.count)),
    ])
    let report = JSONValue.members([
      "schemaVersion": .number(1),
      "tool": .string("navbar \(Program.version)"),
      "findings": .array(findings.map(\.json)),
      "mended": .array(fixed.map(\.json)),
      "counts": counts,
    ])
    return report.text(expandedLevels: 2) + "\n"
  }
}

extension Finding {
  fileprivate var json: JSONValue {
    .members([
      "rule": .string(rule.rawValue),
      "severity": .string(severity.rawValue),
      "file": .string(file),
      "line": .number(Double(place.line)),
      "column": .number(Double(place.column)),
      "keyPath": .string(keyPath),
      "message": .string(message),
      "fixable": .boolean(fix != nil),
      "suppressed": suppression.map { .string($0.word) },
      "reason": suppression.flatMap(\.reason).map(JSONValue.string),
    ])
  }
}

extension Finding.Suppression {
  /// What reports call it.
  var word: String {
    switch self {
    case .disabled: "disabled"
    case .baseline: "baseline"
    }
  }

  /// The reason that the scene gives; nil for none.
  var reason: String? {
    if case .disabled(let reason) = self { return reason }
    return nil
  }
}
