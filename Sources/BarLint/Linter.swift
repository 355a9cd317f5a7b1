package import BarLayout
internal import BarRender
public import BarSceneFile

/// Holds scenes against the guidelines.
public struct Linter {
  /// The rules that are asked; nil for all.
  public var rules: Set<LintRuleID>?
  /// What the app is called, where the scene does not say.
  public var appName: String?
  /// Languages in which texts are looked at, besides those that the scene names.
  public var locales: [String]
  /// Findings that do not count.
  package var baseline: Baseline
  /// Whether a scene is looked at after each of its actions too.
  package var looksAtEveryStep: Bool
  let layOut: (BarScene) throws(SceneError) -> LaidOutScene

  /// Makes a linter that measures with San Francisco's widths.
  ///
  /// - Parameters:
  ///   - rules: the rules that are asked; nil for all.
  ///   - appName: what the app is called, where the scene does not say.
  ///   - locales: languages in which texts are looked at, besides those that the scene names.
  public init(rules: Set<LintRuleID>? = nil, appName: String? = nil, locales: [String] = []) {
    self.init(rules: rules, appName: appName, locales: locales, baseline: Baseline()) {
      (scene: BarScene) throws(SceneError) in try LaidOutScene(layingOut: scene)
    }
  }

  /// Makes a linter that lays scenes out in the given way.
  package init(
    rules: Set<LintRuleID>? = nil, appName: String? = nil, locales: [String] = [],
    baseline: Baseline = Baseline(), looksAtEveryStep: Bool = false,
    layOut: @escaping (BarScene) throws(SceneError) -> LaidOutScene
  ) {
    self.rules = rules
    self.appName = appName
    self.locales = locales
    self.baseline = baseline
    self.looksAtEveryStep = looksAtEveryStep
    self.layOut = layOut
  }

  /// Reads a scene and finds what it breaks.
  ///
  /// Every bar is looked at, of every combination of the scene's matrix; what is found again is
  /// said once.
  ///
  /// - Throws: what is wrong with a scene that cannot be laid out.
  public func lint(
    _ source: SceneSource, overrides: [SceneOverride] = []
  ) throws(SceneProblems) -> LintedScene {
    let cells = try cells(of: source, overrides)
    let renderer = Renderer(fonts: FontLibrary(folders: []))
    var findings: [Finding] = []
    var counts: [Finding.Key: Int] = [:]
    for cell in cells {
      var own: Set<Finding.Key> = []
      for subject in try subjects(of: cell, renderer: renderer) {
        for rule in Rule.all where isAsked(rule.id) {
          for violation in rule.check(subject) {
            let finding = Finding(
              violation, of: rule, in: subject, named: source.name, cell: cell.words)
            guard own.insert(finding.key).inserted else { continue }
            counts[finding.key, default: 0] += 1
            if counts[finding.key] == 1 { findings.append(finding) }
          }
        }
      }
    }
    findings.removeAll { finding in
      let truncation = Finding.Key(rule: .truncatedText, keyPath: finding.keyPath)
      return finding.rule.isCoveredByTruncation && counts[truncation] != nil
        || finding.rule.isAboutEffect && counts[finding.key] != cells.count
    }
    let file = cells[0].file
    suppress(&findings, file.disabledRules)
    if isAsked(.needlessDisable), overrides.isEmpty {
      findings += needlessDisables(in: file, named: source.name, findings)
    }
    let sorted = findings.enumerated().sorted {
      ($0.element.place, $0.offset) < ($1.element.place, $1.offset)
    }
    // To try a change is to read the whole text again, so only the first ones are tried here;
    // --fix reads the text after each change, whatever is said here.
    let editing = SceneEditing(source)
    let tried = sorted.prefix(Self.triedFixes).map { $0.element.fixable(in: editing) }
    return LintedScene(
      file: source.name,
      findings: tried + sorted.dropFirst(Self.triedFixes).map(\.element),
      warnings: file.warningsOfReading)
  }

  /// How many findings of a scene have their change tried; a scene that people wrote has fewer.
  private static let triedFixes = 50

  func isAsked(_ rule: LintRuleID) -> Bool { rules?.contains(rule) ?? true }

  private func suppress(_ findings: inout [Finding], _ disabled: [LintRuleID: String]) {
    for index in findings.indices {
      if let reason = disabled[findings[index].rule] {
        findings[index].suppression = .disabled(reason: reason)
      } else if baseline.holds(findings[index]) {
        findings[index].suppression = .baseline
      }
    }
  }

  /// Reasons that the scene gives for nothing.
  private func needlessDisables(
    in file: SceneFile, named name: String, _ findings: [Finding]
  ) -> [Finding] {
    let used = Set(findings.map(\.rule))
    let disabled = file.lint.disable
    var found: [Finding] = []
    for rule in LintRuleID.allCases
    where disabled[rule] != nil && isAsked(rule) && rule != .needlessDisable
      && !used.contains(rule)
    {
      let path = "lint.disable.\(rule.rawValue)"
      let hasMore = file.lint.appName != nil || !file.lint.locales.isEmpty
      let keyPath = disabled.count > 1 ? path : hasMore ? "lint.disable" : "lint"
      let violation = Violation(
        path, "the scene does not break \(rule.rawValue), which it disables",
        fix: .remove(keyPath: keyPath))
      found.append(Finding(violation, of: .needlessDisable, in: file, named: name))
    }
    suppress(&found, file.disabledRules)
    return found
  }
}

extension SceneFile {
  /// The rules that the scene or its project does not keep, each with the reason.
  fileprivate var disabledRules: [LintRuleID: String] {
    (project?.settings.lint.disable ?? [:]).merging(lint.disable) { $1 }
  }
}

extension LintRuleID {
  /// Whether a text that is cut as the scene stands needs no word of it being cut elsewhere too.
  fileprivate var isCoveredByTruncation: Bool {
    self == .truncatedAtLargerSizes || self == .truncatedInLocale
  }

  /// Whether it is about settings that do nothing: what does something in one combination of a
  /// matrix is not said to do nothing.
  fileprivate var isAboutEffect: Bool {
    switch self {
    case .overriddenSetting, .shadowImageAlone, .coveredTint, .contentModeAlone,
      .coveredShadowColor, .coveredEffect, .promptAlone, .backIndicatorMask, .unaskedLargeTitle,
      .backTitleOfNextScreen, .unshownButtons, .settingAlone:
      true
    default: false
    }
  }
}
