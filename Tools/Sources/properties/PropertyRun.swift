/// The properties tried on a range of seeds, on all cores.
struct PropertyRun: Sendable {
  /// The seeds that were tried.
  var seeds: Range<UInt64>
  /// How many scenes could be laid out.
  var possible = 0
  /// The first failure of each property, shrunk.
  var examples: [SceneTrial.Failure] = []
  /// The first failure of each property of answers.
  var answerExamples: [AnswerTrial.Failure] = []
  /// How many scenes of other platforms could be laid out.
  var possibleAnswers = 0
  /// How many scenes broke each property, by name.
  var counts: [String: Int] = [:]
  /// A sum over all answers, in the order of the seeds.
  var digest: UInt64 = 0

  /// Tries every property on the scenes of the seeds.
  init(seeds: Range<UInt64>) async {
    self.seeds = seeds
    let parts = await withTaskGroup(of: PropertyRun.self) { group in
      var start = seeds.lowerBound
      while start < seeds.upperBound {
        let part = start..<start + min(Self.stretch, seeds.upperBound - start)
        group.addTask { PropertyRun(trying: part) }
        start = part.upperBound
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    for part in parts.sorted(by: { $0.seeds.lowerBound < $1.seeds.lowerBound }) { add(part) }
    examples = examples.map(\.shrunk)
  }

  /// Seeds that one task tries.
  private static let stretch: UInt64 = 500

  private init(trying seeds: Range<UInt64>) {
    self.seeds = seeds
    for seed in seeds {
      add(SceneTrial(seed: seed, properties: Self.properties), \.possible, \.examples)
      add(
        AnswerTrial(seed: seed, properties: Self.answerProperties), \.possibleAnswers,
        \.answerExamples)
    }
  }

  private static let properties = SceneProperty.all
  private static let answerProperties = AnswerProperty.all

  private mutating func add<Tried>(
    _ trial: PropertyTrial<Tried>, _ possible: WritableKeyPath<Self, Int>,
    _ examples: WritableKeyPath<Self, [PropertyTrial<Tried>.Failure]>
  ) {
    self[keyPath: possible] += trial.isPossible ? 1 : 0
    digest = digest &* 0x100_0000_01B3 ^ trial.digest
    for failure in trial.failures {
      counts[failure.property.name, default: 0] += 1
      if counts[failure.property.name] == 1 { self[keyPath: examples].append(failure) }
    }
  }

  private mutating func add(_ part: PropertyRun) {
    possible += part.possible
    possibleAnswers += part.possibleAnswers
    digest = digest &* 0x100_0000_01B3 ^ part.digest
    for failure in part.examples where counts[failure.property.name] == nil {
      examples.append(failure)
    }
    for failure in part.answerExamples where counts[failure.property.name] == nil {
      answerExamples.append(failure)
    }
    counts.merge(part.counts, uniquingKeysWith: +)
  }

  /// What came of it, in a few lines.
  var summary: String {
    let names = SceneProperty.all.map(\.name) + AnswerProperty.all.map(\.name)
    var lines = names.map { name in
      let count = counts[name] ?? 0
      return (count == 0 ? "holds        " : "fails \(count)x  ") + name
    }
    lines.append(
      "\(seeds.count) scenes from seed \(seeds.lowerBound), \(possible) of them possible; "
        + "as many of every platform, \(possibleAnswers) of them possible; "
        + "digest \(String(digest, radix: 16))")
    return lines.joined(separator: "\n")
  }
}
