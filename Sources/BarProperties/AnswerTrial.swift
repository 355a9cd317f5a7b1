public import BarLayout

/// What came of trying the properties of answers on the scene of a seed on any platform.
public struct AnswerTrial: Sendable {
  /// A property that does not hold, and a scene that shows it.
  public struct Failure: Sendable, CustomStringConvertible {
    /// The property.
    public var property: AnswerProperty
    /// What is wrong with the answer.
    public var fault: String
    /// The seed that made the scene.
    public var seed: UInt64
    /// The scene.
    public var scene: BarScene

    /// The failure with the scene as a file; columns are only named by the seed.
    public var description: String {
      """
      \(property.name): it does not hold for seed \(seed)
      \(fault)
      \(SceneSpelling(scene: scene))
      """
    }
  }

  /// What does not hold.
  public var failures: [Failure] = []
  /// Whether the scene could be laid out.
  public var isPossible = true
  /// A sum of the answer's text; the same scene has the same on every machine.
  public var digest: UInt64 = 0

  /// Tries properties on the scene of a seed.
  public init(seed: UInt64, properties: [AnswerProperty] = AnswerProperty.all) {
    let scene = SceneGenerator.sceneAnywhere(seed: seed)
    do throws(SceneError) {
      let answer = try scene.laidOut()
      digest = SceneTrial.digest(of: answer.description)
      for property in properties {
        guard let fault = try property.fault(scene, answer) else { continue }
        failures.append(Failure(property: property, fault: fault, seed: seed, scene: scene))
      }
    } catch {
      isPossible = false
    }
  }
}
