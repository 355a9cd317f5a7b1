/// How much nearer two letters stand than their advances say.
///
/// Arrays of plain integers, like those of `GlyphTable`.
enum KerningTable {
  /// The four numbers of a pair side by side: text regular, text black, display regular, display
  /// black.
  struct Pair {
    fileprivate let word: UInt64

    /// One of the numbers, in 1/2048 em.
    @inline(__always)
    func number(_ index: Int) -> Double { GlyphTable.number(word, index) }
  }

  /// Numbers of the table in an em.
  static let unitsPerEm = 2048.0
  /// Words of `masks` a first class has: enough for 256 second ones.
  private static let wordsPerClass = 4
  private static let wordBits = 6

  /// The pair's numbers; nil when the letters do not kern.
  @inline(__always)
  static func pair(_ first: GlyphTable.Letter, _ second: GlyphTable.Letter) -> Pair? {
    let second = Int(second.kerningClass)
    let place = Int(first.kerningClass) * wordsPerClass + second >> wordBits
    let bit = UInt64(1) << UInt64(second & (UInt64.bitWidth - 1))
    let mask = masks[place]
    guard mask & bit != 0 else { return nil }
    return Pair(word: pairs[Int(starts[place]) + (mask & (bit - 1)).nonzeroBitCount])
  }
}
