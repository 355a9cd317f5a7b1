/// How much nearer two letters stand than their advances say.
enum KerningTable {
  /// The four numbers of a pair side by side: text regular, text black, display regular, display
  /// black.
  struct Pair {
    private let bits: UInt64

    fileprivate init(_ bits: UInt64) {
      self.bits = bits
    }

    /// One of the numbers, in 1/2048 em.
    func number(_ index: Int) -> Double {
      // The sign is the field's highest bit; moving it to the word's makes it the number's.
      let unused = UInt64.bitWidth - KerningTable.numberBits * (index + 1)
      return Double(
        Int64(bitPattern: bits << UInt64(unused)) >> Int64(64 - KerningTable.numberBits))
    }
  }

  /// Numbers of the table in an em.
  static let unitsPerEm = 2048.0
  fileprivate static let numberBits = 14
  private static let classShift: UInt64 = 56

  /// The pair's numbers; nil when the letters do not kern.
  static func pair(_ first: GlyphTable.Letter, _ second: GlyphTable.Letter) -> Pair? {
    guard first.kerningClass != 0, second.kerningClass != 0 else { return nil }
    let row = Int(first.kerningClass)
    let wanted = UInt64(second.kerningClass)
    var low = Int(starts[row])
    var high = Int(starts[row + 1])
    while low < high {
      let middle = (low + high) >> 1
      let pair = pairs[middle]
      let found = pair >> classShift
      if found == wanted { return Pair(pair) }
      if found < wanted { low = middle + 1 } else { high = middle }
    }
    return nil
  }
}
