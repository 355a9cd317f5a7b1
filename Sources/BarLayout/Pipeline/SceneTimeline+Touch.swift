extension SceneTimeline {
  /// Does the actions of a scene, up to the first that cannot be done; touches at points are found
  /// out by laying the scene out.
  ///
  /// - Throws: `SceneError` for a scene that cannot be shown to begin with.
  package init(
    _ scene: BarScene, measuring measurer: some TextMeasuring
  ) throws(SceneError) {
    try self.init(scene) { scene, point throws(SceneError) in
      let laidOut = try LaidOutScene(layingOut: scene, measuring: measurer)
      let minimum = MetricTable.rows.last { $0.metric == .number(.minimumTouchWidth) }?.value ?? 0
      let controls = laidOut.bars.compactMap { $0.hit(point, minimum: minimum).target?.element }
      if let control = controls.last { return control.id.description }
      let status = laidOut.bars.compactMap { $0.element(.statusBar)?.frame }
      return status.contains { $0.contains(point) } ? ElementID.statusBar.description : nil
    }
  }
}
