@testable internal import BarLayout

/// What came of trying the properties on the scene of a seed.
typealias SceneTrial = PropertyTrial<SceneProperty>

extension SceneProperty: Property {}

extension PropertyTrial where Tried == SceneProperty {
  /// Tries properties on the scene of a seed.
  init(seed: UInt64, properties: [SceneProperty] = SceneProperty.all) {
    self.init(
      seed: seed, scene: SceneGenerator.scene(seed: seed), properties: properties
    ) { scene throws(SceneError) in
      let sample = try SceneSample(scene)
      return (sample, sample.answer)
    } fault: { property, sample throws(SceneError) in
      try property.fault(sample)
    }
  }
}

extension PropertyTrial.Failure where Tried == SceneProperty {
  /// The failure of the smallest scene that still shows it.
  var shrunk: Self {
    let (smallest, remaining) = property.shrink(scene, fault)
    return Self(property: property, fault: remaining, seed: seed, scene: smallest)
  }
}
