/// Widths of Arabic letters, which depend on the letters they join.
struct ArabicTable: Sendable {
  /// Which neighbours a letter joins.
  enum Joining: Sendable {
    case none, before, both
  }

  /// The form a letter takes between its neighbours; the order of the generated columns.
  enum Form: Int, Sendable {
    case alone, first, between, last
  }

  /// A letter's numbers, in 1/10000 em: four advances, then bottom and top, at regular and bold.
  struct Letter: Sendable {
    var joining: Joining
    var numbers: [Int32]
  }

  private let letters: [Letter?]
  /// Lam with alef: alone at regular and bold, joined to the letter before at regular and bold.
  let lamAlef: [Int32]

  private static let start: UInt32 = 0x600
  private static let end: UInt32 = 0x780
  private static let numbersPerLetter = 12

  /// Reads the generated rows.
  init(rows: String) {
    var letters = [Letter?](repeating: nil, count: Int(Self.end - Self.start))
    var reader = RowReader(rows)
    _ = reader.scalar()
    _ = reader.letter()
    lamAlef = (0..<4).map { _ in reader.number() }
    while reader.hasRow() {
      let place = Int(reader.scalar()) - Int(Self.start)
      let joining: Joining =
        switch reader.letter() {
        case UInt8(ascii: "D"): .both
        case UInt8(ascii: "R"): .before
        default: .none
        }
      let numbers = (0..<Self.numbersPerLetter).map { _ in reader.number() }
      if letters.indices.contains(place) {
        letters[place] = Letter(joining: joining, numbers: numbers)
      }
    }
    self.letters = letters
  }

  /// The letter's numbers; nil when it is not an Arabic letter.
  func letter(_ scalar: Unicode.Scalar) -> Letter? {
    guard scalar.value >= Self.start, scalar.value < Self.end else { return nil }
    return letters[Int(scalar.value - Self.start)]
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
