/// Which rows may count for a bar, a bit for each: for each version those that are about it, and for
/// each thing that is so or not of a bar those that ask for the other.
struct RowSieve: Sendable {
  /// When a row counts.
  struct Scope: Sendable {
    /// A bit for each version in which it counts.
    var versions: UInt64
    /// What its condition asks of a bar that is so or not.
    var features: MetricFeatures
  }

  /// How many words have a bit for each row.
  let words: Int
  /// So many words for each version.
  private var inVersion: [UInt64]
  /// For each of the words, and for each thing, which rows may count where it is not so of a bar, and
  /// which where it is.
  private var kept: [UInt64]
  /// How many things are asked.
  private let things: Int

  /// Sorts rows.
  init(_ scopes: [Scope]) {
    let bits = UInt64.bitWidth
    words = (scopes.count + bits - 1) / bits
    inVersion = [UInt64](repeating: 0, count: bits * words)
    let asked = scopes.reduce(0) { $0 | $1.features.asked }
    things = UInt32.bitWidth - asked.leadingZeroBitCount
    kept = [UInt64](repeating: .max, count: 2 * things * words)
    for (index, scope) in scopes.enumerated() {
      let (word, bit) = (index / bits, UInt64(1) << UInt64(index % bits))
      // Where a row begins and ends to count; what lies between is filled in below.
      var edges = scope.versions ^ scope.versions << 1
      while edges != 0 {
        inVersion[edges.trailingZeroBitCount * words + word] ^= bit
        edges &= edges - 1
      }
      var asked = scope.features.asked
      while asked != 0 {
        let thing = asked.trailingZeroBitCount
        let isAskedFor = scope.features.answers >> UInt32(thing) & 1 != 0
        kept[2 * (word * things + thing) + (isAskedFor ? 0 : 1)] &= ~bit
        asked &= asked - 1
      }
    }
    for place in inVersion.indices.dropFirst(words) { inVersion[place] ^= inVersion[place - words] }
  }

  /// A word of the rows that may count for a bar.
  func open(_ word: Int, version: Int, _ bar: MetricFeatures) -> UInt64 {
    var open = inVersion[VersionRange.place(version) * words + word]
    var answers = bar.answers
    var place = 2 * word * things
    for _ in 0..<things {
      open &= kept[place &+ Int(answers & 1)]
      answers >>= 1
      place &+= 2
    }
    return open
  }
}
