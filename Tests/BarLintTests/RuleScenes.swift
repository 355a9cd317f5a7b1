internal import BarLayout
internal import BarLint
internal import BarSceneFile
internal import Foundation
internal import Testing

/// A scene that breaks a rule, or that keeps it, from the file of that rule in `Rules`.
struct RuleScene: Sendable, CustomTestStringConvertible {
  var rule: LintRuleID
  /// The key that offends; nil for a scene that keeps the rule.
  var offence: String?
  /// What the scene is about.
  var sentence: String
  var text: String

  var testDescription: String { "\(rule.rawValue): \(sentence)" }

  /// The scene as a file.
  var source: SceneSource { SceneSource(name: "scene.yaml", bytes: Array(text.utf8)) }

  /// Every scene of every rule.
  static let all: [RuleScene] = LintRuleID.allCases.flatMap(scenes)

  /// The scenes of a rule.
  ///
  /// Each begins with a line `--- # bad KEYPATH: sentence` or `--- # good: sentence`.
  static func scenes(of rule: LintRuleID) -> [RuleScene] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Rules/\(rule.rawValue).yaml")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.components(separatedBy: "--- # ").dropFirst().compactMap { part in
      let lines = part.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
      guard lines.count == 2, let colon = lines[0].firstIndex(of: ":") else { return nil }
      let head = lines[0][..<colon].split(separator: " ").map(String.init)
      return RuleScene(
        rule: rule, offence: head.first == "bad" ? head.last : nil,
        sentence: lines[0][colon...].dropFirst(2).description, text: String(lines[1]))
    }
  }
}

extension Linter {
  /// A linter that measures with the built-in table.
  static func plain(
    rules: Set<LintRuleID>? = nil, appName: String? = nil, locales: [String] = [],
    baseline: Baseline = Baseline()
  ) -> Linter {
    Linter(rules: rules, appName: appName, locales: locales, baseline: baseline) {
      scene throws(SceneError) in
      try LaidOutScene(layingOut: scene, measuring: AdvanceTable.sanFrancisco)
    }
  }
}

extension LintedScene {
  /// The findings as lines, for messages.
  var lines: String {
    findings.map { "\($0.rule.rawValue) at \($0.keyPath): \($0.message)" }.joined(separator: "\n")
  }
}
