internal import BarComparison

/// One of several machines that share a suite; each takes the goldens whose names fall to it.
///
/// A name falls to the same shard wherever it stands in the list, so that one golden more moves no
/// other.
package struct Shard: Hashable, Sendable {
  /// Which one it is, counted from 1.
  package var index: Int
  /// How many there are.
  package var count: Int

  /// The whole suite.
  package static let whole = Shard(index: 1, count: 1)

  private init(index: Int, count: Int) {
    self.index = index
    self.count = count
  }

  /// The most shards a suite may be dealt to.
  package static let limit = 10_000

  /// Makes a shard; nil unless `index` is from 1 to `count`, and `count` at most `limit`.
  package init?(_ index: Int, of count: Int) {
    guard 1...Self.limit ~= count, 1...count ~= index else { return nil }
    self.init(index: index, count: count)
  }

  /// Reads `2/7`; nil for anything else.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let index = Int(parts[0]), let count = Int(parts[1]) else {
      return nil
    }
    self.init(index, of: count)
  }

  /// `2/7`.
  package var text: String { "\(index)/\(count)" }

  /// Whether a name falls to this shard.
  package func takes(_ name: String) -> Bool {
    StableHash.of(name) % UInt64(count) == UInt64(index - 1)
  }
}
