/// How often the symbols of a part of a Deflate stream occur.
struct SymbolCounts {
  /// Of bytes, the end of a block and lengths, and then of distances.
  private var counts = [Int](repeating: 0, count: Self.literalCount + 30)

  /// How many symbols there are for bytes, the end of a block and lengths.
  private static let literalCount = 286

  /// Of bytes, the end of a block and lengths.
  var literals: ArraySlice<Int> { counts[..<Self.literalCount] }
  /// Of distances, the first at the slice's start.
  var distances: ArraySlice<Int> { counts[Self.literalCount...] }

  /// Counts the symbols of steps, and one end of a block.
  init(_ steps: ArraySlice<Match>) {
    counts[Match.endOfBlock] = 1
    unsafe counts.withUnsafeMutableBufferPointer { counts in
      for step in steps {
        if step.length == 0 {
          unsafe counts[step.byte] &+= 1
        } else {
          let length = Match.endOfBlock &+ 1 &+ Match.lengthSymbol(step.length).symbol
          unsafe counts[length] &+= 1
          let distance = Match.distanceSymbol(step.distance).symbol
          unsafe counts[Self.literalCount &+ distance] &+= 1
        }
      }
    }
  }

  /// The counts of two parts as one block, which ends once.
  func joined(with other: SymbolCounts) -> SymbolCounts {
    var joined = self
    for symbol in counts.indices { joined.counts[symbol] &+= other.counts[symbol] }
    joined.counts[Match.endOfBlock] = 1
    return joined
  }

  /// About how many bits a block of them takes with a code of its own, in 1/65536.
  ///
  /// What the symbols take is their entropy, and the code before them some bits for each symbol in
  /// it: found by trying the figures on a hundred bars.
  var cost: Int { Self.cost(literals) + Self.cost(distances) + 300 << 16 }

  /// The entropy of symbols that occur so often, and what it takes to describe their codes.
  private static func cost(_ counts: ArraySlice<Int>) -> Int {
    let multiples = multiples
    var (used, sum, bits) = (0, 0, 0)
    for count in counts where count > 0 {
      used &+= 1
      sum &+= count
      bits &-= count < multiples.count ? multiples[count] : count &* logarithm(count)
    }
    return (sum > 0 ? bits + sum * logarithm(sum) : 0) + (used * 6) << 16
  }

  /// Small numbers times their logarithms.
  private static let multiples: [Int] = [0] + (1..<256).map { $0 * logarithm($0) }

  /// The logarithm to base 2 of a positive number, in 1/65536 and off by a hundredth at most.
  ///
  /// Whole numbers, so that the same picture is parted into the same blocks on every machine. Between
  /// two powers of two it is a parabola: (6m - m² - 2) / 3 less 1 for a number m between 1 and 2.
  static func logarithm(_ number: Int) -> Int {
    let power = Int.bitWidth - 1 - number.leadingZeroBitCount
    let part = power < 16 ? number &<< (16 &- power) : number &>> (power &- 16)
    return power << 16 + (6 &* part &- (part &* part) &>> 16 &- 5 &<< 16) / 3
  }
}
