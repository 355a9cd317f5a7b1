@testable internal import BarLayout

/// Something that holds for every scene of a kind.
protocol Property: Sendable {
  /// What holds, as a sentence.
  var name: String { get }
}

/// What came of trying properties on the scene of a seed.
struct PropertyTrial<Tried: Property>: Sendable {
  /// A property that does not hold, and a scene that shows it.
  struct Failure: Sendable, CustomStringConvertible {
    /// The property.
    var property: Tried
    /// What is wrong.
    var fault: String
    /// The seed that made the scene.
    var seed: UInt64
    /// The scene.
    var scene: BarScene

    /// The failure with the scene as a file; columns are only named by the seed.
    var description: String {
      """
      \(property.name): it does not hold for seed \(seed)
      \(fault)
      \(SceneSpelling(scene: scene))
      """
    }
  }

  /// What does not hold.
  var failures: [Failure] = []
  /// Whether the scene could be laid out; it cannot when its bar is narrower than its margins.
  var isPossible = true
  /// A sum of the answer's text; the same scene has the same on every machine.
  var digest: UInt64 = 0

  /// Tries properties on a scene.
  ///
  /// - Parameter sample: what a property is asked about, and the answer whose text is summed up.
  init<Sample>(
    seed: UInt64, scene: BarScene, properties: [Tried],
    sample: (BarScene) throws(SceneError) -> (Sample, LaidOutScene),
    fault: (Tried, Sample) throws(SceneError) -> String?
  ) {
    let answer: (sample: Sample, scene: LaidOutScene)
    do throws(SceneError) {
      answer = try sample(scene)
    } catch {
      isPossible = false
      return
    }
    digest = Self.digest(of: answer.scene.description)
    for property in properties {
      guard
        let fault = Self.failure({ () throws(SceneError) in try fault(property, answer.sample) })
      else { continue }
      failures.append(Failure(property: property, fault: fault, seed: seed, scene: scene))
    }
  }

  /// What is wrong; a scene that cannot be laid out once the property has changed it breaks the
  /// property too.
  private static func failure(_ fault: () throws(SceneError) -> String?) -> String? {
    do throws(SceneError) {
      return try fault()
    } catch {
      return "it cannot be asked: \(error.keyPath): \(error.message)"
    }
  }

  /// Fowler, Noll and Vo's sum of a text's bytes, 64 bits wide.
  private static func digest(of text: String) -> UInt64 {
    text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
