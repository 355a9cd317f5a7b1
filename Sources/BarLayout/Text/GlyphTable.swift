/// The generated rows of the letters that fonts list one by one.
enum GlyphRows {}

/// Advances and bounds of letters, for two cuts at two weights, found by scalar.
struct GlyphTable: Sendable {
  /// Where a letter's numbers begin in `numbers`, by scalar; 0 where there is none.
  private let starts: [UInt32]
  /// For each letter the text cut's regular and bold, then the display cut's; six numbers each:
  /// advance, offset, left, right, bottom, top, in 1/10000 em.
  private let numbers: [Int32]
  /// Letters that begin before this are San Francisco's own, to which tracking applies.
  private let trackedEnd: UInt32

  /// Scalars from here on are not in the table.
  private static let scalarEnd: UInt32 = 0x3000
  /// Numbers of a letter in one cut.
  static let perCut = 12
  /// Numbers of a letter in one weight of a cut.
  static let perWeight = 6
  private static let perLetter = 24

  /// Reads the rows of both cuts, and those that hold for either.
  init(text: String, display: String, either: String) {
    var starts = [UInt32](repeating: 0, count: Int(Self.scalarEnd))
    var numbers = [Int32](repeating: 0, count: Self.perLetter)
    func read(_ rows: String, at place: Int, copies: Bool) {
      var reader = RowReader(rows)
      while reader.hasRow() {
        let scalar = Int(reader.scalar())
        guard scalar < starts.count else { continue }
        if starts[scalar] == 0 {
          starts[scalar] = UInt32(numbers.count)
          numbers.append(contentsOf: repeatElement(0, count: Self.perLetter))
        }
        let start = Int(starts[scalar])
        for i in 0..<Self.perCut {
          let number = reader.number()
          numbers[start + place + i] = number
          if copies { numbers[start + Self.perCut + i] = number }
        }
      }
    }
    read(text, at: 0, copies: true)
    read(display, at: Self.perCut, copies: false)
    trackedEnd = UInt32(numbers.count)
    read(either, at: 0, copies: true)
    self.starts = starts
    self.numbers = numbers
  }

  /// The letter's place in the table; nil when no font of the table has it.
  func letter(_ scalar: Unicode.Scalar) -> Int? {
    guard scalar.value < Self.scalarEnd else { return nil }
    let start = starts[Int(scalar.value)]
    return start == 0 ? nil : Int(start)
  }

  /// Whether San Francisco's tracking applies to the letter.
  func isTracked(_ letter: Int) -> Bool { letter < Int(trackedEnd) }

  /// One of the letter's numbers, in 1/10000 em.
  func number(_ letter: Int, _ index: Int) -> Double { Double(numbers[letter + index]) }

  /// A letter's numbers in one weight of a cut, in 1/10000 em.
  ///
  /// - Parameter place: the letter's place, moved on to that weight's.
  func numbers(_ place: Int) -> GlyphNumbers {
    GlyphNumbers(
      advance: number(place, 0), offset: number(place, 1), left: number(place, 2),
      right: number(place, 3), bottom: number(place, 4), top: number(place, 5))
  }
}

/// What the table says of a letter in one weight of a cut, in 1/10000 em, or several of these
/// mixed; y grows upwards from the baseline.
struct GlyphNumbers {
  var advance: Double
  var offset: Double
  var left: Double
  var right: Double
  var bottom: Double
  var top: Double

  /// All of them so many times.
  static func * (numbers: GlyphNumbers, factor: Double) -> GlyphNumbers {
    GlyphNumbers(
      advance: numbers.advance * factor, offset: numbers.offset * factor,
      left: numbers.left * factor, right: numbers.right * factor,
      bottom: numbers.bottom * factor, top: numbers.top * factor)
  }

  /// The sums of both.
  static func + (first: GlyphNumbers, second: GlyphNumbers) -> GlyphNumbers {
    GlyphNumbers(
      advance: first.advance + second.advance, offset: first.offset + second.offset,
      left: first.left + second.left, right: first.right + second.right,
      bottom: first.bottom + second.bottom, top: first.top + second.top)
  }
}
