public import BarLayout

/// What came of trying the properties on the scene of a seed.
public struct SceneTrial: Sendable {
  /// A property that does not hold, and a scene that shows it.
  public struct Failure: Sendable, CustomStringConvertible {
    /// The property.
    public var property: SceneProperty
    /// What is wrong with the scene.
    public var fault: String
    /// The seed that made the scene.
    public var seed: UInt64
    /// The scene.
    public var scene: BarScene

    /// The failure of the smallest scene that still shows it.
    public var shrunk: Failure {
      let (smallest, remaining) = property.shrink(scene, fault)
      return Failure(property: property, fault: remaining, seed: seed, scene: smallest)
    }

    /// The failure with the scene as a file.
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
  /// Whether the scene could be laid out; it cannot when its bar is narrower than its margins.
  public var isPossible = true
  /// A sum of the answer's text; the same scene has the same on every machine.
  public var digest: UInt64 = 0

  /// Tries properties on the scene of a seed.
  public init(seed: UInt64, properties: [SceneProperty] = SceneProperty.all) {
    let scene = SceneGenerator.scene(seed: seed)
    do throws(SceneError) {
      let sample = try SceneSample(scene)
      digest = Self.digest(of: sample.answer.description)
      for property in properties {
        guard let fault = try property.fault(sample) else { continue }
        failures.append(Failure(property: property, fault: fault, seed: seed, scene: scene))
      }
    } catch {
      isPossible = false
    }
  }

  /// Fowler, Noll and Vo's sum of a text's bytes, 64 bits wide.
  static func digest(of text: String) -> UInt64 {
    text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
