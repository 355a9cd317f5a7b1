import BarProperties
import Foundation
import Testing

/// The properties on a part of the scenes that `script/properties` tries; `NAVBAR_SCENES` says on how
/// many.
@Suite struct ScenePropertyTests {
  @Test(arguments: seedRanges)
  func `every property holds for random scenes`(seeds: Range<UInt64>) {
    var reported: Set<String> = []
    for seed in seeds {
      for failure in SceneTrial(seed: seed).failures
      where reported.insert(failure.property.name).inserted {
        Issue.record("\(failure.shrunk)")
      }
    }
  }

  @Test(arguments: seedRanges)
  func `every property of answers holds for random scenes of every platform`(
    seeds: Range<UInt64>
  ) {
    var reported: Set<String> = []
    for seed in seeds {
      for failure in AnswerTrial(seed: seed).failures
      where reported.insert(failure.property.name).inserted {
        Issue.record("\(failure)")
      }
    }
  }

  @Test func `half of the scenes of every platform or more can be laid out`() {
    let possible = (0..<UInt64(200)).count { AnswerTrial(seed: $0).isPossible }
    #expect(possible > 100)
  }

  @Test func `a seed makes the same scene and answer again, and another seed another`() {
    #expect(SceneTrial(seed: 7).digest == SceneTrial(seed: 7).digest)
    #expect(SceneTrial(seed: 7).digest != SceneTrial(seed: 8).digest)
  }

  /// A range for each of four tasks.
  private static var seedRanges: [Range<UInt64>] {
    let environment = ProcessInfo.processInfo.environment
    let count = environment["NAVBAR_SCENES"].flatMap(UInt64.init) ?? standardCount
    return (0..<4).map { count * $0 / 4..<count * ($0 + 1) / 4 }
  }

  private static let standardCount: UInt64 = 2_000
}
