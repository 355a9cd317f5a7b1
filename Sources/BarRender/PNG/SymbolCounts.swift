/// How often the symbols of a part of a Deflate stream occur.
struct SymbolCounts {
  /// Of bytes, the end of a block and lengths.
  private(set) var literals = [Int](repeating: 0, count: 286)
  /// Of distances.
  private(set) var distances = [Int](repeating: 0, count: 30)

  /// Counts the symbols of steps, and one end of a block.
  init(_ steps: ArraySlice<Match>) {
    literals[Match.endOfBlock] = 1
    unsafe literals.withUnsafeMutableBufferPointer { literals in
      unsafe distances.withUnsafeMutableBufferPointer { distances in
        for step in steps {
          if step.length == 0 {
            unsafe literals[step.byte] &+= 1
          } else {
            unsafe literals[257 &+ Match.lengthSymbol(step.length).symbol] &+= 1
            unsafe distances[Match.distanceSymbol(step.distance).symbol] &+= 1
          }
        }
      }
    }
  }

  /// The counts of two parts as one block, which ends once.
  func joined(with other: SymbolCounts) -> SymbolCounts {
    var joined = self
    for symbol in literals.indices { joined.literals[symbol] += other.literals[symbol] }
    for symbol in distances.indices { joined.distances[symbol] += other.distances[symbol] }
    joined.literals[Match.endOfBlock] = 1
    return joined
  }

  /// About how many bits a block of them takes with a code of its own, in 1/65536.
  ///
  /// What the symbols take is their entropy, and the code before them some bits for each symbol in
  /// it: found by trying the figures on a hundred bars.
  var cost: Int {
    let used = (literals.count { $0 > 0 } + distances.count { $0 > 0 }) * 6 + 300
    return Self.entropy(literals) + Self.entropy(distances) + used << 16
  }

  /// The entropy of symbols that occur so often.
  private static func entropy(_ counts: [Int]) -> Int {
    var (sum, bits) = (0, 0)
    for count in counts where count > 0 {
      sum &+= count
      // Most symbols of a part are rare.
      bits &-= count == 1 ? 0 : count &* logarithm(count)
    }
    return sum > 0 ? bits + sum * logarithm(sum) : 0
  }

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
