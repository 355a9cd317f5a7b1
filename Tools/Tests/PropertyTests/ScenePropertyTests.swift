import Foundation
import Testing

@testable import BarLayout
@testable import properties

/// The properties on a part of the scenes that `script/properties` tries; `NAVBAR_SCENES` says on
/// how many, at least four.
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

  @Test func `half of the scenes or more can be laid out, of phones and of every platform`() {
    let seeds = 0..<UInt64(200)
    #expect(seeds.count { SceneTrial(seed: $0, properties: []).isPossible } > 100)
    #expect(seeds.count { AnswerTrial(seed: $0, properties: []).isPossible } > 100)
  }

  @Test func `a property that cannot be asked is a failure, and the others are asked all the same`()
    throws
  {
    let broken = AnswerProperty("cannot be asked") { (_, _) throws(SceneError) in
      throw SceneError(keyPath: "device", message: "too narrow")
    }
    let seed = try #require((0..<UInt64(20)).first { AnswerTrial(seed: $0).isPossible })
    let wrong = AnswerProperty("never holds") { (_, _) throws(SceneError) in "wrong" }
    let trial = AnswerTrial(seed: seed, properties: [broken, wrong])
    #expect(trial.isPossible)
    #expect(
      trial.failures.map(\.fault) == ["it cannot be asked: device: too narrow", "wrong"])
  }

  private static let requests: [([String], UInt64, UInt64)] = [
    ([], 0, 100_000), (["7"], 0, 7), (["2", "18446744073709551613"], .max - 2, .max),
  ]

  @Test(arguments: requests)
  func `a command line asks for seeds`(arguments: [String], first: UInt64, end: UInt64) {
    #expect(SeedRequest(arguments: arguments)?.seeds == first..<end)
  }

  @Test(arguments: [
    ["0"], ["-1"], ["a"], ["1", "18446744073709551615"], ["18446744073709551615"], ["1", "2", "3"],
  ])
  func `seeds that there are not are refused`(arguments: [String]) {
    #expect(SeedRequest(arguments: arguments) == nil)
  }

  @Test func `the last seeds can be tried`() async {
    let run = await PropertyRun(seeds: UInt64.max - 2..<UInt64.max)
    #expect(run.counts.isEmpty, "\(run.summary)")
    #expect(run.summary.contains("2 scenes from seed 18446744073709551613"))
  }

  @Test func `a seed makes the same scene and answer again, and another seed another`() {
    #expect(SceneTrial(seed: 7).digest == SceneTrial(seed: 7).digest)
    #expect(SceneTrial(seed: 7).digest != SceneTrial(seed: 8).digest)
  }

  /// A range for each of four tasks.
  private static var seedRanges: [Range<UInt64>] {
    let environment = ProcessInfo.processInfo.environment
    return quarters(of: environment["NAVBAR_SCENES"].flatMap(UInt64.init) ?? standardCount)
  }

  /// As many seeds as asked for, dealt to four tasks so that none has nothing to do.
  private static func quarters(of count: UInt64) -> [Range<UInt64>] {
    let count = min(max(count, 4), 1_000_000_000)
    return (0..<4).map { count * $0 / 4..<count * ($0 + 1) / 4 }
  }

  @Test(arguments: [0, 1, 3, 4, 7, 2_000, UInt64.max])
  func `no number of scenes leaves a task without one`(count: UInt64) {
    #expect(Self.quarters(of: count).allSatisfy { !$0.isEmpty })
  }

  private static let standardCount: UInt64 = 2_000
}
