/// Widths of Arabic letters, which depend on the letters they join.
enum ArabicTable {
  /// Which neighbours a letter joins; the order of the generated numbers.
  enum Joining: UInt8, Sendable {
    case none, before, both
  }

  /// How large the font is on a watch against the same font on a phone.
  ///
  /// Source: measured, watchOS 9.1 (freyaalminde/watch-date-picker-qa): four words at 16 and 17 pt, 27.5,
  /// 32, 38.5 and 41.5 wide.
  static let compactShare = 0.945

  /// The form a letter takes between its neighbours; the order of the generated numbers.
  enum Form: Int, Sendable {
    case alone, first, between, last
  }

  /// A letter.
  struct Letter {
    fileprivate let number: Int
    /// Which neighbours it joins.
    let joining: Joining

    /// How far the pen travels, at regular and at bold, in 1/4096 em.
    func advance(_ form: Form) -> (regular: Double, bold: Double) {
      numbers(form.rawValue)
    }

    /// Where the ink ends below the baseline, y upwards, likewise.
    var bottom: (regular: Double, bold: Double) { numbers(4) }

    /// Where the ink ends above the baseline, likewise.
    var top: (regular: Double, bold: Double) { numbers(5) }

    private func numbers(_ index: Int) -> (regular: Double, bold: Double) {
      let bold = index + ArabicTable.numbersPerWeight
      let start = number * ArabicTable.wordsPerLetter
      return (
        GlyphTable.number(words[start + index >> 2], index & 3),
        GlyphTable.number(words[start + bold >> 2], bold & 3)
      )
    }
  }

  /// Half of lam with alef, which are drawn as one, in 1/4096 em.
  static func lamAlef(isJoined: Bool) -> (regular: Double, bold: Double) {
    let start = isJoined ? 2 : 0
    return (GlyphTable.number(words[0], start) / 2, GlyphTable.number(words[0], start + 1) / 2)
  }

  private static let start: UInt32 = 0x600
  private static let end: UInt32 = 0x780
  private static let numbersPerWeight = 6
  private static let wordsPerLetter = 3

  /// The letter; nil when it is not an Arabic one.
  static func letter(_ scalar: Unicode.Scalar) -> Letter? {
    guard scalar.value >= start, scalar.value < end else { return nil }
    let number = Int(places[Int(scalar.value - start)])
    guard number != 0 else { return nil }
    return Letter(number: number, joining: Joining(rawValue: joinings[number]) ?? .none)
  }

  /// Whether the two letters are drawn as one.
  static func isLamAlef(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Bool {
    first.value == 0x644 && [0x622, 0x623, 0x625, 0x627].contains(second.value)
  }

  /// The form of a letter that is joined to the one before, to the one after, to both or neither.
  static func form(joinsBefore: Bool, joinsAfter: Bool) -> Form {
    switch (joinsBefore, joinsAfter) {
    case (false, false): .alone
    case (false, true): .first
    case (true, true): .between
    case (true, false): .last
    }
  }
}
