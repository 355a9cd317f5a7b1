@testable internal import BarLayout

/// Something that holds for every scene.
struct SceneProperty: Sendable {
  /// What holds, as a sentence.
  var name: String
  /// Says what is wrong with a sample; nil when the property holds.
  let fault: @Sendable (SceneSample) throws(SceneError) -> String?

  init(
    _ name: String, _ fault: @escaping @Sendable (SceneSample) throws(SceneError) -> String?
  ) {
    self.name = name
    self.fault = fault
  }

  /// Every property.
  static let all = frames + parents + neighbours + relations

  /// What is wrong with a scene; nil when the property holds or the scene is impossible.
  func fault(in scene: BarScene) -> String? {
    do throws(SceneError) { return try fault(SceneSample(scene)) } catch { return nil }
  }

  /// The scene with everything left out that the fault does not need.
  func shrink(_ scene: BarScene, _ fault: String) -> (BarScene, String) {
    var best = (scene, fault)
    var tries = 0
    search: while tries < Self.mostTries {
      for candidate in best.0.smaller {
        tries += 1
        if let fault = self.fault(in: candidate) {
          best = (candidate, fault)
          continue search
        }
      }
      break
    }
    return best
  }

  private static let mostTries = 5_000
}

/// A scene and its answers, which the properties share.
struct SceneSample: Sendable {
  /// The scene as it was made.
  let scene: BarScene
  /// The answer to it, perhaps inside a push or a pop.
  let answer: LaidOutScene
  /// The scene outside any animation.
  let atRest: BarScene
  /// What layout knows about the scene at rest.
  let resolved: ResolvedScene
  /// The answer to the scene at rest.
  let resting: LaidOutScene

  init(_ scene: BarScene) throws(SceneError) {
    self.scene = scene
    atRest = scene.with { $0.transition = nil }
    resolved = try ResolvedScene(resolving: atRest)
    resting = try atRest.laidOut()
    answer = scene.transition == nil ? resting : try scene.laidOut()
  }
}
