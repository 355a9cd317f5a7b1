@testable internal import BarLayout

/// What came of trying the properties of answers on the scene of a seed on any platform.
typealias AnswerTrial = PropertyTrial<AnswerProperty>

extension AnswerProperty: Property {}

extension PropertyTrial where Tried == AnswerProperty {
  /// Tries properties on the scene of a seed.
  init(seed: UInt64, properties: [AnswerProperty] = AnswerProperty.all) {
    self.init(
      seed: seed, scene: SceneGenerator.sceneAnywhere(seed: seed), properties: properties
    ) { scene throws(SceneError) in
      let answer = try scene.laidOut()
      return ((scene, answer), answer)
    } fault: { property, sample throws(SceneError) in
      try property.fault(sample.0, sample.1)
    }
  }
}
