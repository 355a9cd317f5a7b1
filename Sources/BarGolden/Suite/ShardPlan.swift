/// Which machine compares which golden, by how long each took before.
///
/// Every machine works out the same plan from the same names and times. Names without a time count
/// as the middle one of those with one.
package struct ShardPlan: Sendable {
  private let shards: [String: Int]

  /// Plans: the longest first, each to the machine that has least to do.
  package init(_ names: [String], times: RunTimes, count: Int) {
    let known = names.compactMap { times.microseconds[$0] }.sorted()
    let usual = known.isEmpty ? 1 : max(1, known[known.count / 2])
    let costs = Set(names).map { (name: $0, cost: times.microseconds[$0] ?? usual) }
      .sorted { a, b in
        a.cost == b.cost ? a.name.utf8.lexicographicallyPrecedes(b.name.utf8) : a.cost > b.cost
      }
    var loads = Array(repeating: 0, count: max(count, 1))
    var shards: [String: Int] = [:]
    for (name, cost) in costs {
      let index = loads.indices.min { loads[$0] < loads[$1] } ?? 0
      loads[index] += cost
      shards[name] = index + 1
    }
    self.shards = shards
  }

  /// Whether a name falls to a shard.
  package func gives(_ name: String, to shard: Shard) -> Bool { shards[name] == shard.index }
}
