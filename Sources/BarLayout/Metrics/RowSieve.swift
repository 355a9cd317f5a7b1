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

  /// Four words of rows, a bit for each, the first row lowest.
  typealias Block = SIMD4<UInt64>

  /// How many rows a block has a bit for.
  static let rowsPerBlock = Block.scalarCount * UInt64.bitWidth

  /// How many blocks have a bit for each row.
  let blocks: Int
  /// So many blocks for each version.
  private let inVersion: [Block]
  /// For each of the blocks, and for each thing, which rows may count where it is not so of a bar,
  /// and which where it is.
  private let kept: [Block]
  /// How many things are asked.
  private let things: Int

  /// Sorts rows.
  init(_ scopes: [Scope]) {
    let (bits, lanes) = (UInt64.bitWidth, Block.scalarCount)
    blocks = (scopes.count + Self.rowsPerBlock - 1) / Self.rowsPerBlock
    let words = blocks * lanes
    var inVersion = [UInt64](repeating: 0, count: bits * words)
    let asked = scopes.reduce(0) { $0 | $1.features.asked }
    things = UInt32.bitWidth - asked.leadingZeroBitCount
    var kept = [UInt64](repeating: .max, count: 2 * things * words)
    for (index, scope) in scopes.enumerated() {
      let (word, bit) = (index / bits, UInt64(1) << UInt64(index % bits))
      // Where a row begins and ends to count; what lies between is filled in below.
      var edges = scope.versions ^ scope.versions << 1
      while edges != 0 {
        inVersion[edges.trailingZeroBitCount * words + word] ^= bit
        edges &= edges - 1
      }
      let place = 2 * things * (word / lanes) * lanes + word % lanes
      var asked = scope.features.asked
      while asked != 0 {
        let thing = asked.trailingZeroBitCount
        let isAskedFor = scope.features.answers >> UInt32(thing) & 1 != 0
        kept[place + (2 * thing + (isAskedFor ? 0 : 1)) * lanes] &= ~bit
        asked &= asked - 1
      }
    }
    for place in inVersion.indices.dropFirst(words) { inVersion[place] ^= inVersion[place - words] }
    self.inVersion = Self.blocks(of: inVersion)
    self.kept = Self.blocks(of: kept)
  }

  /// A block of the rows that may count for a bar.
  @inline(never)
  func open(_ block: Int, version: Int, _ bar: MetricFeatures) -> Block {
    var open = inVersion[VersionRange.place(version) &* blocks &+ block]
    var answers = bar.answers
    var place = 2 &* block &* things
    for _ in 0..<things {
      open &= kept[place &+ Int(answers & 1)]
      answers >>= 1
      place &+= 2
    }
    return open
  }

  private static func blocks(of words: [UInt64]) -> [Block] {
    stride(from: 0, to: words.count, by: Block.scalarCount).map { start in
      Block(words[start], words[start + 1], words[start + 2], words[start + 3])
    }
  }
}
