package import BarLayout

/// A layout that can be asked why.
package struct ExplainableLayout {
  /// What its lengths are made of.
  package let probe: LayoutProbe
  /// The choices made on the way.
  package let decisions: [LayoutDecision]
  /// Which of the scene's settings of looks a value depends on.
  package let looks: (_ value: (LaidOutScene) -> String?) -> [LookDependence]

  /// Lays out a scene with one bar.
  ///
  /// - Throws: `SceneError` when the scene asks for something impossible.
  package init(_ scene: BarScene, _ measurer: some TextMeasuring) throws(SceneError) {
    probe = try LayoutProbe(scene, measuring: measurer)
    looks = { LookDependence.all(in: scene, measuring: measurer, of: $0) }
    decisions = try LayoutDecision.all(in: scene, measuring: measurer)
  }
}
