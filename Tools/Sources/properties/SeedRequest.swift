/// Which scenes a command line asks for: how many, and the seed of the first.
struct SeedRequest: Hashable, Sendable {
  /// The seeds; at least one.
  var seeds: Range<UInt64>

  /// Reads `[COUNT [FIRST-SEED]]`; nil for anything else, for no scene at all and for more seeds
  /// than there are.
  init?(arguments: some Collection<String>) {
    let numbers = arguments.map { UInt64($0) }
    guard numbers.count <= 2, !numbers.contains(nil) else { return nil }
    let count = (numbers.first ?? nil) ?? Self.standardCount
    let first = (numbers.count > 1 ? numbers[1] : nil) ?? 0
    let (end, overflow) = first.addingReportingOverflow(count)
    guard 1...Self.countLimit ~= count, !overflow else { return nil }
    seeds = first..<end
  }

  /// How many scenes are tried where nobody says.
  private static let standardCount: UInt64 = 100_000
  /// More than anybody waits for.
  private static let countLimit: UInt64 = 1_000_000_000
}
