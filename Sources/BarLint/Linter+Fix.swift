package import BarSceneFile

/// A scene whose findings have been fixed as far as that is safe.
package struct FixedScene: Sendable {
  /// The text, and its name.
  package var source: SceneSource
  /// What has been fixed, in the order in which it was.
  package var fixed: [Finding]

  /// A scene with what has been fixed in it.
  package init(source: SceneSource, fixed: [Finding]) {
    self.source = source
    self.fixed = fixed
  }
}

extension Linter {
  /// Fixes what can be fixed without a person.
  ///
  /// One finding is fixed after the other, and each time the scene is looked at again. A change
  /// that does not help, or that makes a scene break another rule, is not made. Fixing what has
  /// been fixed changes nothing.
  package func fix(_ source: SceneSource) throws(SceneProblems) -> FixedScene {
    var result = FixedScene(source: source, fixed: [])
    var refused: Set<String> = []
    var before = try lint(source)
    while let finding = before.open.first(where: { finding in
      finding.fix != nil && !refused.contains("\(finding.rule) \(finding.keyPath)")
    }) {
      guard let edit = finding.fix, let changed = result.source.applying(edit),
        let after = try? lint(changed), helps(finding.rule, before, after)
      else {
        refused.insert("\(finding.rule) \(finding.keyPath)")
        continue
      }
      result.source = changed
      result.fixed.append(finding)
      before = after
    }
    return result
  }

  /// Whether a rule is broken less often than before, and none more often.
  private func helps(_ rule: LintRuleID, _ before: LintedScene, _ after: LintedScene) -> Bool {
    func counts(_ scene: LintedScene) -> [LintRuleID: Int] {
      scene.open.reduce(into: [:]) { $0[$1.rule, default: 0] += 1 }
    }
    let (old, new) = (counts(before), counts(after))
    return new[rule, default: 0] < old[rule, default: 0]
      && new.allSatisfy { $0.value <= old[$0.key, default: 0] }
  }
}
