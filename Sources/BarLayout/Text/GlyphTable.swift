/// Advances and outlines of letters, for two cuts at two weights, found by scalar.
///
/// The numbers are arrays of plain integers that the compiler lays out as data: nothing is read or
/// made before the first letter.
enum GlyphTable {
  /// Where a letter's numbers stand, and what else is known of it.
  struct Letter {
    /// Its first word.
    let place: Int
    /// Its place among the letters that kern; 0 where it never does.
    let kerningClass: UInt8
    /// Whether it is San Francisco's own, to which tracking applies, drawn with Inter.
    let isTracked: Bool
  }

  /// Words of a letter: the outline and advance of the text cut at regular and at bold, of the
  /// display cut at both; heights of the text cut, of the display cut; stretches; the watch's font.
  private static let wordsPerLetter = 8
  /// The word of a letter's heights in the text cut.
  static let heights = 4
  /// The word of its four stretches.
  static let stretches = 6
  /// The word of what the watch's font makes of a letter: what it adds to the advance of the text
  /// cut and of the display cut, and what it stretches the outline by along x and y.
  static let compact = 7
  /// Numbers of the tables in an em.
  static let unitsPerEm = 4096.0

  /// Scalars from here on are not in the table.
  private static let scalarEnd: UInt32 = 0x3000
  private static let blockBits: UInt32 = 6

  /// The letter's place in the table; nil when no font of the table has it.
  @inline(__always)
  static func letter(_ scalar: Unicode.Scalar) -> Letter? {
    guard scalar.value < scalarEnd else { return nil }
    let block = Int(pages[Int(scalar.value >> blockBits)])
    let entry = entries[block << Int(blockBits) | Int(scalar.value & (1 << blockBits - 1))]
    guard entry != 0 else { return nil }
    return Letter(
      place: (Int(entry & 0xFFFF) - 1) * wordsPerLetter,
      kerningClass: UInt8(truncatingIfNeeded: entry >> 16), isTracked: entry >> 24 != 0)
  }

  /// One of the four numbers of a word, in 1/4096 em.
  @inline(__always)
  static func number(_ word: UInt64, _ index: Int) -> Double {
    Double(Int16(truncatingIfNeeded: word >> UInt64(index * Int16.bitWidth)))
  }

  /// The four numbers of a word, in 1/4096 em.
  @inline(__always)
  static func numbers(_ word: UInt64) -> SIMD4<Double> {
    SIMD4<Double>(
      unsafe withUnsafeBytes(of: word) { bytes in unsafe bytes.load(as: SIMD4<Int16>.self) })
  }
}
