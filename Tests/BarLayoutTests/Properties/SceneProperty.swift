import BarLayout
import Foundation
import Testing

/// Something that holds for every scene.
struct SceneProperty: Sendable {
  /// Says what is wrong with a scene; nil when the property holds.
  ///
  /// Scenes that cannot be laid out hold it.
  let fault: @Sendable (BarScene) throws(SceneError) -> String?

  init(_ fault: @escaping @Sendable (BarScene) throws(SceneError) -> String?) {
    self.fault = fault
  }

  /// Tries the property on the scenes of a batch and reports the first that breaks it, shrunk.
  func check(_ batch: SceneBatch, location: SourceLocation = #_sourceLocation) {
    for seed in batch.seeds {
      let scene = SceneGenerator.scene(seed: seed)
      guard let found = answer(scene) else { continue }
      let (smallest, fault) = shrink(scene, found)
      Issue.record(
        """
        \(fault)
        seed \(seed), made smaller:
        \(SceneSpelling(scene: smallest))
        """, sourceLocation: location)
      return
    }
  }

  private func answer(_ scene: BarScene) -> String? {
    do throws(SceneError) { return try fault(scene) } catch { return nil }
  }

  /// The scene with everything left out that the fault does not need.
  private func shrink(_ scene: BarScene, _ fault: String) -> (BarScene, String) {
    var best = (scene, fault)
    var tries = 0
    search: while tries < 2_000 {
      for candidate in best.0.smaller {
        tries += 1
        if let fault = answer(candidate) {
          best = (candidate, fault)
          continue search
        }
      }
      break
    }
    return best
  }
}

/// Seeds that one test case tries.
struct SceneBatch: Sendable, CustomTestStringConvertible {
  let seeds: Range<UInt64>

  var testDescription: String { "seeds \(seeds.lowerBound)..<\(seeds.upperBound)" }

  /// Two batches, one for each core; `NAVBAR_SCENES` says how many scenes each property tries.
  ///
  /// Every property has a range of its own, so that together they try many different scenes.
  static func batches(of property: UInt64) -> [SceneBatch] {
    let environment = ProcessInfo.processInfo.environment
    let count = environment["NAVBAR_SCENES"].flatMap(UInt64.init) ?? standardCount
    let first = property * 1_000_000
    let middle = first + count / 2
    return [SceneBatch(seeds: first..<middle), SceneBatch(seeds: middle..<first + count)]
  }

  /// Scenes that each property tries unless `NAVBAR_SCENES` says otherwise.
  private static let standardCount: UInt64 = 2_000
}
