/// A prefix code as Deflate describes one: by the lengths of its codes (RFC 1951, section 3.2.2).
struct HuffmanCode {
  /// Bits of each symbol's code; 0 for a symbol that does not occur.
  let lengths: [UInt8]
  /// Each symbol's code, its bits turned round for writing.
  let codes: [UInt16]

  /// The shortest code for symbols that occur so often, none longer than `limit` bits.
  init(counts: [Int], limit: Int) {
    var counts = counts
    var lengths = Self.lengths(counts)
    // Levelling the counts flattens the tree; it ends with all equal, which is flat enough.
    while lengths.contains(where: { $0 > limit }) {
      counts = counts.map { ($0 + 1) / 2 }
      lengths = Self.lengths(counts)
    }
    self.lengths = lengths.map { UInt8($0) }
    codes = Self.codes(lengths)
  }

  /// Depths of the leaves of the tree that joins the two rarest nodes again and again.
  private static func lengths(_ counts: [Int]) -> [Int] {
    var lengths = [Int](repeating: 0, count: counts.count)
    let leaves = counts.indices.filter { counts[$0] > 0 }
      .sorted { (counts[$0], $0) < (counts[$1], $1) }
    guard leaves.count > 1 else {
      if let only = leaves.first { lengths[only] = 1 }
      return lengths
    }
    // Nodes are the leaves, rarest first, then the joints in the order of their making, which is
    // also that of their weight: the rarest two are always among the heads of the two queues.
    var weights = leaves.map { counts[$0] }
    var parents = [Int](repeating: 0, count: leaves.count * 2 - 1)
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
    while weights.count < parents.count {
      let first = takeRarest()
      let second = takeRarest()
      parents[first] = weights.count
      parents[second] = weights.count
      weights.append(weights[first] + weights[second])
    }
    var depths = [Int](repeating: 0, count: parents.count)
    for node in stride(from: parents.count - 2, through: 0, by: -1) {
      depths[node] = depths[parents[node]] + 1
      if node < leaves.count { lengths[leaves[node]] = depths[node] }
    }
    return lengths
  }

  /// Codes in order of length, then of symbol.
  private static func codes(_ lengths: [Int]) -> [UInt16] {
    let longest = lengths.max() ?? 0
    var next = [Int](repeating: 0, count: longest + 2)
    for length in lengths where length > 0 { next[length + 1] += 1 }
    for length in stride(from: 1, through: longest, by: 1) {
      next[length + 1] = (next[length + 1] + next[length]) * 2
    }
    return lengths.map { length in
      guard length > 0 else { return 0 }
      let code = next[length]
      next[length] += 1
      var turned = 0
      for bit in 0..<length where code >> bit & 1 == 1 { turned |= 1 << (length - 1 - bit) }
      return UInt16(turned)
    }
  }
}
