/// A prefix code as Deflate describes one: by the lengths of its codes (RFC 1951, section 3.2.2).
struct HuffmanCode {
  /// A symbol's code.
  struct Entry {
    /// Its bits turned round for writing, and their number above them.
    private let value: UInt32

    init(code: UInt32, length: Int) {
      value = UInt32(truncatingIfNeeded: length) << 16 | code
    }

    /// The bits, the first lowest.
    var code: UInt64 { UInt64(value & 0xffff) }
    /// How many; 0 for a symbol that does not occur.
    var length: Int { Int(value >> 16) }
  }

  /// For each symbol, its code.
  let entries: [Entry]

  /// The shortest code for symbols that occur so often, none longer than `limit` bits.
  init(counts: some Collection<Int>, limit: Int) {
    var counts = Array(counts)
    var lengths = Self.lengths(counts)
    // Levelling the counts flattens the tree; it ends with all equal, which is flat enough.
    while lengths.contains(where: { $0 > limit }) {
      counts = counts.map { ($0 + 1) / 2 }
      lengths = Self.lengths(counts)
    }
    entries = Self.entries(lengths)
  }

  /// Depths of the leaves of the tree that joins the two rarest nodes again and again.
  private static func lengths(_ counts: [Int]) -> [Int] {
    var lengths = [Int](repeating: 0, count: counts.count)
    // A leaf's count with its symbol below it, so that equal counts stand in the symbols' order.
    let symbolBits = 9
    var leaves: [Int] = []
    leaves.reserveCapacity(counts.count)
    for (symbol, count) in counts.enumerated() where count > 0 {
      leaves.append(count << symbolBits | symbol)
    }
    Self.putInOrder(&leaves)
    func symbol(_ leaf: Int) -> Int { leaves[leaf] & (1 << symbolBits - 1) }
    guard leaves.count > 1 else {
      if !leaves.isEmpty { lengths[symbol(0)] = 1 }
      return lengths
    }
    // Nodes are the leaves, rarest first, then the joints in the order of their making, which is
    // also that of their weight: the rarest two are always among the heads of the two queues.
    let count = leaves.count * 2 - 1
    var weights: [Int] = []
    weights.reserveCapacity(count)
    for leaf in leaves { weights.append(leaf >> symbolBits) }
    var parents = [Int](repeating: 0, count: count)
    var nextLeaf = 0
    var nextJoint = leaves.count
    func takeRarest() -> Int {
      let hasJoint = nextJoint < weights.count
      if nextLeaf < leaves.count, !hasJoint || weights[nextLeaf] <= weights[nextJoint] {
        nextLeaf += 1
        return nextLeaf - 1
      }
      nextJoint += 1
      return nextJoint - 1
    }
    while weights.count < count {
      let first = takeRarest()
      let second = takeRarest()
      parents[first] = weights.count
      parents[second] = weights.count
      weights.append(weights[first] + weights[second])
    }
    // From here on a node's depth stands in place of its weight.
    weights[count - 1] = 0
    for node in stride(from: count - 2, through: 0, by: -1) {
      weights[node] = weights[parents[node]] + 1
      if node < leaves.count { lengths[symbol(node)] = weights[node] }
    }
    return lengths
  }

  /// Puts the smallest number first, by Shell's method with Ciura's gaps.
  ///
  /// The library's `sort` keeps a list of ranges, for whose type the runtime looks through all
  /// conformances in the program: 290,000 instructions of a bar's first picture.
  private static func putInOrder(_ numbers: inout [Int]) {
    for gap in [301, 132, 57, 23, 10, 4, 1] where gap < numbers.count {
      for place in gap..<numbers.count {
        let number = numbers[place]
        var hole = place
        while hole >= gap, numbers[hole - gap] > number {
          numbers[hole] = numbers[hole - gap]
          hole -= gap
        }
        numbers[hole] = number
      }
    }
  }

  /// Codes in order of length, then of symbol.
  private static func entries(_ lengths: [Int]) -> [Entry] {
    let longest = lengths.max() ?? 0
    var next = [UInt32](repeating: 0, count: longest + 2)
    for length in lengths where length > 0 { next[length + 1] += 1 }
    for length in stride(from: 1, through: longest, by: 1) {
      next[length + 1] = (next[length + 1] + next[length]) * 2
    }
    return lengths.map { length in
      guard length > 0 else { return Entry(code: 0, length: 0) }
      let code = next[length]
      next[length] += 1
      return Entry(code: code.reversed >> UInt32(32 - length), length: length)
    }
  }
}

extension UInt32 {
  /// The bits in the other order.
  fileprivate var reversed: UInt32 {
    var value = self
    for (shift, mask) in [(1, 0x5555_5555), (2, 0x3333_3333), (4, 0x0f0f_0f0f)]
      as [(UInt32, UInt32)]
    {
      value = (value >> shift) & mask | (value & mask) << shift
    }
    return value.byteSwapped
  }
}
