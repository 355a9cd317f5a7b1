package import BarSceneFile

/// A scene whose findings have been mended as far as that is safe.
package struct FixedScene: Sendable {
  /// The text, and its name.
  package var source: SceneSource
  /// What has been mended, in the order in which it was.
  package var mended: [Finding]

  /// A scene with what has been mended in it.
  package init(source: SceneSource, mended: [Finding]) {
    self.source = source
    self.mended = mended
  }
}

extension Linter {
  /// Mends what can be mended without a person.
  ///
  /// One finding is mended after the other, and each time the scene is looked at again. A change
  /// that does not help, or that makes a scene break another rule, is not made. Mending what has
  /// been mended changes nothing.
  package func fix(_ source: SceneSource) throws(SceneProblems) -> FixedScene {
    var result = FixedScene(source: source, mended: [])
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
      result.mended.append(finding)
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
