extension SceneTimeline {
  /// Does the actions of a scene, up to the first that cannot be done; touches at points are found
  /// out by laying the scene out.
  ///
  /// - Throws: `SceneError` for a scene that cannot be shown to begin with.
  package init(
    _ scene: BarScene, measuring measurer: some TextMeasuring
  ) throws(SceneError) {
    let element = { (scene: BarScene, point: BarPoint) throws(SceneError) -> String? in
      let laidOut = try LaidOutScene(layingOut: scene, measuring: measurer)
      if let control = laidOut.hitTest(point) { return control.id.description }
      let status = laidOut.bars.compactMap { $0.element(.statusBar)?.frame }
      return status.contains { $0.contains(point) } ? ElementID.statusBar.description : nil
    }
    let largeContent = { (scene: BarScene) throws(SceneError) -> [String] in
      let laidOut = try LaidOutScene(layingOut: scene, measuring: measurer)
      return laidOut.largeContentItems(of: scene).map(\.id.description)
    }
    try self.init(scene, hit: Hit(element: element, largeContent: largeContent))
  }
}
